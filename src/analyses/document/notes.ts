/**
 * Which footnote has each value of a report? Numbered as they are met, those first that have a mark (`carrying.ts`). All
 * others open too, and come after them, as does what was only computed with.
 */
import { tableOf } from './blocks/index.ts'
import { carrying, isMarked } from './carrying.ts'
import type { Say, UnitOf } from './blocks/block-words.ts'
import type { Evidence } from '../report/evidence.ts'
import { headlinesOf } from '../report/headlines.ts'
import type { Claim, Report, Section } from '../report/report.ts'
import { sayBare, unitInProse } from '../report/shown-value.ts'

export type Note = { number: number; evidence: Evidence; isCited: boolean }
export type Notes = {
  /** In the order of their numbers. */
  list: readonly Note[]
  of(id: string): Note | null
  /** The number that is printed beside it; null where none is. */
  markOf(id: string): number | null
  /** A value of a picture, in the unit of its evidence. */
  say: Say
  unitOf: UnitOf
}

type Words = Pick<Notes, 'say' | 'unitOf'>

export function notesOf(report: Pick<Report, 'sections' | 'evidence' | 'answer' | 'others'>): Notes {
  const rows = new Map(report.evidence.map((evidence) => [evidence.id, evidence]))
  const say: Say = ({ evidence, value }) => sayBare({ value, unit: rows.get(evidence)?.unit ?? null })
  const words: Words = { say, unitOf: (id) => unitInProse(rows.get(id)?.unit ?? null) }
  const first = headlinesOf(report).map(({ evidence }) => evidence)
  const read = (isRead: (claim: Claim) => boolean) => report.sections.flatMap((one) => saidIn(one, words, isRead))
  const carried = carrying(report, rows, words)
  const cited = new Set([...first, ...read(isMarked)].filter((id) => carried.has(id)))
  // Names and years too.
  const all = new Set([...cited, ...read(() => true)])
  // What is added while the set is walked is walked too: the inputs of inputs.
  for (const id of all) for (const input of rows.get(id)?.inputs ?? []) all.add(input)
  const list = [...all]
    .flatMap((id) => rows.get(id) ?? [])
    .map((evidence, i) => ({ number: i + 1, evidence, isCited: cited.has(evidence.id) }))
  const byId = new Map(list.map((note) => [note.evidence.id, note]))
  const of = (id: string) => byId.get(id) ?? null
  return { list, of, markOf: (id) => (cited.has(id) ? (of(id)?.number ?? null) : null), ...words }
}

function saidIn({ sentences, blocks }: Section, printed: Words, isRead: (claim: Claim) => boolean): string[] {
  const claims = sentences.flatMap((sentence) => sentence.claims.filter(isRead))
  const cells = blocks.flatMap((block) => tableOf(block, printed).rows.flat())
  return [...claims.map(({ evidence }) => evidence), ...cells.flatMap(({ evidence }) => evidence ?? [])]
}
