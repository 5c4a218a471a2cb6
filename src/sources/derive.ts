/**
 * What is made of the values of a source before they are ours: nothing, or a computation that the page names. Pure, and
 * the same for every source.
 */
import { z } from 'zod'
import { firstDayOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import type { Mark } from '#series/marks.ts'
import { frequencies, type Frequency } from '#series/series-words.ts'
import type { Observation } from '#series/series.ts'
import type { Dated, NamedSeries, Parsed } from './connector.ts'
import { SourceFault } from './faults.ts'
import { byYear, gathered, gatherings, inOrder } from './gathering.ts'
import { madeOf, parted, withoutForecasts } from './marking.ts'
import { together, weighted } from './over-countries.ts'

const ofEach = z.enum(['mean', 'sum', 'last', 'max', 'count'])

export const derivation = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('as-is') }),
  z.strictObject({ is: z.literal('scale'), factor: z.number().refine((factor) => factor !== 0, 'is 0') }),
  /** Each year's values as one; the year that is not over yet is left out. */
  z.strictObject({ is: z.literal('gather'), how: ofEach }),
  /** The mean of twelve months; a year that lacks one has none. */
  z.strictObject({ is: z.literal('months-mean') }),
  /** All series of the answer as one, each year by itself. */
  z
    .strictObject({
      is: z.literal('world-of-countries'),
      how: z.enum(['mean', 'sum', 'weighted']),
      /** The address, at the same source, of what weighs them: how many people live in each. */
      by: z.record(z.string(), z.string()).exactOptional(),
    })
    .refine(({ how, by }) => (how === 'weighted') === (by !== undefined), 'is weighted by an address, else by none'),
])
export type Derivation = z.output<typeof derivation>

/** The other address that is asked for it, or null. */
export function weightsOf(how: Derivation): Record<string, string> | null {
  return (how.is === 'world-of-countries' && how.by) || null
}

/** `marks`: null where the source says of no value what it is worth. */
export type Reading = { observations: Observation[]; marks: Mark[] | null; frequency: Frequency; notes: string[] }

/**
 * Throws `SourceFault` where no series comes of it. What is dated after today or called a forecast is left out, with a
 * note, and so are times of which too little is known. `weights`: what the address of the derivation answered.
 */
export function derive(
  { series, saysMarks }: Pick<Parsed, 'series' | 'saysMarks'>,
  how: Derivation,
  today: string,
  weights: Parsed['series'] = [],
): Reading {
  const { observed, forecasts } = withoutForecasts(series)
  const { values, thin } = valuesOf(observed, how, withoutForecasts(weights).observed)
  const made = inOrder(computed(values, how, today))
  const past = made.filter(([at]) => firstDayOf(at) <= today)
  const { observations, marks, lost } = parted(past)
  const notes = [
    ...sayLeft(forecasts, ['forecast', 'forecasts'], 'of the source left out.'),
    ...sayLeft(made.length - past.length, ['value', 'values'], 'dated after today left out.'),
    ...sayLeft(thin, ['time', 'times'], 'left out, with under 95% of the weight.'),
    ...sayLeft(lost, ['remark', 'remarks'], 'beside values left out, too long for a mark.'),
  ]
  const isSaid = saysMarks === true && how.is !== 'world-of-countries'
  return { observations, marks: isSaid ? marks : null, frequency: frequencyOf(observations), notes }
}

function sayLeft(count: number, [one, several]: [one: string, several: string], why: string): string[] {
  return count > 0 ? [`${count} ${count === 1 ? one : several} ${why}`] : []
}

function frequencyOf(values: readonly Observation[]): Frequency {
  if (values.length === 0) throw new SourceFault('no-values')
  const odd = values.find(([, value]) => !Number.isFinite(value))
  if (odd) throw new SourceFault('odd-value', `It is of ${odd[0]}.`)
  const found = frequencies.find((one) => values.every(([at]) => howOften[one].written.test(at)))
  if (!found) throw new SourceFault('other-steps')
  return found
}

/** As the page says it; null where nothing was computed. */
export function sayDerived(how: Derivation): string | null {
  if (how.is === 'as-is') return null
  const says = {
    scale: (factor: number) => `multiplied by ${factor}`,
    gather: { mean: 'the mean', sum: 'the sum', last: 'the last', max: 'the highest', count: 'the number' },
  }
  const what =
    how.is === 'scale'
      ? says.scale(how.factor)
      : how.is === 'gather'
        ? `${says.gather[how.how]} of each year’s values`
        : how.is === 'months-mean'
          ? 'the mean of the twelve months of each year'
          : overCountries[how.how]
  return `Computed by Farsight: ${what}.`
}

const overCountries = {
  mean: 'the mean over countries',
  sum: 'the sum over countries',
  weighted: 'the mean over countries, weighted by another series of the source, of times with 95% of the weight',
}

/** `thin`: of how many times too little is known. */
function valuesOf(
  series: readonly NamedSeries[],
  how: Derivation,
  weights: Parsed['series'],
): { values: readonly Dated[]; thin: number } {
  if (how.is !== 'world-of-countries') return { values: aloneOf(series), thin: 0 }
  return how.how === 'weighted' ? weighted(series, weights) : { values: together(series, gatherings[how.how]), thin: 0 }
}

function computed(values: readonly Dated[], how: Derivation, today: string): Dated[] {
  if (how.is === 'scale') return values.map((one) => madeOf(one[0], one[1] * how.factor, [one]))
  if (how.is === 'months-mean')
    return byYear(values).flatMap(([year, of]) => (of.length === 12 ? [gathered(year, of, 'mean')] : []))
  if (how.is === 'gather')
    return byYear(values).flatMap(([year, of]) => (year < today.slice(0, 4) ? [gathered(year, of, how.how)] : []))
  return [...values]
}

function aloneOf([one, ...more]: readonly NamedSeries[]): readonly Dated[] {
  if (!one) throw new SourceFault('no-values')
  if (more.length > 0) throw new SourceFault('not-one-series', `It holds ${more.length + 1}.`)
  return one.values
}
