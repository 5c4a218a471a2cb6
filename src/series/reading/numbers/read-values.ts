/** All cells of a column as values: the decimal mark is decided by them together. */
import type { Given } from '../given.ts'
import type { Entry } from '../layouts/laid.ts'
import type { Fault } from '../understood.ts'
import { decimalMarkOf, type Mark, valueOf } from './decimal-mark.ts'
import { type Written, type WrittenCell, writtenIn } from './written-number.ts'

export type Value = Entry & { value: number | null; sign: string; multiple: number }
export type Values = {
  values: Value[]
  faults: Fault[]
  /** As it is said of the file. */
  decimal: string | null
  unit: string | null
}

/** Null where the decimal mark must be asked. */
export function readValues(entries: readonly Entry[], given: Given): Values | null {
  const known = writtenCells(entries)
  const digits = [...known.values()].flatMap((one) => (one.is === 'number' ? [one.written.digits] : []))
  const decided = decimalMarkOf(digits)
  if (decided.is === 'asked' && !given.decimal) return null
  const mark = decided.is === 'known' ? decided.mark : (given.decimal ?? null)
  const values: Value[] = []
  const faults: Fault[] = []
  for (const entry of entries) {
    const read = valueIn(entry, mark, known)
    if ('fault' in read) faults.push({ lines: [entry.line], fault: read.fault, text: String(entry.cell).slice(0, 40) })
    else values.push({ ...entry, ...read })
  }
  const decimal = mark ?? (digits.some((one) => one.includes('٫')) ? '٫' : null)
  return withOneUnit({ values, faults, decimal, unit: null })
}

/** By its text, each read once. */
function writtenCells(entries: readonly Entry[]): Map<string, WrittenCell> {
  const known = new Map<string, WrittenCell>()
  for (const { cell } of entries) {
    const text = typeof cell === 'string' ? cell.trim() : null
    if (text !== null && !known.has(text)) known.set(text, writtenIn(text))
  }
  return known
}

type ReadCell = { value: number | null; sign: string; multiple: number; mark?: string } | { fault: string }
const missing = { value: null, sign: '', multiple: 0 }

function valueIn(entry: Entry, mark: Mark | null, known: ReadonlyMap<string, WrittenCell>): ReadCell {
  const { cell, power = 0 } = entry
  if (cell === null) return missing
  if (typeof cell === 'number') return { value: shifted(cell, power), sign: '', multiple: 0 }
  const found = known.get(cell.trim()) ?? writtenIn(cell.trim())
  if (found.is === 'missing') return missing
  if (found.is !== 'number') return { fault: found.is === 'text' ? 'no-number' : found.is }
  return numberIn(found.written, entry, mark)
}

function numberIn(written: Written, { mark: beside, power = 0 }: Entry, mark: Mark | null): ReadCell {
  const value = valueOf(written.digits, mark, power + written.power + written.multiple)
  if (value === null) return { fault: 'no-number' }
  const marks = [written.mark, beside].filter(Boolean).join(' ')
  return {
    value: value === 0 || !written.isNegative ? value : -value,
    sign: written.sign,
    multiple: written.multiple,
    ...(marks && { mark: marks }),
  }
}

function shifted(value: number, power: number): number {
  return power === 0 ? value + 0 : Number(`${value}e${power}`)
}

/** Where cells bear signs of different units, only those of the most common one are taken. */
function withOneUnit({ values, faults, decimal }: Values): Values {
  const counts = new Map<string, number>()
  for (const { sign } of values) if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const [unit = null] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  if (counts.size < 2) return { values, faults, decimal, unit }
  const isOther = ({ sign }: Value) => sign !== '' && sign !== unit
  return {
    decimal,
    unit,
    values: values.filter((one) => !isOther(one)),
    faults: [
      ...faults,
      ...values
        .filter(isOther)
        .map(({ line, cell }) => ({ lines: [line], fault: 'other-unit', text: String(cell).slice(0, 40) })),
    ],
  }
}
