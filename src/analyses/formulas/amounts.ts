/** Formulas on the quantiles of a forecast: the chance of a value, and the value of a chance; and on chances of one event. */
import { pooledWithModel } from '#engine/crowd/pool-with-model.ts'
import { probability } from '#engine/units.ts'
import { formulaList, numberIn } from './formula.ts'
import { amountsIn } from './marginals.ts'
import type { Value } from '../dossier/field-value.ts'

const forecast = '{"p5":10,"p25":20,"p50":30,"p75":40,"p95":50}'
const read =
  'of a number, the quantiles of a forecast and the scale of its question: straight lines in log-odds between its five values (of their logarithms where the scale is "log"), and on with the outermost, where the forecast itself says only that less than 5% is left'

function marginalAfter(inputs: readonly Value[]) {
  const [first] = amountsIn(inputs.slice(1), 1).amounts
  if (!first) throw new Error('there is no forecast')
  return { at: numberIn(inputs, 0), ...first.marginal }
}

export const amountFormulas = formulaList({
  'forecast-at-least': {
    says: 'the chance of a value or more, by a forecast',
    how: `P(y >= c), ${read}`,
    compute(inputs) {
      const { at, chanceBelow } = marginalAfter(inputs)
      return 1 - chanceBelow(at)
    },
    example: { inputs: [30, forecast, 'linear'], value: 0.5 },
  },
  'forecast-below': {
    says: 'the chance of less than a value, by a forecast',
    how: `P(y < c), ${read}`,
    compute(inputs) {
      const { at, chanceBelow } = marginalAfter(inputs)
      return chanceBelow(at)
    },
    example: { inputs: [20, forecast, 'linear'], value: 0.25 },
  },
  'forecast-value': {
    says: 'the value that is not passed with a chance, by a forecast',
    how: `the c with P(y <= c) = p, ${read}`,
    compute(inputs) {
      const { at, quantile } = marginalAfter(inputs)
      return quantile(probability(at))
    },
    example: { inputs: [0.75, forecast, 'log'], value: 40 },
  },
  'chance-pooled': {
    says: 'what a forecast and a projection say together of one event',
    how: 'the mean of their log-odds, of the chance by the forecast, which counts 1, the chance by the projection, and what that counts; both kept between 1% and 99% (Genest and Zidek 1986; Satopää et al. 2014)',
    compute: (inputs) => pooledWithModel(numberIn(inputs, 0), numberIn(inputs, 1), numberIn(inputs, 2)),
    example: { inputs: [0.2, 0.8, 1], value: 0.5 },
  },
})
