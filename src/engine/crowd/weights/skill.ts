/** How much does a person's voice count, by what came of earlier forecasts? Everybody begins at 1. */
import { InvalidInput, mustBeCount, mustBeFinite } from '../../invalid-input.ts'
import { mustBeNumbers } from '../probabilities.ts'

/** A person's resolved questions: how many, and the advantages over the other forecasters in them, summed. */
export type TrackRecord = { questions: number; advantage: number }

/** Who has no resolved question yet. */
export const noRecord: TrackRecord = { questions: 0, advantage: 0 }

/** So many questions at par are added to every record: a lucky first forecast makes no oracle. */
const questionsAtPar = 10
/** An advantage of .1 in the Brier score, sustained over many questions, multiplies the weight by e^1.2, about 3.3. */
const steepness = 12

/**
 * The weight exp(12 A / (m + 10)) of a person with advantages that sum to A over m questions; 1 without a record. With A
 * = .9 over 5 questions it is 2.0544. Weighting by past performance after Budescu and Chen 2015 (Management Science
 * 61); the constants were fitted on public forecasts of PredictionBook.
 *
 * Throws `InvalidInput` for a number of questions that is not a count and for an advantage that is not finite.
 */
export function skillOf(record: TrackRecord): number {
  mustBeCount('record.questions', record.questions)
  mustBeFinite('record.advantage', record.advantage)
  return Math.exp((steepness * record.advantage) / (record.questions + questionsAtPar))
}

/**
 * Each forecaster's advantage in one question: the mean loss of the others less their own. Positive is better than the
 * others; the advantages sum to 0. Losses of .04, .25 and .01 give .09, -.225 and .135.
 *
 * `losses` are one a person in any loss where less is better, such as the Brier score from 0 to 1. Throws
 * `InvalidInput` for fewer than two, since alone nobody has an advantage, and for a loss that is not finite.
 */
export function advantages(losses: ArrayLike<number>): Float64Array {
  mustBeNumbers('losses', losses)
  const count = losses.length
  if (count < 2) throw new InvalidInput('losses', 'must be of at least two forecasters')
  let sum = 0
  for (let i = 0; i < count; i++) sum += losses[i] ?? 0
  return Float64Array.from(losses).map((loss) => (sum - loss) / (count - 1) - loss)
}
