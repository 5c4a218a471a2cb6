/**
 * What the values of a series can never pass, so that no fan shows what cannot be, and whether nought of them means
 * none, so that a per cent of them says something. Where that is in doubt nothing bounds them. Free of schemas.
 */
import { isScale, withoutNote } from '#kit/numbers.ts'
import type { Series } from './series.ts'

/** -Infinity and Infinity where nothing bounds them on that side. */
export type ValueBounds = { least: number; most: number }

/** What is said of one series beside what its kind and its unit tell: null where nothing bounds it on that side. */
export type SaidBounds = { least: number | null; most: number | null }

/** A unit that tells its own range: '0–100 (higher is cleaner)'. */
const ownRange = /^(-?\d+(?:\.\d+)?)\s*(?:[–-]|to)\s*(\d+(?:\.\d+)?)(?!\d)/
/**
 * Units of what can fall below zero though it has not yet: a difference from something, a change, a temperature on a
 * scale whose zero is no end. 'TWh per year' is how much was made, '% per year' how much something changed.
 */
const relative =
  /anomal|relative|baseline|above|below|compared|versus|difference|deviation|change|growth|balance|surplus|deficit|\bnet\b|(%|per ?cent|percent) (per|a|each) (year|month)|°|celsius|fahrenheit|\blog/i

/**
 * A share runs from 0 to 100; counts and prices are never below 0; nothing bounds an interval. A level or an index is
 * held to the range that its unit tells, else to 0 where no value was below it and the unit is not one of something
 * relative: a quantity of a thing is never less than none of it. What is `said` of this series comes before all that: no
 * more cars than the whole market. A bound that a value has passed is none.
 */
export function boundsOf(
  { kind, unit }: Scale,
  values: readonly number[],
  said: SaidBounds | null = null,
): ValueBounds {
  const told = boundsOfKind[kind] ?? ownBounds(unit)
  const [least, most] = [said?.least ?? told.least, said?.most ?? told.most]
  return {
    least: values.every((value) => value >= least) ? least : -Infinity,
    most: values.every((value) => value <= most) ? most : Infinity,
  }
}

/** How the values of a series are told apart. */
export type Scale = Pick<Series, 'kind' | 'unit'>

/**
 * Whether `values` of it change by a factor: 8 pH are not twice 4 in the sense in which 8 tonnes are twice 4. An
 * interval has no nought of its own, nor has what the bounds let fall below it; where a unit tells the ends of a scale,
 * somebody chose them.
 */
export function changesByFactor(scale: Scale, values: readonly number[]): boolean {
  return values.every((value) => value > 0) && !isScale(scale.unit) && boundsOf(scale, values).least >= 0
}

/** In what a difference of two values is said: '°C above 1951–1980' is a difference already, in °C. Of a scale in nothing. */
export function unitOfChange(unit: string): string {
  if (unit.startsWith('%')) return 'points'
  return isScale(unit) ? '' : withoutNote(unit).replace(/ (above|below|relative to|compared with) .*$/, '')
}

const boundsOfKind: Record<Series['kind'], ValueBounds | null> = {
  share: { least: 0, most: 100 },
  count: { least: 0, most: Infinity },
  price: { least: 0, most: Infinity },
  interval: { least: -Infinity, most: Infinity },
  level: null,
  index: null,
}

function ownBounds(unit: string): ValueBounds {
  const [, from, to] = ownRange.exec(unit) ?? []
  if (from !== undefined && Number(from) < Number(to)) return { least: Number(from), most: Number(to) }
  return { least: relative.test(unit) ? -Infinity : 0, most: Infinity }
}
