/**
 * Which footnote has each value of a report? Numbered as one reads; what was only computed with comes after what is
 * cited.
 */
import { tableOf } from './blocks/index.ts'
import type { Say } from './blocks/block-words.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Report, Section } from '../report/report.ts'
import { sayBare } from '../report/shown-value.ts'

export type Note = { number: number; evidence: Evidence; isCited: boolean }
export type Notes = {
  /** In the order of their numbers. */
  list: readonly Note[]
  of(id: string): Note | null
  /** A value of a picture, in the unit of its evidence. */
  say: Say
}

export function notesOf(report: Pick<Report, 'sections' | 'evidence' | 'answer'>): Notes {
  const rows = new Map(report.evidence.map((evidence) => [evidence.id, evidence]))
  const say: Say = ({ evidence, value }) => sayBare({ value, unit: rows.get(evidence)?.unit ?? null })
  const cited = new Set([
    ...(report.answer ? [report.answer.evidence] : []),
    ...report.sections.flatMap((section) => citedIn(section, say)),
  ])
  const all = new Set(cited)
  // What is added while the set is walked is walked too: the inputs of inputs.
  for (const id of all) for (const input of rows.get(id)?.inputs ?? []) all.add(input)
  const list = [...all]
    .flatMap((id) => rows.get(id) ?? [])
    .map((evidence, i) => ({ number: i + 1, evidence, isCited: cited.has(evidence.id) }))
  const byId = new Map(list.map((note) => [note.evidence.id, note]))
  return { list, of: (id) => byId.get(id) ?? null, say }
}

function citedIn({ sentences, blocks }: Section, say: Say): string[] {
  const said = sentences.flatMap(({ claims }) => claims.map(({ evidence }) => evidence))
  const shown = blocks.flatMap((block) =>
    tableOf(block, say).rows.flatMap((row) => row.flatMap(({ evidence }) => evidence ?? [])),
  )
  return [...said, ...shown]
}
