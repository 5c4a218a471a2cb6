/** A measured series: what was observed, in what unit, by whom. Nothing here is estimated. */
import { z } from 'zod'
import { day } from '#items/item.ts'
import { sayNumber } from '#kit/numbers.ts'
import { firstDayOf } from '#kit/periods.ts'
import { howOften } from './how-often.ts'
import { canBe, covered, frequencies, seriesKinds } from './series-words.ts'

export const frequency = z.enum(frequencies)
export const seriesKind = z.enum(seriesKinds)

/** When something was observed: `2024`, `2024-Q3` for a quarterly series, `2024-07` for a monthly one. */
export const observedAt = z.string().regex(/^-?\d{4}(-(0[1-9]|1[0-2]|Q[1-4]))?$/)
const observation = z.tuple([observedAt, z.number()])
export type Observation = z.output<typeof observation>

/** As it stands; longer ones begin with no sign by which a spreadsheet would take them for a formula. */
export const mark = z
  .string()
  .min(1)
  .max(40)
  .regex(/^(?![=+@-].)\S+( \S+)*$/, 'is no mark, such as p or 1')

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const words = z.string().min(2).max(160)

/**
 * Of a series that its owner lets nobody show for money without a licence: what the terms say, as a sentence, whom to
 * ask, and what comes nearest to it elsewhere, in a sentence.
 */
const terms = z.object({
  commercial: z.literal(false),
  why: z.string().min(10).max(300),
  who: words,
  nearest: z.string().min(10).max(300).exactOptional(),
})

export const series = z.object({
  id: z.string(),
  unit: z.string().min(1),
  frequency,
  kind: seriesKind,
  source: z.string().min(2),
  sourceUrl: z.url({ protocol: /^https?$/ }),
  licence: z.string().min(2),
  retrieved: day,
  observations: z.array(observation).min(2).max(5000),
  /** What the number counts and against what: 'Degrees above the mean of 1951 to 1980'. */
  baseline: z.string().min(2).max(300).exactOptional(),
  /** When its source publishes; `next` is the month in which the next value is expected, null where nobody can say. */
  publication: z.object({ rhythm: words, usual: words, next: month.nullable() }).exactOptional(),
  /** From this observation on its source calls the values preliminary. */
  provisional: observedAt.exactOptional(),
  /** What its source says of single values, in their order: 'p' for provisional, or the sign of a footnote. */
  marks: z
    .array(z.tuple([observedAt, mark]))
    .min(1)
    .max(5000)
    .exactOptional(),
  /** How the source itself carries the series on. Nobody observed these values: no forecast is held against them. */
  projected: z.array(observation).min(1).max(50).exactOptional(),
  /** Of a mean over the countries that report: how many per cent of what it is weighted by is theirs, for the last years. */
  coverage: z.object({ of: z.enum(covered), shares: z.array(observation).min(1).max(200) }).exactOptional(),
  terms: terms.exactOptional(),
})
export type Series = z.output<typeof series>

/** Why the observations do not fit the series, or null. */
export function whyNotSeries({ frequency: asked, kind, retrieved, observations }: Series): string | null {
  const { written, step } = howOften[asked]
  const odd = observations.find(([at]) => !written.test(at))
  if (odd) return `has "${odd[0]}", which is no ${step}`
  const late = observations.find(([at], i) => i > 0 && at <= (observations[i - 1]?.[0] ?? ''))
  if (late) return `is out of order at ${late[0]}`
  const unborn = observations.find(([at]) => firstDayOf(at) > retrieved)
  if (unborn) return `has ${unborn[0]}, which comes after it was retrieved`
  const beyond = observations.find(([, value]) => !canBe(kind, value))
  if (beyond) return `has ${sayNumber(beyond[1], 6)} at ${beyond[0]}, which no ${kind} can be`
  return isTooEven(observations.map(([, value]) => value))
    ? 'has values that differ by less than a chart can show'
    : null
}

/** Values that are all the same can be drawn, and those that differ enough. In between, an axis has no ends. */
function isTooEven(values: readonly number[]): boolean {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low < high && high - low < 1e-9 * Math.max(Math.abs(low), Math.abs(high))
}
