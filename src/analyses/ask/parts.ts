/** Several questions in one sentence: 'when ..., and who ...', 'oil and gold prices', 'in 2035 and in 2050'. */
import { asks } from './conditions.ts'

const asked = String.raw`(?:the |an? |its |their )?(?:chances?|odds|probability|likelihood|number|price|share|percentage|year|date|level|rate|population|size|count)\b(?! or\b)(?=.*\b(?:of|that|when|in)\b)`
const second = String.raw`(?:${asked}|who|whom|when|which|what|how|where|from which|in which|by when|by how|will|would|is|are|does|do|what's)`
const joints = new RegExp(
  String.raw`(?:,|;|\?)? (?:and|and also|and if so|as well as|plus),? (?:(?:also|then|if so) )?(?=${second}\b(?! (?:that|many of the)))`,
  'iu',
)
/** 'The price of tea in 2031, and the chance of a strike'. */
const quantity =
  /^\W*(?:the |an? )?(?:[\p{L}-]+ )?(?:number|price|share|percentage|level|rate|population|size|count|amount|year|date)\b(?! or\b)/iu
/** Between the first ones of three or more. */
const commas = new RegExp(String.raw`, (?=${second}\b)`, 'iu')

export function partsOf(sentence: string): string[] {
  const joined = sentence.split(joints)
  if (joined.length === 1) return spread(sentence)
  const all = joined.flatMap((one) => one.split(commas))
  // What stands before the first joint must ask something too.
  const [first = ''] = all
  return asks.test(first) || quantity.test(first) ? all.flatMap(spread) : [sentence]
}

const twoTimes = /^(.*?)\b(in|by|for) (\d{4}) and (?:(?:in|by|for) )?(\d{4})\b(.*)$/isu
const twoThings =
  /^(.*?)\b((?:the |world )?[\p{L}\d]+) and ((?:the )?[\p{L}\d]+) (each\b|respectively\b|prices\b|shares\b|levels\b|rates\b|emissions\b)(.*)$/isu

/** One for each of two times or two things. */
function spread(text: string): string[] {
  return (
    spreadBy(twoTimes, text, ([, before, word, one, other, after]) =>
      [one, other].map((year) => `${before}${word} ${year}${after}`),
    ) ??
    spreadBy(twoThings, text, ([, before, one, other, noun = '', after]) =>
      [one, other].map((thing) => `${before}${thing}${ofEach(noun)}${after}`),
    ) ?? [text]
  )
}

function spreadBy(pattern: RegExp, text: string, spreading: (groups: RegExpExecArray) => string[]): string[] | null {
  const match = pattern.exec(text)
  return match && spreading(match)
}

/** 'Prices' of two are a 'price' of each. */
const ofEach = (noun: string): string => (/^(?:each|respectively)$/i.test(noun) ? '' : ` ${noun.replace(/s$/i, '')}`)
