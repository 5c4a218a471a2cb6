/** On which side of a value of the series the answer is a chance. */
import type { Answer } from '../writing.ts'

export type Side = 'up' | 'down'

/** Null where the answer is no chance of a value; of what is denied the other side. */
export function sideOf(answer: Answer): Side | null {
  const side = sideSaid(undenied(answer))
  return side && answer.denies ? otherSide[side] : side
}

/** Of what is denied the event itself: it comes or does not, whichever of the two is asked for. */
export const undenied = (answer: Answer): Answer => answer.denies ?? answer

function sideSaid(answer: Answer): Side | null {
  const { states } = answer
  const { formula } = ofProjection(answer)
  if (formula === 'chance-at-least') return 'up'
  if (formula === 'chance-below') return 'down'
  const comparison = answer.threshold ? answer.prediction?.details.automatic?.comparison : undefined
  if (!comparison) return null
  return comparison.startsWith('>') === !states.negated ? 'up' : 'down'
}

const otherSide = { up: 'down', down: 'up' } as const

/** What the projection by itself says: the figure, or what went into it. */
export const ofProjection = ({ figure, pool }: Answer): Answer['figure'] => pool?.model ?? figure
