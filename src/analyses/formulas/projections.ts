/** Formulas on steps of a projection: the chance of a value, and when a value is likely to have been met. */
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import { chanceOf, logOdds, probability } from '#engine/units.ts'
import { decimalYear } from '#kit/dates.ts'
import {
  boundsIn,
  chancesIn,
  datesIn,
  formulaList,
  isQuantiles,
  numberIn,
  quantilesIn,
  stepIn,
  stepsIn,
} from './formula.ts'
import type { Value } from '../dossier/field-value.ts'
import { endedYear } from './times/months.ts'

const step = '{"at":"2035","knots":[-3,-2,-1,0,1,2,3],"validated":true}'
const unbounded = '{"least":null,"most":null}'
const how =
  'read off the seven values that the projection gives for that step, each with its chance; between two of them each equal step in the value changes the odds by the same factor, and what would lie beyond a bound is counted at the bound. Of a forecast read off its five values in the same way: no less than 5% and no more than 95%, since it says nothing of what lies beyond them'

/** Inputs are a value and a step of a projection with its bounds, or a value and the quantiles of a forecast. */
function atLeast(inputs: readonly Value[]): number {
  if (isQuantiles(inputs, 1)) return 1 - chanceUpTo(quantilesIn(inputs, 1), numberIn(inputs, 0))
  return chanceOfAtLeast(stepIn(inputs, 1).knots, numberIn(inputs, 0), boundsIn(inputs, 2))
}

/** Inputs are a value, the steps of a projection and its bounds; the time of the first whose chance of it will do. */
function firstStep(inputs: readonly Value[], willDo: (chance: number) => boolean): Value {
  const bounds = boundsIn(inputs, 2)
  const found = stepsIn(inputs, 1).find(({ knots }) => willDo(chanceOfAtLeast(knots, numberIn(inputs, 0), bounds)))
  return found?.at ?? 'not within the projection'
}

/** Straight in log-odds between the known values; what lies beyond them has the chance of the outermost. */
function chanceUpTo(known: readonly (readonly [value: number, chance: number])[], at: number): number {
  const after = known.findIndex(([value]) => value > at)
  if (after === 0) return known[0]?.[1] ?? 0.05
  const [start, end] = after < 0 ? [known.at(-1), known.at(-1)] : [known[after - 1], known[after]]
  if (!start || !end || start === end) return end?.[1] ?? 0.95
  const way = (at - start[0]) / (end[0] - start[0])
  const [low, high] = [logOdds(probability(start[1])), logOdds(probability(end[1]))]
  return chanceOf(low + way * (high - low))
}

export const projectionFormulas = formulaList({
  'chance-at-least': {
    says: 'the chance of a value or more, at one step of a projection or by a forecast',
    how: `P(y >= c), of c, the step and its bounds: ${how}`,
    compute: atLeast,
    example: { inputs: [0, step, unbounded], value: 0.5 },
  },
  'chance-below': {
    says: 'the chance of less than a value, at one step of a projection or by a forecast',
    how: `1 - P(y >= c), of c, the step and its bounds: ${how}`,
    compute: (inputs) => 1 - atLeast(inputs),
    example: { inputs: [0, step, unbounded], value: 0.5 },
  },
  'half-chance-by': {
    says: 'when a value is more likely than not to have been met',
    how: 'the first step of the crossing chances at or above one half; "not within the projection" where there is none',
    compute: (inputs) => chancesIn(inputs, 0).find(({ chance }) => chance >= 0.5)?.at ?? 'not within the projection',
    example: { inputs: ['[{"at":"2030","chance":0.4},{"at":"2031","chance":0.6}]'], value: '2031' },
  },
  'time-by-chance': {
    says: 'when a value has been met with a chance',
    how: 'the first step of the crossing chances at or above the chance that comes second; "not within the projection" where there is none',
    compute: (inputs) =>
      chancesIn(inputs, 0).find(({ chance }) => chance >= numberIn(inputs, 1))?.at ?? 'not within the projection',
    example: { inputs: ['[{"at":"2030","chance":0.4},{"at":"2031","chance":0.6}]', 0.3], value: '2030' },
  },
  'first-at-least': {
    says: 'the first step of a projection at which a value or more is likelier than not',
    how: `the first step with P(y >= c) of at least one half, of c, the steps and their bounds; "not within the projection" where there is none. P is ${how}`,
    compute: (inputs) => firstStep(inputs, (chance) => chance >= 0.5),
    example: { inputs: [0, `[${step}]`, unbounded], value: '2035' },
  },
  'first-below': {
    says: 'the first step of a projection at which less than a value is likelier than not',
    how: `the first step with P(y >= c) of no more than one half, of c, the steps and their bounds; "not within the projection" where there is none. P is ${how}`,
    compute: (inputs) => firstStep(inputs, (chance) => chance <= 0.5),
    example: { inputs: [0, `[${step}]`, unbounded], value: '2035' },
  },
  'chance-by-year': {
    says: 'the chance that it comes by the end of a year or month',
    how: 'read off the five dates that the forecast gives, each with its chance; between two of them each equal step in time changes the odds by the same factor. No less than 5% and no more than 95%, since it says nothing of what lies beyond them',
    compute: (inputs) => chanceUpTo(datesIn(inputs, 0), endedYear(String(inputs[1])) + 1),
    example: {
      inputs: ['{"p5":"2030-01-01","p25":"2034-01-01","p50":"2040-01-01","p75":"2050-01-01","p95":"2060-01-01"}', 2039],
      value: 0.5,
    },
  },
  'middle-if-not-by': {
    says: 'the year in the middle of what is left once a day has passed without it',
    how: 'the year at which half of the chance that was left on that day has come, read off the five dates that the forecast gives, between which each equal step in time changes the odds by the same factor; "later than" the last of them where they do not reach so far',
    compute(inputs) {
      const known = datesIn(inputs, 0)
      const passed = chanceUpTo(known, decimalYear(String(inputs[1])))
      const wanted = 1 - (1 - passed) / 2
      const after = known.findIndex(([, chance]) => chance >= wanted)
      const [start, end] = [known[after - 1], known[after]]
      // Two dates of different chances that are one date stand for what lies beyond it.
      if (!start || !end || start[0] === end[0]) return `later than ${Math.floor(known.at(-1)?.[0] ?? 0)}`
      const [low, high, middle] = [start[1], end[1], wanted].map((chance) => logOdds(probability(chance)))
      const way = ((middle ?? 0) - (low ?? 0)) / ((high ?? 1) - (low ?? 0))
      return Math.floor(start[0] + way * (end[0] - start[0]))
    },
    example: {
      inputs: [
        '{"p5":"2030-01-01","p25":"2034-01-01","p50":"2040-01-01","p75":"2050-01-01","p95":"2060-01-01"}',
        '2040-01-01',
      ],
      value: 2050,
    },
  },
})
