/**
 * How much was it? What a series had in a year, or a month, that is over: as it was measured, and no forecast. Of a year
 * of months or quarters their mean.
 */
import { howOften } from '#series/how-often.ts'
import { answerYear, timeAsked } from '../../asked.ts'
import { lastOf, observedAt, reader, roughly, seriesName, unitOf } from '../../facts.ts'
import { inTime } from '../../event/event.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, type Phrase, type Piece, plainly, quoted, sentence, when } from '../../sentence.ts'
import { statedByTrend } from '../../stated/stated.ts'
import { lastAt, type TrendView } from '../../views.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { isChangedByFactor } from '../../pace.ts'

export function pastAnswer(w: Writing, view: TrendView): Answer | null {
  const asked = timeAsked(w)
  const was = asked === null ? null : measuredIn(w, view, asked)
  if (asked === null || !was) return null
  const { value, said, at } = was
  const source = reader(w, view)('details.series.source', 'who measures it')
  return {
    ...plainAnswer,
    states: statedByTrend(view, asked, {}),
    figure: value,
    text: said.text,
    says: `${view.item.label} in ${asked}`,
    event: { said: inTime(plainly(seriesName(w, view)), at) },
    sentences: [
      sentence`${inTime(plainly(seriesName(w, view)), at)} was ${said}${was.how}.`,
      sentence`That was measured and is no forecast; the source is ${quoted(source, 160)}.`,
      ...since(w, view, was),
    ],
    trend: view,
    year: Number(asked.slice(0, 4)),
    isPast: true,
  }
}

type Was = { value: Evidence; said: Piece; at: Piece; time: Evidence; how: Phrase }

/** Null where that is not over by its last value, or was not measured. */
function measuredIn(w: Writing, view: TrendView, asked: string): Was | null {
  const { series } = view.details
  const last = lastAt(view)
  if (!series || last === null) return null
  const { perYear } = howOften[series.frequency]
  const isYear = asked.length === 4
  if (isYear && perYear > 1) return meanOf(w, view, asked, perYear)
  const one = observedAt(w, view, perYear === 1 ? asked.slice(0, 4) : asked)
  return one && { value: one.value, said: amount(one.value), at: when(one.at), time: one.at, how: '' }
}

/** Of all its months, and of none where one is missing. */
function meanOf(w: Writing, view: TrendView, year: string, perYear: number): Was | null {
  const times = (view.details.series?.observations ?? []).map(([at]) => at).filter((at) => at.startsWith(year))
  const all = times.flatMap((at) => observedAt(w, view, at) ?? [])
  const last = all.at(-1)
  if (all.length < perYear || !last) return null
  const value = w.table.compute(
    'mean',
    all.map((one) => one.value),
    { title: `${view.item.label}, mean of ${year}`, unit: unitOf(view) },
  )
  const at = when(answerYear(w, Number(year)))
  return { value, said: roughly(value, false, 4), at, time: last.at, how: ', the mean over that year' }
}

/** What has become of it since. */
function since(w: Writing, view: TrendView, { value, time }: Was): Sentence[] {
  const last = lastOf(w, view)
  if (!last || last.at.value === time.value) return []
  const name = plainly(seriesName(w, view))
  const stood: Phrase = [amount(last.value), ' in ', when(last.at)]
  if (!isChangedByFactor(view)) return [sentence`By its last value ${name} has come to ${stood}.`]
  const change = w.table.compute('change-percent', [value, last.value], {
    title: `${view.item.label}, from then to its last value`,
    unit: 'percent',
  })
  const isUp = Number(change.value) > 0
  return [sentence`Since then ${name} has ${isUp ? 'risen' : 'fallen'} by ${amount(change)}, to ${stood}.`]
}
