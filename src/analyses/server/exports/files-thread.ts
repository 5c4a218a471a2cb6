/** The thread in which the files are made that take long: no page waits for them. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import type { Report } from '../../report/report.ts'
import { pdfOf } from './pdf/pdf.ts'
import { wordOf } from './word.ts'

/** `standing`: what has become of the report since it was made; `page`: the path of its own. */
export type FileInput = { report: Report; standing: readonly string[]; origin: string; page: string }

const make = (draw: typeof pdfOf) => (input: unknown) => {
  const { report, standing, origin, page } = input as FileInput // as `files.ts` asks
  return draw(documentOf(report, formulasOf(report), standing), origin, `${origin}${page}`)
}

answerQuestions({ pdf: make(pdfOf), docx: make(wordOf) })
