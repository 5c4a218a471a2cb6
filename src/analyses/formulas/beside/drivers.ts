/** Formulas on a series that bears on another: how many years it leads, and how much it tells of the other. */
import { drivingOf, type Driving } from '#series/moves/driving.ts'
import type { Value } from '../../dossier/field-value.ts'
import { formulaList, numberIn, seriesIn } from '../formula.ts'

function driving(inputs: readonly Value[]): Driving {
  const found = drivingOf(seriesIn(inputs, 0), seriesIn(inputs, 1))
  if (!found) throw new Error('their past changes do not hang together')
  return found
}

const swings = Array.from({ length: 20 }, (_, i): [string, number] => [String(2000 + i), 10 + (i % 2) + ((i * i) % 5)])
const example = JSON.stringify(swings)
const how =
  'of the yearly changes of the one and those of the other, over its newest fifty years, up to five years later: at the lag at which their rank correlation stands farthest above its error, of as many years as tell by themselves (Bartlett 1935), at least three errors and 15 such years'

export const driverFormulas = formulaList({
  'driver-lag': {
    says: 'how many years a driver leads',
    how,
    compute: (inputs) => driving(inputs).lag,
    example: { inputs: [example, example], value: 0 },
  },
  'driver-years': {
    says: 'over how many years that is seen',
    how,
    compute: (inputs) => driving(inputs).years,
    example: { inputs: [example, example], value: 19 },
  },
  'driver-tie': {
    says: 'how much a driver tells of what it drives',
    how: `the correlation of normal scores with that rank correlation, 2 sin(pi rho / 6) (Pearson 1907), less by what of the way the driver leads: times 1 - lag / years from the last value of the driven to the year that is asked about; ${how}`,
    compute(inputs) {
      const { lag, tie } = driving(inputs)
      const years = numberIn(inputs, 2) - Number(seriesIn(inputs, 1).at(-1)?.[0].slice(0, 4))
      if (!(years > lag)) throw new Error('what it does now is not seen by then')
      return Math.max(-0.95, Math.min(0.95, tie * (1 - lag / years)))
    },
    example: { inputs: [example, example, 2025], value: 0.95 },
  },
})
