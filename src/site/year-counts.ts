/**
 * How many items' horizons end in each year, as home draws them: a mark an item while these are few, and beyond that a
 * bar a year and kind, so that the drawing is as large for a million of them.
 */
import { horizonYears } from './horizon-marks.ts'

export type YearCount = { year: number; kind: string; items: number }
/** `counts`: in the order of the kinds. */
export type YearColumn = { year: number; counts: readonly number[] }

/** As many shapes fit above each other. */
const mostPins = 6
/** So many thin marks lie above each other, and so many are drawn in all. */
const [highest, mostMarks] = [60, 400]

const { first, last } = horizonYears

/** Of the years on the scale, those in which anything falls. */
export function columnsOf(years: readonly YearCount[], kinds: readonly string[]): YearColumn[] {
  return [...Map.groupBy(years, ({ year }) => year)]
    .filter(([year]) => year >= first && year <= last)
    .map(([year, own]) => ({ year, counts: kinds.map((kind) => sumOf(own.filter((one) => one.kind === kind))) }))
    .filter(({ counts }) => counts.some((items) => items > 0))
    .toSorted((a, b) => a.year - b.year)
}

export function sumOf(counts: readonly { items: number }[]): number {
  return counts.reduce((sum, { items }) => sum + items, 0)
}

export const allOf = ({ counts }: YearColumn): number => counts.reduce((sum, items) => sum + items, 0)

export function drawnAs(columns: readonly YearColumn[]): 'pins' | 'marks' | 'bars' {
  const inYears = columns.map(allOf)
  const most = Math.max(0, ...inYears)
  if (most <= mostPins) return 'pins'
  return most <= highest && inYears.reduce((sum, items) => sum + items, 0) <= mostMarks ? 'marks' : 'bars'
}

/**
 * How high a bar of so many items is, in thousandths, where `most` fill the height: by the logarithm, from half an item
 * on, so that one has a bar too. Of 100 one is 131, 10 are 565. `tens`: the powers of ten that have a line.
 */
export function barScale(most: number): { heightOf: (items: number) => number; tens: number[] } {
  const whole = Math.log(2 * Math.max(10, most))
  return {
    heightOf: (items) => (items > 0 ? Math.round((1000 * Math.log(2 * items)) / whole) : 0),
    tens: Array.from({ length: Math.floor(Math.log10(Math.max(10, most)) + 1e-9) }, (_, i) => 10 ** (i + 1)),
  }
}

/** What lies before the scale and after it becomes one year each: nothing is said of these apart. */
export function onScale(years: readonly YearCount[]): YearCount[] {
  const placed = years.map(({ year, ...rest }) => ({ ...rest, year: Math.min(last + 1, Math.max(first - 1, year)) }))
  return [...Map.groupBy(placed, ({ year, kind }) => `${year} ${kind}`).values()].flatMap((alike) =>
    alike.slice(0, 1).map((one) => ({ ...one, items: sumOf(alike) })),
  )
}
