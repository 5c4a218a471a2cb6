/** What may stand in a cell for a date, as far as the cell alone can say. */
import type { Language } from './month-names.ts'

export type WrittenDate = { mark?: string } & (
  | { is: 'year'; year: number }
  | { is: 'quarter'; year: number; quarter: number }
  | { is: 'month'; year: number; month: number; languages?: readonly Language[] }
  | { is: 'day'; year: number; month: number; day: number; isDotted?: boolean; languages?: readonly Language[] }
  /** `01/02/2020`; of two digits where `isShort`. */
  | { is: 'slashes'; a: number; b: number; year: number; isShort: boolean }
  /** `2018/19`, by its first year. */
  | { is: 'span'; year: number }
  /** `2009-10`: the two years, or October. */
  | { is: 'span-or-month'; year: number; month: number }
  | { is: 'fiscal'; year: number }
  /** `2020:4`: a quarter, or April. */
  | { is: 'part'; year: number; part: number }
  | { is: 'short-month'; year: number; month: number; languages: readonly Language[] }
  | { is: 'serial'; days: number }
  | { is: 'decimal-year'; year: number; month: number; day: number }
)

export type Dates = (cell: string) => WrittenDate | null
