/** The key that a link carries after its hash. */
export interface LinkKey {
  readonly kind: "seat" | "watch";
  readonly key: string;
}

export function keyOf(hash: string): LinkKey | null {
  const match = /^#(seat|watch)=([\w-]+)$/.exec(hash);
  return match === null ? null : { kind: match[1] as LinkKey["kind"], key: match[2] ?? "" };
}
