/** All pieces and markers of the table, laid anew from a picture. */
import { outCubic } from "../easing";
import { itemKey, layGarden, tileKey } from "../layout/garden";
import { layLast, layLit, layMarks } from "../layout/marks";
import type { Picture } from "../layout/picture";
import { layQuarry } from "../layout/quarry";
import type { Arrangement } from "../layout/table";
import type { Motion } from "../motion";
import { createPools } from "../pools";
import type { Quality } from "../quality";

/** Names of every piece in sight, to tell the new ones. */
export function pieceKeys({ view, marks }: Picture): string[] {
  const pieces = view.gardens.flatMap((garden) => [
    ...garden.tiles.map((tile) => tileKey(garden.seat, tile)),
    ...garden.items.map((item) => itemKey(garden.seat, item)),
  ]);
  return marks.lift === null ? pieces : [...pieces, `lift:${marks.lift.stack}`];
}

export function createPieces(quality: Quality) {
  const pools = createPools(quality);
  return {
    object: pools.object,
    update(picture: Picture, arrangement: Arrangement, motion: Motion) {
      const { view, seat, marks, plan } = picture;
      pools.clear();
      view.gardens.forEach((garden, index) => {
        const base = arrangement.gardens[index];
        if (base === undefined) return;
        const own = index === seat;
        const chipSize = (plan ? 0.25 : 0.23) * (picture.largeChips ? 1.5 : 1);
        layGarden(
          pools,
          base,
          garden,
          {
            own,
            chips: own || picture.reveal,
            cut: own ? picture.cut : 99,
            plan,
            plain: picture.plain,
            lush: quality.lush,
            chipSize,
          },
          motion,
        );
        if (marks.last?.seat === index) layLast(pools, base, garden, marks.last.tiles);
        if (marks.lit?.seat === index) layLit(pools, base, garden, marks.lit.spaces);
        if (own) layMarks(pools, garden, marks, plan);
      });
      const raised = (stack: string): number =>
        marks.lift?.stack === stack ? outCubic(motion.progress(`lift:${stack}`, 0, 160)) : 0;
      layQuarry(pools, arrangement.quarry, view, { plan, raised, marks });
      pools.finish();
    },
    dispose: () => pools.dispose(),
  };
}
