/** What was known of a person's skill at a given time? Only what questions that had resolved by then had shown. */
import { mustBeFinite } from '../../invalid-input.ts'
import { advantages, noRecord, type TrackRecord } from './skill.ts'

/**
 * A question that has resolved: when, in any unit of time, and what each forecaster's last forecast lost in it (say,
 * the Brier score).
 */
export type ResolvedQuestion = { resolvedAt: number; losses: ReadonlyMap<string, number> }

/** The track record of a forecaster from the questions that resolved strictly before a time. */
export type TrackRecords = (forecaster: string, before: number) => TrackRecord

/**
 * Collects the advantages of all forecasters over each other, to be asked for any person and time. Questions with one
 * forecaster tell nothing. If ada loses .01 and bob .09 in a question that resolves at 5, ada's record before 6 is 1
 * question with an advantage of .08; before 5 it is empty.
 *
 * Throws `InvalidInput` for a time or a loss that is not finite.
 */
export function trackRecords(resolved: readonly ResolvedQuestion[]): TrackRecords {
  const histories = new Map<string, Moment[]>()
  for (const [i, { resolvedAt }] of resolved.entries()) mustBeFinite(`resolved[${i}].resolvedAt`, resolvedAt)
  for (const { resolvedAt, losses } of resolved.toSorted((a, b) => a.resolvedAt - b.resolvedAt)) {
    if (losses.size < 2) continue
    const gained = advantages([...losses.values()])
    for (const [i, forecaster] of [...losses.keys()].entries()) {
      const history = histories.get(forecaster) ?? []
      const { questions, advantage } = history.at(-1)?.record ?? noRecord
      history.push({ at: resolvedAt, record: { questions: questions + 1, advantage: advantage + (gained[i] ?? 0) } })
      histories.set(forecaster, history)
    }
  }
  return (forecaster, before) => {
    const history = histories.get(forecaster) ?? []
    return history[countBefore(history, before) - 1]?.record ?? noRecord
  }
}

/** The record as it stood from a time on. */
type Moment = { at: number; record: TrackRecord }

/** How many moments of a history, oldest first, lie strictly before a time. */
function countBefore(history: readonly Moment[], before: number): number {
  let low = 0
  let high = history.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((history[middle]?.at ?? Infinity) < before) low = middle + 1
    else high = middle
  }
  return low
}
