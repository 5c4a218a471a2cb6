/**
 * Whether a report says only what its sources say: every sentence tied to evidence, every number as it stands there,
 * every value the same when it is read or computed again. Knows nothing of how reports are written; it takes a report
 * from anywhere.
 */
import { whyNotAnswer } from './check-answer.ts'
import { checkBlock } from './check-blocks.ts'
import { whyNotClaimed } from './claimed.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Value } from '../dossier/field-value.ts'
import { compute } from '../formulas/index.ts'
import { titleAsRead } from '../report/as-read.ts'
import { ownFieldOf } from './own-fields.ts'
import { isStatedBy } from './read-shown.ts'
import type { Resolve } from './resolve.ts'
import { headlinesOf } from '../report/headlines.ts'
import { type Headline, type Report, type Section, sectionNames, type Sentence } from '../report/report.ts'
import { sectionTitles } from '../report/section-titles.ts'

export type Fault = {
  kind:
    | 'unclaimed'
    | 'wrong-number'
    | 'unknown-evidence'
    | 'claim-differs'
    | 'unresolved'
    | 'wrong-evidence'
    | 'wrong-block'
    | 'wrong-answer'
    | 'wrong-source'
    | 'wrong-section'
  section: string | null
  /** The sentence, block or row at fault, as it stands in the report. */
  where: string
  /** What is wrong with it. */
  why: string
}

export async function checkReport(report: Report, resolve: Resolve): Promise<Fault[]> {
  const rows = new Map(report.evidence.map((row) => [row.id, row]))
  const sentences = report.sections.flatMap((section) =>
    section.sentences.flatMap((sentence) => checkSentence(sentence, section, rows)),
  )
  // All at once, so that whoever resolves can read many versions together.
  const rest = await Promise.all([
    checkSources(report, resolve),
    checkEvidence(report, rows, resolve),
    checkBlocks(report, rows, resolve),
    checkAnswer(report, resolve),
  ])
  return [...sentences, ...checkSections(report), ...rest.flat()]
}

async function checkBlocks(report: Report, rows: ReadonlyMap<string, Evidence>, resolve: Resolve): Promise<Fault[]> {
  const all = report.sections.flatMap(({ name, blocks }) => blocks.map((block) => ({ name, block })))
  const found = await Promise.all(
    all.map(async ({ name, block }): Promise<Fault[]> => {
      const why = await checkBlock(block, report, rows, resolve)
      return why ? [{ kind: 'wrong-block', section: name, where: `${block.type} ${block.title}`, why }] : []
    }),
  )
  return found.flat()
}

function checkSentence(sentence: Sentence, { name }: Section, rows: ReadonlyMap<string, Evidence>): Fault[] {
  return whyNotSentence(sentence, rows).map((one) => ({ ...one, section: name, where: sentence.text }))
}

type Why = Pick<Fault, 'kind' | 'why'>
const fault = (kind: Fault['kind'], why: string): Why => ({ kind, why })

function whyNotSentence(sentence: Sentence, rows: ReadonlyMap<string, Evidence>): Why[] {
  const unclaimed = whyNotClaimed(sentence)
  const wrong = sentence.claims.flatMap((claim): Why[] => {
    const row = rows.get(claim.evidence)
    if (!row) return [fault('unknown-evidence', `${claim.evidence} is not in the evidence`)]
    const isSame =
      claim.item === row.item && claim.version === row.version && claim.field === row.field && claim.value === row.value
    if (!isSame) return [fault('claim-differs', `the claim "${claim.text}" is not as its evidence ${row.id}`)]
    return isStatedBy(claim.text, claim.kind, row)
      ? []
      : [fault('wrong-number', `"${claim.text}" does not state ${String(row.value).slice(0, 80)}`)]
  })
  return [...(unclaimed ? [fault('unclaimed', unclaimed)] : []), ...wrong]
}

/** The known ones, each once, in their order, with their titles. */
function checkSections({ sections }: Report): Fault[] {
  const places = sections.map(({ name }) => sectionNames.indexOf(name))
  return sections.flatMap(({ name, title }, i): Fault[] => {
    const wrong = (why: string): Fault[] => [{ kind: 'wrong-section', section: name, where: title, why }]
    if (i > 0 && (places[i] ?? 0) <= (places[i - 1] ?? 0)) return wrong('is out of order')
    return title === sectionTitles[name] ? [] : wrong('has another title')
  })
}

