/**
 * A prediction as others have to know it for their numbers: without its words and dates, with what its own numbers say
 * of it.
 */
import { isAlike, outcomesMet } from './written.ts'
import { z } from 'zod'
import { itemRef } from '#items/item.ts'
import { forecastOf, headlineOf } from './forecast.ts'
import { keptSaid, type PredictionNumbers, predictionNumbers } from './numbers.ts'
import { type PredictionDetails, predictionDetails, thresholdRule } from './question.ts'
import { isAnswerOf } from './question-types/index.ts'
import { thresholdRuleOf } from './resolving/rule.ts'
import { estimate } from './question-types/schemas/index.ts'

const chance = z.number().min(0).max(1)

export const knownPrediction = z.object({
  version: z.int(),
  /** What people forecast together, where they lead. */
  crowd: z.object({ estimate, people: z.int() }).exactOptional(),
  /** The house's forecast, else the author's. */
  forecast: z.object({ from: z.enum(['house', 'author']), estimate }).nullable(),
  outcome: z.object({ state: z.enum(['resolved', 'annulled']), value: z.string().nullable() }).nullable(),
  /** A rule by which a series says yes or no. */
  automatic: thresholdRule.nullable(),
  condition: z
    .object({
      on: itemRef,
      outcome: z.string(),
      or: z.array(z.string()).exactOptional(),
      probability: chance.nullable(),
    })
    .nullable(),
  /** Of a yes, by the series that decides it. */
  model: z.object({ probability: chance, validated: z.boolean() }).nullable(),
  /** Of a yes, by the house's forecast and the model together. */
  pool: chance.nullable(),
})
export type KnownPrediction = z.output<typeof knownPrediction>
export type SeriesClaim = NonNullable<KnownPrediction['automatic']>

const details = predictionDetails.pick({
  question: true,
  automatic: true,
  condition: true,
  houseForecast: true,
  authorForecast: true,
  outcome: true,
})
type Said = Pick<PredictionDetails, keyof typeof details.shape>
const numbers = predictionNumbers.pick({ model: true, pool: true, condition: true })
type Made = Pick<PredictionNumbers, 'model' | 'pool' | 'condition'>

/**
 * From an item as it is kept, its newest numbers, and what people say of it together. Null for what is no prediction.
 * Numbers of a question that has been changed since do not count.
 */
export function knownPredictionOf(
  version: number,
  kept: unknown,
  { numbers: itsNumbers, people }: { numbers?: unknown; people?: unknown } = {},
): KnownPrediction | null {
  const said = details.safeParse(kept).data
  if (!said) return null
  const crowd = crowdIn(said, people)
  const made: Made = numbers.safeParse(itsNumbers).data ?? { model: null }
  const automatic = thresholdRuleOf(said)
  return {
    version,
    ...(crowd && { crowd }),
    forecast: givenIn(said),
    outcome: said.outcome && { state: said.outcome.state, value: said.outcome.value },
    automatic,
    condition: conditionIn(said, made),
    model: modelIn(automatic, made),
    pool: modelIn(automatic, made) && poolIn(said, made),
  }
}

function crowdIn({ question }: Said, people: unknown): KnownPrediction['crowd'] {
  const crowd = keptSaid.safeParse(people ?? {}).data?.crowd
  if (!crowd || !isAnswerOf(question, crowd.estimate)) return undefined
  return { estimate: crowd.estimate, people: crowd.people }
}

function givenIn(said: Said): KnownPrediction['forecast'] {
  const given = forecastOf(said)
  if (!given || !isAnswerOf(said.question, given.estimate)) return null
  return { from: said.houseForecast ? 'house' : 'author', estimate: given.estimate }
}

function conditionIn({ condition }: Said, { condition: made }: Made): KnownPrediction['condition'] {
  if (!condition) return null
  const { on, outcome, or } = condition
  const isMade = made?.on === on && isAlike(outcomesMet(made), outcomesMet(condition))
  return { on, outcome, ...(or && { or }), probability: isMade ? made.probability : null }
}

function modelIn(automatic: SeriesClaim | null, { model }: Made): KnownPrediction['model'] {
  if (!automatic || model?.refused !== null || !isOneClaim(automatic, model)) return null
  return { probability: model.probability, validated: model.validated }
}

/** What was pooled of another forecast than the one that stands does not count. */
function poolIn(said: Said, { pool }: Made): KnownPrediction['pool'] {
  return headlineOf({ ...said, ...(pool && { pool }) })?.pool?.probability ?? null
}

/** Whether both ask the same of the same series. */
export function isOneClaim(one: SeriesClaim, other: SeriesClaim): boolean {
  return (
    one.trend === other.trend &&
    one.at === other.at &&
    one.comparison === other.comparison &&
    one.threshold === other.threshold
  )
}
