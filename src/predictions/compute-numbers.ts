/**
 * The numbers of a prediction, from what was gathered for them: what its series says of it, and how that and the
 * forecasts went so far.
 */
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { type PredictionNumbers, predictionNumbers } from './numbers.ts'
import { isOneClaim, knownPrediction } from './known-prediction.ts'
import { chanceOfOutcome } from './outcome-chance.ts'
import { pooledOf } from './pooled.ts'
import { forecast, thresholdRule } from './question.ts'
import { chanceOfMeeting, seriesAt } from '#series/series-chance.ts'
import { seriesStanding } from '#series/standing.ts'

const { model: madeModel, modelHistory, outlook } = predictionNumbers.shape
type Model = z.output<typeof madeModel>
type ModelHistory = z.output<typeof modelHistory>

export const predictionInput = z.object({
  /** What the series decides, and the series then: null where its trend is not seen, or has none. */
  bound: z
    .object({
      claim: thresholdRule,
      isSeen: z.boolean(),
      series: seriesAt.nullable(),
      standing: seriesStanding.nullable(),
    })
    .nullable(),
  /** Farsight's, as it stands. */
  houseForecast: forecast.nullable(),
  /** As it is shown: nothing is made of it. */
  outlook: outlook.unwrap(),
  /** With what the model says now: see `carriedOn`. */
  modelHistory,
  condition: z.object({ on: itemRef, outcome: z.string(), known: knownPrediction.nullable() }).nullable(),
  /** Every version that has a forecast, the oldest first. */
  versions: z.array(z.object({ version: z.int(), forecast })),
})
export type PredictionInput = z.output<typeof predictionInput>

export function computePredictionNumbers(input: unknown): PredictionNumbers {
  const { bound, houseForecast, outlook: shown, ...rest } = predictionInput.parse(input)
  const { modelHistory: history, condition: given, versions } = rest
  const condition = conditionOf(given)
  const model = modelOf(bound)
  const standing = bound?.standing ?? null
  return {
    model,
    pool: pooledOf({ forecast: houseForecast, model, standing, isConditional: given !== null }),
    outlook: shown,
    ...(condition && { condition }),
    modelHistory: history,
    forecastHistory: forecastHistoryOf(versions),
  }
}

export function modelOf(bound: Omit<NonNullable<PredictionInput['bound']>, 'standing'> | null): Model {
  if (!bound) return null
  const { claim, isSeen, series } = bound
  if (!isSeen) return { refused: 'not-seen', ...claim }
  if (!series) return { refused: 'no-projection', ...claim }
  const said = chanceOfMeeting(series, claim.comparison, claim.threshold)
  if (said.refused !== null) return { ...said, ...claim }
  const { version, ...made } = said
  return { ...made, ...claim, trendVersion: version, unit: series.unit }
}

/**
 * The history of the model with what it says now, if that is new. The time is that of the trend's numbers, so that
 * looking again changes nothing. What was said of another claim is no history of this one.
 */
export function carriedOn(before: Record<string, unknown> | null, model: Model, madeAt: string | null): ModelHistory {
  const history = historyOf(before, model)
  if (model?.refused !== null || madeAt === null) return history
  const entry = { at: madeAt, trendVersion: model.trendVersion, probability: model.probability }
  const latest = history.at(-1)
  // The same numbers of a trend may come to stand for its next version too.
  if (latest?.at === madeAt) return [...history.slice(0, -1), entry]
  const isNew = latest?.trendVersion !== entry.trendVersion || latest.probability !== entry.probability
  return isNew ? [...history, entry] : history
}

function historyOf(before: Record<string, unknown> | null, model: Model): ModelHistory {
  const last = predictionNumbers.pick({ model: true, modelHistory: true }).safeParse(before).data
  return last?.model && model && isOneClaim(last.model, model) ? last.modelHistory : []
}

/** Of a condition that has a condition itself, nobody says how likely it is: conditions may lead in a circle. */
function conditionOf(condition: PredictionInput['condition']): PredictionNumbers['condition'] {
  if (!condition) return undefined
  const { known, on, outcome } = condition
  const isPlain = known !== null && (known.condition === null || known.outcome !== null)
  return {
    on,
    version: known?.version ?? null,
    outcome,
    probability: isPlain ? chanceOfOutcome(known, outcome).probability : null,
  }
}

/** The versions in which it became another. */
function forecastHistoryOf(versions: PredictionInput['versions']): PredictionNumbers['forecastHistory'] {
  const told = versions.map(({ version, forecast: { made, estimate, reason } }) => ({
    made,
    version,
    estimate,
    reason,
  }))
  return told.filter((one, i) => {
    const before = told[i - 1]
    return before === undefined || textOf(before) !== textOf(one)
  })
}

function textOf({ made, estimate, reason }: PredictionNumbers['forecastHistory'][number]): string {
  return JSON.stringify([made, estimate, reason])
}
