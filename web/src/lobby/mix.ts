/** The rules of a new table: those of a printed book, or some of them chosen otherwise. */
import type { Edition, Info } from "../api/table";

/** What there is to choose from, on a server or on this device. */
export type Offers = Pick<Info, "editions" | "choices" | "broken" | "lots" | "bots" | "levels">;

export const CHOICES = ["highest", "overlap", "gap", "belvederes"] as const;

/** The pieces of a supply, in the order of its numbers. */
export const PIECES = ["singles", "doubles", "belvederes", "stairways", "fountains", "bridges", "statues"] as const;

export type Mix = Pick<Edition, (typeof CHOICES)[number] | "supply">;

export const printed = (name: string, offers: Offers): Edition | undefined =>
  offers.editions.find((edition) => edition.name === name);

/** Whether it is known that these choices spoil the game. */
export function isBroken(mix: Mix, offers: Offers): boolean {
  return offers.broken.some((broken) => CHOICES.every((name) => broken[name] === mix[name]));
}

/** Only what differs from the book: what it leaves as printed needs no words. */
export function differences(book: Mix, mix: Mix): Partial<Mix> {
  const supply = mix.supply.some((count, index) => count !== book.supply[index]);
  return {
    ...(mix.highest === book.highest ? {} : { highest: mix.highest }),
    ...(mix.overlap === book.overlap ? {} : { overlap: mix.overlap }),
    ...(mix.gap === book.gap ? {} : { gap: mix.gap }),
    ...(mix.belvederes === book.belvederes ? {} : { belvederes: mix.belvederes }),
    ...(supply ? { supply: mix.supply } : {}),
  };
}
