/** A number from 0 up to, but without, a limit. */
export type Draw = (limit: number) => number;

/** Walks from the last thing to the second, and swaps each with one that is not behind it (docs/deals.md). */
export function shuffled<Thing>(things: readonly Thing[], draw: Draw): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both places are within the list
    [order[last], order[other]] = [order[other], order[last]] as [Thing, Thing];
  }
  return order;
}
