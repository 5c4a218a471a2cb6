/**
 * The words of a question that name what it asks about, by where they stand: 'the price of coffee', 'how many tigers',
 * 'will silver'. What has none of them is about something else, however many other words of the question it has.
 */
import { placesIn } from '../ask/place.ts'
import { contentWords, isCommon } from './content-words.ts'

const determiner = String.raw`(?:(?:the|an?|any|all|our|its|their|this|these|those|more|most|some|such|new|another|total|average|world(?:'s)?|global|worldwide|annual|yearly|daily|current|future) )*`
const phrase = String.raw`([\p{L}\p{N}][\p{L}\p{N}'’-]*(?: [\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3})`
const heads = String.raw`(?:prices?|costs?|value|worth|number|share|percentage|amount|rate|level|production|output|supply|demand|consumption|population|sales?|barrels?|ounces?|tonnes?|tons?|kilos?|litres?|barrel|stocks?|shares|exports?|imports?|use|volume|count)`
const modal = String.raw`(?:will|would|could|can|may|might|does|do|is|are|has|have|was|were|did)`
const leads: readonly RegExp[] = [
  new RegExp(String.raw`\b${heads} of ${determiner}${phrase}`, 'giu'),
  new RegExp(String.raw`\bhow (?:many|much) ${determiner}${phrase}`, 'giu'),
  new RegExp(String.raw`\b(?:wins?|winning|hosts?|hosting) ${determiner}${phrase}`, 'giu'),
  new RegExp(
    String.raw`(?:^|[,;:–—-] ?|\b(?:whether|if|that|when|how|what|where|who|why|soon|likely) )\W*${modal} (?:there be |there still be |we (?:have|see|get) )?${determiner}${phrase}`,
    'giu',
  ),
]
/** 'Coffee prices', 'Tesla shares'. */
const before = new RegExp(
  String.raw`${phrase}(?:'s|’s)? (?:prices?|costs?|stocks?|shares|share price|exports?|production)\b`,
  'giu',
)

/** How something is, and never what. */
const isQuality = (word: string): boolean =>
  word.length > 4 && /(?:ed|ing|ly|able|ible|ful|ous|ive|ish|less|ent|ant|ary|est|ier|ern|ian)$/.test(word)

/**
 * Each a group of words as they are looked for, any of which names it: 'solar panels' are looked for as modules and as
 * electricity. What says how much there is, or what becomes of it, names nothing.
 */
export function subjectWords(text: string): string[][] {
  const phrases = leads.flatMap((lead) => [...text.matchAll(lead)].map(([, said = '']) => untilVerb(said)))
  const lasts = [...text.matchAll(before)].map(([, said = '']) => lastOf(said))
  const groups = [...phrases, ...lasts].flatMap((said) => groupsIn(withoutPlaces(said)))
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()]
}

function groupsIn(said: string): string[][] {
  const words = contentWords(said)
    .filter(isSubject)
    .map(({ word }) => word)
  const typed = new Set(contentWordsAsTyped(said))
  const others = words.filter((word) => !typed.has(word))
  // In other words it may be meant in any of them, or in what was typed beside them.
  return others.length > 0 ? [words] : words.map((word) => [word])
}

const contentWordsAsTyped = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Where something is to happen is told apart from what it is. */
const withoutPlaces = (said: string): string =>
  said
    .split(' ')
    .filter((word) => placesIn(word.replace(/['’]s?$/, '')).length === 0)
    .join(' ')

type Word = ReturnType<typeof contentWords>[number]

const isSubject = ({ word, weight }: Word): boolean => weight === 1 && !isQuality(word) && !measures.has(word)

const measures = new Set(
  `price prices cost costs value share shares rate rates level levels number numbers amount index score output production generation sales sale
  average mean total spending use usage demand supply chance chances odds probability likelihood risk per person persons head capita population people
  peak peaks access coverage figure concentration human humans humanity mankind earth planet globe world dollars dollar euros cents tonnes barrel barrels ounce ounces twh ppm ppb flop`.split(
    /\s+/,
  ),
)

/** What stands before the first word that says what becomes of it. */
function untilVerb(said: string): string {
  const words = said.split(' ')
  const first = words.findIndex((word) => !isCommon(plain(word)))
  if (first < 0) return ''
  const end = words.findIndex((word, i) => i > first && isCommon(plain(word)))
  return words.slice(first, end < 0 ? undefined : end).join(' ')
}

/** The words right before what is measured of them. */
function lastOf(said: string): string {
  const words = said.split(' ')
  const start = words.findLastIndex((word) => isCommon(plain(word)))
  return words.slice(start + 1).join(' ')
}

const plain = (word: string): string => word.toLowerCase().replace(/['’]s?$/, '')
