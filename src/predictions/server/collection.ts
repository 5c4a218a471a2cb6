/** How a prediction is written in a file of the collection, and what that becomes. */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { day } from '#items/item.ts'
import { itemName, type Problem, prose, slug } from '#items/server/collection/file.ts'
import { namingPart, withItem, withItems } from '#items/server/collection/named-item.ts'
import { itemReader, type Peers, type RefOf, slugIn } from '#items/server/collection/reader.ts'
import { prediction } from '../kind.ts'
import { partsIn } from '../in-parts/whole.ts'
import { typeOf } from '../question-types/index.ts'
import { type PredictionDetails, predictionDetails, whyNotPrediction } from '../question.ts'
import { outcomesMet } from '../written.ts'
import { whyNotPlain } from './why-not-plain.ts'

const { group, outcome, phrase } = predictionDetails.shape

/**
 * The question and the estimate are left loose here: each question type has a schema for its own, and that one is asked
 * afterwards.
 */
const file = z.object({
  question: z.looseObject({ type: z.string() }),
  phrase,
  group,
  condition: z
    .object({
      on: itemName,
      outcome: z.string(),
      or: z.array(z.string()).min(1).exactOptional(),
      plain: itemName.exactOptional(),
    })
    .exactOptional(),
  criteria: prose,
  resolutionSource: z.string(),
  opens: day,
  closes: day,
  resolves: day,
  automatic: z
    .object({
      trend: slug,
      at: z.union([z.int(), z.string()]).transform(String).exactOptional(),
      comparison: comparison.exactOptional(),
      threshold: z.number().exactOptional(),
      firstPublished: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  /** Beside these, the estimate: a probability, probabilities or quantiles. */
  houseForecast: z.looseObject({
    made: day,
    reason: prose,
    baseRate: namingPart.exactOptional(),
    adjustments: z.array(namingPart).exactOptional(),
    triggers: z.array(namingPart).exactOptional(),
  }),
  outcome: outcome.default(null),
})
type PredictionFile = z.output<typeof file>

export const predictionReader = itemReader({
  kind: prediction,
  slugOf: slugIn('predictions'),
  file,
  needs: ({ condition, automatic }) => [
    ...(condition ? [{ field: 'condition.on', name: condition.on }] : []),
    ...(condition?.plain ? [{ field: 'condition.plain', name: condition.plain }] : []),
    ...(automatic ? [{ field: 'automatic.trend', name: nameOfTrend(automatic.trend) }] : []),
  ],
  toDetails({ houseForecast, condition, automatic, ...rest }: PredictionFile, refOf) {
    return {
      ...rest,
      ...(condition && { condition: conditionOf(condition, refOf) }),
      ...(automatic && { automatic: { ...automatic, trend: refOf(nameOfTrend(automatic.trend)) } }),
      houseForecast: forecastOf(houseForecast, rest.question.type, refOf),
    }
  },
  whyNot: (details, peers) =>
    whyNotPrediction(details) ??
    whyNotInFive(details) ??
    whyNotOutcome(details) ??
    whyNotCondition(details, peers) ??
    whyNotPlain(details, peers),
})

function conditionOf({ on, outcome: its, or, plain }: NonNullable<PredictionFile['condition']>, refOf: RefOf) {
  return { on: refOf(on), outcome: its, ...(or && { or }), ...(plain && { plain: refOf(plain) }) }
}

function forecastOf(given: PredictionFile['houseForecast'], type: string, refOf: RefOf) {
  const { made, reason, baseRate, adjustments, triggers, ...estimate } = given
  return {
    made,
    reason,
    estimate: { ...estimate, type },
    ...(baseRate && { baseRate: withItem(baseRate, refOf) }),
    ...withItems({ adjustments, triggers }, refOf),
  }
}

function nameOfTrend(itsSlug: string): string {
  return `trend/${itsSlug}`
}

/** Reasons, reports and pools speak of the five of a forecast of the house. */
function whyNotInFive({ houseForecast }: PredictionDetails): Problem | null {
  const isInParts = houseForecast && partsIn(houseForecast.estimate) !== null
  return isInParts ? { field: 'houseForecast.parts', reason: 'is no field here: a file says its five quantiles' } : null
}

function whyNotOutcome({ question, outcome: came }: PredictionDetails): Problem | null {
  const reason = came && came.value !== null ? typeOf(question).whyNotOutcome(question, came.value) : null
  return reason === null ? null : { field: 'outcome.value', reason }
}

function whyNotCondition({ condition }: PredictionDetails, peers: Peers): Problem | null {
  return condition ? whyNotMet(peers(condition.on), condition) : null
}

type Condition = NonNullable<PredictionDetails['condition']>

/** A condition names possible outcomes of the question, each once, and leaves one out: else it would be none. */
export function whyNotMet(other: unknown, condition: Pick<Condition, 'outcome' | 'or'>): Problem | null {
  const { or = [] } = condition
  const reason = whyNotOutcomeOf(other, condition.outcome)
  if (reason !== null) return { field: 'condition.outcome', reason }
  const further = or.map((one) => whyNotOutcomeOf(other, one)).find((why) => why !== null)
  if (further) return { field: 'condition.or', reason: further }
  const all = new Set(outcomesMet(condition))
  if (all.size <= or.length) return { field: 'condition.or', reason: 'names an outcome twice' }
  const { data } = predictionDetails.pick({ question: true }).safeParse(other)
  const possible: readonly string[] | null = data ? typeOf(data.question).outcomesOf(data.question) : null
  return possible?.every((one) => all.has(one))
    ? { field: 'condition.or', reason: 'leaves no outcome out, so that it would be no condition' }
    : null
}

/** Why the question that another file asks can never have this outcome, or null. */
export function whyNotOutcomeOf(other: unknown, asked: string): string | null {
  if (other === undefined) return null
  const { data } = predictionDetails.pick({ question: true }).safeParse(other)
  return data ? typeOf(data.question).whyNotOutcome(data.question, asked) : 'is asked of something that has no outcome'
}
