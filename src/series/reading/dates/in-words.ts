/** Dates whose month is a word. */
import { day } from './calendar.ts'
import { monthNamed } from './month-names.ts'
import type { WrittenDate } from './date.ts'

export function inWords(text: string): WrittenDate | null {
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
