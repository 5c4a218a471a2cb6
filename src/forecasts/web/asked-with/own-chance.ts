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
