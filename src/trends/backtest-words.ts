/**
 * How far a projection can be believed, in words: what its labels mean, and how it would have fared on its own past.
 */
import { capital } from '#kit/text.ts'
import { sayDay } from '#kit/dates.ts'
import { periodOf } from '#kit/periods.ts'
import { sayCounted, sayNumber, sayQuantity } from '#kit/numbers.ts'
import type { TrendNumbers } from './numbers.ts'
import type { TrendDetails } from './trend.ts'
import type { MadeProjection } from '#series/projection.ts'
import { howOften } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'

type Backtest = NonNullable<TrendNumbers['backtest']>

const labelWords: Record<MadeProjection['labels'][number], (made: MadeProjection) => string> = {
  'thin-data': ({ used }) =>
    `Thin data: it rests on ${used} observations, and its bands are drawn a quarter wider for that.`,
  'take-off': ({ usedFrom }) =>
    `Take-off: values before ${sayDay(usedFrom)} are left out, since almost nothing tells nothing of growth.`,
  'growth-curve': () =>
    'Growth curve: an S-shaped curve foresaw this series clearly better at earlier times, and has a say.',
  seasonal: ({ usedFrom }) =>
    `Seasonal: the ${periodOf(usedFrom).step}s differ from each other every year, and the projection carries that on.`,
  networks: () =>
    'Networks: half of it is what the methods make of this series, half what small networks say that learnt from tens of thousands of other series how such pasts go on.',
  shifted: ({ shift = 0, points }) => {
    const { step } = periodOf(points[0]?.at ?? '')
    const [came, made] = shift > 0 ? ['low', 'raised'] : ['high', 'lowered']
    return `Shifted: past projections came out too ${came} by about ${sayNumber(Number(Math.abs(2 * shift).toPrecision(2)))} for each ${step} ahead, every time anew, so this one is ${made} by half of that. The backtest shows them as they were.`
  },
  steady: () =>
    'Steady: it has changed its pace by so little in its last years that the bands of the first years ahead are narrower than those of other series. Further ahead the difference goes.',
  'no-backtest': () =>
    'No backtest: the series is too short to look back on, so nothing is known about the method on it.',
  'no-better-than-naive': () =>
    'No better than the simplest guess: on this series the last value, carried on, did at least as well.',
  'worse-than-naive': ({ labels }) =>
    `Worse than the simplest guess: the usual combination of methods clearly lost on this series. A line on from the last value, as steep as the past, stands in its place${labels.includes('networks') ? ', and the networks have their half all the same' : ''}.`,
  'beyond-validated-range': ({ points }) =>
    `Beyond the validated range: the bands were checked up to ${sayDay(points.findLast(({ validated }) => validated)?.at ?? points[0]?.at ?? '')}. What is drawn dashed has never been checked.`,
  'between-bounds': () =>
    'Between bounds: straight bands would pass what no value can, so where it comes near it is projected on a scale that never gets there.',
}

/** 'The trend says that it cannot pass 120,000,000 cars a year: no more than ...' */
export function sayBounds({ least, most, why }: NonNullable<TrendDetails['bounds']>, unit: string): string {
  const sides = [
    least !== null && `fall below ${sayQuantity(least, unit)}`,
    most !== null && `rise above ${sayQuantity(most, unit)}`,
  ]
  return `The trend says that it cannot ${sides.filter(Boolean).join(' or ')}. Why: ${why.replace(/\.?$/, '.')}`
}

/** A sentence for each label: what must be known before believing it. */
export function sayLabels(made: MadeProjection): string[] {
  return made.labels.map((label) => labelWords[label](made))
}

/** The error beside that of carrying the last value on: '0.82', and what that means. */
export function sayError({ error, naiveError }: Backtest, frequency: Frequency): { value: string; note: string } {
  if (!(naiveError > 0)) return { value: '–', note: 'the last value was always right' }
  const ratio = error / naiveError
  const value = sayNumber(ratio, 2)
  const naive = `repeating last ${howOften[frequency].step}`
  if (value === '1') return { value, note: `no better and no worse than ${naive}` }
  return { value, note: ratio < 1 ? `below 1 is better than ${naive}` : `above 1 is worse than ${naive}` }
}

