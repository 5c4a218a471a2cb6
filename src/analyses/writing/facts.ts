/**
 * What sections say again and again of an item: its title, its last value, a step of its projection, its forecast. Each
 * as evidence.
 */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import { headlineOf, madeBeside } from '#predictions/forecast.ts'
import { monthPattern, months } from '../ask/times/calendar.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { crowdPath } from '../dossier/crowd.ts'
import { sayRead } from '../document/source-words.ts'
import type { Evidence } from '../report/evidence.ts'
import { yearOfQuestion } from '../question/question-year.ts'
import { isStatedBy } from '../checking/read-shown.ts'
import type { Piece } from './sentence.ts'
import { amount, bare } from './sentence.ts'
import { unitInProse } from '../report/shown-value.ts'
import { lastAt, projectionOf, stepFor, type PredictionView, type TrendView, type View } from './views.ts'
import { answerYear, asked, timeAsked } from './asked.ts'
import { mustRead, type Writing } from './writing.ts'

type AnyView = View<unknown, unknown>

export const titleOf = (w: Writing, view: AnyView): Evidence =>
  mustRead(w, view, 'title', `Title of ${sayRead(view.ref, null)}`)
export const labelOf = (w: Writing, view: AnyView): Evidence =>
  mustRead(w, view, 'label', `Short name of ${sayRead(view.ref, null)}`)
/** As part of a sentence: only items of the collection have such a phrase. */
export const phraseOf = (w: Writing, view: AnyView): Evidence | null =>
  w.table.read(view, 'details.phrase', { title: `${view.item.label}, as part of a sentence` })
/** What a series is called within a sentence; its label where nobody has said so. */
export const seriesName = (w: Writing, view: TrendView): Evidence => phraseOf(w, view) ?? labelOf(w, view)
export const unitOf = ({ details }: TrendView): string => details.series?.unit ?? ''

/** The newest observation, and when it was made. */
export function lastOf(w: Writing, view: TrendView): { value: Evidence; at: Evidence } | null {
  const at = lastAt(view)
  return at === null ? null : observedAt(w, view, at)
}

/** An observation; null where there is none at that time. */
export function observedAt(w: Writing, view: TrendView, at: string): { value: Evidence; at: Evidence } | null {
  const { label } = view.item
  const value = w.table.read(view, `details.series.observations.${at}`, {
    title: `${label}, observed ${at}`,
    unit: unitOf(view),
  })
  const time = w.table.read(view, `details.series.observations.${at}.at`, {
    title: `${label}, time of an observation`,
    unit: 'day',
  })
  return value && time && { value, at: time }
}

/** What formulas on several steps of its projection want to know of how these go together. */
export function togetherOf(w: Writing, view: TrendView): Evidence[] {
  const read = reader(w, view)
  const title = `${view.item.label}, how the errors of its steps go together`
  // Of years, and of what was projected before series told it themselves, it is the usual one.
  const own = w.table.read(view, 'numbers.projection.dependence', { title })
  return [
    read('details.series.frequency', 'how often it has a value'),
    read('details.series.observations.last.at', 'time of its last value'),
    ...(own ? [own] : []),
  ]
}

export function allObservations(w: Writing, view: TrendView): Evidence {
  return reader(w, view)('details.series.observations', 'all observations')
}

/** Reads what must be there; titles begin with the item's label. */
export function reader(w: Writing, view: AnyView) {
  return (field: string, what: string, unit: string | null = null): Evidence =>
    mustRead(w, view, field, { title: `${view.item.label}, ${what}`, unit })
}

export type Step = { at: Evidence; median: Evidence; low: Evidence; high: Evidence; isValidated: boolean }

/** What the projection says of a year, or of a month as '2027-12': median and 80% band. Null where it does not reach there. */
export function stepOf(w: Writing, view: TrendView, time: number | string): Step | null {
  const point = stepFor(view, time)
  if (!point) return null
  const record = recordOf(view)
  const read = (name: string, what: string) =>
    w.table.read(view, `numbers.projection.${point.at}.${name}`, {
      title: `${view.item.label}, ${what} of the projection for ${point.at}`,
      unit: unitOf(view),
      record,
    })
  const [median, low, high] = [read('p50', 'median'), read('p10', '10% point'), read('p90', '90% point')]
  const at = w.table.read(view, `numbers.projection.${point.at}.at`, {
    title: `${view.item.label}, a step of the projection`,
    unit: 'day',
  })
  return median && low && high && at && { at, median, low, high, isValidated: point.validated }
}

/** How well the projection of this series has done: 'error 0.82 of naive over 81 values'. */
function recordOf({ numbers }: TrendView): string | null {
  const backtest = numbers?.backtest
  if (!backtest || !(backtest.naiveError > 0)) return null
  return `error ${(backtest.error / backtest.naiveError).toFixed(2)} of naive over ${backtest.values} values`
}

