/**
 * A report as a document, whatever the file it becomes: headings, paragraphs with footnote marks, pictures that are
 * also tables, notes, sources.
 */
import { sayDay } from '#kit/dates.ts'
import { sentenceOf, tableOf } from './blocks/index.ts'
import type { Column } from './blocks/block-words.ts'
import { isMarked } from './carrying.ts'
import { cleanPiece, cleanText } from './clean-text.ts'
import { analysisKinds } from '../analysis-kinds.ts'
import { sayMaking, sayWording } from './colophon.ts'
import { type Footnote, footnoteOf, type FormulaWords } from './footnote.ts'
import { type Notes, notesOf } from './notes.ts'
import { paragraphsOf } from './pieces.ts'
import { headlinesOf } from '../report/headlines.ts'
import type { Block, Headline, Report, Section, SectionName } from '../report/report.ts'

/** Words, and the footnote whose mark stands behind them. */
export type Run = { text: string; note: number | null }
export type DocumentTable = { columns: Column[]; rows: Run[][] }
/** `isTitled`: its title says more than its section's. */
export type Picture = { block: Block; title: string; isTitled: boolean; sentence: string; table: DocumentTable }
export type DocumentSection = { name: SectionName; title: string; paragraphs: Run[][]; pictures: Picture[] }

export type ReportDocument = {
  title: string
  /** Where the title says it otherwise. */
  question: string | null
  /** 'Full analysis', '18 Nov 2026', 'from 14 items and 2 sets of scenarios at fixed versions' */
  facts: string[]
  /** What has become of it since: 'Outdated by Jan 2027, …', 'It has come out: …', a sentence each. */
  standing: string[]
  madeAt: string
  /** One for each part of the question that has a number. */
  answers: { figure: string; says: string; note: number | null }[]
  sections: DocumentSection[]
  /** What sentences and pictures cite, by number. */
  notes: Footnote[]
  /** What those were computed from; their numbers go on. */
  behind: Footnote[]
  sources: Report['sources']
  colophon: string[]
}

/** `standing`: what has become of it since it was made. */
export function documentOf(report: Report, formulas: FormulaWords, standing: readonly string[] = []): ReportDocument {
  const notes = notesOf(report)
  const footnotes = notes.list.map((note) => cleanFootnote(footnoteOf(note, notes, report.sources, formulas)))
  const cited = notes.list.filter(({ isCited }) => isCited).length
  const { title, question } = report
  return {
    title: cleanText(title),
    question: title === question ? null : cleanText(question),
    facts: factsOf(report),
    standing: standing.map(cleanText),
    madeAt: report.madeAt,
    answers: headlinesOf(report).map(({ figure, says, evidence }) => ({
      figure: cleanText(figure),
      says: cleanText(says),
      note: notes.markOf(evidence),
    })),
    sections: report.sections.map((section) => sectionOf(section, notes, headlinesOf(report).slice(1))),
    notes: footnotes.slice(0, cited),
    behind: footnotes.slice(cited),
    sources: report.sources.map((source) => ({
      ...source,
      title: cleanText(source.title),
      author: source.author === undefined ? undefined : cleanText(source.author),
    })),
    colophon: [...sayWording(report), sayMaking(report)].map(cleanText),
  }
}

export function factsOf({ kind, madeAt, sources }: Pick<Report, 'kind' | 'madeAt' | 'sources'>): string[] {
  return [analysisKinds[kind].title, sayDay(madeAt), sayRestsOn(sources)]
}

/** As the method says it: sets are no items, and listed with them. */
function sayRestsOn(sources: Report['sources']): string {
  const sets = sources.filter(({ item }) => item.startsWith('set/')).length
  const items = sources.length - sets
  const parts = [
    `${items} ${items === 1 ? 'item' : 'items'}`,
    ...(sets > 0 ? [`${sets} ${sets === 1 ? 'set' : 'sets'} of scenarios`] : []),
  ]
  return `from ${parts.join(' and ')} at ${sources.length === 1 ? 'a fixed version' : 'fixed versions'}`
}

function sectionOf(
  { name, title, sentences, blocks }: Section,
  notes: Notes,
  others: readonly Headline[],
): DocumentSection {
  const apart = name === 'answer' ? others.map(({ evidence }) => evidence) : []
  return {
    name,
    title: cleanText(title),
    paragraphs: paragraphsOf(sentences, apart).map((paragraph) =>
      paragraph.flatMap(({ pieces }, i) => [
        ...(i > 0 ? [{ text: ' ', note: null }] : []),
        ...pieces.map(({ text, claim }) => ({
          text: cleanPiece(text),
          note: claim && isMarked(claim) ? notes.markOf(claim.evidence) : null,
        })),
      ]),
    ),
    pictures: blocks.map((block) => ({ ...pictureOf(block, notes), isTitled: block.title !== title })),
  }
}

function pictureOf(block: Block, notes: Notes): Omit<Picture, 'isTitled'> {
  const { columns, rows } = tableOf(block, notes)
  return {
    block,
    title: cleanText(block.title),
    sentence: cleanText(sentenceOf(block, notes.say)),
    table: {
      columns: columns.map(({ title, isNumber }) => ({ title: cleanText(title), isNumber })),
      rows: rows.map((row) =>
        row.map(({ text, evidence }) => ({
          text: cleanText(text),
          note: evidence === null ? null : notes.markOf(evidence),
        })),
      ),
    },
  }
}

function cleanFootnote(footnote: Footnote): Footnote {
  const { title, value, source, field, inputs, record } = footnote
  return {
    ...footnote,
    title: cleanText(title),
    value: cleanText(value),
    source: source && { ...source, title: cleanText(source.title) },
    field: field && cleanText(field),
    inputs: inputs.map((input) => ({ ...input, title: cleanText(input.title), value: cleanText(input.value) })),
    record: record && cleanText(record),
  }
}
