/** What one says oneself of a question, where its answer is one chance. */
import { chanceIn } from '../../asked-with/chance.ts'
import type { Asked, OwnAskedWith } from '../call-forecasts.ts'

/** Null where one has said nothing, or has taken it back. */
export function ownChanceOf(
  { predictionId, question }: Pick<Asked, 'predictionId' | 'question'>,
  own: OwnAskedWith,
): number | null {
  const said = own.find((one) => one.predictionId === predictionId)
  return said ? chanceIn(question, said.estimate) : null
}

/** With the last day on which it holds, which stays where another chance is given, when one said it, and whether of what is asked now. */
export function standingOf(asked: Pick<Asked, 'predictionId' | 'question'>, own: OwnAskedWith) {
  const standing = ownChanceOf(asked, own)
  const last = own.find((one) => one.predictionId === asked.predictionId)
  return {
    standing,
    until: standing === null ? null : (last?.until ?? null),
    saidAt: last?.at ?? null,
    isOfEarlierWording: standing !== null && (last?.isOfEarlierWording ?? false),
  }
}
