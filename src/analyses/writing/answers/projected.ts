/** How much? By the projection of the series for the year that is asked about, or ten years on. */
import {
  allObservations,
  endOf,
  estimated,
  seriesName,
  lastOf,
  lastYear,
  level,
  type Step,
  stepOf,
  tenYearsOn,
  unitOf,
  yearOf,
} from '../facts.ts'
import { inTime } from '../event/event.ts'
import { chanceOf, forecastPath, madeOf, roughly, seriesOf, titleOf } from '../facts.ts'
import { timeAsked, yearAsked } from '../asked.ts'
import { amount, bare, named, type Phrase, plainly, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import type { TrendView } from '../views.ts'
import { unitOfChange } from '#series/value-bounds.ts'
import { chanceWith, whoGives } from '../people/people.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { growthOf, isChangedByFactor } from '../pace.ts'
import { statedByTrend } from '../stated/stated.ts'
import { pooledAmount } from '../one-number/pooled-amount.ts'

/** As far as the question asks, or ten years on; never beyond the end of the projection. */
export function projectionAnswer(w: Writing, view: TrendView): Answer | null {
  const end = endOf(view)
  const last = lastOf(w, view)
  if (end === null || !last) return null
  const year = Math.min(end, yearAsked(w) ?? tenYearsOn(w))
  const step = stepOf(w, view, monthOf(w) ?? year) ?? stepOf(w, view, year - 1)
  if (!step) return null
  const at = Number(String(step.at.value).slice(0, 4))
  const { own, views, sentences } = weighed(w, view, step)
  const time = monthOf(w) === null ? at : when(step.at).text
  return {
    ...plainAnswer,
    ...views,
    states: statedByTrend(view, monthOf(w) === null ? String(at) : String(step.at.value), {}),
    figure: own.median,
    text: estimated(own).text,
    says: `${view.item.label} in ${time}`,
    event: { said: inTime(plainly(seriesName(w, view)), when(step.at)) },
    low: own.low,
    high: own.high,
    sentences: [
      said(w, view, own, sentences.length > 0),
      ...sentences,
      sentence`${plainly(seriesName(w, view))} stood at ${amount(last.value)} in ${when(last.at)}.`,
      ...changeOf(w, view, { last: last.value, own, isPooled: sentences.length > 0 }),
      ...farther(w, view, year, end),
      ...(sentences.length > 0 ? [] : houseDoubts(w, view, at)),
    ],
    trend: view,
    year: at,
  }
}

function said(w: Writing, view: TrendView, own: Step, isPooled: boolean): Sentence {
  const will = [
    ` will be `,
    estimated(own),
    ' in the middle, and lies between ',
    estimated(own, own.low, true),
    ' and ',
    estimated(own, own.high),
  ]
  return sentence`${isPooled ? '' : 'By its projection, '}${inTime(plainly(seriesName(w, view)), when(own.at))}${will} with a chance of ${bare(level(w, 80))}.`
}

/** By the projection, together with what Farsight forecast of the series where it did. */
function weighed(w: Writing, view: TrendView, step: Step) {
  const pooled = pooledAmount(w, view, step)
  if (!pooled) return { own: step, views: {}, sentences: [] }
  const { pool, low, high } = pooled
  return { own: { ...step, median: pool.figure, low, high }, views: { pool }, sentences: pool.sentences }
}

/** One month, where that is asked about. */
function monthOf(w: Writing): string | null {
  const time = timeAsked(w)
  return time?.length === 7 ? time : null
}

/** Where no year is asked about, the end of the projection too. */
function farther(w: Writing, view: TrendView, year: number, end: number): Sentence[] {
  const last = yearAsked(w) === null && end >= year + 10 ? stepOf(w, view, end) : null
  return last
    ? [
        sentence`At the end of the projection, in ${when(last.at)}, its own middle is ${estimated(last)}, and the ${bare(level(w, 80))} band has widened to ${estimated(last, last.low, true)} to ${estimated(last, last.high, true)}.`,
      ]
    : []
}

type Change = { last: Evidence; own: Step; isPooled: boolean }

/** From the last value to the middle of the answer: in per cent where nought means none, else in the unit. */
function changeOf(w: Writing, view: TrendView, { last, own, isPooled }: Change): Sentence[] {
  const { median } = own
  const isUp = Number(median.value) > Number(last.value)
  const of = isPooled ? 'what Farsight and the projection say together' : 'the projection'
  const about = { title: `${view.item.label}, from the last value to the middle of ${of}` }
  const middle: Phrase = ['The middle for ', when(own.at)]
  if (!isChangedByFactor(view)) {
    const [more, less] = isUp ? [median, last] : [last, median]
    const unit = unitOfChange(unitOf(view))
    const difference = w.table.compute('difference', [more, less], { ...about, unit })
    const apart = unit === 'points' ? amount(difference) : roughly(difference)
    if (/^0(\.0+)?( |$)/.test(apart.text)) return []
    return [sentence`${middle} is ${apart} ${isUp ? 'above' : 'below'} that.`]
  }
  if (Number(median.value) > 2 * Number(last.value))
    return [
      sentence`${middle} is ${roughly(w.table.compute('ratio', [median, last], { ...about, unit: 'times' }))} times that.`,
    ]
  const change = w.table.compute('change-percent', [last, median], { ...about, unit: 'percent' })
  if (Math.abs(Number(change.value)) < 0.5) return [sentence`${middle} is within ${bare(change)} of that.`]
  return [sentence`${middle} is ${bare(change)} ${isUp ? 'above' : 'below'} that.`]
}

/** A forecast on the same series for about that year, which may know more than the series does. */
function houseDoubts(w: Writing, view: TrendView, year: number): Sentence[] {
  const own = w.predictions.find(
    (one) => seriesOf(w, one) === view && Math.abs(yearOf(one) - year) <= 1 && chanceOf(w, one) !== null,
  )
  const chance = own && chanceOf(w, own)
  const forecast = own && forecastPath(own)
  if (!own || !chance || !forecast) return []
  return [
    sentence`${whoGives([own])} ${chanceWith(w, own, amount(chance))} to ${named(titleOf(w, own))}, as of ${when(madeOf(w, own, forecast))}.`,
  ]
}

/** A series that cannot be projected still has a last value, and a pace. */
export function observedAnswer(w: Writing, view: TrendView): Answer | null {
  const last = lastOf(w, view)
  if (!last || lastYear(view) === null) return null
  const all = w.table.compute('observations', [allObservations(w, view)], {
    title: `${view.item.label}, number of observations`,
  })
  const growth = growthOf(w, view)
  return {
    ...plainAnswer,
    states: statedByTrend(view, String(last.at.value), {}),
    figure: last.value,
    text: amount(last.value).text,
    says: `${view.item.label} in ${String(last.at.value)}`,
    event: { said: [plainly(seriesName(w, view)), ' in ', when(last.at)] },
    sentences: [
      sentence`${plainly(seriesName(w, view))} stood at ${amount(last.value)} in ${when(last.at)}, the last of ${bare(all)} observations, and no projection can be made of them.`,
      ...(growth
        ? [
            sentence`Since ${when(growth.since)} it has ${growth.isUp ? 'grown' : 'shrunk'} by ${bare(growth.rate)} a year.`,
          ]
        : []),
    ],
    trend: view,
  }
}
