/**
 * What a formula is, and how its inputs are read: numbers as they are, series and steps of projections from their JSON.
 */
import { z } from 'zod'
import type { Dependence } from '#engine/projection/paths/dependence.ts'
import { decimalYear } from '#kit/dates.ts'
import { frequencies, type Frequency } from '#series/series-words.ts'
import type { Value } from '../dossier/field-value.ts'

export type Formula = {
  /** What it answers, in a few words, for a footnote. */
  says: string
  /** How, as one would write it down; with the source where it has one. */
  how: string
  compute(inputs: readonly Value[]): Value
  example: { inputs: readonly Value[]; value: Value }
}

/** Keeps the names of a list of formulas. */
export const formulaList = <Names extends string>(list: Record<Names, Formula>) => list

export function numberIn(inputs: readonly Value[], place: number): number {
  const value = inputs[place]
  if (typeof value === 'number') return value
  // Years of observations and days come as text.
  if (typeof value === 'string' && /^\d{4}(-Q[1-4]|(-\d{2}){0,2})$/.test(value)) return Number(value.slice(0, 4))
  throw new Error(`input ${place} is no number`)
}

export const numbersIn = (inputs: readonly Value[]): number[] => inputs.map((_, place) => numberIn(inputs, place))

const seriesText = z.array(z.tuple([z.string(), z.number()]))
const stepText = z.object({ knots: z.array(z.number()).length(7) })
const stepsText = z.array(stepText.extend({ at: z.string() }))
const boundsText = z.object({ least: z.number().nullable(), most: z.number().nullable() })
const chancesText = z.array(z.object({ at: z.string(), chance: z.number() }))

const parsed =
  <Shape extends z.ZodType>(shape: Shape) =>
  (inputs: readonly Value[], place: number): z.output<Shape> =>
    shape.parse(JSON.parse(String(inputs[place])))

export const seriesIn = parsed(seriesText)
export const stepIn = parsed(stepText)
export const stepsIn = parsed(stepsText)
export const chancesIn = parsed(chancesText)

const quantilesText = z.object({ p5: z.number(), p25: z.number(), p50: z.number(), p75: z.number(), p95: z.number() })

/** Whether an input is the quantiles of a forecast, not a step of a projection. */
export const isQuantiles = (inputs: readonly Value[], place: number): boolean => String(inputs[place]).includes('"p5":')

/** Quantiles of a number with their chances; of equal ones the first. */
export function quantilesIn(inputs: readonly Value[], place: number): [value: number, chance: number][] {
  const { p5, p25, p50, p75, p95 } = parsed(quantilesText)(inputs, place)
  const all = [p5, p25, p50, p75, p95].map((value, i): [number, number] => [value, levels[i] ?? 0.5])
  return all.filter(([value], i) => all.findIndex(([other]) => other === value) === i)
}

/** All five quantiles of a number, in their order. */
export function forecastIn(inputs: readonly Value[], place: number): { chance: number; value: number }[] {
  const { p5, p25, p50, p75, p95 } = parsed(quantilesText)(inputs, place)
  return [p5, p25, p50, p75, p95].map((value, i) => ({ value, chance: levels[i] ?? 0.5 }))
}
const levels = [0.05, 0.25, 0.5, 0.75, 0.95]

const datesText = z.object({ p5: z.string(), p25: z.string(), p50: z.string(), p75: z.string(), p95: z.string() })

/** Quantiles of a date as decimal years with their chances; of equal ones the first. */
export function datesIn(inputs: readonly Value[], place: number): [at: number, chance: number][] {
  const { p5, p25, p50, p75, p95 } = parsed(datesText)(inputs, place)
  const all = [p5, p25, p50, p75, p95].map((at, i): [string, number] => [at, levels[i] ?? 0.5])
  // What lies at the last day that is asked about may also come later or never, so its chance is not counted.
  return all
    .filter(([at], i) => all.findIndex(([other]) => other === at) === i)
    .map(([at, chance]) => [decimalYear(at), chance])
}

export function boundsIn(inputs: readonly Value[], place: number): { least: number; most: number } {
  const { least, most } = parsed(boundsText)(inputs, place)
  return { least: least ?? -Infinity, most: most ?? Infinity }
}

const dependenceText = z.object({ growth: z.number(), noise: z.number() })

/** How the steps of a projection go together, where that is told; what tells something else is not there. */
export function dependenceIn(inputs: readonly Value[], place: number): Dependence | null {
  return String(inputs[place]).startsWith('{"growth":') ? parsed(dependenceText)(inputs, place) : null
}

/** How often the series has a value. */
export function frequencyIn(inputs: readonly Value[], place: number): Frequency {
  const found = frequencies.find((one) => one === inputs[place])
  if (!found) throw new Error(`${String(inputs[place])} is no frequency`)
  return found
}
