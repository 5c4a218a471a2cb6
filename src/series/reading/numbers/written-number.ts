/**
 * One cell as the number that is written in it, before it is known which mark stands before the decimals: its digits
 * with their marks, its sign, its exponent, and what stands around it.
 */
import { leadingMark, marksIn } from './marks.ts'
import { isMissing } from './missing.ts'
import { plainSigns } from './digits.ts'
import { multipleOf } from './units.ts'

export type Written = {
  /** `1.234,5`; blanks between groups are gone. */
  digits: string
  isNegative: boolean
  /** A power of ten that stands in the cell: of `5×10^26` it is 26. */
  power: number
  /** The power of a word: of `1.2 million` it is 6. */
  multiple: number
  /** `%`, `€`, where one is there. */
  sign: string
  mark: string
}
export type WrittenCell =
  | { is: 'number'; written: Written }
  | { is: 'missing' }
  | { is: 'text' }
  | { is: 'two-readings' }

/** Of a computer's making: '12', '-0.5'. */
export function isPlainNumber(cell: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(cell)
}

const currency = String.raw`US\$|[$€£¥]|USD|EUR|GBP|CHF|JPY`
const groups = String.raw`\d{1,3}(?:[ '٬]\d{3}(?!\d))+|\d+`
const core = new RegExp(
  String.raw`^([+−–-]?)\s?(${currency})?\s?([+−–-]?)((?:${groups})(?:[.,٫]\d+)*|[.,٫]\d+)[.]?(?!\d)`,
)
const powerOf =
  /^(?:[eE]([+−-]?\d{1,3})(?![\d.,])|\s?[x×·*]\s?10\s?\^\s?([+−-]?\d{1,3})(?!\d)|\s?[x×·*]\s?10([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))/
const signAfter = new RegExp(String.raw`^\s?(%|per cent|percent|pct\.?|Prozent|${currency})(?![a-z])`, 'i')
const wordAfter = /^\s?([a-zõ]+\.?)/i

export function writtenIn(cell: string): WrittenCell {
  if (isPlainNumber(cell)) return { is: 'number', written: plainly(cell) }
  const text = plainSigns(cell).trim()
  if (isMissing(text)) return { is: 'missing' }
  // A lone '(1)' may be a footnote or an accountant's minus one.
  if (/^\(\d{1,2}\)$/.test(text)) return { is: 'two-readings' }
  const { inner, isNegative } = withoutMinus(text)
  const { mark, rest } = leadingMark(inner)
  const found = core.exec(rest)
  if (!found) return { is: 'text' }
  return after(rest.slice(found[0].length), {
    digits: (found[4] ?? '').replaceAll(/[ '٬]/g, ''),
    power: 0,
    multiple: 0,
    isNegative: isNegative !== (isMinus(found[1]) || isMinus(found[3])),
    sign: found[2] ?? '',
    mark,
  })
}

function plainly(cell: string): Written {
  const isNegative = cell.startsWith('-')
  return { digits: isNegative ? cell.slice(1) : cell, isNegative, power: 0, multiple: 0, sign: '', mark: '' }
}

/** Accountants put brackets around it, old programs a minus behind it. */
function withoutMinus(text: string): { inner: string; isNegative: boolean } {
  const [, held] = /^\(([^()]*\d[^()]*)\)$/.exec(text) ?? []
  if (held) return { inner: held, isNegative: true }
  const [, before] = /^([\d., ']+)[-−–]$/.exec(text) ?? []
  return before ? { inner: before, isNegative: true } : { inner: text, isNegative: false }
}

const isMinus = (sign: string | undefined) => sign !== undefined && /^[−–-]$/.test(sign)

function after(text: string, written: Written): WrittenCell {
  const [power, unpowered] = cut(text, powerOf, (found) => numberOf(found.slice(1).find(Boolean) ?? '0'))
  const [multiple, counted] = cut(unpowered, wordAfter, ([, word = '']) => multipleOf(word))
  const [sign, rest] = cut(counted, signAfter, ([, one = '']) => (/^p/i.test(one) ? '%' : one))
  const mark = marksIn(rest.trim() === '' ? '' : rest.trimEnd())
  if (mark === null || (sign && written.sign)) return { is: 'text' }
  return {
    is: 'number',
    written: {
      ...written,
      power: power ?? 0,
      multiple: multiple ?? 0,
      sign: sign ?? written.sign,
      mark: written.mark + mark,
    },
  }
}

/** What a pattern finds at the beginning, and what is left behind it; all of it where it means nothing. */
function cut<Told>(
  text: string,
  pattern: RegExp,
  tell: (found: RegExpExecArray) => Told | null,
): [told: Told | null, rest: string] {
  const found = pattern.exec(text)
  const told = found && tell(found)
  return found && told !== null ? [told, text.slice(found[0].length)] : [null, text]
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function numberOf(text: string): number {
  return Number(
    [...text.replace(/[−⁻]/, '-').replace(/[⁺+]/, '')]
      .map((sign) => (raised.includes(sign) ? raised.indexOf(sign) : sign))
      .join(''),
  )
}
