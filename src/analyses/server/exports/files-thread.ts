/** The thread in which the files are made that take long: no page waits for them. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import type { Report } from '../../report/report.ts'
import { pdfOf } from './pdf/pdf.ts'
import { wordOf } from './word.ts'

export type FileInput = { report: Report; origin: string }

const make = (draw: typeof pdfOf) => (input: unknown) => {
  const { report, origin } = input as FileInput // as `files.ts` asks
  return draw(documentOf(report, formulasOf(report)), origin)
}

answerQuestions({ pdf: make(pdfOf), docx: make(wordOf) })
