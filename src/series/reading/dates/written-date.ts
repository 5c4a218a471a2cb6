/**
 * One cell as the date that is written in it. What a single cell cannot settle, such as which of two numbers is the
 * month, is left for all of its column together.
 */
import { marksIn } from '../numbers/marks.ts'
import { plainSigns } from '../numbers/digits.ts'
import { type Language, monthNamed } from './month-names.ts'

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

/** What stands for a date, or null. `2024`, `2024-07`, `Q3 2020`, `janv. 2020`, `31.12.2020`, `2019 [YR2019]`, `2021¹`. */
export function dateIn(cell: string): WrittenDate | null {
  const text = plainSigns(cell).trim()
  if (!/\d/.test(text) || text.length > 40) return null
  const date = readers.map((read) => read(text)).find((one) => one !== null)
  return date ?? marked(text)
}

/** A file has few dates, many times over. */
export type Dates = (cell: string) => WrittenDate | null

export function rememberedDates(): Dates {
  const known = new Map<string, WrittenDate | null>()
  return (cell) => {
    const found = known.get(cell)
    if (found !== undefined) return found
    const date = dateIn(cell)
    known.set(cell, date)
    return date
  }
}

function marked(text: string): WrittenDate | null {
  const [, whole = '', rest = ''] = /^([12]\d{3})(\D.*)$/.exec(text) ?? []
  const mark = rest.trim() ? marksIn(rest.trimEnd()) : null
  return mark ? { is: 'year', year: Number(whole), mark } : null
}

type Reader = (text: string) => WrittenDate | null

function year(text: string): WrittenDate | null {
  const [, plain, also] = /^([12]\d{3})(?: \[YR(\d{4})\])?$/.exec(text) ?? []
  if (plain) return also === undefined || also === plain ? { is: 'year', year: Number(plain) } : null
  const [, fiscal] = /^FY ?([12]\d{3})$/i.exec(text) ?? []
  return fiscal ? { is: 'fiscal', year: Number(fiscal) } : null
}

function quarter(text: string): WrittenDate | null {
  const [, first, second] = /^([12]\d{3})[-/: ]{0,2}[QKT]([1-4])$/i.exec(text) ?? []
  if (first) return { is: 'quarter', year: Number(first), quarter: Number(second) }
  const [, before, of] = /^[QKT]([1-4])[-/: ]{0,2}([12]\d{3})$/i.exec(text) ?? []
  if (before) return { is: 'quarter', year: Number(of), quarter: Number(before) }
  const [, one, ofYear] = /^([1-4])\.? ?(?:Q|Quartal|Quarter|Trimestre)[-/: ]{0,2}([12]\d{3})$/i.exec(text) ?? []
  return one ? { is: 'quarter', year: Number(ofYear), quarter: Number(one) } : null
}

function part(text: string): WrittenDate | null {
  const [, whole, said = ''] = /^([12]\d{3}):(\d{1,2})$/.exec(text) ?? []
  if (!whole) return null
  return said.length === 2
    ? month(Number(whole), Number(said))
    : { is: 'part', year: Number(whole), part: Number(said) }
}

function span(text: string): WrittenDate | null {
  const [, first = '', end = ''] = /^([12]\d{3}) ?[-/–] ?(\d{4}|\d{2})$/.exec(text) ?? []
  const isSpan = first && Number(end) === (end.length === 2 ? (Number(first) + 1) % 100 : Number(first) + 1)
  if (!isSpan) return null
  const asMonth = Number(end)
  return end.length === 2 && asMonth >= 1 && asMonth <= 12
    ? { is: 'span-or-month', year: Number(first), month: asMonth }
    : { is: 'span', year: Number(first) }
}

function monthInDigits(text: string): WrittenDate | null {
  const [, before, of] = /^([12]\d{3})(?:[-/.]|M)(\d{1,2})$/i.exec(text) ?? []
  if (before) return month(Number(before), Number(of))
  const [, one, after] = /^(\d{1,2})[-/.]([12]\d{3})$/.exec(text) ?? []
  if (after) return month(Number(after), Number(one))
  const [, joined, last] = /^((?:1[5-9]|20)\d{2})(0[1-9]|1[0-2])$/.exec(text) ?? []
  return joined ? month(Number(joined), Number(last)) : null
}

