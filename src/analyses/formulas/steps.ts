/** Formulas on several steps of one projection: the months of a season, a year and a later one, all that is ahead. */
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import { stepCorrelation, usualDependence } from '#engine/projection/paths/dependence.ts'
import { chanceOfTouching } from '#engine/projection/paths/touching.ts'
import { mean } from '#engine/statistics.ts'
import { periodAt, periodOf, periods, placeOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import { boundsIn, dependenceIn, formulaList, frequencyIn, numberIn, numbersIn, stepsIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

const steps = '[{"at":"2026","knots":[-3,-2,-1,0,1,2,3]}]'
const unbounded = '{"least":null,"most":null}'
const paths =
  'of c, the bounds, how often the series has a value, the time of its last observation, how its steps go together and the steps: each step by itself meets it with the chance read off its seven values, and the scores of two steps correlate as those of a random walk with noise of each step’s own do; how much of that noise there is, is told by how often changes of the series turn back, or, where that is not told, by the errors of series whose future is known'

/** Of the value, and of all that comes after it in `inputs`. */
export function touchedBy(value: number, inputs: readonly Value[], isAtLeast: boolean): number {
  const [bounds, frequency] = [boundsIn(inputs, 1), frequencyIn(inputs, 2)]
  const own = dependenceIn(inputs, 4)
  const ahead = allSteps(inputs.slice(own ? 5 : 4))
  const chances = ahead.map(({ knots }) => {
    const above = chanceOfAtLeast(knots, value, bounds)
    return isAtLeast ? above : 1 - above
  })
  const from = stepsBetween(String(inputs[3]), ahead[0]?.at ?? '', frequency)
  const until = stepsBetween(String(inputs[3]), ahead.at(-1)?.at ?? '', frequency)
  if (until - from !== ahead.length - 1) throw new Error('the steps do not follow each other')
  return chanceOfTouching(own ?? usualDependence[howOften[frequency].perYear], from, chances)
}

/** All of a projection in one text, or one after the other. */
export function allSteps(inputs: readonly Value[]): { at: string; knots: number[] }[] {
  return inputs.flatMap((input) => {
    const text = String(input)
    return stepsIn([text.startsWith('[') ? text : `[${text}]`], 0)
  })
}

export const stepFormulas = formulaList({
  mean: {
    says: 'the mean of several',
    how: 'their sum by their number',
    compute: (inputs) => mean(numbersIn(inputs)),
    example: { inputs: [3, 1, 2], value: 2 },
  },
  'chance-of-any-at-least': {
    says: 'the chance that one step or another has a value or more',
    how: `P(max y >= c), ${paths}`,
    compute: (inputs) => touchedBy(numberIn(inputs, 0), inputs, true),
    example: { inputs: [0, unbounded, 'yearly', '2025', steps], value: 0.5 },
  },
  'chance-of-any-below': {
    says: 'the chance that one step or another has less than a value',
    how: `P(min y < c), ${paths}`,
    compute: (inputs) => touchedBy(numberIn(inputs, 0), inputs, false),
    example: { inputs: [0, unbounded, 'yearly', '2025', steps], value: 0.5 },
  },
  'published-as-late': {
    says: 'the month in which a later value of a series is expected',
    how: 'of the month in which its next value is expected, the time of its last one and the time of the later one: as many months after the time of the later one as the next comes after its own',
    compute(inputs) {
      const [next = '', last = '', later = ''] = inputs.map(String)
      const period = periodOf(last)
      const apart = placeOf(later, period) - placeOf(last, period) - 1
      return periodAt(placeOf(next, periods.monthly) + (apart * 12) / period.perYear, periods.monthly)
    },
    example: { inputs: ['2027-04', '2025', '2030'], value: '2031-04' },
  },
  'tie-of-steps': {
    says: 'how much two steps of one projection hang together',
    how: 'the correlation of their normal scores, of how often the series has a value, the time of its last observation, how its steps go together and the times of both: that of a random walk with noise, as much of it as the series itself tells, or, where that is not told, the errors of series whose future is known; of years s and t ahead (s / t)^.45',
    compute(inputs) {
      const frequency = frequencyIn(inputs, 0)
      const own = dependenceIn(inputs, 2)
      const [one = 1, other = 1] = inputs
        .slice(own ? 3 : 2)
        .map((at) => stepsBetween(String(inputs[1]), String(at), frequency))
        .toSorted((a, b) => a - b)
      return stepCorrelation(own ?? usualDependence[howOften[frequency].perYear], one, other)
    },
    example: { inputs: ['yearly', '2025', '2026', '2027'], value: 0.7320428479728127 },
  },
})
