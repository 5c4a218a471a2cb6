/** How right ways of putting forecasts together were, in words. */
import { sayCounted } from '#kit/numbers.ts'
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { fewestRanked } from '../words.ts'
import { sayBrier } from './say-scores.ts'
import type { WayRow } from './ways.ts'

type Measure = WayRow['measure']

export const measureTitles: Record<Measure, string> = { brier: 'Brier score', log: 'Log score' }

/** '0.152' or '−3.104'. */
export function sayWayScore(score: number): string {
  return sayBrier(score).replace('-', '−')
}

/** 'questions of yes or no', of the type's own title. */
export function sayType(type: QuestionTypeName): string {
  return `questions that ask for ${typeOf({ type }).title}`
}

/** '0.012 worse, more than luck makes likely' */
export function sayBesidePool({ measure, difference }: Pick<WayRow, 'measure' | 'difference'>): string {
  if (!difference) return ''
  const { mean, interval } = difference
  const isWorse = measure === 'brier' ? mean > 0 : mean < 0
  const amount = sayBrier(Math.abs(mean))
  if (Number(amount) === 0) return 'no difference'
  const how = `${amount} ${isWorse ? 'worse' : 'better'}`
  if (!interval) return `${how}, too few to tell it from luck`
  return `${how}, ${interval.low <= 0 && interval.high >= 0 ? 'luck could turn it' : 'more than luck makes likely'}`
}

/** Of the ways of one question: what their scores are of, or that they are too few. */
export function sayWaysSoFar(type: QuestionTypeName, rows: readonly WayRow[]): string {
  const [row] = rows
  if (!row?.score.interval)
    return `How right each way has been is told from ${fewestRanked} ${sayType(type)} on that have come out with five people and more; ${row ? `so far ${sayCounted(row.score.of, 'question')} ${row.score.of === 1 ? 'has' : 'have'}` : 'so far none has'}.`
  const best = row.measure === 'brier' ? '0 is perfect' : 'higher is better'
  return `Scores of ${sayCounted(row.score.of, 'question')} that came out and that five people and more forecast, each way at the same times; ${best}.`
}
