/** The thread in which files are read: what a person is shown of one leaves it, however much was read. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { previewOf } from '../reading/preview-of.ts'
import { readSeries } from '../reading/read-series.ts'
import { whyNotTaken } from '../reading/taking.ts'
import type { Brought } from './reader.ts'

answerQuestions({
  read: (asked) => {
    const { bytes, given, about } = asked as Brought // as `openReader` sends it
    const told = readSeries(bytes, given)
    return told.refused === null ? previewOf(told, whyNotTaken(told, about)) : told
  },
})
