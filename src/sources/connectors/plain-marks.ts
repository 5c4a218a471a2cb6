/** What a plain file says of its values: in a column, or of the newest in the remarks before its table. */
import type { Dated } from '../connector.ts'
import { dated } from '../parsing/status.ts'
import { remarksIn } from '../parsing/table.ts'

/** NOAA: 'In general, the data presented for the last year are subject to change, depending on …' */
const preliminary =
  /\b(last|latest|newest|most recent) (year|12 months|twelve months)\b[^.;]{0,80}\b(preliminary|provisional|subject to (change|revision))\b/i

/** Whether the file can say of a value that it is preliminary, and so says it of none else. */
export function saysMarks(text: string, column: string): boolean {
  return column !== '' || remarksIn(text) !== ''
}

/** Where the remarks call the newest twelve months preliminary: of yearly values that is the newest. */
export function withPreliminary(values: readonly Dated[], text: string): Dated[] {
  if (!preliminary.test(remarksIn(text))) return [...values]
  const newest = values.reduce((last, [at]) => (at > last ? at : last), '')
  const yearBefore = `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`
  return values.map(([at, value, mark]) => dated(at, value, at > yearBefore ? (mark ?? 'p') : mark))
}
