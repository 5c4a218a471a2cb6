/**
 * Whether the forecasts of questions with a condition fit those of the condition and of the same question asked
 * outright.
 */
import { conditionalBounds } from '#engine/networks/scenario-bounds.ts'
import { isOneClaim, type KnownPrediction } from '#predictions/known-prediction.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { rounding } from './incoherences.ts'
import type { ScenarioInput } from '../known-world.ts'
import type { Incoherence } from '../numbers.ts'

type Predictions = ScenarioInput['predictions']

/** P(A | B) held against P(A) and P(B): of A, the forecast of a question that asks it outright, else its series. */
export function conditionalIncoherences(refs: readonly string[], predictions: Predictions): Incoherence[] {
  const known = refs.flatMap((ref) => (predictions[ref] ? [{ ref, ...predictions[ref] }] : []))
  return known.flatMap((one) => {
    const bounds = boundsOf(one, known)
    const said = yesIn(one)
    if (!bounds || said === null) return []
    const { on, given, lowest, highest } = bounds
    // Three forecasts go in, each rounded, and two of them are divided by the third.
    const tolerance = rounding + (2 * rounding) / given
    if (said >= lowest - tolerance && said <= highest + tolerance) return []
    return [{ kind: 'conditional' as const, of: one.ref, given: on, said, lowest, highest }]
  })
}

/** What people say together, else the forecast. */
function yesIn({ crowd, forecast }: KnownPrediction): number | null {
  const estimate = (crowd ?? forecast)?.estimate
  return estimate ? typeOf(estimate).chanceOf(estimate, 'yes') : null
}

function boundsOf(one: KnownPrediction, others: readonly KnownPrediction[]) {
  const { condition, automatic } = one
  if (!condition?.probability || !automatic) return null
  const { on, probability: given } = condition
  const same = others.filter((other) => other.automatic && isOneClaim(other.automatic, automatic))
  const of = outrightIn(same) ?? one.model?.probability ?? null
  if (of === null) return null
  const otherwise = oppositeOf(one, same)
  return { on, given, ...(otherwise === null ? conditionalBounds(of, given) : following({ of, given, otherwise })) }
}

function outrightIn(same: readonly KnownPrediction[]): number | null {
  const outright = same.find(({ condition }) => !condition)
  return outright ? ((outright.crowd ? null : outright.pool) ?? yesIn(outright)) : null
}

const opposites = new Map([
  ['yes', 'no'],
  ['no', 'yes'],
])

/** What is said of the same under the opposite condition, where that is asked too. */
function oppositeOf({ condition }: KnownPrediction, same: readonly KnownPrediction[]): number | null {
  if (condition?.or) return null
  const outcome = opposites.get(condition?.outcome ?? '')
  const opposite = same.find((other) => other.condition?.on === condition?.on && other.condition?.outcome === outcome)
  return opposite && outcome !== undefined ? yesIn(opposite) : null
}

/** Then P(A | B) follows: P(A) = P(A | B) P(B) + P(A | not B) (1 - P(B)). */
function following({ of, given, otherwise }: { of: number; given: number; otherwise: number }) {
  const value = Math.min(1, Math.max(0, (of - otherwise * (1 - given)) / given))
  return { lowest: value, highest: value }
}
