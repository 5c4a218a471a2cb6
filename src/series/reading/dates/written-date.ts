/**
 * One cell as the date that is written in it. What a single cell cannot settle, such as which of two numbers is the
 * month, is left for all of its column together.
 */
import { marksIn } from '../numbers/marks.ts'
import { plainSigns } from '../numbers/digits.ts'
import { counted, dayInDigits, decimalYear, monthInDigits, part, quarter, span, year } from './in-digits.ts'
import { inWords } from './in-words.ts'
import type { Dates, WrittenDate } from './date.ts'

/** What stands for a date, or null. `2024`, `2024-07`, `Q3 2020`, `janv. 2020`, `31.12.2020`, `2019 [YR2019]`, `2021¹`. */
export function dateIn(cell: string): WrittenDate | null {
  const text = plainSigns(cell).trim()
  if (!/\d/.test(text) || text.length > 40) return null
  for (const read of readers) {
    const date = read(text)
    if (date) return date
  }
  return marked(text)
}

/** Files of many series have few dates, many times over; those of one may have more than are worth remembering. */
const mostRemembered = 4000

export function rememberedDates(): Dates {
  const known = new Map<string, WrittenDate | null>()
  return (cell) => {
    const found = known.get(cell)
    if (found !== undefined) return found
    const date = dateIn(cell)
    if (known.size < mostRemembered) known.set(cell, date)
    return date
  }
}

type Reader = (text: string) => WrittenDate | null

const readers: readonly Reader[] = [
  year,
  dayInDigits,
  quarter,
  part,
  span,
  monthInDigits,
  inWords,
  counted,
  decimalYear,
]

function marked(text: string): WrittenDate | null {
  const [, whole = '', rest = ''] = /^([12]\d{3})(\D.*)$/.exec(text) ?? []
  const mark = rest.trim() ? marksIn(rest.trimEnd()) : null
  return mark ? { is: 'year', year: Number(whole), mark } : null
}
