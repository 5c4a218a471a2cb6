/**
 * Who was nearer than the middle of the crowd, day by day? The relative Brier score as Fatebook publishes it, kept for
 * comparison. Its absolute form rewards lateness: days before one's first forecast count as perfect. To rank people use
 * `brierOverTime` or `peerOverTime`.
 */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { median } from '../statistics.ts'
import { type Probability, probability } from '../units.ts'
import { twoClassBrierScore } from './brier-score.ts'

/** Someone's chance for yes, made so many days after the question opened; it stands until the same person's next. */
export type DatedForecast = { readonly forecaster: string; readonly day: number; readonly probability: Probability }

/** `relative` is null for someone alone on the question. `rank` 1 is the best, by `relative`. */
export type RelativeBrier = { readonly absolute: number; readonly relative: number | null; readonly rank: number }

/**
 * For each day of the question (the last may be broken) the two-class Brier score of a person's mean forecast on that
 * day, and the same less the median of all who had a forecast that day; both summed over days by their length and
 * divided by the days open. Lower is better. On one's first day the hours before the first forecast count for the last
 * forecast of that day. Of A with .9 and B with .2 over one day, when it happened: absolute .02 and 1.28, relative -.63
 * and .63.
 *
 * `forecasts` in any order, between day 0 and `daysOpen`; later ones count for nothing. Answers one score for each
 * person. Throws `InvalidInput` for a question that was not open and for days that are not finite or negative.
 */
export function relativeBrierScores(
  forecasts: readonly DatedForecast[],
  question: { readonly daysOpen: number; readonly happened: boolean },
): Map<string, RelativeBrier> {
  const { daysOpen } = question
  mustBeFinite('daysOpen', daysOpen)
  if (!(daysOpen > 0)) throw new InvalidInput('daysOpen', `must be more than 0, not ${daysOpen}`)
  const people = [...Map.groupBy(inOrder(forecasts, daysOpen), ({ forecaster }) => forecaster)]
  const sums = people.map(() => ({ absolute: 0, relative: 0 }))
  for (let day = 0; day < daysOpen; day++) {
    const until = Math.min(day + 1, daysOpen)
    const scores = people.map(([, own]) => scoreOfDay(own, { from: day, until }, question.happened))
    const active = scores.filter((score) => score !== null)
    if (active.length === 0) continue
    const middle = median(active)
    sums.forEach((sum, i) => {
      const score = scores[i] ?? null
      if (score === null) return
      sum.absolute += (score * (until - day)) / daysOpen
      sum.relative += ((score - middle) * (until - day)) / daysOpen
    })
  }
  return ranked(
    people.map(([forecaster]) => forecaster),
    sums,
  )
}

function inOrder(forecasts: readonly DatedForecast[], daysOpen: number): DatedForecast[] {
  forecasts.forEach(({ day }, i) => {
    if (!(day >= 0 && day < Infinity))
      throw new InvalidInput(`forecasts[${i}].day`, `must be finite and not negative, but is ${day}`)
  })
  return forecasts.filter(({ day }) => day < daysOpen).toSorted((a, b) => a.day - b.day)
}

/** The score of the mean forecast between two times; null where none stood. */
function scoreOfDay(
  own: readonly DatedForecast[],
  { from, until }: { from: number; until: number },
  happened: boolean,
): number | null {
  const made = own.filter(({ day }) => day < until)
  const last = made.at(-1)
  if (!last) return null
  let [counted, sum] = [0, 0]
  made.forEach(({ day, ...forecast }, i) => {
    const next = made[i + 1]
    if (!next) return
    const length = Math.max(0, next.day - Math.max(day, from))
    counted += length
    sum += length * forecast.probability
  })
  // The last takes the rest of the day, on the first day that before the first forecast too.
  const length = until - from
  const mean = (sum + (length - counted) * last.probability) / length
  // Rounding may carry a mean of ones past 1.
  return twoClassBrierScore(probability(Math.min(1, mean)), happened)
}

function ranked(
  people: readonly string[],
  sums: readonly { absolute: number; relative: number }[],
): Map<string, RelativeBrier> {
  return new Map(
    people.map((forecaster, i) => {
      const { absolute, relative } = sums[i] ?? { absolute: Number.NaN, relative: Number.NaN }
      const rank = 1 + sums.filter((other) => other.relative < relative).length
      return [forecaster, { absolute, relative: people.length > 1 ? relative : null, rank }]
    }),
  )
}
