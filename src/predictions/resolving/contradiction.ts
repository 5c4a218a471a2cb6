/** Whether what is known of a series now bears out the outcome that its rule gave a question. */
import type { Evidence } from '../question.ts'
import { type Known, type Observed, type Ruling, type SeriesRule, settledAt } from './series-answer.ts'

/** By which value: what is known of it now, since when, and what the rule says; null where it says nothing any more. */
export type Contradiction = { period: string; value: number | null; knownSince: Date; answer: string | null }

type Now = { known: Known; ruling: Ruling | null; now: Date }

/**
 * The value that makes the difference is that of the outcome, or an earlier one by which the rule now answers. What
 * still has to settle contradicts nothing yet, nor does what is measured in another unit.
 */
export function contradictionOf(
  { value, evidence }: { value: string | null; evidence: Evidence },
  rule: SeriesRule,
  { known, ruling, now }: Now,
): Contradiction | 'none' | 'open' {
  const at = ruling && ruling.by.at < evidence.at ? ruling.by.at : evidence.at
  const turned = known.observations.find((one) => one.at === at)
  const isAlike = turned && known.unit === evidence.unit
  if (!isAlike || [settledOf(turned, rule, known), ruling?.from].some((from) => from && from > now)) return 'open'
  const answer = ruling?.value ?? null
  const { knownSince } = turned
  return answer === value ? 'none' : { period: at, value: turned.value, knownSince, answer }
}

/** That there is no value any more has nothing to wait for. */
function settledOf(one: Observed, rule: SeriesRule, { frequency }: Known): Date | null {
  return one.value === null ? null : settledAt(one, rule, frequency)
}
