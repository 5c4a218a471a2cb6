/** On which side of a value of the series the answer is a chance. */
import type { Answer } from '../writing.ts'

export type Side = 'up' | 'down'

/** Null where the answer is no chance of a value; of what is denied the other side. */
export function sideOf(answer: Answer): Side | null {
  const { states } = answer
  const { formula } = ofProjection(answer)
  if (formula === 'chance-at-least') return 'up'
  if (formula === 'chance-below') return 'down'
  const comparison = answer.threshold ? answer.prediction?.details.automatic?.comparison : undefined
  if (!comparison) return null
  return comparison.startsWith('>') === !states.negated ? 'up' : 'down'
}

/** What the projection by itself says: the figure, or what went into it. */
export const ofProjection = ({ figure, pool }: Answer): Answer['figure'] => pool?.model ?? figure
