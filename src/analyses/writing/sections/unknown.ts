/** What the answer lacks: as the search for it found, and what could not be computed. */
import { newerValues } from '#trends/signals/newer-value.ts'
import { isAbout } from '../../dossier/near.ts'
import { askOf } from '../asked.ts'
import { whyUnmoved } from '../sensitivity/why-unmoved.ts'
import { seriesName, lastOf, reader } from '../facts.ts'
import type { TrendView } from '../views.ts'
import { connect, plainly, sentence, sentenceOf, type Piece, when } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import { writeBaseRate } from './path/base-rate.ts'
import { driversOf } from './drivers.ts'
import { writeMoves } from './change.ts'
import type { Answer, Writing, Written } from '../writing.ts'

export function writeUnknown(w: Writing, answer: Answer | null): Written {
  const found = w.dossier.gaps.flatMap((gap, i): Sentence[] =>
    matters(w, gap, answer) ? [sentenceOf([whole(w, gap, i), '.'])] : [],
  )
  return { sentences: [...found, ...(answer ? [...ageOf(w, answer), ...notComputed(w, answer)] : [])], blocks: [] }
}

/** How old the newest value of its series is, where no gap has said so. */
function ageOf(w: Writing, { trend }: Answer): Sentence[] {
  const last = trend && lastOf(w, trend)
  if (!last || w.dossier.gaps.some((gap) => gap.startsWith(`The series of ${trend.item.label} ends`))) return []
  const name = plainly(seriesName(w, trend))
  const { series, signals } = trend.details
  // Of a newer value from elsewhere, at which the projection begins, the way to the number has told.
  const isFollowed = series !== null && newerValues(series, signals).length > 0
  return [
    isFollowed
      ? sentence`The series of ${name} itself ends in ${when(last.at)}.`
      : sentence`The newest value of ${name} is of ${when(last.at)}; what came after it the projection does not know.`,
    ...nextOf(w, trend),
  ]
}

/** When its next value is expected; or that it was, and the base does not have it. */
function nextOf(w: Writing, trend: TrendView): Sentence[] {
  const next = trend.details.series?.publication?.next
  if (!next) return []
  const due = when(reader(w, trend)('details.series.publication.next', 'when its next value is expected', 'day'))
  return next < w.dossier.madeAt.slice(0, 7)
    ? [sentence`The next was expected in ${due} and is not in the base: look for it before you decide.`]
    : [sentence`The next is expected in ${due}.`]
}

/** What a section would have told of the answer, and cannot. */
function notComputed(w: Writing, answer: Answer): Sentence[] {
  return [
    ...(writeBaseRate(w, answer).sentences.length > 0 ? [] : [connect('no-base-rate')]),
    ...(isMoved(writeMoves(w, answer)) ? [] : whyUnmoved(w, answer)),
  ]
}

const isMoved = ({ sentences, blocks }: Written): boolean => sentences.length + blocks.length > 0

/** Nothing lacks that the report itself goes on to draw on; and no number would be surer if a world told of it. */
function matters(w: Writing, gap: string, answer: Answer | null): boolean {
  if (gap === 'No scenario covers this.' || isAnswered(gap, answer) || isElsewhere(w, gap, answer)) return false
  // Of a place that is not covered the answer has said so.
  if (gap.startsWith('No series measures this'))
    return driversOf(w, answer).length === 0 && (answer !== null || askOf(w).place === 'world')
  return gap !== 'No question in the base asks about this.' || !w.predictions.some(({ item }) => isAbout(w, item))
}

/** How far a series reaches, or that it may not be shown, that the report does not draw on. */
function isElsewhere(w: Writing, gap: string, answer: Answer | null): boolean {
  const of = w.trends.find(
    ({ item: { label } }) =>
      gap.startsWith(`The projection of ${label} ends`) ||
      gap.startsWith(`The series of ${label} ends`) ||
      (answer !== null && gap.startsWith(`The series of ${label} is withheld`)),
  )
  return of !== undefined && of !== answer?.trend && !driversOf(w, answer).includes(of)
}

/** What has a number is answered, by a question or without one. */
const isAnswered = (gap: string, answer: Answer | null): boolean =>
  gap.startsWith('No question in the base asks about ') && answer !== null && !answer.isNone

/** The sentence of the preview, word for word. */
function whole(w: Writing, gap: string, place: number): Piece {
  const evidence = w.table.asked(`gaps.${place}`, gap, { title: 'What the search did not find' })
  return { kind: 'quote', text: gap.trim().replace(/[.!?]+$/, ''), evidence }
}
