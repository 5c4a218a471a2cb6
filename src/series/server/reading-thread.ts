/** The thread in which files are read. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import type { Given } from '../reading/given.ts'
import { readSeries } from '../reading/read-series.ts'

type Asked = { bytes: Uint8Array; given: Given }

answerQuestions({
  read: (asked) => {
    const { bytes, given } = asked as Asked // as `openReader` sends it
    return readSeries(bytes, given)
  },
})
