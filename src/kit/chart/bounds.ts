/** What no value can pass: null where nothing bounds it on that side. */
export type Bounds = { least: number | null; most: number | null }

/** The value, or the bound it lies beyond: of a share 104 becomes 100. */
export function withinBounds({ least, most }: Bounds, value: number): number {
  return Math.min(most ?? Infinity, Math.max(least ?? -Infinity, value))
}
