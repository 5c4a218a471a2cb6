/**
 * Which footnote has each value of a report? Numbered as one reads. A mark stands only where a number or a quotation
 * carries the argument: on the first of a sentence and the last of a row, and not on years, titles and names, nor on what
 * the order itself says. All others open too, and come after what is marked, as does what was only computed with.
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
  /** The number that is printed beside it; null where none is. */
  markOf(id: string): number | null
  /** A value of a picture, in the unit of its evidence. */
  say: Say
}

export function notesOf(report: Pick<Report, 'sections' | 'evidence' | 'answer'>): Notes {
  const rows = new Map(report.evidence.map((evidence) => [evidence.id, evidence]))
  const say: Say = ({ evidence, value }) => sayBare({ value, unit: rows.get(evidence)?.unit ?? null })
  const first = report.answer ? [report.answer.evidence] : []
  const carrying = new Set([...first, ...report.sections.flatMap((section) => carryingIn(section, say, rows))])
  const read = [...first, ...report.sections.flatMap((section) => said(section, say))]
  const cited = new Set(read.filter((id) => carrying.has(id)))
  const all = new Set([...cited, ...read])
  // What is added while the set is walked is walked too: the inputs of inputs.
  for (const id of all) for (const input of rows.get(id)?.inputs ?? []) all.add(input)
  const list = [...all]
    .flatMap((id) => rows.get(id) ?? [])
    .map((evidence, i) => ({ number: i + 1, evidence, isCited: cited.has(evidence.id) }))
  const byId = new Map(list.map((note) => [note.evidence.id, note]))
  const of = (id: string) => byId.get(id) ?? null
  return { list, of, markOf: (id) => (cited.has(id) ? (of(id)?.number ?? null) : null), say }
}

type Rows = ReadonlyMap<string, Evidence>

/** One of each sentence and one of each row, where there is such. */
function carryingIn({ sentences, blocks }: Section, say: Say, rows: Rows): string[] {
  const isValue = (id: string | null): id is string => typeof rows.get(id ?? '')?.value === 'number'
  const inSentences = sentences.map(({ claims }) => {
    const carrying = claims.filter(({ kind, evidence }) => kind !== 'fact' && !isOfOrder(rows.get(evidence)))
    return carrying[0]?.evidence
  })
  const inRows = rowsIn(blocks, say).map((row) => row.map(({ evidence }) => evidence).findLast(isValue))
  return [...inSentences, ...inRows].filter((id) => id !== undefined)
}

const rowsIn = (blocks: Section['blocks'], say: Say) => blocks.flatMap((block) => tableOf(block, say).rows)

function said({ sentences, blocks }: Section, say: Say): string[] {
  const shown = rowsIn(blocks, say).flatMap((row) => row.flatMap(({ evidence }) => evidence ?? []))
  return [...sentences.flatMap(({ claims }) => claims.map(({ evidence }) => evidence)), ...shown]
}

/** The year that is asked about, or the level of a band. */
const isOfOrder = (row: Evidence | undefined): boolean => row?.item === 'report' && row.formula === null
