/** What this device has shown it can draw, for who wants to know why the picture looks as it does. */
interface Measured {
  quality: "high" | "low";
  /** Of a frame at that setting. */
  milliseconds: number;
}

export const speed: { measured: Measured | null } = $state({ measured: null });
