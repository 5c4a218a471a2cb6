/**
 * A dossier becomes a report: the answer first, then what it rests on, section by section. Pure: the same dossier makes
 * the same report.
 */
import { answerTo } from './answers/index.ts'
import type { Ask } from '../ask/ask.ts'
import { askOf, yearAsked } from './asked.ts'
import type { Dossier } from '../dossier/dossier.ts'
import { sectionNames, type Report, type Section, type SectionName } from '../report/report.ts'
import { sections } from './sections/index.ts'
import { sectionOf, startWriting, type Answer, type Writing } from './writing.ts'

export function writeReport(dossier: Dossier): Report {
  const writing = answered(startWriting(dossier))
  const { answer } = writing.parts[writing.part] ?? { answer: null }
  const written = new Map<SectionName, Section>()
  // Gaps and method are about the others, which come before them.
  for (const name of sectionNames) written.set(name, sectionOf(name, sections[name](writing, answer)))
  const shown = [...written.values()].filter(({ sentences, blocks }) => sentences.length + blocks.length > 0)
  return {
    schema: 1,
    kind: dossier.kind,
    question: dossier.understood.text,
    ...(dossier.isGiven && { read: dossier.read }),
    title: titleOf(writing),
    madeAt: dossier.madeAt,
    year: answer?.year ?? yearAsked(writing),
    answer: answer && isAnswered(answer) ? figureOf(answer) : null,
    isAnswered: dossier.trend !== null || writing.parts.some((_, part) => isPartAnswered({ ...writing, part })),
    sections: shown,
    evidence: writing.table.rows(),
    sources: sourcesOf(dossier),
    wording: null,
    took: [],
  }
}

/** By a number that stands above the report, or by an account where an account is what was asked for. */
function isPartAnswered(w: Writing): boolean {
  const answer = w.parts[w.part]?.answer ?? null
  return answer !== null && (isAnswered(answer) || isTold.has(askOf(w).wants))
}

/** What they ask for is told in words. */
const isTold: ReadonlySet<Ask['wants']> = new Set(['explain'])

/** Every part by itself. What the report is about beside its answer is the first that has a number. */
function answered(writing: Writing): Writing {
  const count = Math.max(1, writing.dossier.read.parts.length)
  const parts = Array.from({ length: count }, (_, part) => answerTo({ ...writing, part }))
  const first = parts.findIndex(({ answer }) => answer && isAnswered(answer))
  writing.table.keepOnly(parts.flatMap(({ answer, nearest }) => [answer, nearest?.answer].flatMap(restsOn)))
  return { ...writing, parts, part: Math.max(0, first) }
}

function restsOn(answer: Answer | null | undefined): string[] {
  if (!answer) return []
  const { figure, low, high, threshold, told = [], sentences } = answer
  const own = [figure, low, high, threshold].flatMap((one) => (one ? [one.id] : []))
  return [...own, ...[...told, ...sentences].flatMap(({ claims }) => claims.map(({ evidence }) => evidence))]
}

/** Worlds tell what may become of something: none of their chances is its answer. */
function isAnswered({ worlds, isNone = false }: Answer): boolean {
  return !isNone && worlds.length === 0
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
