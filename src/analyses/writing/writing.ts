/**
 * What every section is written from: the dossier as its kinds know it, the evidence so far, and what the answer rests
 * on.
 */
import type { Dossier } from '../dossier/dossier.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Event } from './event/event.ts'
import { createEvidenceTable, type EvidenceTable, type Source } from './evidence-table.ts'
import type { Pool } from './one-number/pool.ts'
import type { Difference, Stated } from './stated/ask-stated.ts'
import type { Block, Section, SectionName, Sentence } from '../report/report.ts'
import { sectionTitles } from '../report/section-titles.ts'
import {
  predictionsOf,
  scenariosOf,
  trendsOf,
  type PredictionView,
  type ScenarioView,
  type TrendView,
} from './views.ts'

export type Writing = {
  dossier: Dossier
  /** Which part of the question is being answered, counted from 0. */
  part: number
  /** What each part is answered with, once that is known. */
  parts: readonly Answered[]
  table: EvidenceTable
  /** The best fit first, as in the dossier. */
  trends: TrendView[]
  predictions: PredictionView[]
  scenarios: ScenarioView[]
}

/** What the answer is and rests on. */
export type Answer = {
  /** What it is the answer to. */
  states: Stated
  figure: Evidence
  /** As it is printed. */
  text: string
  /** What the figure is of: a label, and the year where that does not say it. */
  says: string
  /** The same in the words of a sentence, where they are known: what stands under the figure above a report. */
  event: Event | null
  low: Evidence | null
  high: Evidence | null
  sentences: Sentence[]
  /** Where people lead, what others say: told with the answer itself, since no number is made of both. */
  beside?: Sentence[]
  prediction: PredictionView | null
  trend: TrendView | null
  /** What the figure is for. */
  year: number | null
  /** The value of the series that the question turns on. */
  threshold: Evidence | null
  /** Worlds that are the answer: the likeliest first, where that can be said. */
  worlds: ScenarioView[]
  /** What is told is no answer in a number: no figure stands above the report. */
  isNone?: boolean
  /** It was measured: nothing can move it, and nothing is awaited. */
  isPast?: boolean
  /** What is told in words before any number, where words are asked for. */
  told?: Sentence[]
  /** The answer whose opposite this is. */
  denies?: Answer
  /** What the number is made of, where it is of a forecast of something near and a projection. */
  pool?: Pool
}

/** What the base says of a part: an answer to it, or the nearest that is none, with what it differs in. */
export type Answered = { answer: Answer | null; nearest: { answer: Answer; differs: readonly Difference[] } | null }

/** What most answers do not have. */
export const plainAnswer = {
  event: null,
  low: null,
  high: null,
  prediction: null,
  trend: null,
  year: null,
  threshold: null,
  worlds: [],
} satisfies Partial<Answer>

export type Written = { sentences: Sentence[]; blocks: Block[] }
/** One section: empty where it has nothing to say. */
export type SectionWriter = (writing: Writing, answer: Answer | null) => Written

export function startWriting(dossier: Dossier): Writing {
  return {
    dossier,
    part: 0,
    parts: [],
    table: createEvidenceTable(),
    trends: trendsOf(dossier),
    predictions: predictionsOf(dossier),
    scenarios: scenariosOf(dossier),
  }
}

export function sectionOf(name: SectionName, { sentences, blocks }: Written): Section {
  return { name, title: sectionTitles[name], sentences, blocks }
}

/** Reads what must be there: a value that the writer has just seen in the item's details. */
export function mustRead(
  { table }: Writing,
  source: Source,
  field: string,
  about: string | { title: string; unit: string | null },
): Evidence {
  const found = table.read(source, field, typeof about === 'string' ? { title: about } : about)
  if (!found) throw new Error(`${source.ref} says nothing at ${field}`)
  return found
}

/** Reads what must be there of a scenario set. */
export function reading(w: Writing, slug: string) {
  const set = w.dossier.sets[slug]
  if (!set) throw new Error(`the dossier has no set ${slug}`)
  const source = { ref: `set/${slug}`, version: set.version, fields: { ...set.data, title: set.title } }
  return (field: string, title: string, unit: string | null = null): Evidence =>
    mustRead(w, source, field, { title, unit })
}

/** How evidence is shown in pictures. */
export const shown = ({ id, value }: Evidence): { evidence: string; value: number } => ({
  evidence: id,
  value: Number(value),
})
