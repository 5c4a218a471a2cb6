/** Several questions in one sentence: 'when ..., and who ...', 'oil and gold prices', 'in 2035 and in 2050'. */
import { asks } from '../conditions.ts'
import { elidedIn } from './elided.ts'
import { figuresAfter, figuresIn } from './figures.ts'
import { eventsIn, listedIn, spread } from './listed.ts'
import { ofOwnYears } from './own-years.ts'
import { thingsIn } from './things.ts'

const asked = String.raw`(?:the |an? |its |their )?(?:(?:average|total|expected|likely|mean|global) )?(?:(?:chances?|odds|probability|likelihood)\b(?! or\b)|(?:number|price|share|percentage|year|date|level|rate|population|size|count)\b(?! or\b)(?=.*\b(?:of|that|when|in)\b))`
const second = String.raw`(?:${asked}|who|whom|whose|when|which|what|how|where|from which|in which|by which(?! (?:it|they|he|she|that|this)\b)|by whom|by when|by how|(?:will|would|is|are|does|do|did)(?! (?:be|been|have|not)\b)|what's)`
const joints = new RegExp(
  String.raw`(?:,|;|\?)? (?:and|and also|as well as|plus),? (?:(?:also|then|secondly|second|thirdly|lastly|finally),? )*(if so,? (?:then )?)?(?:(?<=if so,? (?:then )?)|(?=${second}\b(?! (?:that|many of the))))`,
  'iu',
)
/** 'The price of tea in 2031, and the chance of a strike'. */
const quantity =
  /^\W*(?:the |an? |your )?(?:(?:[\p{L}-]+ )?(?:number|price|share|percentage|level|rate|population|size|count|amount|year|date)|(?:[\p{L}\d-]+ ){0,3}(?:expectancy|inflation|gdp|concentration|temperature|emissions|extent|forecasts? (?:for|of)))\b(?! or\b)/iu
/** Between the first ones of three or more. */
const commas = new RegExp(String.raw`, (?=${second}\b)`, 'iu')

/** 'In 2035, what share ...' is one: what stands before the comma asks nothing. */
function commasIn(piece: string): string[] {
  const [first = '', next, ...others] = piece.split(commas)
  if (next === undefined || asks.test(first) || quantity.test(first)) return piece.split(commas)
  return [`${first}, ${next}`, ...others]
}

/** They ask without a verb: 'tea fair: expected date, and which town?' */
const names = new RegExp(String.raw`\b(?:when|how much|how many|date|chance|odds|probability)\b`, 'iu')

export type Part = {
  text: string
  /** Whether it is asked on the condition of the one before: 'and if so, who?' */
  isOnFirst: boolean
}

const plainly = (texts: readonly string[]): Part[] => texts.map((text) => ({ text, isOnFirst: false }))

/** `lead`: what leads up to it. */
export function partsOf(sentence: string, lead = ''): Part[] {
  const several = figuresAfter(lead, sentence) ?? toldTogether(sentence)
  if (several) return plainly(several)
  const pieces = sentence.split(joints)
  if (pieces.length === 1) return plainly(spread(sentence).flatMap(listedIn))
  // Each joint stands between two pieces, as what it says of a condition or as nothing.
  const all = pieces.flatMap((piece = '', i): Part[] => {
    if (i % 2 === 1) return []
    const [text = '', ...others] = commasIn(piece)
    return [{ text, isOnFirst: Boolean(pieces[i - 1]) }, ...plainly(others)]
  })
  // What stands before the first joint must ask something too.
  const { text: first = '' } = all[0] ?? {}
  if (![asks, quantity, names].some((asking) => asking.test(first))) return plainly([sentence])
  return all.flatMap(({ text, isOnFirst }) => spread(text).map((one) => ({ text: one, isOnFirst })))
}

const toldTogether = (sentence: string): string[] | null =>
  figuresIn(sentence) ?? eventsIn(sentence) ?? thingsIn(sentence) ?? elidedIn(sentence) ?? ofOwnYears(sentence)
