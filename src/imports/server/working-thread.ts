/** The thread in which files of other platforms are read, and what stood in them scored. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { type BroughtFile, readExport } from '../read-export.ts'
import { recordsOf, type ScoredElsewhere } from '../scores/record.ts'
import { foundOf, type Scorable } from '../scores/standing.ts'

answerQuestions({
  read: (asked) => readExport(asked as BroughtFile), // as `openImportThread` sends all
  score: (asked) => (asked as Scorable[]).map(foundOf),
  record: (asked) => recordsOf((asked as string[]).flatMap((text) => JSON.parse(text) as ScoredElsewhere[])),
})
