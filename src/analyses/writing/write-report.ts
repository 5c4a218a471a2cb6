/**
 * A dossier becomes a report: the answer first, then what it rests on, section by section. Pure: the same dossier makes
 * the same report.
 */
import { answered, hasHeadline, isPartAnswered } from './answered.ts'
import { yearAsked } from './asked.ts'
import { readQuestion } from '../ask/read-question.ts'
import { isReadOtherwise, titleAsRead } from '../report/as-read.ts'
import type { Dossier } from '../dossier/dossier.ts'
import { livingOf } from '../living/living.ts'
import { type Headline, type Report, type Section, type WrittenSection, writtenSections } from '../report/report.ts'
import { itemsBehind } from './items-behind.ts'
import { sections } from './sections/index.ts'
import { headlineOf } from './event/headline.ts'
import { sectionOf, startWriting, type Answer, type Writing } from './writing.ts'

export function writeReport(dossier: Dossier): Report {
  const writing = answered(startWriting(dossier))
  const { answer } = writing.parts[writing.part] ?? { answer: null }
  const written = namesFor(answer).map((name): Section => sectionOf(name, sections[name](writing, answer)))
  const shown = written.filter(({ sentences, blocks }) => sentences.length + blocks.length > 0)
  const figure = answer && hasHeadline(answer) ? figureOf(answer) : null
  const evidence = writing.table.rows()
  const sources = itemsBehind(dossier, { answer: figure, sections: shown }, evidence)
  const report = {
    schema: 1,
    kind: dossier.kind,
    question: typedOf(dossier),
    ...(dossier.isGiven && { read: dossier.read }),
    title: titleOf(writing, sources),
    madeAt: dossier.madeAt,
    year: yearOf(writing, answer),
    years: writing.parts.map((one, part) => yearOf({ ...writing, part }, one.answer)),
    answer: figure,
    ...othersOf(writing),
    isAnswered: writing.parts.some((_, part) => isPartAnswered({ ...writing, part })),
    sections: shown,
    evidence,
    sources,
    wording: null,
    ...(dossier.advice && { jobs: dossier.advice.jobs }),
    took: [],
  } satisfies Report
  return { ...report, ...livingOf(dossier, report) }
}

const yearOf = (w: Writing, answer: Answer | null): number | null => answer?.year ?? yearAsked(w)

/** Of the other parts that have a number; said in the words of a sentence, for a label alone does not say of which part. */
function othersOf({ parts, part }: Writing): Pick<Report, 'others'> {
  const others = parts.slice(part + 1).flatMap(({ answer }) => {
    const head = answer && hasHeadline(answer) ? figureOf(answer) : null
    return head?.claims ? [head] : []
  })
  return others.length > 0 ? { others } : {}
}

/** What was measured goes no way and is changed by nothing. */
const namesFor = (answer: Answer | null): readonly WrittenSection[] =>
  answer?.isPast ? ['answer', 'drivers', 'method'] : writtenSections

function figureOf(answer: Answer): Headline {
  return { figure: answer.text, evidence: answer.figure.id, ...headlineOf(answer) }
}

/** Of a trend analysis the trend's, else the question: as it was changed before it was ordered, or as it was typed. */
function titleOf({ dossier, trends }: Writing, sources: Report['sources']): string {
  const looked = trends.find(({ ref }) => ref === dossier.trend)
  if (looked) return looked.item.title
  const { isGiven = false, read, understood, madeAt, items } = dossier
  if (!isGiven || !isReadOtherwise(read, readQuestion(understood.text, new Date(madeAt)))) return typedOf(dossier)
  const told = new Set(sources.map(({ item }) => item))
  const about = items.find(({ ref }) => ref === read.parts[0]?.of.items[0] && told.has(ref))
  return titleAsRead(read, about?.label ?? null)
}

const typedOf = ({ understood: { text, typed } }: Dossier): string => typed ?? text
