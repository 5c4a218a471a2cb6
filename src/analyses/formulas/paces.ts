/** Formulas on how fast something moves: as much a year, or by as many per cent a year. */
import { decimalYear } from '#kit/dates.ts'
import { formulaList, numberIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

type Moved = { from: number; to: number; years: number }

/** A value, its time, a later value and its time: years, quarters, months, or a year as a number. */
function movedIn(inputs: readonly Value[]): Moved {
  const years = decimalYear(String(inputs[3])) - decimalYear(String(inputs[1]))
  if (!(years > 0)) throw new Error('the second time does not come after the first')
  return { from: numberIn(inputs, 0), to: numberIn(inputs, 2), years }
}

const times = 'a year stands for its middle, a quarter and a month for theirs'

export const paceFormulas = formulaList({
  'amount-a-year': {
    says: 'by how much it changes a year, from one value to another',
    how: `(b - a) / years, of value a, its time, value b and its time; ${times}`,
    compute(inputs) {
      const { from, to, years } = movedIn(inputs)
      return (to - from) / years
    },
    example: { inputs: [84, '2024', 90, 2030], value: 1 },
  },
  'percent-a-year': {
    says: 'by how many per cent it changes a year, from one value to another',
    how: `100 ((b / a)^(1 / years) - 1), compounding, of value a, its time, value b and its time; ${times}`,
    compute(inputs) {
      const { from, to, years } = movedIn(inputs)
      return 100 * ((to / from) ** (1 / years) - 1)
    },
    example: { inputs: [100, '2020', 121, 2022], value: 10.000000000000009 },
  },
})
