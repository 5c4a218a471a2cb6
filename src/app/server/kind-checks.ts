/**
 * What each kind asks of the database before an item that somebody wrote is taken. A kind that asks nothing has no
 * line.
 */
import { whyNotAskedOtherwise } from '#forecasts/server/asked-alike.ts'
import type { Checks } from '#items/server/mine/checks.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { checkPrediction } from '#predictions/server/check-prediction.ts'
import { whyNotPublicPrediction } from '#predictions/server/public-prediction.ts'
import { checkScenario } from '#scenarios/server/check-scenario.ts'

export const checks: Checks = {
  prediction: {
    whyNot: async (details: PredictionDetails, pool, asker) =>
      (await checkPrediction(details, pool, asker)) ?? whyNotAskedOtherwise(details, pool, asker),
    whyNotPublic: whyNotPublicPrediction,
  },
  scenario: { whyNot: checkScenario },
}
