/** How much of a file is read at all: beyond any of these it is refused, before it is walked where that can be told. */
export const limits = {
  bytes: 10_000_000,
  unpackedBytes: 32_000_000,
  /** Unpacked to packed; small members may be packed tighter. */
  ratio: 100,
  ratioFromBytes: 1_000_000,
  members: 1000,
  rows: 200_000,
  columns: 2000,
  jsonLevels: 64,
} as const
