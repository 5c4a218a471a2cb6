/**
 * Whether an item is about what a question asks, and does not merely have words of it: 'Journalists killed' has the
 * word of 'Will war kill more people?', and 'Children vaccinated against measles' that of 'Is measles coming back?'.
 * Only what is about it may be its answer.
 */

/** Below this an item answers nothing, however well its words fit. */
export const leastAbout = 0.34
/**
 * The most of what has not all that the question names or works against it, and of what measures something else of it.
 */
export const partly = 0.2
const nearly = 0.3
/** So much of what a question names must stand in an item's name or summary. */
const leastNamed = 0.55

type Named = { weight: number; isTopic: boolean }

/**
 * The share of what a question names, by weight, that stands in the item's name, tags or summary. `places` as in
 * `fit.ts`.
 */
export function namedShare(concepts: readonly Named[], places: readonly number[]): number {
  const topics = concepts.map((one, i) => ({ ...one, place: places[i] ?? 0 })).filter(({ isTopic }) => isTopic)
  const all = topics.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return 1 // it names nothing, so nothing of it is missing
  return topics.reduce((sum, { weight, place }) => sum + (place >= 3 ? weight : 0), 0) / all
}

export type LabelWord = {
  /** 0.15 for what says little, as in a question. */
  weight: number
  /** 1 where the question says it too, less where it says it in other words, 0 where it does not. */
  asked: number
  /**
   * Whether that is something the question is about, rather than what becomes of it: of 'Will war kill more people?'
   * the war.
   */
  isSubject: boolean
  isRemedy: boolean
}

/** A label in its phrases: 'CO2 emissions | coal'. What is measured stands in the first that names something. */
export type LabelPhrase = readonly LabelWord[]

/**
 * From 0 to 1: the share of what an item's label names that the question names too, where the item has most of what the
 * question names. `isMeasured`: a number of something, and of nothing else. 'CO2 emissions from coal' is no amount of
 * coal. Nor is a vaccination the disease.
 */
export function aboutness(
  phrases: readonly LabelPhrase[],
  { named, isMeasured }: { named: number; isMeasured: boolean },
): number {
  const head = phrases.find((words) => words.some(({ weight }) => weight > 0.5))
  const words = phrases.flat()
  if (!words.some(({ isSubject }) => isSubject)) return 0
  const isOther = isMeasured && head !== undefined && !head.some(({ asked }) => asked > 0)
  const isAgainst = words.some(({ isRemedy: works, asked }) => works && asked === 0)
  return Math.min(labelShare(words), named < leastNamed || isAgainst ? partly : isOther ? nearly : 1)
}

/** The share of what a label names that the question names too, from 0 to 1. */
export function labelShare(words: LabelPhrase): number {
  const all = words.reduce((sum, word) => sum + weightOf(word), 0)
  return all === 0 ? 0 : words.reduce((sum, word) => sum + word.asked * weightOf(word), 0) / all
}

/** What the question says too counts, however little it says. */
const weightOf = ({ weight, asked }: LabelWord): number => (asked > 0 ? Math.max(weight, 0.5) : weight)

/** What says how a thing is measured, or when: it narrows nothing. */
const measures = new Set(
  `level levels score index area share rate price number measured surface mean average total count metres ppm ppb twh mtc january february march april may june
  july august september october november december begins state states service case cases world generation output median sold surface largest fastest`.split(
    /\s+/,
  ),
)

/**
 * 'Sea level measured by satellite' is about the level of the sea: what follows says who measures it, as 'by 2035' says
 * until when.
 */
export function phrasesOf(label: string): string[] {
  return label
    .replace(/\(.*?\)/g, '')
    .replace(/\b(?:measured by|by (?=\d)).*$/, '')
    .split(/\b(?:of|in|from|per|with|on|for|at|against|below|above|to|than|if)\b|[,:;]/)
    .filter((phrase) => phrase.trim() !== '')
}

/** Other words often mean something near: 'press' journalists, 'covid' a pandemic. */
export const inOtherWords = 0.5

/** What works against a thing is another thing. */
export const isRemedy = (word: string): boolean =>
  /^(?:vaccin|treat|prevent|cure|peacekeep|sanction|ban$|bans$)/.test(word)

/** What a word of a label weighs. */
export const labelWeight = (word: string, weight: number): number => (measures.has(word) ? 0.15 : weight)
