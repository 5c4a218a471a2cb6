/**
 * What each kind asks of the database before an item that somebody wrote is taken. A kind that asks nothing has no
 * line.
 */
import type { Checks } from '#items/server/mine/checks.ts'
import { checkPrediction } from '#predictions/server/check-prediction.ts'
import { checkScenario } from '#scenarios/server/check-scenario.ts'

export const checks: Checks = { prediction: checkPrediction, scenario: checkScenario }
