/**
 * How right those were who forecast the same questions: the crowd, one person of it on average, Farsight, the
 * model and machines.
 * Each for as long as it spoke, of questions that came out and that people forecast.
 */
import { sumInterval } from '#engine/scores/sum-interval.ts'
import { seededRandom } from '#engine/random.ts'
import { mean } from '#engine/statistics.ts'
import { rounded } from '#kit/numbers.ts'
import { type BesideVoice, inOrder, titleOf } from '../sorts/voices.ts'
import { fewestRanked } from '../words.ts'

/** The first is beside whom the others stand. */
export const speakersOfPeople = ['crowd', 'person'] as const
type OfPeople = (typeof speakersOfPeople)[number]
export type Speaker = OfPeople | BesideVoice

/** What one speaker's word on a question came to: `brier` from 0 to 1, null of numbers and dates. */
export type Spoken = { brier: number | null; baseline: number; coverage: number }
/** One question; whoever said nothing of it is not there. `person`: the mean of each who counted. */
export type CameOut = Partial<Record<Speaker, Spoken>>

/** Nine times in ten the mean would lie in it by luck alone; null of too few questions. */
export type SpokenMean = { mean: number; of: number; interval: { low: number; high: number } | null }
export type SpeakerRow = {
  by: Speaker
  questions: number
  brier: SpokenMean | null
  baseline: SpokenMean
  /** The mean share of their lives for which it spoke. */
  coverage: number
}
/** On questions of which both have a Brier score: on how many the crowd's was lower, and by how much in the mean. */
export type Against = { by: Exclude<Speaker, 'crowd'>; crowdNearer: number; difference: SpokenMean }

/** Nothing finer than luck, and of one person on average no mean of fewer than ten values. */
export function togetherOf(questions: readonly CameOut[]): { rows: SpeakerRow[]; against: Against[] } {
  const speakers = speakersIn(questions)
  return {
    rows: speakers.flatMap((by) =>
      rowOf(
        by,
        questions.flatMap((one) => one[by] ?? []),
      ),
    ),
    against: speakers.flatMap((by) => (by === 'crowd' ? [] : againstOf(by, questions))),
  }
}

function speakersIn(questions: readonly CameOut[]): Speaker[] {
  const all = questions.flatMap((one) => Object.keys(one) as Speaker[]) // its only keys
  return [...speakersOfPeople, ...inOrder(all.filter((by) => !isOfPeople(by)))]
}

/** Whether it is the crowd or one person of it. */
export function isOfPeople(by: Speaker): by is OfPeople {
  return speakersOfPeople.some((one) => one === by)
}

/** Of one question whoever speaks for four of five people could work out the fifth. */
const fewestTold = (by: Speaker): number => (by === 'person' ? fewestRanked : 1)
/** Of means of Brier scores and of shares, and of baseline scores. */
const digits = { fine: 3, coarse: 1 }

function rowOf(by: Speaker, spoken: readonly Spoken[]): SpeakerRow[] {
  const fewest = fewestTold(by)
  const baseline = meanOf(
    spoken.map((one) => one.baseline),
    { digits: digits.coarse, fewest },
  )
  if (!baseline) return []
  const briers = spoken.flatMap((one) => one.brier ?? [])
  const coverage = rounded(mean(spoken.map((one) => one.coverage)), digits.fine)
  return [{ by, questions: spoken.length, brier: meanOf(briers, { digits: digits.fine, fewest }), baseline, coverage }]
}

function againstOf(by: Against['by'], questions: readonly CameOut[]): Against[] {
  const differences = questions.flatMap(({ crowd, [by]: other }) => {
    const [own, theirs] = [crowd?.brier ?? null, other?.brier ?? null]
    return own === null || theirs === null ? [] : own - theirs
  })
  const difference = meanOf(differences, { digits: digits.fine, fewest: fewestTold(by) })
  return difference ? [{ by, crowdNearer: differences.filter((one) => one < 0).length, difference }] : []
}

type Telling = { digits: number; fewest: number }

/** Null of fewer values than may be told of. */
export function meanOf(values: readonly number[], { digits: to, fewest }: Telling): SpokenMean | null {
  if (values.length < fewest) return null
  const { low, high } = sumInterval(values, seededRandom(1))
  const ofMean = { low: rounded(low / values.length, to), high: rounded(high / values.length, to) }
  return { mean: rounded(mean(values), to), of: values.length, interval: values.length < fewestRanked ? null : ofMean }
}

/** For whoever reads it in a row of their own. */
export function titleOfSpeaker(by: Speaker): string {
  return isOfPeople(by) ? titles[by] : titleOf(by)
}

const titles: Record<OfPeople, string> = { crowd: 'The crowd', person: 'One person, on average' }
