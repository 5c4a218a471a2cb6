/** What Farsight and the model have said of a question, to be scored beside people. */
import type { PredictionDetails } from '#predictions/question.ts'
import { predictionNumbers } from '#predictions/numbers.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { type Told, standingOfVoice, type Voice } from '../../scores/beside.ts'
import type { Settled } from '../../scores/settled.ts'
import { type BesideVoice, besideVoices } from '../../words.ts'

export type Histories = Record<BesideVoice, Told[]>
const kept = predictionNumbers.pick({ forecastHistory: true, modelHistory: true })

/** `numbers`: null where none were made. A forecast of Farsight's is known from its day on. */
export function historiesOf({ houseForecast }: PredictionDetails, numbers: unknown): Histories {
  const { forecastHistory, modelHistory } = numbers ? kept.parse(numbers) : { forecastHistory: [], modelHistory: [] }
  const made = forecastHistory.length > 0 ? forecastHistory : houseForecast ? [houseForecast] : []
  return {
    // Of somebody's own question the history is of its author's forecasts.
    house: houseForecast ? made.map(({ made: day, estimate }) => ({ at: Date.parse(day), estimate })) : [],
    model: modelHistory.map(({ at, probability }) => ({
      at: Date.parse(at),
      estimate: { type: 'binary', probability },
    })),
  }
}

export function voicesOf(question: Question, settled: Settled, histories: Histories): Voice[] {
  return besideVoices.map((by) => ({ by, theirs: standingOfVoice(question, settled, histories[by]) }))
}
