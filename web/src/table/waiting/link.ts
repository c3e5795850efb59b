/** The key that a link carries after its hash. */
export interface LinkKey {
  readonly kind: "seat" | "watch";
  readonly key: string;
}

export function keyOf(hash: string): LinkKey | null {
  const [, kind, key = ""] = /^#(seat|watch)=([\w-]+)$/.exec(hash) ?? [];
  return kind === "seat" || kind === "watch" ? { kind, key } : null;
}
