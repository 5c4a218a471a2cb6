/**
 * What each kind asks of the database before an item that somebody wrote is taken. A kind that asks nothing has no
 * line.
 */
import type { Checks } from '#items/server/mine/checks.ts'
import { checkPrediction } from '#predictions/server/check-prediction.ts'
import { whyNotPublicPrediction } from '#predictions/server/public-prediction.ts'
import { checkScenario } from '#scenarios/server/check-scenario.ts'

export const checks: Checks = {
  prediction: { whyNot: checkPrediction, whyNotPublic: whyNotPublicPrediction },
  scenario: { whyNot: checkScenario },
}
