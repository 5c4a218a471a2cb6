/** Formulas on two events of which one bears on the other, and on what must hold where nobody knows how. */
import { formulaList, numbersIn } from './formula.ts'
import type { Value } from '../dossier/field-value.ts'

const bounds = 'of P(A) and P(B), however both hang together (Fréchet 1935)'
const two = (compute: (a: number, b: number) => number) => (inputs: readonly Value[]) => {
  const [a = Number.NaN, b = Number.NaN] = numbersIn(inputs)
  return compute(a, b)
}

export const conditionFormulas = formulaList({
  'chance-both': {
    says: 'the chance that both happen',
    how: 'P(A) P(B|A)',
    compute: two((a, given) => a * given),
    example: { inputs: [0.5, 0.25], value: 0.125 },
  },
  'chance-both-least': {
    says: 'the least that the chance of both can be',
    how: `max of 0 and P(A) + P(B) - 1, ${bounds}`,
    compute: two((a, b) => Math.max(0, a + b - 1)),
    example: { inputs: [0.75, 0.5], value: 0.25 },
  },
  'chance-both-most': {
    says: 'the most that the chance of both can be',
    how: `min of P(A) and P(B), ${bounds}`,
    compute: two(Math.min),
    example: { inputs: [0.75, 0.5], value: 0.5 },
  },
  'chance-if-least': {
    says: 'the least that the chance of B can be once A has happened',
    how: `max of 0 and (P(A) + P(B) - 1) / P(A), ${bounds}`,
    compute: two((a, b) => Math.max(0, a + b - 1) / a),
    example: { inputs: [0.5, 0.75], value: 0.5 },
  },
  'chance-if-most': {
    says: 'the most that the chance of B can be once A has happened',
    how: `min of 1 and P(B) / P(A), ${bounds}`,
    compute: two((a, b) => Math.min(1, b / a)),
    example: { inputs: [0.5, 0.25], value: 0.5 },
  },
  'chance-if-not-least': {
    says: 'the least that the chance of B can be if A does not happen',
    how: `max of 0 and (P(B) - P(A)) / (1 - P(A)), ${bounds}`,
    compute: two((a, b) => Math.max(0, b - a) / (1 - a)),
    example: { inputs: [0.5, 0.75], value: 0.5 },
  },
  'chance-if-not-most': {
    says: 'the most that the chance of B can be if A does not happen',
    how: `min of 1 and P(B) / (1 - P(A)), ${bounds}`,
    compute: two((a, b) => Math.min(1, b / (1 - a))),
    example: { inputs: [0.5, 0.25], value: 0.5 },
  },
  'chance-either': {
    says: 'the chance that at least one of two happens',
    how: 'P(A) + P(B) - P(A) P(B|A), of P(A), P(B) and P(B|A)',
    compute(inputs) {
      const [a = 0, b = 0, given = 0] = numbersIn(inputs)
      return Math.min(1, a + b - a * given)
    },
    example: { inputs: [0.5, 0.5, 0.75], value: 0.625 },
  },
})
