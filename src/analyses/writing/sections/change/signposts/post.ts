/** One thing to watch: what, until when, and how likely it is. */
import type { Evidence } from '../../../../report/evidence.ts'
import type { Sentence } from '../../../../report/report.ts'
import { yearAsked } from '../../../asked.ts'
import type { Answer, Writing } from '../../../writing.ts'

/** `level`: the value of a series that is watched for; null where an event is. */
export type Post = {
  sentence: Sentence
  what: Evidence
  item: string
  level: Evidence | null
  until: Evidence
  chance: Evidence
  at: string
}

/** The year of the answer; where there is none, the one that was asked. */
export const yearOf = (w: Writing, answer: Answer | null): number | null => answer?.year ?? yearAsked(w)
