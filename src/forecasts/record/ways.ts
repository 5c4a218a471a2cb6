/** How right each way of putting forecasts together has been, on the same questions and moments. */
import { question, type QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import type { Score } from '../scores/score.ts'
import type { WayScore } from '../scores/crowd-over-time.ts'
import { type ScoredWay, scoredWays } from '../words.ts'
import { calibrationOf, entriesOf } from './own-record.ts'
import { meanOf, type SpokenMean } from './together.ts'

/** One question that came out. `told`: each chance of a yes that the crowd was told to say, with how long it stood. */
export type Came = {
  predictionId: string
  type: QuestionTypeName
  outcome: string
  closedEarly: boolean
  ways: readonly WayScore[]
  told: Score['chances']
}

/**
 * Of one sort of questions: the mean Brier score, 0 to 1 and lower is better, or of numbers and dates the mean logarithm
 * of what was given to what came, higher is better. `difference`: that of the way less that of the pool.
 */
export type WayRow = {
  type: QuestionTypeName
  way: ScoredWay
  measure: 'brier' | 'log'
  score: SpokenMean
  difference: SpokenMean | null
}

/** In the order in which they are listed. */
export const typeNames = question.options.map(({ shape }) => shape.type.value)

const telling = { digits: 3, fewest: 1 }

export function waysTogether(came: readonly Came[]): WayRow[] {
  return typeNames.flatMap((type) =>
    rowsOf(
      type,
      came.filter((one) => one.type === type),
    ),
  )
}

function rowsOf(type: QuestionTypeName, came: readonly Came[]): WayRow[] {
  const measure = came.some(({ ways }) => ways.some(({ brier }) => brier !== null)) ? 'brier' : 'log'
  return scoredWays.flatMap((way) => {
    const both = came.flatMap(({ ways }) => {
      const of = (name: ScoredWay) => ways.find((one) => one.way === name)?.[measure] ?? null
      const [own, pool] = [of(way), of('pool')]
      return own === null || pool === null ? [] : [{ own, pool }]
    })
    const score = meanOf(
      both.map(({ own }) => own),
      telling,
    )
    if (!score) return []
    const differences = both.map(({ own, pool }) => own - pool)
    return [{ type, way, measure, score, difference: way === 'pool' ? null : meanOf(differences, telling) }]
  })
}

/** How often yes came, by the chance that the crowd was told to give it. */
export function crowdCalibration(came: readonly Came[]): ReturnType<typeof calibrationOf> {
  return calibrationOf(came.flatMap(({ told, ...one }) => entriesOf({ ...one, chances: told })))
}
