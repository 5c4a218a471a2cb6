/**
 * How the numbers of each kind are made: what is gathered for them here, what the engine makes of it in
 * `compute-thread.ts`.
 */
import { keepModelForecast } from '#forecasts/server/sorts/keep-model.ts'
import { numbersReader } from '#items/server/numbers/due.ts'
import type { Counting } from '#items/server/numbers/work.ts'
import { prediction } from '#predictions/kind.ts'
import { gatherPredictionNumbers } from '#predictions/server/gather-numbers.ts'
import { scenario } from '#scenarios/kind.ts'
import { gatherScenarioNumbers } from '#scenarios/server/gather-numbers.ts'
import { keepMemberRecord } from '#scenarios/server/keep-record.ts'
import { gatherTrendNumbers } from '#trends/server/gather-numbers.ts'
import { keepTrendRecord } from '#trends/server/keep-record.ts'
import { trend } from '#trends/kind.ts'
import type { KindName } from '../kinds.ts'

/** Raise it when the same input makes other numbers: then all are made anew. */
export const engineVersion = 27

/** A kind without a line is a type error. */
const byKind = {
  trend: { kind: trend, maker: { gather: gatherTrendNumbers, keepRecord: keepTrendRecord } },
  prediction: { kind: prediction, maker: { gather: gatherPredictionNumbers, keepRecord: keepModelForecast } },
  scenario: { kind: scenario, maker: { gather: gatherScenarioNumbers, keepRecord: keepMemberRecord } },
} satisfies Record<KindName, Counting>

/** Those first on which the others rest. */
export const countings: readonly Counting[] = Object.values(byKind)
export const markDue = numbersReader(countings.map(({ kind }) => kind.name))
