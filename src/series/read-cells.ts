/** One date or one number as spreadsheets write them. What can be read in two ways is not read. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '2024', '2024-07', '2024/7', '2024M07', '07/2024', 'Jul 2024', and '2024-07-01' as the month that it begins. */
export function readDate(text: string): { year: string; month?: string } | null {
  const [, year, month] = /^([12]\d{3})(?:[-/.m ]{1,2}(\d{1,2})(?:[-/.]0?1)?)?$/i.exec(text) ?? []
  if (year) return month === undefined ? { year } : inYear(year, Number(month))
  const [, number, ofNumber = ''] = /^(\d{1,2})[-/.]([12]\d{3})$/.exec(text) ?? []
  if (number) return inYear(ofNumber, Number(number))
  const [, word = '', ofWord] = /^([a-z]{3})[a-z]*\.?[ -]([12]\d{3})$/i.exec(text) ?? []
  return ofWord ? inYear(ofWord, months.indexOf(word.toLowerCase()) + 1) : null
}

function inYear(year: string, month: number): { year: string; month: string } | null {
  return month >= 1 && month <= 12 ? { year, month: String(month).padStart(2, '0') } : null
}

/** What stands before the decimals. */
export type Mark = '.' | ','

/** The mark that the values themselves show; null where none does. '1,234' shows none: it may be a thousand. */
export function decimalMarkOf(values: readonly string[]): Mark | null {
  const plain = values.map(withoutOrnament)
  const shown = plain.map(markShownBy).find((mark) => mark !== null)
  return shown ?? (plain.some((value) => value.includes('.')) ? '.' : null)
}

function markShownBy(value: string): Mark | null {
  const [commas, points] = [value.split(',').length - 1, value.split('.').length - 1]
  if (commas && points) return value.lastIndexOf(',') > value.lastIndexOf('.') ? ',' : '.'
  if (commas > 1) return '.'
  if (points > 1) return ','
  if (/^-?\d{1,3}[.,]\d{3}$/.test(value)) return null
  return commas ? ',' : points ? '.' : null
}

/** The number, or why it is none. `mark`: as `decimalMarkOf` finds it in all values together. */
export function readNumber(text: string, mark: Mark | null): number | { reason: string } {
  if (/^(|[-–:]|\.{1,3}|n\.?\/?a\.?|null|nan)$/i.test(text)) return { reason: 'has no value' }
  const plain = withoutOrnament(text)
  if (mark === null && plain.includes(','))
    return { reason: `"${text.slice(0, 30)}" can be read in two ways; write it without the comma` }
  const value = valueOf(plain, mark ?? '.')
  return value ?? { reason: `"${text.slice(0, 30)}" is no number` }
}

/** Without the signs that only group or adorn: '+1 234%' is '1234'. */
function withoutOrnament(text: string): string {
  return text
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
    .replace(/\s?%$/, '')
    .replace(/^[−–]/, '-')
    .replace(/^\+/, '')
}

function valueOf(plain: string, mark: Mark): number | null {
  const group = mark === '.' ? ',' : '.'
  const isGrouped = new RegExp(`^-?\\d{1,3}([${group}]\\d{3})+([${mark}]\\d*)?$`).test(plain)
  const bare = (isGrouped ? plain.replaceAll(group, '') : plain).replace(mark, '.')
  if ((!isGrouped && plain.includes(group)) || !/^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(bare)) return null
  const value = Number(bare)
  return Number.isFinite(value) ? value : null
}
