/** What the score pad's kernel is made of, as `make kernel` wrote it. Never edited by hand. */

export const PAD_PARAMETERS = {
  "prospect_row": "iiilllii",
  "begin_pad": "iiil",
  "lowest": "iiilll",
  "pad_tile": "iiilllllllii",
  "pad_item": "iiilllllii",
  "counted_row": "iiiliiii",
  "rank_rows": "lii",
  "sheet_row": "iiillii",
  "point_rows": "iiillii",
  "garden_row": "iiillii",
  "tile_rows": "iiillii",
  "item_rows": "iiillii",
} as const;
export const COUNTS = {
  "items": {"at": 0, "length": 68},
  "belvederes": {"at": 68, "length": 1},
  "flowers": {"at": 69, "length": 4},
  "highest": {"at": 73, "length": 1},
  "open_notches": {"at": 74, "length": 1},
} as const;
export const ALLOWED = 0 as const;
export const FULL = -1 as const;
export const BOOKS_DIFFER = ["complete-overlap", "no-belvedere", "gap-occupied", "under-bridge"] as const;
export const LEVELS = 17 as const;
export const TILES = 16 as const;
export type PadFunction = keyof typeof PAD_PARAMETERS;
