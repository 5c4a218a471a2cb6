/** What one says oneself of a question: its one chance, or whatever else is read of what one said. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { chanceIn } from '../../asked-with/chance.ts'
import type { Asked, OwnAskedWith } from '../call-forecasts.ts'

/** Null where one has said nothing, or has taken it back. */
export function ownChanceOf(
  { predictionId, question }: Pick<Asked, 'predictionId' | 'question'>,
  own: OwnAskedWith,
): number | null {
  return chanceIn(question, ownEstimateOf(predictionId, own))
}

export function ownEstimateOf(id: string, own: OwnAskedWith): Estimate | null {
  return own.find(({ predictionId }) => predictionId === id)?.estimate ?? null
}

/** With the last day on which it holds, which stays where something else is given, when one said it, and whether of what is asked now. */
export function standingOf<Given>(
  { predictionId, question }: Pick<Asked, 'predictionId' | 'question'>,
  own: OwnAskedWith,
  read: (question: Question, estimate: Estimate | null) => Given | null,
) {
  const standing = read(question, ownEstimateOf(predictionId, own))
  const last = own.find((one) => one.predictionId === predictionId)
  return {
    standing,
    until: standing === null ? null : (last?.until ?? null),
    saidAt: last?.at ?? null,
    isOfEarlierWording: standing !== null && (last?.isOfEarlierWording ?? false),
  }
}
