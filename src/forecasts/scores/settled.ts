/**
 * What a question came to, as its forecasts are scored by it: by rule, by file or by a person's word, it stands in the
 * details of the prediction, and scores ask for it here.
 */
import { dayMs } from '#kit/dates.ts'
import type { ResolvedQuestion } from '#engine/scores/resolved-question.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import type { QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { scoredType } from './index.ts'
import type { Scoring } from './scored-type.ts'

/** Times are milliseconds since 1970. */
export type Settled = ResolvedQuestion & {
  /** As people write it: 'yes', '427.3'. */
  said: string
  /** The day on record. */
  cameOn: string
  scoring: Scoring<QuestionTypeName>
}
type Asked = Pick<PredictionDetails, 'question' | 'opens' | 'closes' | 'outcome'>

/** Null while it is open, where it was annulled, and where its outcome is none of those that can be: nobody is scored. */
export function settledOf({ question, opens: from, closes: to, outcome }: Asked): Settled | null {
  if (outcome?.state !== 'resolved' || outcome.value === null) return null
  const scoring = scoredType(question)(question)
  const place = scoring.placeOf(outcome.value)
  if (place === null) return null
  const opens = Date.parse(from)
  const closes = Date.parse(to) + dayMs
  const closed = Math.min(closes, Math.max(opens, knownAt(outcome)))
  return { opens, closes, closed, outcome: place, kind: scoring.kind, said: outcome.value, cameOn: outcome.at, scoring }
}

/**
 * From when on whoever forecasts may have known it, in milliseconds since 1970: since the deciding value was known, or
 * since when whoever decided it says so; else, where only a day is on record, since that day began.
 */
export function knownAt({ at, evidence, decided }: NonNullable<Asked['outcome']>): number {
  return Date.parse(evidence?.knownSince ?? decided?.knownAt ?? at)
}
