/**
 * What the numbers of a trend say in words: why there is no projection, where it is heading, whether it goes faster.
 */
import { sayCounted, sayEstimate, sayNumber, sayQuantity, sayShort } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import type { MadeProjection } from '#series/projection.ts'
import { sayAbout, sayBand } from '#series/words.ts'
import type { TrendNumbers } from './numbers.ts'
import { howOften } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'
import { unitOfChange } from '#series/value-bounds.ts'

type Projection = NonNullable<TrendNumbers['projection']>
type Overtaken = Extract<Projection, { refused: 'overtaken' }>
type Refused = Exclude<Extract<Projection, { refused: string }>, Overtaken>
type Named<Answer> = Extract<NonNullable<Answer>, { refused: null }>

const percent = (share: number) => `${sayNumber(share * 100, 0)}%`

const refusals: Record<Refused['refused'], (found: number, allowed: number) => string> = {
  'too-few-points': (found, allowed) => `${found} observations, ${allowed} are needed.`,
  'too-few-points-since-take-off': (found, allowed) =>
    `${found} observations since it took off, ${allowed} are needed.`,
  constant: () => 'all observations are the same, and tell nothing of how it moves.',
  'too-many-interpolated': (found, allowed) =>
    `${percent(found)} of the values were filled in, at most ${percent(allowed)} may be.`,
  irregular: () => 'the observations do not follow each other at even steps.',
}

/** 'No projection: 8 observations, 10 are needed.' */
export function sayRefused(projection: Refused | Overtaken, unit: string): string {
  if (projection.refused === 'overtaken') return sayOvertaken(projection, unit)
  return `No projection: ${refusals[projection.refused](projection.found, projection.allowed)}`
}

/** Of nothing that rests on the projection is a number shown. */
function sayOvertaken({ at, value, publisher, low95, high95 }: Overtaken, unit: string): string {
  const newer = `${sayQuantity(value, unit)} in ${sayDay(at)}, ${publisher}`
  return `Overtaken: a newer value (${newer}) lies outside what this projection held possible (95%: ${sayEdge(low95)} to ${sayEdge(high95)}). The projection is withdrawn until the series is brought up to date.`
}

/** Finer than an estimate: that the value lies beyond one of the two has to be seen. */
const sayEdge = (value: number) => sayShort(Number(value.toPrecision(3)))

/** 'About 20 million' beside 'about 19 million': what newer values from elsewhere have changed. */
export function sayHeeded(signal: NonNullable<MadeProjection['signal']>, unit: string): string {
  const { at, value, publisher, weight, earlier = 0, ...alone } = signal
  const newest = `${publisher} has ${sayQuantity(value, unit)} for ${sayDay(at)}, where the series alone would have said ${sayAbout(alone)} (80%: ${sayBand(alone)}).`
  return earlier > 0
    ? `Moved by newer values: ${newest} ${sayCounted(earlier, 'other value')} since the last observation ${earlier === 1 ? 'is' : 'are'} heeded with it.`
    : `Moved by a newer value: ${newest} The projection went ${percent(weight)} of the way to it.`
}

const directionWords = { rising: 'Rising', falling: 'Falling', 'no-clear-direction': 'No clear direction' } as const

export function sayDirection(direction: NonNullable<TrendNumbers['direction']>): { value: string; note: string } {
  if (direction.refused !== null) return { value: 'Not told', note: `${direction.needed} observations are needed` }
  return {
    value: directionWords[direction.direction],
    note: `${sayNumber(Math.abs(direction.score), 1)} times what chance makes`,
  }
}

const momentumWords = {
  upward: 'a clear turn upwards',
  downward: 'a clear turn downwards',
  'no-clear-momentum': 'not a clear change',
} as const

/** The growth of the last 15 observations, and whether that of the last 5 differs. */
export function sayMomentum(
  momentum: NonNullable<TrendNumbers['momentum']>,
  frequency: Frequency,
  unit: string,
): { value: string; note: string } {
  if (momentum.refused !== null) return { value: 'Not told', note: `${momentum.needed} observations are needed` }
  const step = howOften[frequency].step
  return {
    value: `${saySlope(momentum.longSlope, momentum, unit)} a ${step}`,
    note: `last 5 ${step}s ${saySlope(momentum.recentSlope, momentum, unit)} a ${step}, ${momentumWords[momentum.momentum]}`,
  }
}

/** On a logarithmic scale in per cent, on a linear one in the unit, or in points for shares. */
function saySlope(slope: number, { scale }: Named<TrendNumbers['momentum']>, unit: string): string {
  const change = scale === 'log' ? 100 * Math.expm1(slope) : slope
  const said = sayEstimate(Math.abs(change), Math.max(Math.abs(change), 1e-9))
  const sign = change < 0 ? '−' : '+'
  if (scale === 'log') return said === '0' ? '±0%' : `${sign}${said}%`
  const counted = said === '1' ? unitOfChange(unit).replace(/^points$/, 'point') : unitOfChange(unit)
  return `${said === '0' ? '±' : sign}${said} ${counted}`.trim()
}
