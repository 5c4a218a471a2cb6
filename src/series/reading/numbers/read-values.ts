/** All cells of a column as values: the decimal mark is decided by them together. */
import { timesTenTo } from '#kit/numbers.ts'
import { amountReach } from '#kit/written.ts'
import type { Dated } from '../dates/read-dates.ts'
import type { Given } from '../given.ts'
import type { Entry } from '../layouts/laid.ts'
import type { Fault } from '../understood.ts'
import { decimalMarkOf, type Mark, valueOf } from './decimal-mark.ts'
import { plainSigns } from './digits.ts'
import { digitsIn, type Numbers, rememberedNumbers } from './remembered.ts'
import { isPlainNumber, type Written } from './written-number.ts'

export type Value = Dated & { value: number | null; sign: string; multiple: number; mark?: string }
export type Values = {
  values: Value[]
  faults: Fault[]
  /** As it is said of the file. */
  decimal: string | null
  unit: string | null
}

/** Null where the decimal mark must be asked. */
export function readValues(dated: readonly Dated[], given: Given): Values | null {
  const written = rememberedNumbers()
  const digits = { [Symbol.iterator]: () => digitsIn(dated, written) }
  const decided = decimalMarkOf(digits)
  if (decided.is === 'asked' && !given.decimal) return null
  const mark = decided.is === 'known' ? decided.mark : (given.decimal ?? null)
  const values: Value[] = []
  const faults: Fault[] = []
  for (const { at, entry } of dated) {
    const read = valueIn(entry, mark, written)
    if ('fault' in read) faults.push({ lines: [entry.line], fault: read.fault, text: String(entry.cell).slice(0, 40) })
    else values.push({ at, entry, ...read })
  }
  return withOneUnit({ values, faults, decimal: mark ?? (isArabic(digits) ? '٫' : null), unit: null })
}

function isArabic(digits: Iterable<string>): boolean {
  for (const one of digits) if (one.includes('٫')) return true
  return false
}

type ReadCell = Pick<Value, 'value' | 'sign' | 'multiple' | 'mark'> | { fault: string }
const missing = { value: null, sign: '', multiple: 0 }

function valueIn(entry: Entry, mark: Mark | null, written: Numbers): ReadCell {
  const { cell, power = 0 } = entry
  if (cell === null) return missing
  if (typeof cell === 'number') return plainly(timesTenTo(power, cell), cell === 0, entry)
  const text = cell.trim()
  if (mark !== ',' && power === 0 && isPlainNumber(text)) return plainly(Number(text), isNought(text), entry)
  const found = written(text)
  if (found.is === 'missing') return missing
  if (found.is !== 'number') return { fault: found.is === 'text' ? 'no-number' : found.is }
  return numberIn(found.written, entry, mark)
}

/** As `numberIn` has it: most cells are such. */
function plainly(value: number, is0: boolean, { mark }: Entry): ReadCell {
  const fault = whyNotKept(value, is0)
  return fault ? { fault } : { value: value + 0, sign: '', multiple: 0, ...(mark && { mark }) }
}

const isNought = (digits: string) => !/[1-9]/.test(digits)

/** What no series keeps is not read as something near it. `is0`: it is written so. */
function whyNotKept(value: number, is0: boolean): string | null {
  if (Math.abs(value) > amountReach.most) return 'too-large'
  return !is0 && Math.abs(value) < amountReach.least ? 'too-small' : null
}

function numberIn(written: Written, { mark: beside, power = 0 }: Entry, mark: Mark | null): ReadCell {
  const value = valueOf(written.digits, mark, power + written.power + written.multiple)
  if (value === null) return { fault: 'no-number' }
  const fault = whyNotKept(value, isNought(plainSigns(written.digits)))
  if (fault) return { fault }
  const marks = [written.mark, beside].filter(Boolean).join(' ')
  return {
    value: value === 0 || !written.isNegative ? value : -value,
    sign: written.sign,
    multiple: written.multiple,
    ...(marks && { mark: marks }),
  }
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
      ...values.filter(isOther).map(({ entry: { line, cell } }) => ({
        lines: [line],
        fault: 'other-unit',
        text: String(cell).slice(0, 40),
      })),
    ],
  }
}
