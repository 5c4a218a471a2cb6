/**
 * From the unit in which somebody thinks into that of a series or a question: 30 cm are 11.81 inches, 40 PWh are 40,000
 * TWh. Never a guess: null where the two do not fit.
 */
import { parseUnit } from './parse-unit.ts'
import { ratioOf, type Unit } from './unit.ts'

/**
 * The amount in the other unit; null where they do not fit. Units as people type them ('cm', 'degrees F', 'bn US$', '% of
 * GDP') or as the base has them ('million tonnes of carbon', 'US$ per troy ounce, nominal').
 *
 * - `from` '' is a number without a unit, which is of the unit that is asked about; where that counts in millions and the
 *   number is as large, its noughts were typed: 9 and 9,000,000,000 are both 9 billion people.
 * - Temperatures are levels: 59 °F are 15 °C. Above a baseline they are differences: 1.8 °F above 1951–1980 are 1 °C
 *   above it; so is what `convertDifference` is asked.
 * - Money is never changed into another currency, and prices of one year never into those of another.
 * - Power is not energy: what a thousand GW make in a year depends on how long they run. 'GW years' are energy.
 */
export function convert(value: number, from: string, to: string): number | null {
  const [asked, wanted] = [parseUnit(from), parseUnit(to)]
  if (asked.isBare) return bare(value, wanted)
  const ratio = ratioOf(asked, wanted)
  if (ratio === null) return null
  const isLevel = asked.above === null && wanted.above === null && asked.per.length === 0
  return isLevel && asked.offset !== wanted.offset
    ? value * ratio + (asked.offset - wanted.offset) / wanted.factor
    : value * ratio
}

/** How much more or less, in the other unit: a rise by 9 °F is one by 5 °C. */
export function convertDifference(value: number, from: string, to: string): number | null {
  const [asked, wanted] = [parseUnit(from), parseUnit(to)]
  if (asked.isBare) return bare(value, wanted)
  const ratio = ratioOf(asked, wanted)
  return ratio === null ? null : value * ratio
}

function bare(value: number, { times }: Unit): number {
  return times > 1 && Math.abs(value) >= times ? value / times : value
}
