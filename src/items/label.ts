/** What a chart calls an item whose writer gave it no short name. Loads no schemas. */

export const longestLabel = 36

/** The title, or the words of it that fit: 'Share of renewable energy in final…'. */
export function labelOf(title: string): string {
  if (title.length <= longestLabel) return title
  const start = title.slice(0, longestLabel) // one sign more than fits beside the dots, to see whether a word ends there
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)).replace(/[\s\p{P}]+$/u, '')
  return `${words.length >= 2 ? words : start.slice(0, -1).replace(/[\ud800-\udbff]$/, '')}…`
}
