/** What cells of tables and texts of APIs mean: a number, a missing one, a time. */
import type { Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'

const missing = new Set([
  '',
  '.',
  '..',
  '...',
  '…',
  '-',
  '–',
  ':',
  'na',
  'n/a',
  '#n/a',
  'nan',
  'null',
  'n',
  'none',
  'x',
])
/** What stands for a missing value where a number must stand. */
const sentinels = new Set([-9.99, -99.9, -99.99, -999, -999.9, -999.99, -9999])

/** Null where the cell says that there is none. */
export function numberOf(cell: string, where: string): number | null {
  const text = cell.trim().replace('\u2212', '-')
  if (missing.has(text.toLowerCase()) || /^\*+$/.test(text)) return null
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text))
    throw new SourceFault('odd-value', `"${text.slice(0, 40)}" stands at ${where}.`)
  return Number(text)
}

/**
 * Without the numbers that stand for missing ones: those are far below everything else. -9.99 among values from 300 to
 * 420 is none; among values from -12 to 5 it is one.
 */
export function withoutSentinels(values: readonly Dated[]): Dated[] {
  const real = values.filter(([, value]) => !sentinels.has(value))
  if (real.length === values.length || real.length === 0) return [...values]
  const least = real.reduce((low, [, value]) => Math.min(low, value), Infinity)
  const most = real.reduce((high, [, value]) => Math.max(high, value), -Infinity)
  return values.filter(([, value]) => !sentinels.has(value) || value >= least - (most - least))
}

/**
 * '2024', '2024-Q3', '2024-07' or '2024-07-15' from what sources write: 2024.0, 2024Q3, 2024M07, 2024-07-15T00:00,
 * 2024.54. Offices of the north write K for quarters.
 */
export function timeOf(cell: string, where: string): string {
  const text = cell.trim()
  const quarter = /^(\d{4})-?[QK]([1-4])$/.exec(text)
  return quarter ? `${quarter[1]}-Q${quarter[2]}` : plainTime(text, where)
}

function plainTime(text: string, where: string): string {
  const [, year, mark, month = '', day] =
    /^(-?\d{4})(?:(M|-|\/)?(0[1-9]|1[0-2])(?:[-/](0[1-9]|[12]\d|3[01]))?)?(?:[T ][\d:.Z+-]*)?$/.exec(text) ?? []
  if (year && !(month && mark === undefined && text.length !== 6)) return [year, month, day].filter(Boolean).join('-')
  const [, whole, part] = /^(\d{4})\.(\d+)$/.exec(text) ?? []
  if (!whole) throw new SourceFault('other-steps', `"${text.slice(0, 40)}" stands at ${where}.`)
  const share = Number(`0.${part}`)
  return share === 0 ? whole : `${whole}-${String(Math.floor(share * 12) + 1).padStart(2, '0')}`
}