function wrongSource(where: string, why: string): Fault {
  return { kind: 'wrong-source', section: null, where, why }
}

async function checkSources({ sources, title, question, read }: Report, resolve: Resolve): Promise<Fault[]> {
  const found = await Promise.all(sources.map(({ item, version }) => resolve(item, version, 'title')))
  // Of what was changed before it was ordered: by a label of what it is about, or by none.
  const isAsRead = async (): Promise<boolean> => {
    if (!read) return false
    const labels = await Promise.all(sources.map(({ item, version }) => resolve(item, version, 'label')))
    return [null, ...labels].some(
      (label) => (label === null || typeof label === 'string') && title === titleAsRead(read, label),
    )
  }
  const wrong = sources.flatMap((source, i) =>
    found[i] === source.title ? [] : [wrongSource(source.item, `has the title ${String(found[i])}`)],
  )
  const isKnown = title === question || sources.some((source) => source.title === title) || (await isAsRead())
  return isKnown
    ? wrong
    : [...wrong, wrongSource(title, 'is neither the question, nor how it was read, nor the title of a source')]
}

async function checkEvidence(report: Report, rows: ReadonlyMap<string, Evidence>, resolve: Resolve): Promise<Fault[]> {
  const versions = new Map(report.sources.map(({ item, version }) => [item, version]))
  const before = new Map<string, Evidence>()
  const checks = report.evidence.map((row) => {
    const why = row.formula === null ? whyNotRead(row, versions) : whyNotComputed(row, before)
    before.set(row.id, row)
    return why === null && row.formula === null ? whyOtherwise(row, report, resolve) : why
  })
  const reasons = await Promise.all(checks)
  return report.evidence.flatMap((row, i): Fault[] => {
    const why = rows.get(row.id) === row ? reasons[i] : 'is there twice'
    return why
      ? [
          {
            kind: why === notThere ? 'unresolved' : 'wrong-evidence',
            section: null,
            where: `${row.id} ${row.item} ${row.field}`,
            why,
          },
        ]
      : []
  })
}

const notThere = 'is not there'

/** Why a value that was read is not what stands there now. */
async function whyOtherwise(
  { item, version, field, value }: Evidence,
  report: Report,
  resolve: Resolve,
): Promise<string | null> {
  const found = (item === 'report' ? ownFieldOf(report, field) : null) ?? (await resolve(item, version, field))
  if (found === null) return notThere
  return isSameValue(found, value) ? null : `is ${String(found).slice(0, 80)}, not ${String(value).slice(0, 80)}`
}

function whyNotRead({ item, version, inputs }: Evidence, versions: ReadonlyMap<string, number>): string | null {
  if (inputs.length > 0) return 'has inputs and no formula'
  if (item === 'report') return version === null ? null : 'has a version'
  return versions.get(item) === version || !versions.has(item) ? null : 'is not at the version that was read'
}

/** From the rows before it: so nothing can rest on itself. */
function whyNotComputed(
  { item, version, field, formula, inputs, value }: Evidence,
  before: ReadonlyMap<string, Evidence>,
): string | null {
  if (item !== 'report' || version !== null || field !== formula) return 'is computed and yet an item’s'
  const values = inputs.flatMap((id) => before.get(id)?.value ?? [])
  if (values.length !== inputs.length) return 'has an input that is not there before it'
  try {
    const again = compute(formula ?? '', values)
    return isSameValue(again, value) ? null : `comes out as ${again}, not ${value}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error) // a report from anywhere may hold any inputs
  }
}

/** Numbers that differ by no more than what the order of sums does to their last digits. */
export function isSameValue(one: Value, other: Value): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other), 1e-12)
}

/** What stands under the figure says no more than a sentence of the report may. */
function whyNotHeadline(answer: Headline, { evidence }: Report): string | null {
  if (!answer.claims) return null
  const said: Sentence = { text: `${answer.says}.`, claims: answer.claims, by: 'template' }
  return whyNotSentence(said, new Map(evidence.map((row) => [row.id, row])))[0]?.why ?? null
}

async function checkAnswer(report: Report, resolve: Resolve): Promise<Fault[]> {
  const found = await Promise.all(
    headlinesOf(report).map(async (answer): Promise<Fault[]> => {
      const why = (await whyNotAnswer(answer, report, resolve)) ?? whyNotHeadline(answer, report)
      return why ? [{ kind: 'wrong-answer', section: 'answer', where: `${answer.figure} ${answer.says}`, why }] : []
    }),
  )
  return found.flat()
}
