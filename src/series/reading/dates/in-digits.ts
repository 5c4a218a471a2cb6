/** Dates in digits, each way of writing them by itself: years, quarters, months, days, and counts of days or seconds. */
import { day, month } from './calendar.ts'
import type { WrittenDate } from './date.ts'

export function year(text: string): WrittenDate | null {
  const [, plain, also] = /^([12]\d{3})(?: \[YR(\d{4})\])?$/.exec(text) ?? []
  if (plain) return also === undefined || also === plain ? { is: 'year', year: Number(plain) } : null
  const [, fiscal] = /^FY ?([12]\d{3})$/i.exec(text) ?? []
  return fiscal ? { is: 'fiscal', year: Number(fiscal) } : null
}

export function quarter(text: string): WrittenDate | null {
  const [, first, second] = /^([12]\d{3})[-/: ]{0,2}[QKT]([1-4])$/i.exec(text) ?? []
  if (first) return { is: 'quarter', year: Number(first), quarter: Number(second) }
  const [, before, of] = /^[QKT]([1-4])[-/: ]{0,2}([12]\d{3})$/i.exec(text) ?? []
  if (before) return { is: 'quarter', year: Number(of), quarter: Number(before) }
  const [, one, ofYear] = /^([1-4])\.? ?(?:Q|Quartal|Quarter|Trimestre)[-/: ]{0,2}([12]\d{3})$/i.exec(text) ?? []
  return one ? { is: 'quarter', year: Number(ofYear), quarter: Number(one) } : null
}

export function part(text: string): WrittenDate | null {
  const [, whole, said = ''] = /^([12]\d{3}):(\d{1,2})$/.exec(text) ?? []
  if (!whole) return null
  return said.length === 2
    ? month(Number(whole), Number(said))
    : { is: 'part', year: Number(whole), part: Number(said) }
}

export function span(text: string): WrittenDate | null {
  const [, first = '', end = ''] = /^([12]\d{3}) ?[-/–] ?(\d{4}|\d{2})$/.exec(text) ?? []
  const isSpan = first && Number(end) === (end.length === 2 ? (Number(first) + 1) % 100 : Number(first) + 1)
  if (!isSpan) return null
  const asMonth = Number(end)
  return end.length === 2 && asMonth >= 1 && asMonth <= 12
    ? { is: 'span-or-month', year: Number(first), month: asMonth }
    : { is: 'span', year: Number(first) }
}

export function monthInDigits(text: string): WrittenDate | null {
  const [, before, of] = /^([12]\d{3})(?:[-/.]|M)(\d{1,2})$/i.exec(text) ?? []
  if (before) return month(Number(before), Number(of))
  const [, one, after] = /^(\d{1,2})[-/.]([12]\d{3})$/.exec(text) ?? []
  if (after) return month(Number(after), Number(one))
  const [, joined, last] = /^((?:1[5-9]|20)\d{2})(0[1-9]|1[0-2])$/.exec(text) ?? []
  return joined ? month(Number(joined), Number(last)) : null
}

export function dayInDigits(text: string): WrittenDate | null {
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

/** Days since 1900 of the years 1927 to 2119, and milliseconds or seconds since 1970. */
export function counted(text: string): WrittenDate | null {
  if (/^\d{5}$/.test(text))
    return Number(text) >= 10_000 && Number(text) <= 80_000 ? { is: 'serial', days: Number(text) } : null
  if (!/^-?\d{9,13}$/.test(text)) return null
  const instant = new Date(Number(text) * (text.length > 11 ? 1 : 1000))
  return day(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate())
}

/** 2020.042 is a day in January: where nothing says more, the day that it falls on. */
export function decimalYear(text: string): WrittenDate | null {
  const [, whole, fraction] = /^([12]\d{3})([.,]\d{2,6})$/.exec(text) ?? []
  if (!whole) return null
  const start = Date.UTC(Number(whole), 0, 1)
  const length = Date.UTC(Number(whole) + 1, 0, 1) - start
  const at = new Date(start + Math.floor(Number(`0${fraction?.replace(',', '.')}`) * length))
  return { is: 'decimal-year', year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}
