/** From what somebody says of a question to its outcome. */
import { dayOf } from '#kit/dates.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Decision } from './entry.ts'
import type { Decider } from './may-resolve.ts'

type Outcome = NonNullable<PredictionDetails['outcome']>
type Fault = { field: string; reason: string }
type Said = { outcome: Outcome } | { fault: Fault }
type Asked = Pick<PredictionDetails, 'question' | 'opens'>
type Saying = { entry: Exclude<Decision, { state: 'open' }>; by: Decider; now: Date }

/**
 * The outcome, or the field and the reason why it is none. A day is known since it began (UTC): what was forecast on it
 * may have been forecast in the evening.
 */
export function outcomeSaid(asked: Asked, { entry, by, now }: Saying): Said {
  const known = entry.knownAt === undefined ? now : new Date(entry.knownAt)
  const value = entry.state === 'resolved' ? entry.value : null
  const fault = whyNotKnown(known, now) ?? (value === null ? null : whyNotAnswer(asked, { value, known }))
  if (fault) return { fault }
  return {
    outcome: {
      state: value === null ? 'annulled' : 'resolved',
      value: value === null ? null : written(asked, value),
      at: dayOf(known),
      reason: entry.reason,
      decided: { by, knownAt: known.toISOString(), source: entry.evidence ?? null },
      ...(entry.state === 'ambiguous' && { isAmbiguous: true }),
    },
  }
}

function whyNotKnown(known: Date, now: Date): Fault | null {
  return known > now ? { field: 'knownAt', reason: 'lies ahead' } : null
}

/** What never opened can be annulled, and not answered. */
function whyNotAnswer({ question, opens }: Asked, { value, known }: { value: string; known: Date }): Fault | null {
  if (known < new Date(opens)) return { field: 'knownAt', reason: 'comes before the question opened' }
  const reason = typeOf(question).whyNotOutcome(question, value)
  return reason === null ? null : { field: 'value', reason }
}

/** One number is written in one way: '1e3' is '1000'. */
function written({ question }: Asked, value: string): string {
  return typeOf(question).outcomeInput === 'number' ? String(Number(value)) : value
}
