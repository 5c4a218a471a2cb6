/** Numbers as people write them within a question: '1,000', '1e28', '6 × 10¹⁷', 'nine billion', 'one and a half', 'a third of'. */

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const scales: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
  tn: 1e12,
}

/** A power of ten, as print has it or as keyboards do: '10²⁸', '6 × 10^17'. */
const power = String.raw`(?:\d{1,3}(?:\.\d{1,10})? ?[×x*] ?)?10(?:\^\d{1,2}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})`
const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,10})?(?:e\+?\d{1,2})?`
/** Parts of one, but for its half. Has no groups. */
export const partNames = '(?:thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)'
/** 'Tenth' is no ten, and 'one fifth' no one. */
const smallWords = `(?:(?:${Object.keys(tens).join('|')})(?:[ -](?:${small.slice(1, 10).join('|')}))?|${small.join('|')})(?!(?!fold)[a-z])(?![ -](?:half|halves|${partNames})\\b)`
const scaleWords = `(?:${Object.keys(scales).join('|')})`

/** Of what is counted or measured. What stands before one is no year. Has no groups. */
export const unitPattern =
  '(?:ppm|ppb|parts per|[kmgt]?wh?|km|metres?|meters?|dollars?|euros?|usd|tons?|tonnes?|mtc?|gt|per ?cent|percent|%|degrees?|people|deaths?|points?|°|hundred|thousand|million|billion|trillion)'

/** 'One hundred and fifty', 'two thousand five hundred'. */
const andMore = `(?:(?<=hundred|thousand|million) (?:and )?${smallWords}(?: ?${scaleWords}\\b)*)*`

/** One number, from digits or words, with its scale: for the middle of another pattern. Has no groups. */
export const numberPattern = `(?:half an? ${scaleWords}|(?:${power}|${digits}|${smallWords}(?: and a half)?|an?(?= ${scaleWords}))(?: ?${scaleWords}\\b)*${andMore})`

/** The value of what `numberPattern` found; NaN for anything else. */
export function readNumber(words: string): number {
  const text = withoutPowers(words.toLowerCase()).replaceAll(',', '').trim()
  const half = /^half an? (\w+)$/.exec(text)
  if (half) return 0.5 * (scales[half[1] ?? ''] ?? Number.NaN)
  const tokens = text.replace(' and a half', ' pointfive').replaceAll(' and ', ' ').split(/[ -]/)
  const { sum, part } = tokens.reduce(step, { sum: 0, part: Number.NaN })
  return Number.isNaN(part) && sum > 0 ? sum : sum + part
}

const one = new RegExp(String.raw`(?<![\p{L}\d.,])${numberPattern}(?![\p{L}\d])`, 'gu')

/** All that a text in small letters names, of which none is part of a word. */
export const readNumbers = (text: string): number[] => (text.match(one) ?? []).map(readNumber)

/** '6 × 10¹⁷' as '6e17'. */
function withoutPowers(text: string): string {
  const [, factor = '1', typed, raised = ''] = /^(?:([\d.]+) ?[×x*] ?)?10(?:\^(\d+)|([⁰¹²³⁴⁵⁶⁷⁸⁹]+))$/.exec(text) ?? []
  const exponent = typed ?? raised.normalize('NFKC')
  return exponent ? `${factor}e${exponent}` : text
}

/** What is told in full, and what is being told: of 'two thousand five hundred' 2,000 and 500. */
type Told = { sum: number; part: number }

/** What follows a number either multiplies it or adds to it: 'nine billion', 'twenty two'. */
function step({ sum, part }: Told, token: string): Told {
  const scale = scales[token]
  if (scale === 100) return { sum, part: part * scale }
  if (scale) return Number.isNaN(part) ? { sum: sum * scale, part } : { sum: sum + part * scale, part: Number.NaN }
  return { sum, part: Number.isNaN(part) ? amountOf(token) : part + amountOf(token) }
}

function amountOf(token: string): number {
  if (token === 'pointfive') return 0.5
  if (token === 'a' || token === 'an') return 1
  const counted = small.indexOf(token)
  return counted >= 0 ? counted : (tens[token] ?? digitsOf(token))
}

/** '1.5', '1e28', '3k'. */
function digitsOf(token: string): number {
  const [, plain = '', scale = ''] = /^([\d.]+(?:e\+?\d+)?)([a-z]*)$/.exec(token) ?? []
  return plain ? Number(plain) * (scale ? (scales[scale] ?? Number.NaN) : 1) : Number.NaN
}
