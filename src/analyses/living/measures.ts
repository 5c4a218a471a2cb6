/**
 * In which measure an answer moves, by what it is: a chance in points, an amount in per cent of itself, a time in years.
 * Free of schemas, so that the browser asks it too.
 */
import { decimalYear, isDay } from '#kit/dates.ts'
import type { Evidence } from '../report/evidence.ts'

type Figure = Pick<Evidence, 'value' | 'unit'>
export const measureNames = ['points', 'percent', 'years'] as const
export type MeasureName = (typeof measureNames)[number]

export type Measure = {
  /** Whether an answer of this kind moves in it. */
  suits(figure: Figure): boolean
  /** How far it is from one to the other; both suit it. */
  distance(before: Figure, now: Figure): number
  /** What may be chosen: at least, at most, and what stands there at first. */
  least: number
  most: number
  usual: number
  /** Behind a field for the amount. */
  says: string
  /** '5 points', '1 year'. */
  say(amount: number): string
}

export const measures: Record<MeasureName, Measure> = {
  points: {
    suits: ({ value, unit }) => typeof value === 'number' && (unit === 'chance' || isShare(unit)),
    distance: (before, now) => Math.abs(Number(now.value) - Number(before.value)) * (now.unit === 'chance' ? 100 : 1),
    least: 1,
    most: 50,
    usual: 5,
    says: 'points',
    say: (amount) => `${amount} ${amount === 1 ? 'point' : 'points'}`,
  },
  years: {
    suits: (figure) => yearOf(figure) !== null,
    distance: (before, now) => Math.abs((yearOf(now) ?? 0) - (yearOf(before) ?? 0)),
    least: 1,
    most: 20,
    usual: 1,
    says: 'years',
    say: (amount) => `${amount} ${amount === 1 ? 'year' : 'years'}`,
  },
  percent: {
    suits: ({ value, unit }) => typeof value === 'number' && unit !== 'year' && unit !== 'day',
    distance: (before, now) => percentBetween(Number(before.value), Number(now.value)),
    least: 1,
    most: 100,
    usual: 5,
    says: 'per cent',
    say: (amount) => `${amount} per cent`,
  },
}

/** In which an answer moves; null for one that moves in none. */
export function measureOf(figure: Figure): MeasureName | null {
  return (['points', 'years', 'percent'] as const).find((name) => measures[name].suits(figure)) ?? null
}

/** A share of a hundred moves in points as a chance does: of 4% a tenth is nothing that anybody would call so. */
const isShare = (unit: string | null): boolean => unit !== null && (unit === 'percent' || unit.startsWith('%'))

function yearOf({ value, unit }: Figure): number | null {
  if (typeof value === 'number') return unit === 'year' ? value : null
  if (isDay(value)) return decimalYear(value)
  return unit === 'day' && /^\d{4}(-\d{2}|-Q[1-4])?$/.test(value) ? decimalYear(value) : null
}

/** Of what it was. From nought everything is infinitely far. */
function percentBetween(before: number, now: number): number {
  if (before === now) return 0
  return before === 0 ? Infinity : (100 * Math.abs(now - before)) / Math.abs(before)
}
