/** Formulas that move a forecast to another value of its series or another time, and say what a projection counts there. */
import { modelWeight, pooledQuantilesWithModel } from '#engine/crowd/pool-with-model.ts'
import { movedChance, movedValue, type Spoken } from '#engine/crowd/moving/moved-forecast.ts'
import { marginalOfKnots } from '#engine/joint/marginal.ts'
import { probability } from '#engine/units.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import { boundsIn, formulaList, frequencyIn, numberIn, numbersIn, stepIn } from '../formula.ts'
import type { Value } from '../../dossier/field-value.ts'

const step = '{"at":"2035","knots":[-3,-2,-1,0,1,2,3]}'
const unbounded = '{"least":null,"most":null}'
const how =
  'gap is the difference of the normal scores of what the forecaster and the projection say of a value (both between 1% and 99%), on a straight line between two such values and beyond them as at the outermost; r is how much the time that was forecast and the one that is asked about hang together'

/** Value, chance by the forecaster, chance by the projection, again and again. */
function spokenIn(inputs: readonly Value[]): Spoken[] {
  const numbers = numbersIn(inputs)
  if (numbers.length === 0 || numbers.length % 3 !== 0) throw new Error('a value has two chances after it')
  return Array.from({ length: numbers.length / 3 }, (_, i) => {
    const [value = 0, said = 0, model = 0] = numbers.slice(3 * i)
    return { value, said, model }
  })
}

export const movedFormulas = formulaList({
  'chance-moved': {
    says: 'what a forecaster who spoke of another value of a series, or of another time, would say of this one',
    how: `Phi(Phi⁻¹(q) + r gap), of the value, the chance q by the projection of it, the tie r, and for each value that was spoken of the chance by the forecaster and by the projection, all on one side; ${how}`,
    compute: (inputs) =>
      movedChance(
        { value: numberIn(inputs, 0), model: numberIn(inputs, 1) },
        spokenIn(inputs.slice(3)),
        numberIn(inputs, 2),
      ),
    example: { inputs: [20, 0.2, 0.5, 10, 0.5, 0.2], value: 0.336_946_730_533_726_2 },
  },
  'value-moved': {
    says: 'the value that is not passed with a chance, by a forecaster who spoke of other values of a series or of another time',
    how: `the c with Phi(Phi⁻¹(P(y < c)) - r gap) = p, of p, the step of the projection, its bounds, the tie r, and for each value that was spoken of the chance of it or more by the forecaster and by the projection; ${how}`,
    compute: (inputs) =>
      movedValue(numberIn(inputs, 0), marginalOfKnots(stepIn(inputs, 1).knots, boundsIn(inputs, 2)), {
        tie: numberIn(inputs, 3),
        spoken: spokenIn(inputs.slice(4)),
      }),
    example: { inputs: [0.5, step, unbounded, 1, 1, 0.5, 0.25], value: 1.000_000_385_079_666_8 },
  },
  'projection-value': {
    says: 'the value that is not passed with a chance, at one step of a projection',
    how: 'read off the seven values that the projection gives for that step, of the chance, the step and its bounds',
    compute: (inputs) =>
      marginalOfKnots(stepIn(inputs, 1).knots, boundsIn(inputs, 2)).quantile(probability(numberIn(inputs, 0))),
    example: { inputs: [0.5, step, unbounded], value: 0 },
  },
  'model-counts': {
    says: 'how much a projection counts beside a forecast, which counts 1',
    how: '(ahead - unseen) / ahead times (.66 times the error of the last value carried on / its own error)², at the most 1, times (covered / .8), at the most 1, covered as if ten more values had been and as promised; of how often the series has a value, the time of its last value, the time that is asked about, the day of the forecast, and of its backtest its own error, that of the last value carried on, the share that its 80% band held and of how many values (Bates and Granger 1969)',
    compute: (inputs) => {
      const frequency = frequencyIn(inputs, 0)
      const [lastAt = '', at = '', made = ''] = inputs.slice(1).map(String)
      const [error = 0, naiveError = 0, coverage80 = 0, values = 0] = numbersIn(inputs.slice(4))
      return modelWeight({
        ahead: stepsBetween(lastAt, at, frequency),
        unseen: stepsBetween(lastAt, made, frequency) - 1,
        backtest: inputs.length > 4 ? { error, naiveError, coverage80, values } : null,
      }).weight
    },
    example: { inputs: ['yearly', '2024', '2028', '2027-01-01', 0.66, 1, 0.8, 27], value: 0.5 },
  },
  'amount-pooled': {
    says: 'what a forecast and a projection say together of one amount',
    how: '(a + w b) / (1 + w), of the amount a by the forecast, which counts 1, the amount b by the projection, and what that counts: the mean of what both do not pass with one chance, of their logarithms where the scale after them is "log" (Vincent 1912; Lichtendahl, Grushka-Cockayne and Winkler 2013)',
    compute: (inputs) =>
      pooledQuantilesWithModel([numberIn(inputs, 0)], [numberIn(inputs, 1)], {
        weight: numberIn(inputs, 2),
        isLog: inputs[3] === 'log',
      })[0] ?? Number.NaN,
    example: { inputs: [4, 5, 0.5], value: 4.333_333_333_333_333 },
  },
})
