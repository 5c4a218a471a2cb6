/** How SQL writes a moment as all calls and files do: ISO 8601 in UTC, with milliseconds. */
import { type RawBuilder, sql } from 'kysely'

const format = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/** Of a column or another expression of type `timestamptz`, as text of SQL; null stays null. */
export function instantText(column: string): string {
  return `to_char(${column} at time zone 'utc', ${format})`
}

/** The same, of an expression that is being built. */
export function instantOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone 'utc', ${sql.raw(format)})`
}
