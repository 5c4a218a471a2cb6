/** What values of a series say in words. */
import { sayDay } from '#kit/dates.ts'
import { periodOf } from '#kit/periods.ts'
import {
  asKnown,
  decimalsOf,
  isScale,
  sayEstimate,
  sayNumber,
  sayShort,
  unitBehind,
  withoutNote,
} from '#kit/numbers.ts'
import { capital } from '#kit/text.ts'
import type { MadeProjection } from './projection.ts'
import type { Observation } from './series.ts'
import { stepsBetween } from './steps-ahead.ts'
import type { Estimate } from './today.ts'
import { changesByFactor, type Scale, unitOfChange } from './value-bounds.ts'

/** The value with as much of its unit as a table has room for: '425.6 ppm', '27.4%', '10,527', '41 of 100'. */
export function sayBriefly(value: number, unit: string): string {
  if (unit.startsWith('%')) return `${sayNumber(value)}%`
  return `${sayShort(value)}${unitOnChart(unit).brief}`
}

type Band = Omit<Estimate, 'at'>

/** The middle of an estimate, no more finely than its band allows: 'about 11.9 million'. */
export function sayAbout({ median, low80, high80 }: Band): string {
  return `about ${sayEstimate(median, high80 - low80)}`
}

/** Its band: '11.1 million to 12.8 million'. */
export function sayBand({ low80, high80 }: Omit<Band, 'median'>): string {
  const say = (value: number) => sayEstimate(value, high80 - low80)
  return `${say(low80)} to ${say(high80)}`
}

/** The same with as much of its unit as a table has room for: 'about 428 ppm', 'about 27.4%'. */
export function sayEstimated({ median, low80, high80 }: Band, unit: string): string {
  return `about ${sayBriefly(asKnown(median, high80 - low80), unit)}`
}

/** What such a value is of, in its first words, where `sayBriefly` has no room: ' dollars per troy ounce', ' of GDP'. */
export function unitAfter(unit: string): string {
  const beside = shortened(unitBeside(unit))
  return beside === '' || isScale(unit) ? '' : ` ${beside}`
}

/** The unit where `sayBriefly` has no room for it, to stand below the value, or what it notes of a scale; else nothing. */
export function unitBeside(unit: string): string {
  if (unit.startsWith('%')) return unit.slice(1).trim()
  if (isScale(unit)) return /\((.*)\)/.exec(unit)?.[1] ?? ''
  return shortened(unit).length > 9 ? unit : ''
}

/** For a chart: the unit as a whole, and as much of it as stands behind a value: ' ppm', '%', ' of 100', or nothing. */
export function unitOnChart(unit: string): { whole: string; brief: string } {
  if (unit.startsWith('%')) return { whole: unit, brief: '%' }
  const short = isScale(unit) || unitBeside(unit) === '' ? shortened(unitBehind(unit)) : ''
  return { whole: unit, brief: short && ` ${short}` }
}

/** The comma of '100,000' separates nothing. */
function shortened(unit: string): string {
  return withoutNote(unit).split(/,(?!\d)/)[0] ?? ''
}

/**
 * How far one observed value lies from another: in points for shares, in per cent for what is above 0 and has a nought
 * that means none, in the unit itself otherwise. '+1.3%', '−2.4 points', '+0.28 °C', '× 210'.
 */
export function sayChange(from: number, to: number, scale: Scale): string {
  const change = to - from
  const { unit } = scale
  if (unit.startsWith('%'))
    return `${signed(change, 1)} ${Math.abs(change) > 0.95 && Math.abs(change) < 1.05 ? 'point' : 'points'}`
  if (!changesByFactor(scale, [from, to]))
    return `${signed(change, Math.max(0, decimalsOf(change) - (isScale(unit) ? 1 : 2)))} ${unitOfChange(unit)}`.trim()
  const factor = to / from
  if (factor >= 10) return `× ${sayShort(Number(factor.toPrecision(2)))}`
  return `${signed((factor - 1) * 100, Math.abs(factor - 1) < 0.1 ? 1 : 0)}%`
}

/** How far ahead a year, quarter or month lies, counted from what is known: '2027 is step 6 of a series that ends in 2021'. */
export function sayStep(at: string, last: string): string {
  const step = stepsBetween(last, at, periodOf(last).name)
  return `${sayDay(at)} is step ${step} of a series that ends in ${sayDay(last)}`
}

/** How a caption begins: 'In ppm', 'Per 100 people', 'On a scale of 0–100'. */
export const sayUnit = (unit: string): string => capital(sayIn(unit))

/** What bounds a series that is a part of another, and from when on that took something away. */
export function sayWhole({ name, cutFrom }: NonNullable<MadeProjection['whole']>): string {
  const held = cutFrom
    ? `from ${sayDay(cutFrom)} on, what would lie above the projection of the whole is held to it`
    : 'its projection would be held to that, and lies below it everywhere'
  return `It is part of ${name}, and no part is more than its whole: ${held}.`
}

/** How values are said to be told: 'in ppm', 'per 100 people', 'on a scale of 0–100'. */
export function sayIn(unit: string): string {
  if (unit.startsWith('per ')) return unit
  return `${isScale(unit) ? 'on a scale of' : 'in'} ${unit}`
}

/** '1850 to 2024', 'Q1 2001 to Q3 2026', 'Mar 1990 to Oct 2026'. */
export function saySpan(first: Observation, last: Observation): string {
  return `${sayDay(first[0])} to ${sayDay(last[0])}`
}

function signed(value: number, digits: number): string {
  const said = sayNumber(Math.abs(value), digits)
  if (said === '0') return '±0'
  return `${value < 0 ? '−' : '+'}${said}`
}
