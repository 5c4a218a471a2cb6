/**
 * How right it has been: what people together said of questions that came out, where theirs is the answer; and how the
 * method did on the past of the series that it rests on.
 */
import { labelOf, level, reader } from '../facts.ts'
import { bare, connect, named, type Phrase, sentence } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { TrendView } from '../views.ts'
import { crowdRecordSaid } from '../people/crowd-record.ts'
import { allToldOf, seriesBehind } from '../series-behind.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { faredTable } from './record/fared.ts'

export function writeRecord(w: Writing, answer: Answer | null): Written {
  const sentences = answer ? crowdRecordSaid(w, answer) : []
  const { sentences: ofSeries, blocks } = ofMethod(w, answer, sentences.length > 0)
  return { sentences: [...sentences, ...ofSeries], blocks }
}

/** `isKnown`: there is a record of whoever answers. */
function ofMethod(w: Writing, answer: Answer | null, isKnown: boolean): Written {
  // Of a series that allows no projection there is no record of one.
  if (!answer || answer.figure.field.startsWith('details.series.')) return { sentences: [], blocks: [] }
  const untried = !seriesBehind(answer) && !isKnown && isUntried(w, answer) ? [connect('no-record')] : []
  const tried = allToldOf(w, answer).filter(isTried)
  return {
    sentences: [...untried, ...tried.flatMap((view) => record(w, view))],
    blocks: faredTable(w, tried),
  }
}

/** With fewer values there is nothing to go by. */
const isTried = ({ numbers }: TrendView): boolean =>
  (numbers?.backtest?.naiveError ?? 0) > 0 && (numbers?.backtest?.values ?? 0) >= 5

/** A forecast that rests on judgement, be it read between two deadlines, of a kind of which nothing has been decided. */
const isUntried = ({ dossier }: Writing, { figure, prediction, isNone }: Answer): boolean =>
  !isNone &&
  prediction !== null &&
  (figure.item === prediction.ref || figure.formula?.startsWith('hazard-') === true) &&
  dossier.resolved.length === 0

/** On this very series. */
function record(w: Writing, view: TrendView): Sentence[] {
  const read = reader(w, view)
  const errors = [
    read('numbers.backtest.error', 'error of the backtest'),
    read('numbers.backtest.naiveError', 'error of carrying the last value on'),
  ]
  const ratio = w.table.compute('ratio', errors, {
    title: `${view.item.label}, error of the projection as a share of that of carrying the last value on`,
    unit: 'chance',
  })
  const held = read('numbers.backtest.coverage.80', 'share of past values inside the 80% band', 'chance')
  return [
    ratioSentence(w, view, { values: read('numbers.backtest.values', 'values foreseen in the backtest'), ratio, held }),
  ]
}

type Tried = { values: Evidence; ratio: Evidence; held: Evidence }

function ratioSentence(w: Writing, view: TrendView, { values, ratio, held }: Tried): Sentence {
  const name = named(labelOf(w, view))
  const band: Phrase = [', and its ', bare(level(w, 80)), ' range held ', bare(held), ` of them${judged(held)}`]
  if (Number(ratio.value) < 0.995)
    return sentence`In tests on ${bare(values)} values of its own past, the projection of ${name} missed by ${bare(ratio)} of what repeating the last value missed by${band}.`
  return sentence`In tests on ${bare(values)} values of its own past, the projection of ${name} did no better than repeating the last value${band}.`
}

/** What that says of the range: it is to hold eight of ten. */
function judged({ value }: Evidence): string {
  if (Number(value) < 0.7) return ': it has been too narrow'
  return Number(value) > 0.92 ? ': it has been too wide' : ''
}
