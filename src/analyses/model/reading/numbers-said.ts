/**
 * Which numbers a text can mean, in any language: its digits in any script, with points and commas either way, and the
 * few that are told without digits. For checking what a language model says a question says.
 */

/** What '1.000' can be: a thousand, or one. */
export function numbersIn(text: string): number[] {
  const plain = text.replaceAll(/\p{Nd}/gu, digitOf)
  return (plain.match(/\d+(?:[.,'’٬\s]\d{3})+(?:[.,]\d+)?|\d+(?:[.,٫]\d+)?/gu) ?? []).flatMap((one) => {
    const groups = one.replaceAll(/[.,'’٬\s](?=\d{3}(?:\D|$))/gu, '')
    return [...new Set([groups, one].map((way) => Number(way.replace(/[,٫]/, '.'))))].filter(Number.isFinite)
  })
}

/** A digit of any script by its place in its row of ten. */
function digitOf(sign: string): string {
  let zero = sign.codePointAt(0) ?? 0
  const code = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return String(code - zero)
}

/** A number in words is one of these; others must be in digits. */
const inWords = [0, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100]
const scales = [1, 100, 1e3, 1e6, 1e9, 1e12]
const factorsInWords = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 3 / 2, 2, 3, 4, 5, 10, 100]
/** 'Next year', 'within a generation': years from now that may be told without digits. */
const yearsInWords = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 50]

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
const isOneOf = (number: number, all: readonly number[]): boolean => all.some((one) => isNear(number, one))

/** Whether these words can say that number: '3 Milliarden' is 3 and 3,000,000,000. */
export function canSay(words: string, number: number): boolean {
  const digits = numbersIn(words)
  const known = digits.length > 0 ? digits : inWords
  return isOneOf(
    Math.abs(number),
    known.flatMap((one) => scales.map((scale) => one * scale)),
  )
}

/** 'Um 20 %' is a fifth less, or more. */
export function canSayFactor(words: string, factor: number): boolean {
  const digits = numbersIn(words)
  const shares = digits.flatMap((one) => [one, one / 100, 1 + one / 100, 1 - one / 100])
  return isOneOf(factor, digits.length > 0 ? shares : factorsInWords)
}

/** `text`: the whole question; the year before one that is named is the last before it. */
export function canSayYear(text: string, words: string, year: number, thisYear: number): boolean {
  const named = numbersIn(text)
  const inDigits = named.flatMap((one) => [one, one - 1, thisYear + one, thisYear + one - 1, thisYear - one])
  if (year === thisYear || inDigits.includes(year)) return true
  if (words === '' || numbersIn(words).length > 0) return false
  const decadeEnds = year >= thisYear && year < thisYear + 15 && [9, 0].includes(year % 10)
  const centuryEnds = [2099, 2100].includes(year)
  return decadeEnds || centuryEnds || yearsInWords.includes(year - thisYear)
}
