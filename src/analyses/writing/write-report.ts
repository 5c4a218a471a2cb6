/**
 * A dossier becomes a report: the answer first, then what it rests on, section by section. Pure: the same dossier makes
 * the same report.
 */
import { answerOf } from './answers/index.ts'
import type { Dossier } from '../dossier/dossier.ts'
import { sectionNames, type Report, type Section, type SectionName } from '../report/report.ts'
import { sections } from './sections/index.ts'
import { sectionOf, startWriting, type Answer, type Writing } from './writing.ts'

export function writeReport(dossier: Dossier): Report {
  const writing = startWriting(dossier)
  const answer = answerOf(writing)
  const written = new Map<SectionName, Section>()
  // Gaps and method are about the others, which come before them.
  for (const name of sectionNames) written.set(name, sectionOf(name, sections[name](writing, answer)))
  const shown = [...written.values()].filter(({ sentences, blocks }) => sentences.length + blocks.length > 0)
  return {
    schema: 1,
    kind: dossier.kind,
    question: dossier.understood.text,
    title: titleOf(writing),
    madeAt: dossier.madeAt,
    year: answer?.year ?? dossier.understood.to,
    answer: answer && isAnswered(dossier, answer) ? figureOf(answer) : null,
    sections: shown,
    evidence: writing.table.rows(),
    sources: sourcesOf(dossier),
    wording: null,
    took: [],
  }
}

/** Worlds tell what may become of something; to any other question they are no more than the nearest that there is. */
function isAnswered({ understood }: Dossier, { worlds, isNone = false }: Answer): boolean {
  if (isNone) return false
  return worlds.length === 0 || understood.wants === 'account'
}

function figureOf({ text, figure, says }: Answer): Report['answer'] {
  return { figure: text, evidence: figure.id, says }
}

/** Of a trend analysis the trend's, else the question. */
function titleOf({ dossier, trends }: Writing): string {
  const looked = trends.find(({ ref }) => ref === dossier.trend)
  return looked?.item.title ?? dossier.understood.text
}

function sourcesOf({ items, sets, resolved }: Dossier): Report['sources'] {
  const ofSets = Object.entries(sets).map(([slug, { version, title }]) => ({ item: `set/${slug}`, version, title }))
  const ofItems = [...items, ...resolved].map(({ ref: item, version, title, author, authorId }) => ({
    item,
    version,
    title,
    author,
    authorId,
  }))
  return [...ofItems, ...ofSets]
}
