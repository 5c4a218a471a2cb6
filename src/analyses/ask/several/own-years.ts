/**
 * Two things, each in a year of its own: 'green tea in 2030, and coffee in 2045', 'how likely is a strike by 2030 and a
 * flood by 2045'. Each is asked in full, with what stands before both.
 */
import { namesSomething } from '../../question/content-words.ts'
import { monthPattern } from '../times/calendar.ts'

const month = monthPattern.replace('(', '(?:')
const time = String.raw`(?:in|by|before|until|for|at) (?:the )?(?:(?:end|start|middle|close|year) of |(?:year[ -]?)?end |early |mid |late |${month} )?(?:20|21)\d\d`
const also = String.raw`,? (?:and|and also|and then|plus|as well as)(?: also)? (?:(?:of|that|for|how about|what about) )?`
const chance = String.raw`how (?:likely|probable) (?:is|are)(?: it that)?|(?:what (?:is|are|'s) |what's )?(?:the |your )?(?:chances?|odds|probability|probabilities|likelihood)s? (?:of|that|for)`
const figure = String.raw`(?:what|how much|how many|how high|where) (?:will|would|do you expect|is|are)(?: be)?`
/** What is asked for, and for what it is needed: 'I need ... for our books'. */
const wanted = String.raw`(?:(?:i|we|(?:my|our) [\p{L}-]+) (?:need|needs|want|wants|require|requires|am after|are after|is after|look for|am looking for|are looking for) |(?:please )?(?:give|send|tell|show) (?:me|us) )`
const forWhat = String.raw`(?: for (?:my|our|the|a|an) [\p{L}-]+(?: [\p{L}-]+)?)?`
const modal = String.raw`(?:will|would|could|can|might)`
const words = String.raw`[^,;:?]{2,80}?`

/** 'How likely is | a strike | by 2030 and | a flood | by 2045', and without what leads up to it 'tea in 2030, and milk in 2045'. */
const twoThings = new RegExp(
  String.raw`^(\W*)(?:${wanted})?(?:((?:and |so )?(?:${chance}) ))?(${words})(),? (${time})${also}(${words}),? (${time})${forWhat}(\W*)$`,
  'isu',
)
/** 'What will | tea | cost | in 2030 and | milk | in 2045', 'will | tea | rise | in 2030 and | milk | in 2031'. */
const verbs = String.raw`(?:cost|be|stand at|make|fetch|trade at|reach|come to|rise|fall|double|halve|grow|shrink|drop|increase)(?: worth| priced at)?`
const oneVerb = new RegExp(
  String.raw`^(\W*)((?:${figure}|${modal}) )(${words})( ${verbs}),? (${time})${also}(${words}),? (${time})(\W*)$`,
  'isu',
)
const hasVerb =
  /\b(?:will|would|could|can|is|are|does|do|did|should|if|has|have|than|be|drives?|changes?|between|from|since)\b/iu
const together = /\b(?:both|together|at once|at the same time|joint|jointly|total|versus|vs)\b/iu

/** Null where two things of two years are not what is asked. */
export function ofOwnYears(sentence: string): string[] | null {
  return together.test(sentence) ? null : (inFull(twoThings.exec(sentence)) ?? inFull(oneVerb.exec(sentence)))
}

type Match = RegExpExecArray | null

function inFull(match: Match): string[] | null {
  if (match === null) return null
  const [, start, lead, one, verb, at, other, then, end] = match.map((said = '') => said)
  if (!isTwo(one, other) || (hasVerb.test(`${one} ${other}`) && !isChance.test(lead ?? ''))) return null
  const asked = [
    [one, at],
    [withNoun(one ?? '', other ?? ''), then],
  ]
  return asked.map(([thing, year]) => `${start}${lead}${thing}${verb} ${year}${end}`)
}
const isChance = new RegExp(`^(?:and |so )?(?:${chance}) $`, 'iu')

const isTwo = (one = '', other = ''): boolean => namesSomething(one) && namesSomething(other) && !/\d/.test(other)

/** 'Solar electricity, and wind': of one word the noun of the first is said of the other; 'the price of tea, and milk' leads on. */
const noun = /^(?:the )?[\p{L}-]+ (electricity|power|prices?|emissions|subscriptions|sales|output|production|rate)$/iu
const quantityOf = /^((?:the )?(?:price|share|number|rate|amount|level|output|cost|value|concentration) of )\p{L}/iu
function withNoun(one: string, other: string): string {
  if (/\s/.test(other.replace(/^the /i, ''))) return other
  const [, head = ''] = noun.exec(one) ?? []
  const [, lead = ''] = quantityOf.exec(one) ?? []
  return `${lead}${other}${head && ` ${head}`}`
}
