/**
 * Words that make less of a thing, or something else of it, without naming another: what is left out ('excluding
 * China'), in which money it is told ('in real terms'), for how long it must hold ('all year'), for each of what ('per
 * day').
 */
import { falls, rises } from '../amounts/compared-words.ts'
import { isOfTurn } from '../measure.ts'
import { realTerms } from '../amounts/price-bases.ts'

const phrase = String.raw`(?:the |all |any )*[\p{L}\d][\p{L}\d'’-]*(?: (?!will\b|would\b|be\b|is\b|are\b|by\b|in\b|and\b|or\b|does\b|do\b|has\b|have\b)[\p{L}\d][\p{L}\d'’-]*){0,3}`
const step = String.raw`(?:extra|additional|further|added|new|percent|per ?cent|%|percentage points?|points?|degrees?|dollars?|tonnes?|barrels?|1)`
const year = String.raw`(?:year|annum|month)`

const limits: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:except(?:ing)?(?: for)?|excluding|excl\.?|exclusive of|apart from|aside from|other than|not counting|not including|leaving (?:out|aside)|without counting|net of|minus) ${phrase}`,
    'gu',
  ),
  new RegExp(realTerms, 'gu'),
  /\b(?:in today's (?:money|dollars|prices|euros)|(?:adjusted|corrected) for (?:purchasing power|the seasons?)|seasonally adjusted|at purchasing power parity)\b/gu,
  // What each step of one thing does to another is no amount of it.
  new RegExp(String.raw`\b(?:for )?(?:every|each) ${step}\b(?: ${phrase})?`, 'gu'),
  new RegExp(
    String.raw`\b(?<!\bparts )per (?!${year}\b|cent\b|person\b|head\b|capita\b|inhabitant\b|citizen\b|human\b)(?:[\d,]+ |a |hundred |thousand |million |billion )*(?!(?:will|would|do|does|is|are|in|by)\b)\p{L}+`,
    'gu',
  ),
]

/** Who else does it: that anybody does is another event, and where a title tells of a next one it is theirs. */
const party = '(?:country|nation|state|government|power|company|firm|agency)'
const elses = new RegExp(String.raw`\b(?:another|a different|some other|any other|a (?:second|third)) ${party}\b`, 'gu')
export const isOfElse = (said: string): boolean => said.search(elses) === 0
const tellsElse = new RegExp(
  String.raw`\b(?:another|other|new|next|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:[\p{L}-]+ ){0,2}(?:${party}|member)s?\b|\bnext to\b`,
  'u',
)
export const tellsOfElse = (title: string): boolean => tellsElse.test(title)

/** '400 people a day': what is counted in a day is no amount of a year. */
const eachSpan = /\b(?:an?|in an?|in one|every single) (?:day|week|month|hour|minute)\b/gu

/** A day that is over is no first day to come. */
const over = /^\W*(?:since when|when (?:was|were|did)(?! (?:or|and) will\b))\b/gu

/** The base knows of a part of these, and of a whole that has more in it: neither is they. */
const onlyNear = /\brenewables?\b/gu
export const isOfPart = (said: string): boolean => said.search(onlyNear) === 0

/** 'How much will we emit when the population reaches nine billion?': another time than any that was read. */
const onceIt =
  /(?<=\b(?:will|would|does|do|is|are|can|could)\b[^,;?]* )when (?:\p{L}+ ){1,5}?(?:reach(?:es)?|hits?|pass(?:es)?|exceeds?|falls?|drops?|rises?|grows?|doubles?|halves?|peaks?|stops?|ends?|begins?|starts?|comes?|wins?)\b[^,;?]*/gu
/** In small letters, with all that was read. */
export const oncesIn = (text: string): string[] => text.match(onceIt) ?? []

/** How many must be so, where nobody knows how many that is: one of them is another event. */
const vague =
  /(?<!\b(?:for|in|within|after|over|of|one|any) )(?:(?<!\b(?:the|these|those) )\b(?:several|(?:an? )?(?:handful|couple|number|bunch|string|series) of|a few|dozens? of|scores of|multiple|numerous)\b|\b(?:tens|hundreds|thousands|millions|billions|trillions) of\b) (?!(?:years?|decades?|months?|weeks?|days?|hours?|times)\b)(?:\p{L}+ ?)/gu

/** For how long, or how often, it must be so. */
const durations: readonly RegExp[] = [
  // What is to rise and to fall is no single way.
  new RegExp(
    String.raw`\b${rises} (?:and|or|but)(?: then)? ${falls}\b|\b${falls} (?:and|or|but)(?: then)? ${rises}\b`,
    'gu',
  ),
  /\b(?:throughout|all (?:year|summer|winter|season|the time)(?: long| round)?|all through|(?:the )?(?:whole|entire) (?:year|summer|winter|season|time)|(?:in )?(?:every|each)(?: single)? (?:month|week|day|quarter)|in a row|consecutive(?:ly)?|years? running|uninterrupted(?:ly)?|permanently|for good|sustained|continuously|without (?:a )?(?:break|interruption|pause))\b/gu,
  /(?<=, ?)or (?:later|after(?:wards)?|beyond)\b/gu,
  // How often: what is left of 'twice' once factors are read.
  /\b(?:twice|thrice|more than once|repeatedly|several times|(?:two|three|four|five|(?<![\d.,])\d+(?:\.\d+)?) (?:separate |different )?times)\b/gu,
  new RegExp(String.raw`\b(?:${falls}|${rises}) (?:[\p{L}-]+ ){0,3}?for the first time\b`, 'gu'),
]

const pace = String.raw`(?:faster|slower|quicker|(?:more|less) (?:slow|quick|fast|rapid|steep|sharp)(?:ly)?)`
/** How fast it goes is no matter of where it stands. */
const paces: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${falls}|${rises}) (?:(?:even|still|much|far|any|a (?:bit|little|lot)) )?${pace}\b`, 'gu'),
  new RegExp(String.raw`\b${pace} than (?:in|before|between|during|over|the|last|ever|today|now|it|at)\b`, 'gu'),
]

const lasts =
  /\bfor (?:an?|one|two|three|several|\d+) (?:whole |full |entire )?(?:years?|months?|weeks?|days?|decades?)\b|\bcontinuous(?:ly)?\b|\bpermanent(?:ly)?\b/

/** Whether a text, in small letters, says for how long something must be so, or how often. */
export const isLasting = (text: string): boolean =>
  lasts.test(text) || durations.some((pattern) => text.search(pattern) >= 0)

/** Of a text in small letters. `isEvent`: whether the chance of something is asked, which may have to last. */
export function limitsIn(rest: string, isEvent: boolean): string[] {
  // When it was highest is known, where that is over.
  const past = isOfTurn(rest) ? [] : [over]
  return [...limits, ...past, onlyNear, ...(isEvent ? [elses, vague, eachSpan, ...durations, ...paces] : [])].flatMap(
    (pattern) => [...rest.matchAll(pattern)].map(([said]) => said.trim()),
  )
}
