/** A tidy table whose rows are known, and whose columns are not yet. */
import type { Dates } from '../dates/date.ts'
import type { Row } from '../table.ts'
import type { Read } from '../understood.ts'

export type Plain = {
  /** One of each column, none twice. */
  names: string[]
  units: (string | null)[]
  body: Row[]
  footer: Row[]
  read: Read
  dates: Dates
  dateIndex: number
}
export function nameOf({ names }: Pick<Plain, 'names'>, index: number): string {
  return names[index] ?? `column ${index + 1}`
}
