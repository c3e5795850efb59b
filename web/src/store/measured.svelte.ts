/** What this device has shown it can draw, once for all tables: how the picture looks when nobody has chosen it, and why. */
interface Measured {
  quality: "high" | "low";
  /** The setting whose frames were measured: what is too slow is never shown. */
  tried: "high" | "low";
  /** Of a frame at that setting. */
  milliseconds: number;
}

export const speed: { measured: Measured | null } = $state({ measured: null });