function month(ofYear: number, number: number): WrittenDate | null {
  return number >= 1 && number <= 12 ? { is: 'month', year: ofYear, month: number } : null
}

function dayInDigits(text: string): WrittenDate | null {
  const iso = /^([12]\d{3})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ][\d:.]{4,15}(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(text)
  if (iso) return day(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const joined = /^((?:1[5-9]|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:T\d{6}Z?)?$/.exec(text)
  if (joined) return day(Number(joined[1]), Number(joined[2]), Number(joined[3]))
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?([12]\d{3})$/.exec(text)
  if (dotted) return day(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]), { isDotted: true })
  const [, a, b, whole, short] = /^(\d{1,2})[/-](\d{1,2})[/-](?:([12]\d{3})|(\d{2}))$/.exec(text) ?? []
  if (!a) return null
  return { is: 'slashes', a: Number(a), b: Number(b), year: Number(whole ?? short), isShort: whole === undefined }
}

function day(
  ofYear: number,
  number: number,
  date: number,
  more: { isDotted?: boolean; languages?: readonly Language[] } = {},
): WrittenDate | null {
  return isDayOf(ofYear, number, date) ? { is: 'day', year: ofYear, month: number, day: date, ...more } : null
}

export function isDayOf(ofYear: number, number: number, date: number): boolean {
  return number >= 1 && number <= 12 && date >= 1 && date <= daysIn(ofYear, number)
}

export function daysIn(ofYear: number, number: number): number {
  return new Date(Date.UTC(ofYear, number, 0)).getUTCDate()
}

function inWords(text: string): WrittenDate | null {
  const [, word = '', rest = ''] = /^(\p{L}{3,12}\.?)[ ,/-]{0,2}(['\d].*)$/u.exec(text) ?? []
  if (word) return monthThen(word, rest)
  const [, first = '', name = ''] = /^([12]\d{3})[ /-](\p{L}{3,12}\.?)$/u.exec(text) ?? []
  const ofYear = monthNamed(name)
  return ofYear ? { is: 'month', year: Number(first), ...ofYear } : dayInWords(text)
}

/** `31 January 2020`, `31. März 2020`, `31 de enero de 2020`. */
function dayInWords(text: string): WrittenDate | null {
  const [, date, name = '', after] =
    /^(\d{1,2})\.?(?:[ /-]| de ){1,2}(\p{L}{3,12}\.?)(?:,? de |[ ,/-]{1,2})([12]\d{3})$/iu.exec(text) ?? []
  const named = monthNamed(name)
  return named && date ? day(Number(after), named.month, Number(date), { languages: named.languages }) : null
}

/** `Jan 2020`, `Jan-98`, `January 31, 2020`. */
function monthThen(word: string, rest: string): WrittenDate | null {
  const named = monthNamed(word)
  if (!named) return null
  if (/^[12]\d{3}$/.test(rest)) return { is: 'month', year: Number(rest), ...named }
  const [, short] = /^'?(\d{2})$/.exec(rest) ?? []
  if (short) return { is: 'short-month', year: Number(short), ...named }
  const [, date, ofYear] = /^(\d{1,2}),? ([12]\d{3})$/.exec(rest) ?? []
  return date ? day(Number(ofYear), named.month, Number(date), { languages: named.languages }) : null
}

/** Days since 1900 of the years 1927 to 2119, and milliseconds or seconds since 1970. */
function counted(text: string): WrittenDate | null {
  if (/^\d{5}$/.test(text))
    return Number(text) >= 10_000 && Number(text) <= 80_000 ? { is: 'serial', days: Number(text) } : null
  if (!/^-?\d{9,13}$/.test(text)) return null
  const instant = new Date(Number(text) * (text.length > 11 ? 1 : 1000))
  return day(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate())
}

/** 2020.042 is a day in January: where nothing says more, the day that it falls on. */
function decimalYear(text: string): WrittenDate | null {
  const [, whole, fraction] = /^([12]\d{3})([.,]\d{2,6})$/.exec(text) ?? []
  if (!whole) return null
  const start = Date.UTC(Number(whole), 0, 1)
  const length = Date.UTC(Number(whole) + 1, 0, 1) - start
  const at = new Date(start + Math.floor(Number(`0${fraction?.replace(',', '.')}`) * length))
  return { is: 'decimal-year', year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

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
