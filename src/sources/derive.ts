/**
 * What is made of the values of a source before they are ours: nothing, or a computation that the page names. Pure, and
 * the same for every source.
 */
import { firstDayOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import type { Mark } from '#series/marks.ts'
import { frequencies, type Frequency } from '#series/series-words.ts'
import type { Observation } from '#series/series.ts'
import type { Dated, NamedSeries, Parsed } from './connector.ts'
import { SourceFault } from './faults.ts'
import type { Derivation } from './derivation.ts'
import { byYear, gathered, gatherings, inOrder } from './gathering.ts'
import { madeOf, parted, withoutForecasts } from './marking.ts'
import { together, weighted } from './over-countries.ts'

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
  const { made: unordered, short } = computed(values, how, today)
  const made = inOrder(unordered)
  const past = made.filter(([at]) => firstDayOf(at) <= today)
  const { observations, marks, lost } = parted(past)
  const notes = [
    ...sayLeft(forecasts, ['forecast', 'forecasts'], 'of the source left out.'),
    ...sayLeft(made.length - past.length, ['value', 'values'], 'dated after today left out.'),
    ...sayLeft(short, ['year', 'years'], 'short of a month or a quarter left out.'),
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

/** `thin`: of how many times too little is known. */
function valuesOf(
  series: readonly NamedSeries[],
  how: Derivation,
  weights: Parsed['series'],
): { values: readonly Dated[]; thin: number } {
  if (how.is !== 'world-of-countries') return { values: aloneOf(series), thin: 0 }
  return how.how === 'weighted' ? weighted(series, weights) : { values: together(series, gatherings[how.how]), thin: 0 }
}

/** `short`: how many years were left out since they lack a value. */
function computed(values: readonly Dated[], how: Derivation, today: string): { made: Dated[]; short: number } {
  if (how.is === 'scale') return { made: values.map((one) => madeOf(one[0], one[1] * how.factor, [one])), short: 0 }
  if (how.is === 'months-mean') {
    const years = byYear(values).filter(([, of]) => of.length === 12)
    return { made: years.map(([year, of]) => gathered(year, of, 'mean')), short: 0 }
  }
  if (how.is !== 'gather') return { made: [...values], short: 0 }
  const past = byYear(values).filter(([year]) => year < today.slice(0, 4))
  const whole = how.whole ? past.filter(([, of]) => isWhole(of)) : past
  return { made: whole.map(([year, of]) => gathered(year, of, how.how)), short: past.length - whole.length }
}

/** Of a year's values: '2024-07' is one of twelve, '2024-Q3' one of four. */
function isWhole(of: readonly Dated[]): boolean {
  const [at = ''] = of[0] ?? []
  const grain = frequencies.find((one) => howOften[one].written.test(at))
  return grain === undefined || of.length === howOften[grain].perYear
}

function aloneOf([one, ...more]: readonly NamedSeries[]): readonly Dated[] {
  if (!one) throw new SourceFault('no-values')
  if (more.length > 0) throw new SourceFault('not-one-series', `It holds ${more.length + 1}.`)
  return one.values
}
