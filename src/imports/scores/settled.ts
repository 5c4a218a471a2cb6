/** What an imported question came to, as forecasts are scored by it: over the time for which it was open. */
import { dayMs, dayOf } from '#kit/dates.ts'
import { scoredType } from '#forecasts/scores/index.ts'
import type { Settled } from '#forecasts/scores/settled.ts'
import type { Scoring } from '#forecasts/scores/scored-type.ts'
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { above, below } from '../outcomes.ts'
import type { Asked } from '../reading/told.ts'

/** Times in milliseconds since 1970; `first`: when somebody first forecast it. */
export type Came = Pick<Asked, 'question' | 'opens' | 'closes' | 'outcome'> & { first: number }

/** Null while it is open, where it was annulled, and where its outcome is none of those that can be: nobody is scored. */
export function settledOf({ question, outcome, ...times }: Came): Settled | null {
  if (!outcome || outcome.value === null) return null
  const scoring: Scoring<QuestionTypeName> = scoredType(question)(question)
  const place = beyond[outcome.value] ?? scoring.placeOf(outcome.value)
  if (place === null) return null
  const life = lifeOf({ ...times, knownAt: outcome.knownAt })
  return {
    ...life,
    outcome: place,
    kind: scoring.kind,
    said: outcome.value,
    cameOn: dayOf(new Date(life.closed)),
    scoring,
  }
}

/** The buckets on both sides of a range of 200. */
const beyond: Record<string, number> = { [below]: 0, [above]: 201 }

type Times = Pick<Came, 'opens' | 'closes' | 'first'> & { knownAt: number | null }

/**
 * Where the platform does not say when it opened, that is when one first forecast it; where it does not say until when it
 * was to be open, that is when its outcome was known. It lives for a day at the least.
 */
function lifeOf({ opens: from, closes: to, first, knownAt }: Times): { opens: number; closes: number; closed: number } {
  const opens = from ?? first
  const planned = to ?? knownAt ?? opens
  const closes = planned > opens ? planned : opens + dayMs
  return { opens, closes, closed: Math.min(closes, Math.max(opens, knownAt ?? closes)) }
}
