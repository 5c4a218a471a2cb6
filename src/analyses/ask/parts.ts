/** Several questions in one sentence: 'when ..., and who ...', 'oil and gold prices', 'in 2035 and in 2050'. */
import { asks } from './conditions.ts'

const asked = String.raw`(?:the |an? |its |their )?(?:chances?|odds|probability|likelihood|number|price|share|percentage|year|date|level|rate|population|size|count)\b(?! or\b)(?=.*\b(?:of|that|when|in)\b)`
const second = String.raw`(?:${asked}|who|whom|when|which|what|how|where|from which|in which|by when|by how|will|would|is|are|does|do|did|what's)`
const joints = new RegExp(
  String.raw`(?:,|;|\?)? (?:and|and also|as well as|plus),? (?:(?:also|then) )?(if so,? (?:then )?)?(?=${second}\b(?! (?:that|many of the)))`,
  'iu',
)
/** 'The price of tea in 2031, and the chance of a strike'. */
const quantity =
  /^\W*(?:the |an? )?(?:[\p{L}-]+ )?(?:number|price|share|percentage|level|rate|population|size|count|amount|year|date)\b(?! or\b)/iu
/** Between the first ones of three or more. */
const commas = new RegExp(String.raw`, (?=${second}\b)`, 'iu')

/** 'In 2035, what share ...' is one: what stands before the comma asks nothing. */
function commasIn(piece: string): string[] {
  const [first = '', next, ...others] = piece.split(commas)
  if (next === undefined || asks.test(first) || quantity.test(first)) return piece.split(commas)
  return [`${first}, ${next}`, ...others]
}

export type Part = {
  text: string
  /** Whether it is asked on the condition of the one before: 'and if so, who?' */
  isOnFirst: boolean
}

const plainly = (texts: readonly string[]): Part[] => texts.map((text) => ({ text, isOnFirst: false }))

export function partsOf(sentence: string): Part[] {
  const pieces = sentence.split(joints)
  if (pieces.length === 1) return plainly(spread(sentence))
  // Each joint stands between two pieces, as what it says of a condition or as nothing.
  const all = pieces.flatMap((piece = '', i): Part[] => {
    if (i % 2 === 1) return []
    const [text = '', ...others] = commasIn(piece)
    return [{ text, isOnFirst: Boolean(pieces[i - 1]) }, ...plainly(others)]
  })
  // What stands before the first joint must ask something too.
  const { text: first = '' } = all[0] ?? {}
  if (!asks.test(first) && !quantity.test(first)) return plainly([sentence])
  return all.flatMap(({ text, isOnFirst }) => spread(text).map((one) => ({ text: one, isOnFirst })))
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
