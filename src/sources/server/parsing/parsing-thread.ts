/** The thread in which answers of sources are read. What a source did wrong is an answer; what else is thrown is a bug. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { SourceFault } from '../../faults.ts'
import { type Parsing, parsing } from './parse.ts'
import type { Result } from './parser.ts'

answerQuestions({
  hear: (given) => resultOf(() => parsing.hear(...(given as Parameters<Parsing['hear']>))), // as `openParser` sends it
  read: (given) => resultOf(() => parsing.read(...(given as Parameters<Parsing['read']>))),
  bring: (given) => resultOf(() => parsing.bring(...(given as Parameters<Parsing['bring']>))),
  readElsewhere: (given) => resultOf(() => parsing.readElsewhere(...(given as Parameters<Parsing['readElsewhere']>))),
})

function resultOf<Value>(act: () => Value): Result<Value> {
  try {
    return { value: act() }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    const { code, about } = error
    return { fault: { code, about } }
  }
}
