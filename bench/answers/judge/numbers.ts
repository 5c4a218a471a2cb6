/** The numbers that a text states, as a reader takes them: chances and percentages, times, amounts. */

export type Stated = {
  /** '43%' is 43, '9.5 billion' is 9.5e9, 'May 2030' is 2030.37 and 'mid-2033' is 2033.5. */
  value: number
  is: 'percent' | 'time' | 'plain'
  /** Without the word of scale behind it: '10,527 million tonnes' may be of a series in millions of tonnes. */
  unscaled: number
  /** Where in the text, and as it stands there. */
  at: number
  text: string
  /** 1 to 12, where a month is named with a year. */
  month: number | null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthWord =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
/** A year is none within a larger number, behind a currency, in a name ('RSA-2048') or of prices ('$ of 2021'). */
const time = String.raw`(?:(?<part>early|mid|late)[- ])?(?:(?<month>${monthWord})\.? )?(?<![\d.,$€£]|\b(?-i:[A-Z]{2,})-|\bRSA |(?:\$|\bdollars) of )(?<year>(?:19|20|21)\d\d)(?!,\d{3}|\.\d|\d| ?%| per ?cent)`
const number = String.raw`(?<![\d.,]|\b[a-z]+)(?<minus>[-−](?=[\d.$]))?(?:US\$|\$|€|£)? ?(?<digits>10(?<power>[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+(?:e\d+)?)(?:[ -](?<scale>thousand|million|billion|trillion|quadrillion)\b)?(?: ?(?<percent>%|per ?cent(?!age)))?`
const either = new RegExp(`${time}|${number}`, 'gi')

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  quadrillion: 1e15,
}
const partOfYear: Readonly<Record<string, number>> = { early: 0.17, mid: 0.5, late: 0.83 }

export function numbersIn(text: string): Stated[] {
  return [...text.matchAll(either)].map((match) => {
    const { year, month, part, digits = '', power, minus, scale, percent } = match.groups ?? {}
    const where = { at: match.index, text: match[0] }
    if (year !== undefined) return { ...timeOf(Number(year), month, part), ...where }
    // As the product prints it: '10²⁸'.
    const plain = power === undefined ? digits.replaceAll(',', '') : `1e${power.normalize('NFKC')}`
    const unscaled = Number(plain) * (minus ? -1 : 1)
    const value = unscaled * (scales[scale?.toLowerCase() ?? ''] ?? 1)
    return { value, unscaled, is: percent ? 'percent' : 'plain', month: null, ...where }
  })
}

function timeOf(year: number, month: string | undefined, part: string | undefined): Omit<Stated, 'at' | 'text'> {
  const nth = month ? months.indexOf(month.slice(0, 3).toLowerCase()) + 1 : null
  const within = nth ? (nth - 0.5) / 12 : (partOfYear[part?.toLowerCase() ?? ''] ?? 0)
  return { value: year + within, unscaled: year + within, is: 'time', month: nth }
}

/** 'before 2045' is by the end of 2044. */
export function yearsIn(text: string): number[] {
  return numbersIn(text)
    .filter(({ is }) => is === 'time')
    .map(
      ({ value, at }) =>
        Math.floor(value) - (/\bbefore (?:the (?:start|beginning) of )?$/i.test(text.slice(0, at)) ? 1 : 0),
    )
}

/** Months that are named with a year or without one, quarters and seasons by their months. */
export function monthsIn(text: string): number[] {
  const named = [...text.matchAll(new RegExp(String.raw`\b(?:${monthWord})\b`, 'g'))].map(
    ([word]) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1,
  )
  const spans = Object.entries(spansOfYear).filter(([words]) =>
    new RegExp(String.raw`\b(?:${words})\b(?! (?:olympics|games))`, 'i').test(text),
  )
  return [...named, ...spans.flatMap(([, span]) => span)]
}

const spansOfYear: Readonly<Record<string, number[]>> = {
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  'autumn|fall of': [9, 10, 11],
  'first quarter|Q1': [1, 2, 3],
  'second quarter|Q2': [4, 5, 6],
  'third quarter|Q3': [7, 8, 9],
  'fourth quarter|last quarter|Q4': [10, 11, 12],
}
