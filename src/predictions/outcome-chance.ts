/**
 * How likely is an outcome of a question, by all that is known of it: what came, what was forecast, or else what its
 * series says?
 */
import type { KnownPrediction } from './known-prediction.ts'
import { binary } from './question-types/binary.ts'
import { typeOf } from './question-types/index.ts'

export type OutcomeChance =
  | { probability: number; from: 'house' | 'author' | 'model' | 'observed'; validated: boolean }
  | { probability: null; why: 'no-forecast' | 'annulled' }

/** The chance of an outcome as it was asked: of a question with a condition, given that condition. */
export function chanceOfOutcome(known: KnownPrediction, asked: string): OutcomeChance {
  const { forecast, outcome } = known
  if (outcome?.state === 'annulled') return { probability: null, why: 'annulled' }
  if (outcome) return { probability: outcome.value === asked ? 1 : 0, from: 'observed', validated: true }
  const said = forecast && typeOf(forecast.estimate).chanceOf(forecast.estimate, asked)
  return forecast && said !== null
    ? { probability: said, from: forecast.from, validated: true }
    : bySeriesAlone(known, asked)
}

/** A series says how likely a yes is at all, not how likely it is given something else. */
function bySeriesAlone({ condition, model }: KnownPrediction, asked: string): OutcomeChance {
  const probability = condition ? null : modelChanceOf(model, asked)
  return model && probability !== null
    ? { probability, from: 'model', validated: model.validated }
    : { probability: null, why: 'no-forecast' }
}

/** What a series makes of an outcome; null where no projection answers. Series answer with yes or no. */
export function modelChanceOf(model: KnownPrediction['model'], asked: string): number | null {
  return model && binary.chanceOf({ type: 'binary', probability: model.probability }, asked)
}
