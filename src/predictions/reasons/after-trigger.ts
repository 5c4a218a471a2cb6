/** What a forecast would say once a trigger has come, as far as its writer says. */
import { typeOf } from '../question-types/index.ts'
import type { Figure, Reasoning, Trigger } from './reasons.ts'

/** Null where only a direction is said, or a bound. */
export function figureAfter({ estimate }: Pick<Reasoning, 'estimate'>, trigger: Trigger): Figure | null {
  const { to, factor, shift, option } = trigger
  if (to !== undefined) return to
  const { reasoned } = typeOf(estimate)
  const now = reasoned?.figureOf(estimate, option) ?? null
  if (!reasoned || now === null) return null
  if (factor !== undefined) return reasoned.times(now, factor)
  return shift === undefined ? null : reasoned.moved(now, shift)
}
