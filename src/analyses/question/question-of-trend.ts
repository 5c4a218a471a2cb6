/** What an analysis of a trend asks where its reader asks nothing in particular. */

export function questionOfTrend(label: string): string {
  return `Where is this heading: ${label}?`
}
