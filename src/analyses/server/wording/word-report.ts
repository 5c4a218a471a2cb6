/**
 * A report in the words of a language model, as far as they are verified. Section by section, each answer kept before
 * it is used, so that work that was cut off asks nothing twice. Whatever the model or its endpoint does, the report
 * that comes out states what the template stated.
 */
import type { Dossier } from '../../dossier/dossier.ts'
import { type Ground, groundOf } from '../../wording/ground.ts'
import { type Offer, readOffers } from '../../wording/model-answer.ts'
import type { Rejection } from '../../wording/rejections.ts'
import type { Report, Section, SectionName } from '../../report/report.ts'
import { type Worded, wordSection } from '../../wording/word-section.ts'
import { type ModelClient, ModelFault } from '../model/model-client.ts'
import { promptOf } from './prompt.ts'
import { answersSaved, printOf, type SavedAnswers } from './saved-answers.ts'
import { type SectionResult, wordingOf } from './wording-of.ts'

type Means = {
  /** Null where none is set: then the report stays as it is. */
  model: ModelClient | null
  /** What was answered before this work was cut off. */
  saved: ReadonlyMap<string, unknown>
  save: (section: SectionName, answers: SavedAnswers) => Promise<void>
  signal: AbortSignal
  /** For whoever runs the server: a line without any content. */
  log?: (line: string) => void
}

/** Said in fixed words, for gaps and provenance must not be smoothed. */
const fixed: ReadonlySet<SectionName> = new Set(['gaps', 'method'])
const atOnce = 3
const mostFailures = 2
const tries = 2

export async function wordReport(report: Report, dossier: Dossier, means: Means): Promise<Report> {
  const { model } = means
  if (!model) return report
  const halt = new AbortController()
  const work = createWork(report, dossier, { ...means, model, signal: AbortSignal.any([means.signal, halt.signal]) })
  const open = report.sections.filter(
    ({ name, sentences }) => !fixed.has(name) && sentences.some(({ claims }) => claims.length > 0),
  )
  const results: SectionResult[] = []
  const queue = [...open]
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await work(next))
  }
  // Where one cannot keep its answer, the others shall not go on asking.
  await Promise.all(Array.from({ length: atOnce }, worker)).finally(() => halt.abort())
  const worded = new Map(results.map(({ section }) => [section.name, section]))
  const sections = report.sections.map((section) => worded.get(section.name) ?? section)
  return { ...report, sections, wording: wordingOf(model, sections, results) }
}

type Answers = SavedAnswers['answers']

/**
 * Words one section after the other; gives up for all that are left when the endpoint fails again and again, or the
 * time for this report is up.
 */
function createWork(
  report: Report,
  dossier: Dossier,
  { model, saved, save, signal, log }: Means & { model: ModelClient },
) {
  const deadline = AbortSignal.timeout(model.budgetMs)
  let failures = 0

  const ask = async (section: Section, ground: Ground, worded: Worded): Promise<Answers[number] | Rejection> => {
    if (failures >= mostFailures || deadline.aborted) return 'not asked after failures'
    const messages = promptOf({ ...section, ground, sentences: worded.standing, refused: worded.rejected })
    try {
      const answer = await model.ask(messages, AbortSignal.any([signal, deadline]))
      failures = 0
      return answer
    } catch (error) {
      signal.throwIfAborted()
      failures++
      const reason = deadline.aborted ? 'no answer in time' : error instanceof ModelFault ? error.reason : null
      if (reason === null) throw error
      log?.(
        `the language model was given up for section ${section.name}: ${error instanceof ModelFault ? error.message : reason}`,
      )
      return reason
    }
  }

  return async (section: Section): Promise<SectionResult> => {
    const ground = groundOf(section, report, dossier)
    const print = printOf(section)
    const answers = answersSaved(saved.get(section.name), print)
    let read = readAll(section, ground, answers)
    while (answers.length < tries && read.worded.standing.length > 0) {
      const answer = await ask(section, ground, read.worded)
      signal.throwIfAborted()
      if (typeof answer === 'string') {
        read.reasons.push(answer)
        break
      }
      answers.push(answer)
      await save(section.name, { print, answers })
      read = readAll(section, ground, answers)
    }
    return { section: { ...section, sentences: read.worded.sentences }, answers, reasons: read.reasons }
  }
}

/** All answers to a section together: what they make of it, and what was wrong with them. */
function readAll(section: Section, ground: Ground, answers: Answers): { worded: Worded; reasons: Rejection[] } {
  const read = answers.map(({ content }) => (content.trim() === '' ? [] : readOffers(content)))
  const offers: Offer[] = read.flatMap((one) => one ?? [])
  const worded = wordSection(section, ground, offers)
  const whole = read.flatMap((one): Rejection[] =>
    one === null ? ['unreadable answer'] : one.length === 0 ? ['empty answer'] : [],
  )
  return { worded, reasons: [...whole, ...worded.rejected.map(({ reason }) => reason)] }
}
