/**
 * Will it pass a value? By the projection of the series, where no question of the base asks exactly that. 'Still
 * falling' and 'more than today' pass the last value.
 */
import { askedYear, estimated, seriesName, lastOf, level, reader, type Step, stepOf, tenYearsOn } from '../facts.ts'
import { amount, bare, type Phrase, type Piece, plainly, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { projectionOf, type TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import type { Relation } from '../../ask/ask.ts'
import { askOf, textAsked, timeAsked, yearAsked } from '../asked.ts'
import { barIn } from '../bar-in.ts'
import { directionAsked } from './direction.ts'
import { againstValue, valueOf, valueOver } from '../event/event.ts'
import { heldAgainst, type Side } from './says.ts'
import { statedByTrend } from '../stated/stated.ts'
import { pooledChance, rangeOf } from '../one-number/pooled.ts'

type Bar = { value: Evidence; side: Side; year: number; relation: Relation | null }

export function thresholdOf(w: Writing, view: TrendView): Answer | null {
  const to = askOf(w).of.measure === 'change' ? null : yearAsked(w)
  const bar = to === null ? null : barIn(w, reader(w, view)('details.series.unit', 'unit'))
  if (!bar || to === null || !isPlausible(view, Number(bar.value.value))) return null
  const answer = chanceAgainst(w, view, { ...bar, year: to })
  return answer && { ...answer, sentences: [...answer.sentences, ...bar.typed] }
}

/** More than today, or less? */
export function directionOf(w: Writing, view: TrendView): Answer | null {
  const to = yearAsked(w)
  const direction = askOf(w).relation ? null : directionAsked(textAsked(w))
  const last = lastOf(w, view)
  if (!direction || !last) return null
  return chanceAgainst(w, view, {
    value: last.value,
    side: direction === 'up' ? 'above' : 'below',
    year: to ?? tenYearsOn(w),
    // No value was read: it is today's that the words compare with.
    relation: null,
  })
}

/**
 * Whether a number may be a value of this series at all: 9 billion is none of a series in per cent, and 50 none of
 * millions of cars.
 */
export function isPlausible(view: TrendView, value: number): boolean {
  const values = view.details.series?.observations.map(([, one]) => one) ?? []
  const [low, high, last] = [Math.min(...values), Math.max(...values), values.at(-1) ?? 0]
  if (!isPossible(view, value)) return false
  if (low >= 0) return value > Math.min(low, last / 20) && value < 20 * high
  return value >= low - 2 * (high - low) && value <= high + 2 * (high - low)
}

/** No share is above 100. */
function isPossible(view: TrendView, value: number): boolean {
  const { least, most } = projectionOf(view)?.bounds ?? { least: null, most: null }
  return value >= (least ?? value) && value <= (most ?? value)
}

/** The chance of a value on that side of another, in the year, as the projection has it. */
export function chanceAgainst(w: Writing, view: TrendView, { value, side, year, relation }: Bar): Answer | null {
  const month = monthAsked(w, year)
  const step = stepOf(w, view, month ?? year)
  const last = lastOf(w, view)
  if (!step || !last) return null
  const at = month ? when(step.at) : yearOf(w, year)
  const day = String(step.at.value)
  const { figure, views, sentences } = weighed(w, view, { value, side, step })
  // What stands for a year of months is one of them, and says so.
  const standsFor: Phrase = month === null && day.length > 4 ? [' for ', when(step.at)] : ''
  const name = plainly(seriesName(w, view))
  const event = againstValue(name, side, valueOver(value, name.text), at)
  return {
    ...plainAnswer,
    ...views,
    states: statedByTrend(view, month === null ? String(year) : day, { wants: 'chance', relation }),
    figure,
    text: amount(figure).text,
    says: heldAgainst({ label: view.item.label, side, value: amount(value).text, in: timeIn(step, month, year) }),
    event,
    sentences: [
      sentence`The chance that ${name} is ${side} ${valueOf(value, name.text)} in ${at} is ${amount(figure)}${sentences.length > 0 ? '' : [', by the projection of its series', standsFor]}.`,
      ...sentences,
      ...whereItStands(w, view, { last, step, value }),
    ],
    trend: view,
    year,
    threshold: value,
  }
}

const timeIn = (step: Step, month: string | null, year: number) => (month ? when(step.at).text : year)

type Held = { value: Evidence; side: Side; step: Step }

/** By the projection, together with what Farsight forecast of the series where it did. */
function weighed(w: Writing, view: TrendView, held: Held) {
  const isUp = held.side === 'at least' || held.side === 'above'
  const model = byProjection(w, view, held, isUp)
  const pool = pooledChance(w, { ...held, trend: view, isUp, model })
  return pool
    ? { figure: pool.figure, views: { pool, ...rangeOf(w, pool) }, sentences: pool.sentences }
    : { figure: model, views: {}, sentences: [] }
}

function byProjection(w: Writing, view: TrendView, { value, side, step }: Held, isUp: boolean): Evidence {
  const read = reader(w, view)
  const day = String(step.at.value)
  const inputs = [
    value,
    read(`numbers.projection.${day}`, `the step ${day} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  return w.table.compute(isUp ? 'chance-at-least' : 'chance-below', inputs, {
    title: `${view.item.label} in ${day}, chance of a value ${side} the one asked about`,
    unit: 'chance',
    record: step.median.record,
  })
}

/** As '2027-12', where one month of that year is asked about. */
function monthAsked(w: Writing, year: number): string | null {
  const time = timeAsked(w)
  return time?.length === 7 && Number(time.slice(0, 4)) === year ? time : null
}

/** The year that is asked about, ten years on, or the last of a projection that does not reach what is asked. */
function yearOf(w: Writing, year: number): Piece {
  if (yearAsked(w) === year) return when(askedYear(w, year))
  if (year === tenYearsOn(w))
    return when(w.table.asked('tenYearsOn', year, { title: 'Ten years from the day of the report', unit: 'year' }))
  const away = year - Number(w.dossier.madeAt.slice(0, 4))
  return when(
    w.table.asked(`yearsOn.${away}`, year, { title: `${away} years from the day of the report`, unit: 'year' }),
  )
}

type Standing = { last: NonNullable<ReturnType<typeof lastOf>>; step: Step; value: Evidence }

function whereItStands(w: Writing, view: TrendView, { last, step, value }: Standing): Sentence[] {
  const band: Phrase = [
    bare(level(w, 80)),
    ' of it between ',
    estimated(step, step.low, true),
    ' and ',
    estimated(step, step.high),
  ]
  const ahead = sentence`The projection has ${estimated(step)} in the middle for ${when(step.at)}, with ${band}.`
  return value === last.value
    ? [sentence`That is the last value, of ${when(last.at)}.`, ahead]
    : [sentence`${plainly(seriesName(w, view))} stood at ${amount(last.value)} in ${when(last.at)}.`, ahead]
}
