/** A footnote: what a value is, where it was read or how it was computed, and what is known about how good it is. */
import type { Evidence } from '../report/evidence.ts'
import { sayField } from './field-words.ts'
import type { Note, Notes } from './notes.ts'
import type { Report } from '../report/report.ts'
import { sayValue } from './value-words.ts'

/** A formula in words, by its name: what it answers, and how. */
export type FormulaWords = Readonly<Record<string, { says: string; how: string }>>

export type Footnote = {
  number: number
  id: string
  /** 'Fossil CO2 emissions, median of the projection for 2035' */
  title: string
  value: string
  /** Where it was read; null for what was computed for this report, or asked. */
  source: { item: string; version: number | null; title: string } | null
  /** In words; null where the value is no part of an item. */
  field: string | null
  formula: { says: string; how: string } | null
  inputs: { number: number; title: string; value: string }[]
  /** 'the search of the base': who says what is no part of an item and was not computed. */
  own: string | null
  record: string | null
}

export function footnoteOf(
  { number, evidence }: Note,
  notes: Notes,
  sources: Report['sources'],
  formulas: FormulaWords,
): Footnote {
  const { id, title, field, record, formula, inputs } = evidence
  return {
    number,
    id,
    title,
    value: sayValue(evidence),
    source: sourceOf(evidence, sources),
    field: evidence.item === 'report' ? null : sayField(field),
    formula: formula === null ? null : (formulas[formula] ?? { says: sayField(formula), how: '' }),
    inputs: inputs.flatMap((input) => {
      const note = notes.of(input)
      return note ? { number: note.number, title: note.evidence.title, value: sayValue(note.evidence) } : []
    }),
    own: evidence.item === 'report' && formula === null ? saysOwn(field) : null,
    record,
  }
}

/** Who says it, by the first name of its field; what has none of these was set for the report: a year, a level. */
const own: Readonly<Record<string, string>> = {
  understood: 'the order, as it was asked',
  read: 'the order, as it was asked',
  gaps: 'the search of the base',
  advice: 'the judgement of a language model',
  crowdRecord: 'the record of what people forecast',
}
const saysOwn = (field: string): string => own[field.split('.')[0] ?? ''] ?? 'this report itself'

function sourceOf({ item, version }: Evidence, sources: Report['sources']): Footnote['source'] {
  if (item === 'report') return null
  return { item, version, title: sources.find((source) => source.item === item)?.title ?? item }
}