/** An estimate no more finely than its band allows, and "about" where that is not the value itself. */
export function estimated({ median, low, high }: Step, which: Evidence = median, isBare = false): Piece {
  const [value, least, most] = [which.value, low.value, high.value]
  if (typeof value !== 'number' || typeof least !== 'number' || typeof most !== 'number')
    return isBare ? bare(which) : amount(which)
  return coarsely(which, [sayEstimate(value, most - least), sayShort(Number(value.toPrecision(2)))], isBare)
}

/** A value that is computed from others no better known: to three digits, or as many as are worth saying. */
export function roughly(evidence: Evidence, isBare = false, digits = 3): Piece {
  const { value } = evidence
  return coarsely(evidence, typeof value === 'number' ? [sayShort(Number(value.toPrecision(digits)))] : [], isBare)
}

/** The first of these ways to say it that holds for the value. */
function coarsely(evidence: Evidence, ways: readonly string[], isBare: boolean): Piece {
  const said = ways.flatMap((way) => [way, `about ${way}`]).find((way) => isStatedBy(way, 'number', evidence))
  if (said === undefined) return isBare ? bare(evidence) : amount(evidence)
  const unit = isBare ? '' : unitInProse(evidence.unit)
  return { kind: 'number', text: `${said}${unit === '' || unit.startsWith('%') ? '' : ' '}${unit}`, evidence }
}

/** Where a forecast stands, and whose it is, in the title of a note and by the name of its view. */
export type ForecastPath = { path: string; who: string; by: 'people' | 'forecast' | 'author' }

/** Where the forecast stands that leads: people's together, else Farsight's, else its author's. */
export function forecastPath(view: PredictionView): ForecastPath | null {
  const { crowd } = view.item
  if (!crowd) return ownPath(view)
  return { path: crowdPath(crowd), who: `${crowd.people} people, as told on ${sayInstant(crowd.at)}`, by: 'people' }
}

const sayInstant = (at: string): string => `${sayDay(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`

/** Of Farsight's forecast, else its author's, whoever leads. */
export function ownPath({ details }: PredictionView): ForecastPath | null {
  if (details.houseForecast) return { path: 'details.houseForecast', who: 'Farsight', by: 'forecast' }
  return details.authorForecast ? { path: 'details.authorForecast', who: 'its author', by: 'author' } : null
}

/** The day of its forecast. */
export function madeOf(w: Writing, view: PredictionView, { path }: { path: string }): Evidence {
  return reader(w, view)(`${path}.made`, 'day of the forecast', 'day')
}

/** Whether a question is given one chance. */
export const hasChance = ({ details }: PredictionView): boolean => typeOf(details.question).chanceField !== null

const leadOf = ({ item: { crowd }, details, numbers }: PredictionView) =>
  headlineOf({ ...details, ...madeBeside(numbers), ...(crowd && { crowd }) })

/** Whether Farsight's forecast and the projection of its series make one number of it, and that leads. */
const isPooled = (view: PredictionView): boolean => (leadOf(view)?.pool ?? null) !== null

/** Where the quantiles of an amount stand that both make together; null where they make none. */
export function pooledAmountPath(view: PredictionView): string | null {
  return (leadOf(view)?.amounts ?? null) === null ? null : 'numbers.pooledAmount'
}

/** Who says that number where people do not, at the start of a sentence that goes on with 'says'. */
export function whoSays(view: PredictionView): string {
  if (isPooled(view)) return 'Farsight, together with the model,'
  return view.details.houseForecast ? 'Farsight' : 'Its author'
}

/** The one number of a question; null where it is another question or has no forecast. */
export function chanceOf(w: Writing, view: PredictionView): Evidence | null {
  if (!isPooled(view)) return chanceAt(w, view, forecastPath(view))
  return reader(w, view)('numbers.pool.probability', 'by Farsight and the model together', 'chance')
}

/** How much the model counts in it, the forecast counting 1; null where there is no such number. */
export const modelWeightOf = (w: Writing, view: PredictionView): Evidence | null =>
  isPooled(view) ? reader(w, view)('numbers.pool.weight', 'how much the model counts') : null

/** What the forecast of Farsight or its author alone says; null where it is another question or has none. */
export const forecastChanceOf = (w: Writing, view: PredictionView): Evidence | null => chanceAt(w, view, ownPath(view))

function chanceAt(w: Writing, view: PredictionView, forecast: ForecastPath | null): Evidence | null {
  const field = typeOf(view.details.question).chanceField
  if (!forecast || field === null) return null
  return w.table.read(view, `${forecast.path}.estimate.${field}`, {
    title: `${view.item.label}, forecast by ${forecast.who}`,
    unit: 'chance',
  })
}

