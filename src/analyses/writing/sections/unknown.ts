/** What the answer lacks: as the search for it found, and what could not be computed. */
import { newerValues } from '#trends/signals/newer-value.ts'
import { bearsOn } from '../gaps.ts'
import { whyUnmoved } from '../sensitivity/why-unmoved.ts'
import { seriesName, lastOf, reader } from '../facts.ts'
import { allToldOf } from '../series-behind.ts'
import type { TrendView } from '../views.ts'
import { connecting } from '../../report/connecting.ts'
import { plainly, sentence, sentenceOf, type Piece, when } from '../sentence.ts'
import type { Sentence } from '../../report/report.ts'
import { writeMoves } from './change.ts'
import type { Answer, Writing, Written } from '../writing.ts'

export function writeUnknown(w: Writing, answer: Answer | null): Written {
  const found = w.dossier.gaps.flatMap((gap, i): Sentence[] =>
    bearsOn(w, gap, answer) && !isToldOfJudgement(gap, answer) ? [sentenceOf([whole(w, gap, i), '.'])] : [],
  )
  return {
    sentences: [
      ...found,
      ...(answer ? [...allToldOf(w, answer).flatMap((view) => ageOf(w, view)), ...notComputed(w, answer)] : []),
    ],
    blocks: [],
  }
}

/** That no series measures what a forecast was made for, its answer has said: it rests on judgement. */
const isToldOfJudgement = (gap: string, answer: Answer | null): boolean =>
  gap.startsWith('No series measures this') &&
  answer?.sentences.some(({ text }) => text === connecting['on-judgement']) === true

/** How old the newest value of its series is, where no gap has said so. */
function ageOf(w: Writing, trend: TrendView): Sentence[] {
  const last = lastOf(w, trend)
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
    : [sentence`The next value of ${plainly(seriesName(w, trend))} is expected in ${due}.`]
}

/** What a section would have told of the answer, and cannot. */
const notComputed = (w: Writing, answer: Answer): Sentence[] =>
  isMoved(writeMoves(w, answer)) ? [] : whyUnmoved(w, answer)

const isMoved = ({ sentences, blocks }: Written): boolean => sentences.length + blocks.length > 0

/** The sentence of the preview, word for word. */
function whole(w: Writing, gap: string, place: number): Piece {
  const evidence = w.table.asked(`gaps.${place}`, gap, { title: 'What the search did not find' })
  return { kind: 'quote', text: gap.trim().replace(/[.!?]+$/, ''), evidence }
}
