/** What the kernel is made of, as `make kernel` wrote it from the Python sources. Never edited by hand. */

/** A number in memory, or so many of them: where, of which kind, how many. */
export interface Field {
  readonly offset: number;
  readonly kind: "i1" | "u2" | "i8" | "f8";
  readonly count: number;
}

export const RULES = "c9dbb741cf621ff8" as const;
export const ALIKE = ["1", "2"] as const;
export const STATE = {
  "face": {"offset": 0, "kind": "u2", "count": 53},
  "supply": {"offset": 106, "kind": "u2", "count": 7},
  "flower": {"offset": 120, "kind": "i1", "count": 53},
  "stack": {"offset": 173, "kind": "i1", "count": 48},
  "height": {"offset": 221, "kind": "i1", "count": 16},
  "box": {"offset": 237, "kind": "i1", "count": 7},
  "tokens": {"offset": 244, "kind": "i1", "count": 14},
  "token_count": {"offset": 258, "kind": "i1", "count": 1},
  "token": {"offset": 259, "kind": "i1", "count": 1},
  "round": {"offset": 260, "kind": "i1", "count": 1},
  "players": {"offset": 261, "kind": "i1", "count": 1},
  "seat": {"offset": 262, "kind": "i1", "count": 1},
  "phase": {"offset": 263, "kind": "i1", "count": 1},
  "removals": {"offset": 264, "kind": "i1", "count": 1},
  "dug": {"offset": 265, "kind": "i1", "count": 1},
  "star_used": {"offset": 266, "kind": "i1", "count": 1},
  "highest": {"offset": 267, "kind": "i1", "count": 1},
  "overlap": {"offset": 268, "kind": "i1", "count": 1},
  "gap": {"offset": 269, "kind": "i1", "count": 1},
  "belvederes": {"offset": 270, "kind": "i1", "count": 1},
} as const;
export const STATE_STEP = {
  2: 1600,
  3: 2240,
  4: 2944,
} as const;
export const STATE_SIZE = 2896 as const;
export const GARDEN = {
  "surface": {"offset": 0, "kind": "i8", "count": 17},
  "symbols": {"offset": 136, "kind": "i8", "count": 4},
  "positions": {"offset": 168, "kind": "i8", "count": 1},
  "occupied": {"offset": 176, "kind": "i8", "count": 1},
  "statues": {"offset": 184, "kind": "i8", "count": 1},
  "buried": {"offset": 192, "kind": "i8", "count": 1},
  "belvederes": {"offset": 200, "kind": "i8", "count": 1},
  "decks": {"offset": 208, "kind": "i8", "count": 1},
  "joined_east": {"offset": 216, "kind": "i8", "count": 1},
  "joined_north": {"offset": 224, "kind": "i8", "count": 1},
  "fresh": {"offset": 232, "kind": "i8", "count": 1},
  "item": {"offset": 240, "kind": "u2", "count": 64},
  "item_level_a": {"offset": 368, "kind": "i1", "count": 64},
  "item_level_b": {"offset": 432, "kind": "i1", "count": 64},
  "item_level_gap": {"offset": 496, "kind": "i1", "count": 64},
  "tile": {"offset": 560, "kind": "i1", "count": 16},
  "tile_at": {"offset": 576, "kind": "i1", "count": 16},
  "tile_level": {"offset": 592, "kind": "i1", "count": 16},
  "tile_turns": {"offset": 608, "kind": "i1", "count": 16},
  "tile_open": {"offset": 624, "kind": "i1", "count": 16},
  "tiles": {"offset": 640, "kind": "i1", "count": 1},
  "items": {"offset": 641, "kind": "i1", "count": 1},
  "old_tiles": {"offset": 642, "kind": "i1", "count": 1},
  "old_items": {"offset": 643, "kind": "i1", "count": 1},
  "top": {"offset": 644, "kind": "i1", "count": 1},
  "singles": {"offset": 645, "kind": "i1", "count": 1},
  "doubles": {"offset": 646, "kind": "i1", "count": 1},
  "stored": {"offset": 647, "kind": "i1", "count": 1},
  "flower": {"offset": 648, "kind": "i1", "count": 1},
} as const;
export const GARDEN_PLACE = {
  "offset": 272,
  "size": 656,
} as const;
export const WORKSPACE = {
  "settings": {"offset": 0, "kind": "i8", "count": 13},
  "stream": {"offset": 104, "kind": "i8", "count": 1},
  "turn": {"offset": 112, "kind": "i8", "count": 64},
  "moves": {"offset": 624, "kind": "i8", "count": 4400},
  "places": {"offset": 35824, "kind": "i8", "count": 512},
  "boards": {"offset": 39920, "kind": "i8", "count": 7},
  "sites": {"offset": 39976, "kind": "i8", "count": 196},
  "site_rows": {"offset": 41544, "kind": "i8", "count": 2940},
  "site_value": {"offset": 65064, "kind": "f8", "count": 196},
  "site_most": {"offset": 66632, "kind": "f8", "count": 196},
  "candidates": {"offset": 68200, "kind": "i8", "count": 64},
  "candidate_value": {"offset": 68712, "kind": "f8", "count": 64},
  "features": {"offset": 69224, "kind": "f8", "count": 21},
  "weights": {"offset": 69392, "kind": "f8", "count": 54},
  "dig_value": {"offset": 69824, "kind": "f8", "count": 16},
  "turns": {"offset": 69952, "kind": "i8", "count": 512},
  "turn_value": {"offset": 74048, "kind": "f8", "count": 128},
  "choices": {"offset": 75072, "kind": "i8", "count": 256},
  "choice_value": {"offset": 77120, "kind": "f8", "count": 64},
  "order": {"offset": 77632, "kind": "i8", "count": 64},
  "tries": {"offset": 78144, "kind": "i8", "count": 64},
  "total": {"offset": 78656, "kind": "f8", "count": 64},
  "squares": {"offset": 79168, "kind": "f8", "count": 64},
  "cursor": {"offset": 79680, "kind": "i8", "count": 7},
  "limit": {"offset": 79736, "kind": "i8", "count": 2},
  "clock": {"offset": 79752, "kind": "i8", "count": 3},
  "choosing": {"offset": 79776, "kind": "f8", "count": 54},
  "playing": {"offset": 80208, "kind": "f8", "count": 54},
  "finding": {"offset": 80640, "kind": "f8", "count": 3},
  "world_stream": {"offset": 80664, "kind": "i8", "count": 1},
  "luck": {"offset": 80672, "kind": "i8", "count": 1},
  "ahead": {"offset": 80680, "kind": "i8", "count": 64},
  "seat_total": {"offset": 81192, "kind": "f8", "count": 4},
  "better": {"offset": 81224, "kind": "i8", "count": 64},
  "judged": {"offset": 81736, "kind": "i8", "count": 1},
  "prospect": {"offset": 81744, "kind": "f8", "count": 16},
  "lines": {"offset": 81872, "kind": "i8", "count": 8},
  "line_total": {"offset": 81936, "kind": "f8", "count": 32},
  "figure_total": {"offset": 82192, "kind": "f8", "count": 25},
  "figure_squares": {"offset": 82392, "kind": "f8", "count": 25},
  "node": {"offset": 82592, "kind": "i8", "count": 1792},
  "node_length": {"offset": 96928, "kind": "i8", "count": 14},
  "node_at": {"offset": 97040, "kind": "i8", "count": 14},
  "barred": {"offset": 97152, "kind": "i8", "count": 768},
  "hope": {"offset": 103296, "kind": "i8", "count": 64},
  "hoped": {"offset": 103808, "kind": "i8", "count": 4},
  "listing": {"offset": 103840, "kind": "i8", "count": 4096},
  "listing_most": {"offset": 136608, "kind": "f8", "count": 4096},
  "ending": {"offset": 169376, "kind": "i8", "count": 16},
  "listed": {"offset": 169504, "kind": "i8", "count": 256},
  "listed_value": {"offset": 171552, "kind": "f8", "count": 16},
  "net_inputs": {"offset": 171680, "kind": "f8", "count": 142},
  "net_first": {"offset": 172816, "kind": "f8", "count": 4544},
  "net_second": {"offset": 209168, "kind": "f8", "count": 528},
  "net_last": {"offset": 213392, "kind": "f8", "count": 136},
  "net_plain": {"offset": 214480, "kind": "f8", "count": 2272},
  "net_sums": {"offset": 232656, "kind": "f8", "count": 32},
  "net_second_sums": {"offset": 232912, "kind": "f8", "count": 16},
  "net_gains": {"offset": 233040, "kind": "f8", "count": 8},
} as const;
export const WORKSPACE_SIZE = 233104 as const;
export const PARAMETERS = {
  "legal_actions": "iiiliiii",
  "play": "iiill",
  "think": "iiiiiiilll",
  "face_of": "llll",
  "begin_game": "iiil",
  "revealed_stack": "iiil",
  "learn_tile": "iiilll",
  "learn_token": "iiill",
  "digest": "iiilii",
  "remove_action": "l",
  "dig_action": "l",
  "place_action": "iiillllll",
  "decorate_action": "lll",
  "end_action": "l",
  "move_rows": "iiilliiiiiiii",
  "move_row": "iiillii",
  "income_rows": "iiilii",
  "sheet_row": "iiillii",
  "standing_rows": "iiilii",
  "point_rows": "iiillii",
  "garden_row": "iiillii",
  "tile_rows": "iiillii",
  "item_rows": "iiillii",
  "place_row": "iiilllii",
  "refuse_remove": "iiillii",
  "refuse_dig": "iiillii",
  "refuse_place": "iiilllllii",
  "refuse_decorate": "iiilllllii",
  "refuse_end": "iiilii",
  "refuse_keep": "iiillii",
} as const;
export const NONE = -1 as const;
export const NOTHING = -1 as const;
export const NO_CORNER = 0 as const;
export const NO_STAR = -1 as const;
export const NO_SYMBOL = -1 as const;
export const NO_TILE = -1 as const;
export const UNKNOWN = 52 as const;
export const UNKNOWN_TOKEN = 7 as const;
export const LAYERS = 3 as const;
export const COPIES = 2 as const;
export const STORED_SINGLES = 6 as const;
export const MOST_MOVES = 4400 as const;
export const MOST_PLACES = 512 as const;
export const MOST_POINTS = 85 as const;
export const MOST_PLAYERS = 4 as const;
export const TOKENS_IN_PLAY = {
  2: 14,
  3: 12,
  4: 10,
} as const;
export const REMOVALS = {
  2: 6,
  3: 3,
  4: 0,
} as const;
export const SECTIONS = {
  "game-over": "7",
  "remove-first": "3.4",
  "setup-done": "3.4",
  "clay-gone": "3.4",
  "dig-first": "4A",
  "already-dug": "4A",
  "stack-empty": "4A",
  "not-revealed": "4A",
  "no-dug-tile": "4B",
  "no-stored-tile": "4B",
  "outside-garden": "5.1",
  "surface-too-high": "5.1",
  "statue-bears": "5.2",
  "corner-unsupported": "5.2",
  "too-few-supports": "5.2",
  "no-belvedere": "5.3",
  "level-skipped": "5.4",
  "complete-overlap": "5.5",
  "too-few-pillars": "5.6",
  "no-double-left": "5.6",
  "nothing-placed": "6",
  "none-left": "6",
  "not-fresh": "6",
  "not-adjacent": "6",
  "no-tile-below": "6",
  "space-occupied": "6",
  "under-bridge": "6",
  "no-such-token": "7",
  "token-used": "7",
  "token-not-here": "7",
  "token-not-needed": "7",
  "wrong-symbol": "6",
  "not-in-line": "6",
  "same-tile": "6",
  "not-same-level": "6",
  "not-one-step": "6",
  "gap-too-high": "6",
  "gap-crossed": "6",
  "gap-occupied": "6",
} as const;
export const EDITIONS = {
  "revised": {"name": "revised", "highest": "double", "overlap": "never", "gap": "empty", "belvederes": "required", "supply": [148, 60, 38, 15, 15, 15, 38], "lots": false},
  "en": {"name": "en", "highest": "square", "overlap": "never", "gap": "empty", "belvederes": "required", "supply": [152, 64, 40, 16, 16, 16, 40], "lots": false},
  "pl": {"name": "pl", "highest": "double", "overlap": "never", "gap": "empty", "belvederes": "required", "supply": [148, 60, 38, 15, 15, 15, 38], "lots": false},
  "zh-Hant": {"name": "zh-Hant", "highest": "double", "overlap": "never", "gap": "empty", "belvederes": "required", "supply": [148, 60, 38, 15, 15, 15, 38], "lots": false},
  "zh-Hans": {"name": "zh-Hans", "highest": "double", "overlap": "one-level", "gap": "covered", "belvederes": "required", "supply": [148, 60, 38, 15, 15, 15, 38], "lots": true},
  "ja": {"name": "ja", "highest": "double", "overlap": "beneath", "gap": "open", "belvederes": "required", "supply": [148, 60, 38, 15, 15, 15, 38], "lots": false},
} as const;
export const BROKEN_MIXES = [{"highest": "square", "overlap": "one-level", "gap": "empty", "belvederes": "required"}, {"highest": "square", "overlap": "one-level", "gap": "empty", "belvederes": "while-they-last"}, {"highest": "square", "overlap": "one-level", "gap": "open", "belvederes": "required"}, {"highest": "square", "overlap": "one-level", "gap": "open", "belvederes": "while-they-last"}, {"highest": "square", "overlap": "one-level", "gap": "covered", "belvederes": "required"}, {"highest": "square", "overlap": "one-level", "gap": "covered", "belvederes": "while-they-last"}] as const;
export const TILE_SETS = {
  "standard": {"c01": {"face": ["statue", null, "fountain", null], "flower": "white", "material": "clay"}, "c02": {"face": [null, "stairway", null, "statue"], "flower": "pink", "material": "clay"}, "c03": {"face": [null, "statue", "bridge", null], "flower": "blue", "material": "clay"}, "c04": {"face": ["bridge", null, "statue", null], "flower": "yellow", "material": "clay"}, "c05": {"face": [null, "stairway", "bridge", null], "flower": "white", "material": "clay"}, "c06": {"face": [null, "stairway", null, "fountain"], "flower": "pink", "material": "clay"}, "c07": {"face": [null, null, "bridge", "statue"], "flower": "blue", "material": "clay"}, "c08": {"face": [null, "fountain", "bridge", null], "flower": "yellow", "material": "clay"}, "c09": {"face": [null, "bridge", "statue", null], "flower": "white", "material": "clay"}, "c10": {"face": [null, null, "bridge", "bridge"], "flower": "pink", "material": "clay"}, "c11": {"face": [null, "stairway", "stairway", null], "flower": "blue", "material": "clay"}, "c12": {"face": ["statue", null, null, "fountain"], "flower": "yellow", "material": "clay"}, "c13": {"face": [null, "stairway", "fountain", null], "flower": "white", "material": "clay"}, "c14": {"face": [null, "fountain", null, "statue"], "flower": "pink", "material": "clay"}, "c15": {"face": ["fountain", null, null, "fountain"], "flower": "blue", "material": "clay"}, "c16": {"face": [null, "stairway", null, "stairway"], "flower": "yellow", "material": "clay"}, "g01": {"face": ["bridge", "stairway", "statue", null], "flower": "white", "material": "granite"}, "g02": {"face": ["fountain", "fountain", "bridge", null], "flower": "pink", "material": "granite"}, "g03": {"face": ["bridge", null, "statue", "fountain"], "flower": "blue", "material": "granite"}, "g04": {"face": [null, "bridge", "stairway", "fountain"], "flower": "yellow", "material": "granite"}, "g05": {"face": ["bridge", "fountain", null, "fountain"], "flower": "white", "material": "granite"}, "g06": {"face": [null, "bridge", "statue", "stairway"], "flower": "pink", "material": "granite"}, "g07": {"face": ["statue", "stairway", null, "bridge"], "flower": "blue", "material": "granite"}, "g08": {"face": [null, "bridge", "statue", "statue"], "flower": "yellow", "material": "granite"}, "g09": {"face": ["statue", null, "statue", "stairway"], "flower": "white", "material": "granite"}, "g10": {"face": ["stairway", "fountain", "stairway", null], "flower": "pink", "material": "granite"}, "g11": {"face": ["fountain", "fountain", null, "stairway"], "flower": "blue", "material": "granite"}, "g12": {"face": [null, "fountain", "stairway", "bridge"], "flower": "yellow", "material": "granite"}, "g13": {"face": ["stairway", "fountain", "bridge", null], "flower": "white", "material": "granite"}, "g14": {"face": ["bridge", null, "statue", "statue"], "flower": "pink", "material": "granite"}, "g15": {"face": [null, "stairway", "statue", "bridge"], "flower": "blue", "material": "granite"}, "g16": {"face": ["stairway", null, "fountain", "statue"], "flower": "yellow", "material": "granite"}, "b01": {"face": ["bridge", "statue", "fountain", "stairway"], "flower": "white", "material": "basalt"}, "b02": {"face": ["fountain", "bridge", "stairway", "stairway"], "flower": "pink", "material": "basalt"}, "b03": {"face": ["statue", "stairway", "bridge", "bridge"], "flower": "blue", "material": "basalt"}, "b04": {"face": ["statue", "fountain", "bridge", "stairway"], "flower": "yellow", "material": "basalt"}, "b05": {"face": ["statue", "statue", "fountain", "stairway"], "flower": "white", "material": "basalt"}, "b06": {"face": ["fountain", "statue", "bridge", "stairway"], "flower": "pink", "material": "basalt"}, "b07": {"face": ["fountain", "statue", "bridge", "statue"], "flower": "blue", "material": "basalt"}, "b08": {"face": ["bridge", "stairway", "stairway", "fountain"], "flower": "yellow", "material": "basalt"}, "b09": {"face": ["fountain", "stairway", "statue", "bridge"], "flower": "white", "material": "basalt"}, "b10": {"face": ["stairway", "statue", "statue", "fountain"], "flower": "pink", "material": "basalt"}, "b11": {"face": ["statue", "stairway", "fountain", "stairway"], "flower": "blue", "material": "basalt"}, "b12": {"face": ["fountain", "statue", "bridge", "stairway"], "flower": "yellow", "material": "basalt"}, "b13": {"face": ["fountain", "bridge", "stairway", "bridge"], "flower": "white", "material": "basalt"}, "b14": {"face": ["bridge", "bridge", "statue", "fountain"], "flower": "pink", "material": "basalt"}, "b15": {"face": ["stairway", "fountain", "bridge", "fountain"], "flower": "blue", "material": "basalt"}, "b16": {"face": ["statue", "statue", "fountain", "bridge"], "flower": "yellow", "material": "basalt"}, "white": {"face": ["statue", "fountain", "bridge", "stairway"], "flower": "white", "material": "start"}, "pink": {"face": ["statue", "fountain", "stairway", "bridge"], "flower": "pink", "material": "start"}, "blue": {"face": ["statue", "bridge", "fountain", "stairway"], "flower": "blue", "material": "start"}, "yellow": {"face": ["statue", "stairway", "bridge", "fountain"], "flower": "yellow", "material": "start"}},
} as const;
export const BOXES = {
  "standard": ["none", "none", "extra-single", "extra-single", "extra-double", "extra-double", "change-symbol", "change-symbol", "fill-blank", "fill-blank", "double-flower", "double-flower", "fewer-pillars", "fewer-pillars"],
} as const;
export const ROWS = {
  "MoveRow": [["action", 0], ["rotations", 0], ["kind", 0], ["stack", 0], ["tile", 0], ["stored", 0], ["position", 0], ["level", 0], ["open_corner", 0], ["belvedere", 0], ["supports", 4], ["singles", 0], ["doubles", 0], ["symbol", 0], ["first", 0], ["second", 0], ["star", 0], ["keep", 0], ["discarded", 0], ["gain", 8]],
  "IncomeRow": [["stack", 0], ["tile", 0], ["singles", 0], ["borders", 4], ["edges", 4], ["flower", 0], ["token", 0], ["supply", 0]],
  "SheetRow": [["lines", 8], ["open_notches", 0]],
  "StandingRow": [["points", 0], ["open_notches", 0], ["rank", 0]],
  "PointRow": [["line", 0], ["points", 0], ["members", 0], ["items", 4], ["tiles", 4]],
  "GardenRow": [["flower", 0], ["singles", 0], ["doubles", 0], ["stored", 0], ["dug", 0], ["tiles", 0], ["items", 0], ["surface", 64]],
  "TileRow": [["tile", 0], ["position", 0], ["level", 0], ["turns", 0], ["open_corner", 0], ["supports", 4], ["visible", 0], ["fresh", 0]],
  "ItemRow": [["kind", 0], ["first", 0], ["second", 0], ["first_level", 0], ["second_level", 0], ["visible", 0], ["bears", 0], ["hidden_by", 0], ["fresh", 0]],
  "PlaceRow": [["position", 0], ["level", 0], ["open_corner", 0]],
  "RefusalRow": [["code", 0], ["removals", 0], ["overlap", 0], ["token", 0], ["top", 0], ["singles", 0], ["lowest", 0], ["missing", 0], ["supported", 0], ["needed", 0], ["space", 0], ["gap", 0], ["first_level", 0], ["second_level", 0]],
  "ProspectRow": [["space", 4], ["level", 4], ["opened", 0], ["statue", 0], ["item", 0], ["flower", 0]],
} as const;
export const FLOWERS = ["white", "pink", "blue", "yellow"] as const;
export const SYMBOLS = ["statue", "fountain", "bridge", "stairway"] as const;
export const ITEM_KINDS = ["statue", "fountain", "bridge", "stairway", "belvedere"] as const;
export const MATERIALS = ["clay", "granite", "basalt", "start"] as const;
export const TOKENS = ["none", "extra-single", "extra-double", "change-symbol", "fill-blank", "double-flower", "fewer-pillars"] as const;
export const PHASES = ["remove", "dig", "build", "over"] as const;
export const SOURCES = ["dug", "stored"] as const;
export const KEEPS = ["dug", "stored", "none"] as const;
export const DISCARDS = ["none", "dug", "stored", "both"] as const;
export const SUPPORTS = ["open", "single", "double", "statue"] as const;
export const CORNERS = ["nw", "ne", "se", "sw"] as const;
export const CATEGORIES = ["statues", "fountains", "bridges", "stairways", "diversity", "flowers", "belvederes", "highest"] as const;
export const MOVE_KINDS = ["remove", "dig", "place", "decorate", "end"] as const;
export const SIDES = ["east", "west", "north", "south"] as const;
export const BORDERS = ["higher", "edge", "bottom", "same", "lower"] as const;
export const HIGHEST = ["double", "square"] as const;
export const OVERLAPS = ["never", "one-level", "beneath"] as const;
export const GAPS = ["empty", "open", "covered"] as const;
export const BELVEDERES = ["required", "while-they-last"] as const;
export const PIECES = ["singles", "doubles", "belvederes", "stairways", "fountains", "bridges", "statues"] as const;
export const REFUSALS = ["game-over", "remove-first", "setup-done", "clay-gone", "dig-first", "already-dug", "stack-empty", "not-revealed", "no-dug-tile", "no-stored-tile", "outside-garden", "surface-too-high", "statue-bears", "corner-unsupported", "too-few-supports", "no-belvedere", "level-skipped", "complete-overlap", "too-few-pillars", "no-double-left", "nothing-placed", "none-left", "not-fresh", "not-adjacent", "no-tile-below", "space-occupied", "under-bridge", "no-such-token", "token-used", "token-not-here", "token-not-needed", "wrong-symbol", "not-in-line", "same-tile", "not-same-level", "not-one-step", "gap-too-high", "gap-crossed", "gap-occupied"] as const;
export const SPACES = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"] as const;
export const STACKS = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"] as const;
export const TILE_IDS = ["c01", "c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09", "c10", "c11", "c12", "c13", "c14", "c15", "c16", "g01", "g02", "g03", "g04", "g05", "g06", "g07", "g08", "g09", "g10", "g11", "g12", "g13", "g14", "g15", "g16", "b01", "b02", "b03", "b04", "b05", "b06", "b07", "b08", "b09", "b10", "b11", "b12", "b13", "b14", "b15", "b16", "white", "pink", "blue", "yellow"] as const;
export type KernelFunction = keyof typeof PARAMETERS;
export interface MoveRow {
  action: number;
  rotations: number;
  kind: number;
  stack: number;
  tile: number;
  stored: number;
  position: number;
  level: number;
  open_corner: number;
  belvedere: number;
  supports: number[];
  singles: number;
  doubles: number;
  symbol: number;
  first: number;
  second: number;
  star: number;
  keep: number;
  discarded: number;
  gain: number[];
}
export interface IncomeRow {
  stack: number;
  tile: number;
  singles: number;
  borders: number[];
  edges: number[];
  flower: number;
  token: number;
  supply: number;
}
export interface SheetRow {
  lines: number[];
  open_notches: number;
}
export interface StandingRow {
  points: number;
  open_notches: number;
  rank: number;
}
export interface PointRow {
  line: number;
  points: number;
  members: number;
  items: number[];
  tiles: number[];
}
export interface GardenRow {
  flower: number;
  singles: number;
  doubles: number;
  stored: number;
  dug: number;
  tiles: number;
  items: number;
  surface: number[];
}
export interface TileRow {
  tile: number;
  position: number;
  level: number;
  turns: number;
  open_corner: number;
  supports: number[];
  visible: number;
  fresh: number;
}
export interface ItemRow {
  kind: number;
  first: number;
  second: number;
  first_level: number;
  second_level: number;
  visible: number;
  bears: number;
  hidden_by: number;
  fresh: number;
}
export interface PlaceRow {
  position: number;
  level: number;
  open_corner: number;
}
export interface RefusalRow {
  code: number;
  removals: number;
  overlap: number;
  token: number;
  top: number;
  singles: number;
  lowest: number;
  missing: number;
  supported: number;
  needed: number;
  space: number;
  gap: number;
  first_level: number;
  second_level: number;
}
export interface ProspectRow {
  space: number[];
  level: number[];
  opened: number;
  statue: number;
  item: number;
  flower: number;
}
export interface Rows {
  MoveRow: MoveRow;
  IncomeRow: IncomeRow;
  SheetRow: SheetRow;
  StandingRow: StandingRow;
  PointRow: PointRow;
  GardenRow: GardenRow;
  TileRow: TileRow;
  ItemRow: ItemRow;
  PlaceRow: PlaceRow;
  RefusalRow: RefusalRow;
  ProspectRow: ProspectRow;
}
export const ROW_LENGTH = {
  "MoveRow": 30,
  "IncomeRow": 14,
  "SheetRow": 9,
  "StandingRow": 3,
  "PointRow": 11,
  "GardenRow": 71,
  "TileRow": 11,
  "ItemRow": 9,
  "PlaceRow": 3,
  "RefusalRow": 14,
  "ProspectRow": 12,
} as const;