/** The middle of a forecast that is written in quantiles; null where there is none. */
export function middleOf(w: Writing, view: PredictionView, unit: string): Evidence | null {
  const forecast = forecastPath(view)
  const pooled = pooledAmountPath(view)
  return (
    forecast &&
    w.table.read(view, `${pooled ?? `${forecast.path}.estimate`}.quantiles.p50`, {
      title: `${view.item.label}, middle of the forecast${pooled ? ' and the projection together' : ''}`,
      unit,
    })
  )
}

/** What the projection of the bound series makes of a question. */
export function modelOf(w: Writing, view: PredictionView): Evidence | null {
  const model = view.numbers?.model
  if (!model || model.refused !== null) return null
  return w.table.read(view, 'numbers.model.probability', {
    title: `${view.item.label}, by the projection of its series`,
    unit: 'chance',
  })
}

/** The level of a band: what lies between its ends. */
export const level = ({ table }: Writing, percent: 10 | 50 | 80 | 90 | 95): Evidence =>
  table.asked(`level.${percent}`, percent / 100, { title: `What a band of ${percent}% is to hold`, unit: 'chance' })

/** The time that a question is about: of its rule, else the month that its title names, else its year. */
export const timeOf = (view: PredictionView): string =>
  view.details.automatic?.at ?? monthIn(view) ?? String(yearOf(view))

function monthIn(view: PredictionView): string | null {
  const year = yearOf(view)
  const named = new RegExp(`\\b${monthPattern} ${year}\\b`).exec(view.item.title.toLowerCase())?.[1]
  return named === undefined ? null : `${year}-${months[named] ?? ''}`
}

export const yearOf = ({ item, details }: PredictionView): number => yearOfQuestion(item.title, details)

/** That year as evidence. */
export function yearRead(w: Writing, view: PredictionView): Evidence {
  const { automatic, group } = view.details
  const field = automatic?.at
    ? 'details.automatic.at'
    : /^\d{4}$/.test(group?.label ?? '')
      ? 'details.group.label'
      : 'details.closes'
  return reader(w, view)(field, 'the year it is about', 'day')
}

/** A day that is foreseen years ahead is said by its year. */
export const inYear = (day: Evidence): Piece => ({ kind: 'fact', text: String(day.value).slice(0, 4), evidence: day })

/** By its month, where that is asked for. */
export const inMonth = (day: Evidence): Piece => ({
  kind: 'fact',
  text: sayDay(String(day.value).slice(0, 7)),
  evidence: day,
})

/** The year that the question names, as evidence. */
export const askedYear = (w: Writing, year: number): Evidence =>
  asked(w, 'when.to', year, { title: 'The year that is asked about', unit: 'year' })

/** What an answer is for: of a month, where one is asked of a series that has months, the month. */
export function targetOf(w: Writing, view: TrendView, year: number): Evidence {
  const time = timeAsked(w)
  const month = time?.startsWith(`${year}-`) ? stepOf(w, view, time) : null
  return month?.at ?? answerYear(w, year)
}

/** The trend whose series decides a question, or measures what it asks about. */
export function seriesOf(w: Writing, { ref, item, details }: PredictionView): TrendView | null {
  const bound = w.trends.find((trend) => trend.ref === details.automatic?.trend && trend.details.series)
  const measures = (trend: TrendView) =>
    item.links.some(({ to, relation }) => to === trend.ref && relation === 'measured-by')
  return bound ?? w.trends.find((trend) => trend.ref !== ref && trend.details.series && measures(trend)) ?? null
}

/** The year at the end of a projection; null without one. */
export function endOf(view: TrendView): number | null {
  const end = projectionOf(view)?.points.at(-1)?.at
  return end === undefined ? null : Number(end.slice(0, 4))
}

/** The last step of the projection whose bands a backtest has checked; null where that is its end, or there is none. */
export function checkedUntil(w: Writing, view: TrendView): Evidence | null {
  const points = projectionOf(view)?.points ?? []
  const [checked, end] = [points.findLast(({ validated }) => validated), points.at(-1)]
  if (!checked || !end || checked.at === end.at) return null
  return reader(w, view)(`numbers.projection.${checked.at}.at`, 'a step of the projection', 'day')
}

/** The year of the newest observation; null without any. */
export function lastYear(view: TrendView): number | null {
  return Number(lastAt(view)?.slice(0, 4)) || null
}

/** Ten years from the day on which the items were read: as far as one looks who is not asked about a year. */
export const tenYearsOn = ({ dossier }: Writing): number => Number(dossier.madeAt.slice(0, 4)) + 10

/** Whether a series ends so long ago that it says nothing of today. */
export function isStale({ dossier }: Writing, view: TrendView): boolean {
  return Number(dossier.madeAt.slice(0, 4)) - (lastYear(view) ?? 0) >= staleYears
}
const staleYears = 4
