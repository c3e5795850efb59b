/** Tables, drafts and events as the server sends them. */
import type { Frozen, Schemas, Score } from "./view";

/** A table without its game, which is played here. */
export type Table = Frozen<Schemas["TableHead"]>;
export type TableChange = Frozen<Schemas["TableChange"]>;
export type PublicRecord = Frozen<Schemas["PublicRecord"]>;
export type TableLine = Frozen<Schemas["TableLine"]>;
export type Progress = Frozen<Schemas["Progress"]>;
/** A game of a server where this browser has seats. */
export type ServerGame = Frozen<Schemas["OwnGame"]>;
export type ServerGames = Frozen<Schemas["OwnGames"]>;
export type Seat = Frozen<Schemas["SeatInfo"]>;
export type Settings = Frozen<Schemas["TableSettings"]>;
export type Edition = Frozen<Schemas["EditionView"]>;
export type FirstPlayer = NonNullable<Settings["first"]>;
export type Clock = Settings["clock"];
export type Access = Settings["access"];
export type Undo = Frozen<Schemas["UndoInfo"]>;
export type PauseWish = Frozen<Schemas["PauseInfo"]>;
export type Result = Frozen<Schemas["Result"]>;
export type You = Frozen<Schemas["You"]>;
export type Presence = Frozen<Schemas["Presence"]>;
export type TableAnswer = Frozen<Schemas["TableAnswer"]>;
export type Links = Frozen<Schemas["Links"]>;
export type Invitation = Frozen<Schemas["Invitation"]>;
export type CreatedTable = Frozen<Schemas["CreatedAnswer"]>;
export type Accepted = Frozen<Schemas["Accepted"]>;
export type Claimed = Frozen<Schemas["Claimed"]>;
export type Info = Frozen<Schemas["Info"]>;
export type ServerDays = Frozen<Schemas["DayDeals"]>;
/** What guests of a server have reached with a day's deal in one of its forms. */
export type DayResults = Frozen<Schemas["DayResults"]>;

/** How far a review that a server makes has come. */
export type ServerReview = Frozen<Schemas["ReviewAnswer"]>;

/** Only what changes is sent. */
export type Gain = Readonly<Partial<Score>>;

export type RemoveMove = Frozen<Schemas["LegalRemove"]>;
export type DigMove = Frozen<Schemas["LegalDig"]>;
export type PlaceMove = Frozen<Omit<Schemas["LegalPlace"], "gain">> & { readonly gain: Gain };
export type DecorateMove = Frozen<Omit<Schemas["LegalDecorate"], "gain">> & { readonly gain: Gain };
export type EndMove = Frozen<Schemas["LegalEnd"]>;
export type LegalMove = RemoveMove | DigMove | PlaceMove | DecorateMove | EndMove;
export type Source = PlaceMove["source"];
export type Keep = EndMove["keep"];
export type Discarded = EndMove["discarded"];

export type Reason = Frozen<Schemas["Reason"]>;
export type Income = Frozen<Schemas["Income"]>;
export type Preview = Frozen<Omit<Schemas["Preview"], "gain" | "legal" | "seq">> & {
  readonly gain: Gain;
  readonly legal: readonly LegalMove[];
};
export type PlaceQuestion = Frozen<Schemas["PlaceQuestion"]>;
export type Why = Frozen<Schemas["Why"]>;
export type PointLine = Frozen<Schemas["PointLine"]>;
export type PlanAnswer = Frozen<Schemas["PlanAnswer"]>;
export type Plan = Frozen<Schemas["PlanInfo"]>;
export type Points = Frozen<Schemas["Points"]>;
export type HintAlternative = Frozen<Omit<Schemas["HintAlternative"], "gain">> & { readonly gain: Gain };
export type Hint = Frozen<Omit<Schemas["Hint"], "gain" | "alternative">> & {
  readonly gain: Gain;
  readonly alternative: HintAlternative | null;
};

export interface Draft {
  readonly seat: number;
  readonly seq?: number;
  readonly moves: readonly string[];
  /** The bot whose turn the host's page has thought out. */
  readonly bot?: string;
}

export type Message = Frozen<Schemas["ServerMessage"]>;
/** What HTTP would have answered to a turn. */
export type Answer = Extract<Message, { kind: "answer" }>;
export type Hello = Extract<Message, { kind: "hello" }>;
export type Events = Extract<Message, { kind: "events" }>;
export type Event = Events["events"][number];
