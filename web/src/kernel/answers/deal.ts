/** A deal as a table's referee tells it, made whole for the kernel. */
import type { PublicRecord } from "../../api/table";
import type { Flower, Material, Symbol, TileFace, View } from "../../api/view";
import type { PublicDeal } from "../deal";
import { FLOWERS, LAYERS } from "../generated";
import type { Layout } from "../layout";
import type { Midgame } from "../midgame";

/** A deal with the names that the kernel has no use for. */
export interface KnownDeal extends PublicDeal {
  readonly edition: View["edition"];
  readonly tiles: Readonly<Record<string, TileFace>>;
}

/** A deal as it is told; one of a record may begin in the middle of a game, with all that was seen by then. */
export type Told = PublicRecord["deal"] & {
  readonly begun?: Pick<PublicDeal, "quarry" | "tokens"> & { readonly midgame: Midgame };
};

const SYMBOL: Readonly<Record<string, Symbol>> = { S: "statue", F: "fountain", B: "bridge", T: "stairway" };
const MATERIAL: Readonly<Record<string, Material>> = { c: "clay", g: "granite", b: "basalt" };

const isFlower = (word: string): word is Flower => FLOWERS.some((flower) => flower === word);
type Sets = Layout["TILE_SETS"];
const isSet = (name: string, sets: Sets): name is keyof Sets => name in sets;

/** Of every stack only the clay tile on top is known, and none of the tokens. */
export const dealOf = ({ edition, seats, tiles, box, quarry, tokens, begun }: Told, layout: Layout): KnownDeal => ({
  edition,
  seats,
  tiles: facesOf(tiles, layout),
  box: box ?? layout.BOXES.standard,
  ...(begun ?? {
    quarry: quarry.map((clay) => [...Array.from({ length: LAYERS - 1 }, () => null), clay]),
    tokens: Array.from({ length: tokens }, () => null),
  }),
});

/** All faces by their ids: those of a set that comes with the game, or of these lines. */
export const facesOf = (tiles: Told["tiles"], { TILE_SETS }: Pick<Layout, "TILE_SETS">): KnownDeal["tiles"] =>
  typeof tiles === "string" ? facesOfSet(tiles, TILE_SETS) : Object.fromEntries(tiles.map(faceOf));

function facesOfSet(name: string, sets: Sets): KnownDeal["tiles"] {
  if (!isSet(name, sets)) throw new Error(`no tile set ${name}`);
  return sets[name];
}

/** The tile that a line like `c01 white S.F.` tells of. */
function faceOf(line: string): [string, TileFace] {
  const [id = "", flower = "", corners = ""] = line.split(" ");
  if (!isFlower(flower)) throw new Error(`no tile: ${line}`);
  const face = Array.from(corners, (letter) => SYMBOL[letter] ?? null);
  return [id, { face, flower, material: isFlower(id) ? "start" : (MATERIAL[id.charAt(0)] ?? "clay") }];
}
