/**
 * A list that comes a page after another: what is shown of it so far, and what becomes of that when more comes or the
 * first page is asked anew.
 */

export type Pages<Row, Page> = {
  rows: readonly Row[]
  /** Where the next page begins; null after the last. */
  next: string | null
  /** The newest answer, for what it says beside its rows. */
  page: Page
}
/** What tells one row from another. */
export type IdOf<Row> = (row: Row) => unknown

/** What was read further down stays, as long as it goes on from what the first page shows now. */
export function renewed<Row, Page>(
  shown: Pages<Row, Page> | null,
  first: Pages<Row, Page>,
  idOf: IdOf<Row>,
): Pages<Row, Page> {
  const last = first.rows.at(-1)
  const at = shown && last && first.next !== null ? shown.rows.findIndex((row) => idOf(row) === idOf(last)) : -1
  const rest = shown && at >= 0 ? shown.rows.slice(at + 1) : []
  return shown && rest.length > 0 ? { ...first, rows: [...first.rows, ...rest], next: shown.next } : first
}

/** Rows that have moved down meanwhile are not shown twice. */
export function joined<Row, Page>(shown: Pages<Row, Page>, more: Pages<Row, Page>, idOf: IdOf<Row>): Pages<Row, Page> {
  const known = new Set(shown.rows.map(idOf))
  return { ...more, rows: [...shown.rows, ...more.rows.filter((row) => !known.has(idOf(row)))], page: shown.page }
}
