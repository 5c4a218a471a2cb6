/** A long table as a page can show it: rows evenly chosen, the first and the last among them. */

export function thinned<Row>(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows
  const step = (rows.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, i) => rows[Math.round(i * step)]).filter((row) => row !== undefined)
}
