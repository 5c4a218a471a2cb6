/** The health of all bindings as a file: more of it than the table has room for. */
import { csvOf } from '#kit/chart/csv.ts'
import type { SourceAnswer } from './call-sources.ts'

type Row = SourceAnswer<'listSources'>['sources'][number]

const columns: readonly (readonly [name: string, of: (row: Row) => string | number | null])[] = [
  ['trend', ({ itemId }) => itemId],
  ['series', ({ label }) => label],
  ['connector', ({ connector }) => connector.id],
  ['source', ({ attribution }) => attribution?.text ?? null],
  ['address', ({ attribution }) => attribution?.url ?? null],
  ['licence', ({ attribution }) => attribution?.licence ?? null],
  ['computed', ({ computed }) => computed],
  ['every', ({ every }) => every],
  ['state', ({ state }) => state],
  ['why', ({ why }) => why],
  ['looked', ({ checkedAt }) => checkedAt],
  ['changed', ({ changedAt }) => changedAt],
  ['newest', ({ newest }) => newest],
  ['withheld', ({ isWithheld }) => (isWithheld ? 'yes' : 'no')],
  ['late', ({ isLate }) => (isLate ? 'yes' : 'no')],
  ['expected by', ({ expectedBy }) => expectedBy],
  ['waits since', ({ heldSince }) => heldSince],
  ['failed in 30 days', ({ failures }) => failures],
  ['ms of the last look', ({ ms }) => ms],
  ['next look', ({ nextAt }) => nextAt],
]

/** As the address of a link. */
export function fileOf(rows: readonly Row[]): string {
  const table = { head: columns.map(([name]) => name), rows: rows.map((row) => columns.map(([, of]) => of(row) ?? '')) }
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(table))}`
}
