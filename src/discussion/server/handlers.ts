/** Answers the calls about what people say of items, from the parts that each answer some. */
import type { Discussion, DiscussionHandlers } from './answers.ts'
import { judgingHandlers } from './judging/judging.ts'
import { mindHandlers } from './minds.ts'
import { readingHandlers } from './reading.ts'
import { reportHandlers } from './reports.ts'
import { writingHandlers } from './writing.ts'

export function discussionHandlers(given: Discussion): DiscussionHandlers {
  return {
    ...readingHandlers(given),
    ...writingHandlers(given),
    ...mindHandlers(given),
    ...reportHandlers(given),
    ...judgingHandlers(given),
  }
}
