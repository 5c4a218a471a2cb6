/** Formulas on the highest and lowest that a series was, and that its projection has in the middle. */
import { within } from '#engine/projection/bands/knots.ts'
import { boundsIn, formulaList, numberIn, seriesIn, stepsIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

type Then = readonly [at: string, value: number]

/** Of equal ones the first. */
const topOf = (all: readonly Then[]) => all.reduce((top, one) => (one[1] > top[1] ? one : top))
const bottomOf = (all: readonly Then[]) => all.reduce((low, one) => (one[1] < low[1] ? one : low))

/** Of a series, with a newer value and its time after it, or of the middles of the steps of a projection with its bounds. */
function allIn(inputs: readonly Value[]): Then[] {
  if (inputs.length === 1) return seriesIn(inputs, 0)
  if (inputs.length === 3) return [...seriesIn(inputs, 0), [String(inputs[2]), numberIn(inputs, 1)]]
  const bounds = boundsIn(inputs, 1)
  return stepsIn(inputs, 0).map(({ at, knots }) => [at, within(bounds, knots[3] ?? Number.NaN)])
}

const series = '[["2020",1],["2021",3],["2022",3],["2023",2]]'
const steps = '[{"at":"2030","knots":[1,2,3,4,5,6,7]},{"at":"2031","knots":[0,1,2,3,4,5,6]}]'
const unbounded = '{"least":null,"most":null}'
const of =
  'of all observations, and a newer value from elsewhere where one stands after them, or of the middles of all steps of a projection within its bounds; of equal ones the first'

export const peakFormulas = formulaList({
  'highest-value': {
    says: 'the highest value of a series',
    how: `the largest ${of}`,
    compute: (inputs) => topOf(allIn(inputs))[1],
    example: { inputs: [series], value: 3 },
  },
  'highest-at': {
    says: 'when a series was highest, or is to be',
    how: `the time of the largest ${of}`,
    compute: (inputs) => topOf(allIn(inputs))[0],
    example: { inputs: [steps, unbounded], value: '2030' },
  },
  'lowest-value': {
    says: 'the lowest value of a series',
    how: `the smallest ${of}`,
    compute: (inputs) => bottomOf(allIn(inputs))[1],
    example: { inputs: [series], value: 1 },
  },
  'lowest-at': {
    says: 'when a series was lowest, or is to be',
    how: `the time of the smallest ${of}`,
    compute: (inputs) => bottomOf(allIn(inputs))[0],
    example: { inputs: [steps, unbounded], value: '2031' },
  },
})
