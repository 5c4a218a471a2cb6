/**
 * The numbers of a prediction, from what was gathered for them: what its series says of it, and how that and the
 * forecasts went so far.
 */
import { z } from 'zod'
import { day, itemRef } from '#items/item.ts'
import { type PredictionNumbers, predictionNumbers } from './numbers.ts'
import { isOneClaim, knownPrediction } from './known-prediction.ts'
import { chanceOfOutcome } from './outcome-chance.ts'
import { projectedAmounts } from './pool/pooled-amount.ts'
import { isHeard, pooledAmountOf, pooledOf } from './pool/pooled.ts'
import { forecast, thresholdRule } from './question.ts'
import { outcomesMet } from './written.ts'
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
  /** Of a question for an amount that a series answers: what is asked, and the series then. */
  amount: z
    .object({
      asked: z.object({ min: z.number(), max: z.number(), isLog: z.boolean() }),
      series: seriesAt.nullable(),
      standing: seriesStanding.nullable(),
      /** The day on which its projection was made. */
      madeOn: day.nullable(),
    })
    .nullable()
    .default(null),
  /** Farsight's, as it stands. */
  houseForecast: forecast.nullable(),
  /** Whether Farsight or its author has given any. */
  hasForecast: z.boolean().default(true),
  /** As it is shown: nothing is made of it. */
  outlook: outlook.unwrap(),
  /** With what the model says now: see `carriedOn`. */
  modelHistory,
  condition: z
    .object({
      on: itemRef,
      outcome: z.string(),
      or: z.array(z.string()).exactOptional(),
      known: knownPrediction.nullable(),
    })
    .nullable(),
  /** Every version that has a forecast, the oldest first. */
  versions: z.array(z.object({ version: z.int(), forecast })),
})
export type PredictionInput = z.input<typeof predictionInput>
type Read = z.output<typeof predictionInput>

export function computePredictionNumbers(input: unknown): PredictionNumbers {
  const read = predictionInput.parse(input)
  const { modelHistory: history, condition: given, versions } = read
  const condition = conditionOf(given)
  const model = modelOf(read.bound)
  return {
    model,
    ...oneNumberOf(read, model),
    outlook: read.outlook,
    ...(condition && { condition }),
    modelHistory: history,
    forecastHistory: forecastHistoryOf(versions),
  }
}

/** What Farsight and the model say together, or the model alone where nobody has given a forecast. */
function oneNumberOf(read: Read, model: Model): Pick<PredictionNumbers, 'pool' | 'pooledAmount' | 'alone'> {
  const { bound, amount, houseForecast: house, condition } = read
  const isConditional = condition !== null
  const pool = pooledOf({ forecast: house, model, standing: bound?.standing ?? null, isConditional })
  const pooledAmount = amount && pooledAmountOf({ forecast: house, ...amount, isConditional })
  const alone = read.hasForecast || isConditional ? null : aloneOf(read, model)
  return { pool, ...(pooledAmount && { pooledAmount }), ...(alone && { alone }) }
}

type Alone = NonNullable<PredictionNumbers['alone']>
/** Kept off the certain, of which no estimate can be. */
const surest = 0.001

/** A chance is of the day on which it became what it is. */
function aloneOf({ bound, amount, modelHistory: history }: Read, model: Model): Alone | null {
  const standing = bound?.standing ?? amount?.standing
  if (!standing || !isHeard(standing)) return null
  const made = history.at(-1)?.at.slice(0, 10)
  if (model?.refused !== null) return amountAlone(amount)
  const probability = Math.min(1 - surest, Math.max(surest, model.probability))
  return made === undefined ? null : { made, estimate: { type: 'binary', probability } }
}

function amountAlone(amount: Read['amount']): Alone | null {
  const quantiles = amount?.series && projectedAmounts(amount.series, amount.asked)
  return quantiles && amount.madeOn !== null ? { made: amount.madeOn, estimate: { type: 'numeric', quantiles } } : null
}

export function modelOf(bound: Omit<NonNullable<Read['bound']>, 'standing'> | null): Model {
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
function conditionOf(condition: Read['condition']): PredictionNumbers['condition'] {
  if (!condition) return undefined
  const { known, on, outcome, or } = condition
  const isPlain = known !== null && (known.condition === null || known.outcome !== null)
  return {
    on,
    version: known?.version ?? null,
    outcome,
    ...(or && { or }),
    probability: isPlain ? chanceOfAny(known, outcomesMet(condition)) : null,
  }
}

/** Of outcomes of which only one can come. */
function chanceOfAny(known: z.output<typeof knownPrediction>, outcomes: readonly string[]): number | null {
  const chances = outcomes.map((outcome) => chanceOfOutcome(known, outcome).probability)
  return chances.includes(null)
    ? null
    : Math.min(
        1,
        chances.reduce<number>((sum, chance) => sum + (chance ?? 0), 0),
      )
}

/** The versions in which it became another. */
function forecastHistoryOf(versions: Read['versions']): PredictionNumbers['forecastHistory'] {
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
