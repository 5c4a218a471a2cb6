/**
 * The words of a question that name what it asks about, by where they stand: 'the price of coffee', 'how many tigers',
 * 'will silver'. What has none of them is about something else, however many other words of the question it has.
 */
import { wordsIn } from '#kit/text.ts'
import { isPlace } from '../ask/places/place.ts'
import { contentWords, isCommon, isMeasure } from './content-words.ts'

/** Any of the words names it. `isNoun`: what stands there can be nothing but a noun, as after 'how many'. */
export type Subject = { words: string[]; isNoun: boolean }

const determiner = String.raw`(?:(?:the|an?|any|all|our|its|their|this|these|those|more|most|some|such|new|another|total|average|world(?:'s)?|global|worldwide|annual|yearly|daily|current|future) )*`
const phrase = String.raw`([\p{L}\p{N}][\p{L}\p{N}'’-]*(?: [\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3})`
const heads = String.raw`(?:prices?|costs?|value|worth|number|share|percentage|amount|rate|level|production|output|supply|demand|consumption|population|sales?|barrels?|ounces?|tonnes?|tons?|kilos?|litres?|barrel|stocks?|shares|exports?|imports?|use|volume|count)`
const modal = String.raw`(?:will|would|could|can|may|might|does|do|is|are|has|have|was|were|did)`
/** 'The uptake of a vaccine' is about the vaccine. */
const ofThat = String.raw`(?:(?:[\p{L}-]+ ){1,2}of ${determiner})?`
const nouns: readonly RegExp[] = [
  new RegExp(String.raw`\b${heads} of ${determiner}${ofThat}${phrase}`, 'giu'),
  new RegExp(String.raw`\bhow (?:many|much) ${determiner}${ofThat}${phrase}`, 'giu'),
]
const leads: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:wins?|winning|hosts?|hosting) ${determiner}${phrase}`, 'giu'),
  new RegExp(
    String.raw`(?:^|[,;:–—-] ?|\b(?:whether|if|that|when|how|what|where|who|why|soon|likely) )\W*${modal} (?:there be |there still be |we (?:have|see|get) )?${determiner}${ofThat}${phrase}`,
    'giu',
  ),
]
/** 'Coffee prices', 'Tesla shares'. */
const before = new RegExp(
  String.raw`${phrase}(?:'s|’s)? (?:prices?|costs?|stocks?|shares|share price|exports?|production)\b`,
  'giu',
)

/** 'Will the World Bank put inflation below 3 %' is about inflation: who says so is no more than who measures it. */
const saysWho = new RegExp(
  String.raw`\b([Ww](?:ill|ould)|[Cc]ould|[Mm](?:ay|ight)) (?:the )?\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,3} (?:put|say|report|count|estimate|show|record|give|publish)(?: that)? `,
  'u',
)

/**
 * Each a group of words as they are looked for, any of which names it: 'solar panels' are looked for as modules and as
 * electricity. What says how much there is, or what becomes of it, names nothing.
 */
export function subjectWords(typed: string): Subject[] {
  const text = typed.replace(saysWho, '$1 ')
  const named = (patterns: readonly RegExp[]) =>
    patterns.flatMap((lead) => [...text.matchAll(lead)].map(([, said = '']) => said))
  const groups = [
    ...named(nouns).map((said) => ({ said: untilVerb(said), isNoun: true })),
    ...named([before]).map((said) => ({ said: lastOf(said), isNoun: true })),
    ...named(leads).map((said) => ({ said: untilVerb(said), isNoun: false })),
  ].flatMap(({ said, isNoun }) => groupsIn(withoutPlaces(said)).map((words) => ({ words, isNoun })))
  const once = new Set<string>()
  return groups.filter(({ words }) => !once.has(words.join(' ')) && once.add(words.join(' ')))
}

function groupsIn(said: string): string[][] {
  const words = contentWords(said)
    .filter(isSubject)
    .map(({ word }) => word)
  const typed = new Set(wordsIn(said.toLowerCase()))
  const others = words.filter((word) => !typed.has(word))
  // In other words it may be meant in any of them, or in what was typed beside them.
  return others.length > 0 ? [words] : words.map((word) => [word])
}

/** Where something is to happen is told apart from what it is. */
const withoutPlaces = (said: string): string =>
  said
    .split(' ')
    .filter((word) => !isPlace(word.replace(/['’]s?$/, '')))
    .join(' ')

type Word = ReturnType<typeof contentWords>[number]

const isSubject = ({ word, weight }: Word): boolean => weight === 1 && !isMeasure(word)

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
