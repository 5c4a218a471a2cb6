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
import { type Job, type JobMeans, startJob } from '../model/job.ts'
import { askWhatFollows } from './entailment.ts'
import { promptOf } from './prompt.ts'
import { type SectionResult, wordingOf } from './wording-of.ts'

/** Said in fixed words, for gaps, records and provenance must not be smoothed. */
const fixed: ReadonlySet<SectionName> = new Set(['unknown', 'record', 'method', 'gaps'])
const atOnce = 3
const tries = 2

export async function wordReport(report: Report, dossier: Dossier, means: JobMeans): Promise<Report> {
  const halt = new AbortController()
  const job = startJob('write', { ...means, signal: AbortSignal.any([means.signal, halt.signal]) })
  const open = report.sections.filter(isWorded)
  const second = means.model.jobs.includes('entail') ? startJob('entail', means) : null
  const results: SectionResult[] = []
  const queue = [...open]
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift())
      results.push(await word(next, groundOf(next, report, dossier), { job, second }))
  }
  // Where one cannot keep its answer, the others shall not go on asking.
  await Promise.all(Array.from({ length: atOnce }, worker)).finally(() => halt.abort())
  const worded = new Map(results.map(({ section }) => [section.name, section]))
  const sections = report.sections.map((section) => worded.get(section.name) ?? section)
  const record = job.record()
  const records = [record, ...(second ? [second.record({ 'sentences let in': countLetIn(results) })] : [])]
  const wording = wordingOf(record, sections, results)
  return { ...report, sections, wording, jobs: [...(report.jobs ?? []), ...records] }
}

export const isWorded = ({ name, sentences }: Section): boolean =>
  !fixed.has(name) && sentences.some(({ claims }) => claims.length > 0)

const countLetIn = (results: readonly SectionResult[]): number =>
  results.flatMap(({ section, letIn }) => section.sentences.filter(({ text }) => letIn.has(text))).length

/** `second`: who says whether words that no list holds follow from the sentences; null where the list decides. */
type Jobs = { job: Job; second: Job | null }

async function word(section: Section, ground: Ground, { job, second }: Jobs): Promise<SectionResult> {
  const contents: string[] = []
  const letIn = new Set<string>()
  let read = readAll(section, ground, { contents, letIn })
  while (contents.length < tries && read.worded.standing.length > 0) {
    const { standing: sentences, rejected: refused } = read.worded
    const answer = await job.ask({
      messages: promptOf({ ...section, ground, sentences, refused }),
      about: section.name,
    })
    if (typeof answer === 'string') {
      read.reasons.push(answer)
      break
    }
    contents.push(answer.content)
    read = readAll(section, ground, { contents, letIn })
    if (second && (await letInBy(second, read.worded, letIn))) read = readAll(section, ground, { contents, letIn })
  }
  return { section: { ...section, sentences: read.worded.sentences }, reasons: read.reasons, letIn }
}

/** Whether there are any. */
async function letInBy(second: Job, { rejected }: Worded, letIn: Set<string>): Promise<boolean> {
  const doubtful = rejected.flatMap(({ reason, text, homes = [] }) =>
    reason === 'words that nothing cited holds' && !letIn.has(text)
      ? [{ text, from: homes.map((one) => one.text) }]
      : [],
  )
  const follows = doubtful.length > 0 ? await askWhatFollows(second, doubtful) : []
  for (const text of follows) letIn.add(text)
  return follows.length > 0
}

/** All answers to a section together: what they make of it, and what was wrong with them. */
function readAll(
  section: Section,
  ground: Ground,
  { contents, letIn }: { contents: readonly string[]; letIn: ReadonlySet<string> },
): { worded: Worded; reasons: Rejection[] } {
  const read = contents.map((content) => (content.trim() === '' ? [] : readOffers(content)))
  const offers: Offer[] = read.flatMap((one) => one ?? [])
  const worded = wordSection(section, ground, offers, letIn)
  const whole = read.flatMap((one): Rejection[] =>
    one === null ? ['unreadable answer'] : one.length === 0 ? ['empty answer'] : [],
  )
  return { worded, reasons: [...whole, ...worded.rejected.map(({ reason }) => reason)] }
}
