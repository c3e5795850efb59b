/** The key that a link carries after its hash. */
export interface LinkKey {
  readonly kind: "seat" | "watch";
  /** The seat that the key fits; a watcher has none. */
  readonly seat: number | null;
  readonly key: string;
}

export function keyOf(hash: string): LinkKey | null {
  const [, kind, seat, key = ""] = /^#(?:(seat)=([0-3])\.|watch=)([\w-]+)$/.exec(hash) ?? [];
  if (key === "") return null;
  return kind === "seat" ? { kind, seat: Number(seat), key } : { kind: "watch", seat: null, key };
}
