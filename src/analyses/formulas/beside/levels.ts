/** Formulas on values beside the one that is asked about: round ones within a range, and whether a value came to lie in one. */
import { chanceOfAtLeast, within } from '#engine/projection/bands/knots.ts'
import { boundsIn, forecastIn, formulaList, isQuantiles, numberIn, stepIn, stepsIn } from '../formula.ts'
import type { Value } from '../../dossier/field-value.ts'

/** As many as are looked for; of a narrow range there may be one or two more, of which the outermost are left out. */
const mostLevels = 5
const stepsOfTen = [1, 2, 5]
/** A range over more than this factor is told by 1, 2 and 5 times powers of ten. */
const wideFactor = 8

function endsIn(inputs: readonly Value[]): [least: number, most: number] {
  if (isQuantiles(inputs, 1)) {
    const values = forecastIn(inputs, 1).map(({ value }) => value)
    return [Math.min(...values), Math.max(...values)]
  }
  const bounds = boundsIn(inputs, 2)
  const [, low = Number.NaN, , , , high = Number.NaN] = stepIn(inputs, 1).knots.map((value) => within(bounds, value))
  return [low, high]
}

/** Round values within a range, the least first. */
function roundWithin(least: number, most: number): number[] {
  if (!(most > least)) return []
  return middleOf(least > 0 && most / least > wideFactor ? byFactor(least, most) : evenly(least, most))
}

function evenly(least: number, most: number): number[] {
  const widths = powersAround((most - least) / (mostLevels - 1)).toReversed()
  const width = widths.find((one) => countOf(least, most, one) >= mostLevels - 1) ?? (most - least) / mostLevels
  const first = Math.ceil(least / width)
  return Array.from({ length: countOf(least, most, width) }, (_, i) => exact((first + i) * width))
}

const countOf = (least: number, most: number, width: number) =>
  Math.max(0, Math.floor(most / width) - Math.ceil(least / width) + 1)

const byFactor = (least: number, most: number): number[] =>
  Array.from({ length: Math.ceil(Math.log10(most / least)) + 2 }, (_, i) => Math.floor(Math.log10(least)) + i)
    .flatMap((power) => stepsOfTen.map((one) => exact(one * 10 ** power)))
    .filter((one) => one >= least && one <= most)

/** 1, 2 and 5 times powers of ten, from a tenth of a size to ten times as much. */
const powersAround = (size: number): number[] =>
  [-1, 0, 1].flatMap((more) => stepsOfTen.map((one) => one * 10 ** (Math.floor(Math.log10(size)) + more)))

/** Without what sums of powers of ten leave behind: 0.30000000000000004 is .3. */
const exact = (value: number) => Number(value.toPrecision(12))

function middleOf(all: readonly number[]): number[] {
  const first = Math.floor((all.length - mostLevels) / 2)
  return first > 0 ? all.slice(first, first + mostLevels) : all.slice(0, mostLevels)
}

/** Inputs are a value, the steps of a projection, its bounds and a chance. */
function firstWith(inputs: readonly Value[], wanted: (chanceOfMore: number) => number): Value {
  const bounds = boundsIn(inputs, 2)
  const found = stepsIn(inputs, 1).find(
    ({ knots }) => wanted(chanceOfAtLeast(knots, numberIn(inputs, 0), bounds)) >= numberIn(inputs, 3) - 1e-9,
  )
  return found?.at ?? 'not within the projection'
}

const step = '{"at":"2035","knots":[0,10,20,30,40,50,60]}'
const unbounded = '{"least":null,"most":null}'

export const levelFormulas = formulaList({
  'round-level': {
    says: 'a round value within what is held possible',
    how: 'of its place, and a step of a projection with its bounds or the quantiles of a forecast: of up to five round values from the 10% to the 90% point of the step, or from the 5% to the 95% point of the forecast, at equal distances of 1, 2 or 5 times a power of ten, or 1, 2 and 5 times powers of ten where the ends lie more than a factor of eight apart, the one in that place from the least; "none" where there are fewer',
    compute(inputs) {
      const [least, most] = endsIn(inputs)
      return roundWithin(least, most)[numberIn(inputs, 0) - 1] ?? 'none'
    },
    example: { inputs: [2, step, unbounded], value: 20 },
  },
  'first-with-chance-at-least': {
    says: 'the first step of a projection at which a value or more has a chance',
    how: 'the first step with P(y >= c) of at least p, of c, the steps, their bounds and p; "not within the projection" where there is none. P is read as the chance of a value or more is',
    compute: (inputs) => firstWith(inputs, (chance) => chance),
    example: { inputs: [30, `[${step}]`, unbounded, 0.5], value: '2035' },
  },
  'first-with-chance-below': {
    says: 'the first step of a projection at which less than a value has a chance',
    how: 'the first step with P(y < c) of at least p, of c, the steps, their bounds and p; "not within the projection" where there is none. P is read as the chance of less than a value is',
    compute: (inputs) => firstWith(inputs, (chance) => 1 - chance),
    example: { inputs: [30, `[${step}]`, unbounded, 0.9], value: 'not within the projection' },
  },
  'lay-between': {
    says: 'whether a value came to lie within a range',
    how: '"yes" where it is no less than the second and no more than the third value, else "no"',
    compute: (inputs) => {
      const [value, low, high] = [numberIn(inputs, 0), numberIn(inputs, 1), numberIn(inputs, 2)]
      // What is not there lies nowhere, which is no "no".
      if ([value, low, high].some(Number.isNaN)) return Number.NaN
      return value >= low && value <= high ? 'yes' : 'no'
    },
    example: { inputs: [5, 1, 4], value: 'no' },
  },
})
