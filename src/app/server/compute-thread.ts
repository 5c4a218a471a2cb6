/** The thread in which the engine works for the kinds' numbers: a line for each kind of `kind-numbers.ts`. */
import type { Compute } from '#items/server/numbers/maker.ts'
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { computePredictionNumbers } from '#predictions/compute-numbers.ts'
import { computeScenarioNumbers } from '#scenarios/compute-numbers.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import type { KindName } from '../kinds.ts'

const computes: Readonly<Record<KindName, Compute>> = {
  trend: (input) => computeTrendNumbers(input as TrendInput), // what the kind's own `gather` has made
  prediction: computePredictionNumbers,
  scenario: computeScenarioNumbers,
}

answerQuestions(computes)
