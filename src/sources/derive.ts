/**
 * What is made of the values of a source before they are ours: nothing, or a computation that the page names. Pure, and
 * the same for every source.
 */
import { z } from 'zod'
import { firstDayOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import { frequencies, type Frequency } from '#series/series-words.ts'
import type { Observation } from '#series/series.ts'
import type { Dated, NamedSeries, Parsed } from './connector.ts'
import { SourceFault } from './faults.ts'
import { sum, together, weighted } from './over-countries.ts'

const gatherings = {
  mean: (values: readonly number[]) => sum(values) / values.length,
  sum,
  last: (values: readonly number[]) => values.at(-1) ?? Number.NaN,
  max: (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  count: (values: readonly number[]) => values.length,
} as const satisfies Record<string, (values: readonly number[]) => number>

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

export type Reading = { observations: Observation[]; frequency: Frequency; notes: string[] }

/**
 * Throws `SourceFault` where no series comes of it. What is dated after today is left out, with a note, and so are times
 * of which too little is known. `weights`: what the address of the derivation answered.
 */
export function derive(
  { series }: Pick<Parsed, 'series'>,
  how: Derivation,
  today: string,
  weights: Parsed['series'] = [],
): Reading {
  const { values, thin } = valuesOf(series, how, weights)
  const made = inOrder(madeOf(values, how, today))
  const past = made.filter(([at]) => firstDayOf(at) <= today)
  const notes = [
    ...sayLeft(made.length - past.length, ['value', 'values'], 'dated after today left out.'),
    ...sayLeft(thin, ['time', 'times'], 'left out, with under 95% of the weight.'),
  ]
  return { observations: past, frequency: frequencyOf(past), notes }
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

function madeOf(values: readonly Dated[], how: Derivation, today: string): Dated[] {
  if (how.is === 'scale') return values.map(([at, value]) => [at, value * how.factor])
  if (how.is === 'months-mean')
    return byYear(values).flatMap(([year, of]): Dated[] => (of.length === 12 ? [[year, gatherings.mean(of)]] : []))
  if (how.is === 'gather')
    return byYear(values).flatMap(([year, of]): Dated[] =>
      year < today.slice(0, 4) ? [[year, gatherings[how.how](of)]] : [],
    )
  return [...values]
}

function byYear(values: readonly Dated[]): [string, number[]][] {
  const years = new Map<string, number[]>()
  for (const [at, value] of values.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    years.set(at.slice(0, 4), [...(years.get(at.slice(0, 4)) ?? []), value])
  return [...years]
}

function aloneOf([one, ...more]: readonly NamedSeries[]): readonly Dated[] {
  if (!one) throw new SourceFault('no-values')
  if (more.length > 0) throw new SourceFault('not-one-series', `It holds ${more.length + 1}.`)
  return one.values
}

/** The same value twice at one time is one; two that differ are none of ours to choose from. */
function inOrder(values: readonly Dated[]): [string, number][] {
  const sorted = values.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted.flatMap(([at, value], i): [string, number][] => {
    const [before, said] = sorted[i - 1] ?? []
    if (before !== at) return [[at, value]]
    if (said !== value) throw new SourceFault('same-twice', `${at} is ${said} and ${value}.`)
    return []
  })
}
