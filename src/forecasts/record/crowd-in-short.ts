/** How right what people said together has been, in a few numbers, for whoever leads with what they say. */
import { fewestRanked } from '../words.ts'
import { type CameOut, meanOf } from './together.ts'
import type { crowdCalibration } from './ways.ts'

type Bin = ReturnType<typeof crowdCalibration>['inTime'][number]

/**
 * `brier`: the mean Brier score of so many questions, 0 to 1 and lower is better; `low` to `high`: where luck alone
 * could put it, nine times in ten. `bins`: how often it came about, by the chance that was told.
 */
export type CrowdInShort = {
  questions: number
  brier: number
  low: number
  high: number
  bins: Pick<Bin, 'chance' | 'frequency' | 'questions'>[]
}

/** Null of fewer questions than say anything but luck; the same holds for each bin. */
export function crowdInShort(came: readonly CameOut[], bins: readonly Bin[]): CrowdInShort | null {
  const brier = meanOf(
    came.flatMap(({ crowd }) => crowd?.brier ?? []),
    { digits: 3, fewest: fewestRanked },
  )
  if (!brier?.interval) return null
  return {
    questions: brier.of,
    brier: brier.mean,
    ...brier.interval,
    bins: bins
      .filter(({ questions }) => questions >= fewestRanked)
      .map(({ chance, frequency, questions }) => ({ chance, frequency, questions })),
  }
}
