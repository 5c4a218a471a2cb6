/** On which side of a value of the series the answer is a chance. */
import type { Answer } from '../writing.ts'

export type Side = 'up' | 'down'

/** Null where the answer is no chance of a value; of what is denied the other side. */
export function sideOf(answer: Answer): Side | null {
  const { figure, states } = answer
  if (figure.formula === 'chance-at-least') return 'up'
  if (figure.formula === 'chance-below') return 'down'
  const comparison = answer.threshold ? answer.prediction?.details.automatic?.comparison : undefined
  if (!comparison) return null
  return comparison.startsWith('>') === !states.negated ? 'up' : 'down'
}
