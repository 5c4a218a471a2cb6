/**
 * A dossier becomes a report: the answer first, then what it rests on, section by section. Pure: the same dossier makes
 * the same report.
 */
import { answered, hasHeadline, isPartAnswered } from './answered.ts'
import { yearAsked } from './asked.ts'
import type { Dossier } from '../dossier/dossier.ts'
import type { Evidence } from '../report/evidence.ts'
import { livingOf } from '../living/living.ts'
import { type Report, type Section, writtenSections } from '../report/report.ts'
import { itemsBehind } from './items-behind.ts'
import { sections } from './sections/index.ts'
import { headlineOf } from './headline.ts'
import { sectionOf, startWriting, type Answer, type Writing } from './writing.ts'

export function writeReport(dossier: Dossier): Report {
  const writing = answered(startWriting(dossier))
  const { answer } = writing.parts[writing.part] ?? { answer: null }
  const written = writtenSections.map((name): Section => sectionOf(name, sections[name](writing, answer)))
  const shown = written.filter(({ sentences, blocks }) => sentences.length + blocks.length > 0)
  const evidence = writing.table.rows()
  const report = {
    schema: 1,
    kind: dossier.kind,
    question: typedOf(dossier),
    ...(dossier.isGiven && { read: dossier.read }),
    title: titleOf(writing),
    madeAt: dossier.madeAt,
    year: answer?.year ?? yearAsked(writing),
    answer: answer && hasHeadline(answer) ? figureOf(answer) : null,
    isAnswered: dossier.trend !== null || writing.parts.some((_, part) => isPartAnswered({ ...writing, part })),
    sections: shown,
    evidence,
    sources: sourcesOf(dossier, evidence),
    wording: null,
    ...(dossier.advice && { jobs: dossier.advice.jobs }),
    took: [],
  } satisfies Report
  return { ...report, ...livingOf(dossier, report) }
}

function figureOf(answer: Answer): Report['answer'] {
  return { figure: answer.text, evidence: answer.figure.id, ...headlineOf(answer) }
}

/** Of a trend analysis the trend's, else the question. */
function titleOf({ dossier, trends }: Writing): string {
  const looked = trends.find(({ ref }) => ref === dossier.trend)
  return looked?.item.title ?? typedOf(dossier)
}

const typedOf = ({ understood: { text, typed } }: Dossier): string => typed ?? text

function sourcesOf(dossier: Dossier, evidence: readonly Evidence[]): Report['sources'] {
  const { sets } = dossier
  const ofSets = Object.entries(sets).map(([slug, { version, title }]) => ({ item: `set/${slug}`, version, title }))
  const ofItems = itemsBehind(dossier, evidence).map(({ ref: item, version, title, author, authorId }) => ({
    item,
    version,
    title,
    author,
    authorId,
  }))
  return [...ofItems, ...ofSets]
}