/** By how much its misses were smaller than those of carrying the last value on: '75% closer than repeating last year'. */
export function sayCloser({ error, naiveError }: Backtest, frequency: Frequency): string {
  const naive = `repeating last ${howOften[frequency].step}`
  if (!(naiveError > 0)) return `${capital(naive)} was always right`
  const ratio = error / naiveError
  if (ratio > 0.95 && ratio < 1.05) return `As close as ${naive}`
  if (ratio < 1) return `${sayNumber((1 - ratio) * 100, 0)}% closer than ${naive}`
  return ratio < 1.95
    ? `${sayNumber((ratio - 1) * 100, 0)}% further off than ${naive}`
    : `${sayNumber(ratio, ratio < 10 ? 1 : 0)} times as far off as ${naive}`
}

/** 'Its 80% band held 100% of 27 past values.' */
export function sayHeld({ coverage, values }: Pick<Backtest, 'coverage' | 'values'>): string {
  return `Its 80% band held ${held({ coverage })} of ${sayCounted(values, 'past value')}.`
}

/** On a card, in a few words: how close they came, or what must not be missed where their bands held too little. */
export function sayFared(backtest: Backtest, frequency: Frequency): string {
  return isBandTooNarrow(backtest) ? `80% band held only ${held(backtest)}` : sayCloser(backtest, frequency)
}

/** '80% band, held only 44%: 7.1 to 8.2': a range that is read off a band which cannot be right says so. */
export function sayRange(backtest: Backtest | null, band: string): string {
  return backtest && isBandTooNarrow(backtest) ? `80% band, held only ${held(backtest)}: ${band}` : `80%: ${band}`
}

/** What stands before the two ends of the 80% band. */
export function sayHowOften(backtest: Backtest | null): string {
  return backtest && isBandTooNarrow(backtest)
    ? `Its 80% band, which has held only ${held(backtest)} of past values, lies between`
    : 'Eight times in ten between'
}

const held = ({ coverage }: Pick<Backtest, 'coverage'>): string => `${Math.round(coverage[80] * 100)}%`

/** How a share of values inside a band compares with what the band promises: '8 points too few'. */
export function sayCoverage(found: number, nominal: number): string {
  const points = Math.round(found * 100) - nominal
  if (points === 0) return 'as promised'
  return `${sayCounted(Math.abs(points), 'point')} too ${points < 0 ? 'few' : 'many'}`
}

/** How far the share inside the 80% band may be off by chance alone, for so many values. */
function byChance(values: number): number {
  return 2 * Math.sqrt((0.8 * 0.2) / Math.max(1, values))
}

/** Whether so few of its past values lay inside the 80% band that the band cannot be right. */
export function isBandTooNarrow({ coverage, values }: Pick<Backtest, 'coverage' | 'values'>): boolean {
  return coverage[80] - 0.8 < -byChance(values)
}

/** What must stand beside whatever is read off such a band. */
export function sayTooNarrow({ coverage, values }: Pick<Backtest, 'coverage' | 'values'>): string {
  return `Looked back on, only ${held({ coverage })} of ${sayCounted(values, 'value')} lay inside the 80% band of this projection. Take every band and chance here as too sure of itself.`
}

/** What the coverage says about the bands on this series: nothing where it is no further off than chance goes. */
export function sayBands({ coverage, values }: Backtest): string {
  const off = coverage[80] - 0.8
  const chance = byChance(values)
  if (isBandTooNarrow({ coverage, values }))
    return 'The bands were too narrow here. This is shown instead of widening them after the fact.'
  if (off > chance)
    return 'The bands were wider here than they had to be. This is shown instead of narrowing them after the fact.'
  if (Math.abs(off) > 0.1)
    return `${sayCounted(values, 'value')} ${values === 1 ? 'is' : 'are'} too few to tell whether the bands are right.`
  return 'The bands held about as many values as they promise.'
}
