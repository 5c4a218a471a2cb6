/**
 * How likely is an outcome of a question, by all that is known of it: what came; what people say together; what was
 * forecast, with what its series says where that is pooled; or else what its series says alone? The rule of `headlineOf`.
 */
import type { KnownPrediction } from './known-prediction.ts'
import { binary } from './question-types/binary.ts'
import { typeOf } from './question-types/index.ts'

type Said = NonNullable<KnownPrediction['forecast']>

export type OutcomeChance =
  | {
      probability: number
      from: 'crowd' | 'pool' | 'house' | 'author' | 'model' | 'observed'
      validated: boolean
      /** Of people together: how many. */
      people?: number
    }
  | { probability: null; why: 'no-forecast' | 'annulled' }

/** The chance of an outcome as it was asked: of a question with a condition, given that condition. */
export function chanceOfOutcome(known: KnownPrediction, asked: string): OutcomeChance {
  const { crowd, forecast, outcome } = known
  if (outcome?.state === 'annulled') return { probability: null, why: 'annulled' }
  if (outcome) return { probability: outcome.value === asked ? 1 : 0, from: 'observed', validated: true }
  const byPeople = crowd && ofPeople(crowd, asked)
  if (byPeople) return byPeople
  const pooled = asBinary(known.pool, asked)
  if (pooled !== null) return { probability: pooled, from: 'pool', validated: true }
  const said = forecastChanceOf(forecast, asked)
  return forecast && said !== null
    ? { probability: said, from: forecast.from, validated: true }
    : bySeriesAlone(known, asked)
}

function ofPeople({ estimate, people }: NonNullable<KnownPrediction['crowd']>, asked: string): OutcomeChance | null {
  const probability = forecastChanceOf({ estimate }, asked)
  return probability === null ? null : { probability, from: 'crowd', validated: true, people }
}

/** What the forecast alone makes of an outcome; null where there is none, or no such outcome. */
export function forecastChanceOf(forecast: Pick<Said, 'estimate'> | null, asked: string): number | null {
  return forecast && typeOf(forecast.estimate).chanceOf(forecast.estimate, asked)
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
  return asBinary(model && model.probability, asked)
}

function asBinary(probability: number | null, asked: string): number | null {
  return probability === null ? null : binary.chanceOf({ type: 'binary', probability }, asked)
}
