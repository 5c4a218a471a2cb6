/** Which items answer a question most directly: how well they fit its words, its year and its threshold. */
import { lastYear, seriesOf, yearOf } from '../facts.ts'
import type { PredictionView, TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'

/** Below this share of the best fit an item is about something else. */
const leastOfBest = 0.75
/** What fits no better than this answers nothing, whatever else there is. */
const leastFit = 0.59

export type Scored<View> = { view: View; score: number }

/** Forecast questions that are close enough to answer. */
export function directPredictions(w: Writing): Scored<PredictionView>[] {
  const { understood } = w.dossier
  const isConditional = /\b(if|when)\b/i.test(understood.text.slice(4))
  return w.predictions
    .filter(({ item, details }) => isClose(w, item) && (details.houseForecast ?? details.authorForecast) && !details.outcome)
    .map((view) => ({
      view,
      score:
        view.item.fit +
        nearness(view, understood.to) +
        sameness(view, understood.threshold?.value) +
        (view.details.condition && !isConditional ? -0.5 : 0) +
        oneOfSeveral(w, view),
    }))
}

/** Of several answers one: better where the question asks for one of several or which comes first, worse where it asks how one of them does. */
function oneOfSeveral(w: Writing, view: PredictionView): number {
  if (view.details.question.type !== 'choice') return 0
  const { text, wants } = w.dossier.understood
  if (/^(who|which)\b/i.test(text)) return 0.3
  if (optionNamed(w, view) < 0) return 0
  return wants !== 'account' && asksForFirst.test(text) ? 0.3 : -0.4
}
const asksForFirst =
  /\b(who|which|largest|biggest|greatest|main|most|top|lead\w*|win\w*|elected|first|next|overtak\w*|ahead|president|party)\b/i

/** The trend of a trend analysis; else measured trends that are close enough, by their own words or by those of a question that they answer. */
export function directTrends(w: Writing): Scored<TrendView>[] {
  const { trend } = w.dossier
  const direct = w.trends.filter((view) =>
    trend ? view.ref === trend : view.details.series && (isClose(w, view.item) || measuredFit(w, view) > 0),
  )
  return direct.map((view) => ({ view, score: Math.max(view.item.fit, measuredFit(w, view)) - staleness(w, view) }))
}

/** The fit of the best question that the series decides, a little less. */
function measuredFit(w: Writing, view: TrendView): number {
  const fits = w.predictions.filter((one) => isClose(w, one.item) && seriesOf(w, one) === view).map(({ item }) => item.fit - 0.01)
  return Math.max(0, ...fits)
}

/** What is known only up to years ago says little of years ahead where somebody has forecast them since. */
function staleness({ dossier }: Writing, view: TrendView): number {
  const years = Number(dossier.madeAt.slice(0, 4)) - (lastYear(view) ?? 0)
  return years >= staleYears ? 0.3 : 0
}
const staleYears = 4

/** 'Is it still falling?' asks where something is heading, not for the chance of an event. */
export function isAboutNow({ dossier: { understood } }: Writing): boolean {
  return understood.threshold === null && /^(is|are|does|do|has|have)\b/i.test(understood.text)
}

/** Compared with whatever fits best, scenarios too: where only those fit, no forecast is an answer. */
function isClose({ dossier }: Writing, { fit, because }: { fit: number; because: string }): boolean {
  const best = Math.max(0, ...dossier.items.map((item) => item.fit))
  return because === 'named' || (because !== 'link' && fit >= leastFit && fit >= leastOfBest * best)
}

/** The place of the option that the question names; -1 where it names none, or several. */
export function optionNamed({ dossier: { understood } }: Writing, { details: { question } }: PredictionView): number {
  if (question.type !== 'choice') return -1
  const named = question.options.map((option) => {
    const words = option.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    return words.length > 0 && words.every((word) => understood.text.toLowerCase().includes(word))
  })
  return named.filter(Boolean).length === 1 ? named.indexOf(true) : -1
}

/** A question for the year that is asked about beats one that reads better. */
function nearness(view: PredictionView, year: number | null): number {
  if (view.details.question.type === 'date') return 0
  if (year === null) return 0.0001 * (yearOf(view) - 2000) // of several that fit alike the one that looks farthest
  const apart = Math.abs(yearOf(view) - year)
  return apart === 0 ? 0.3 : apart <= 1 ? 0.15 : -Math.min(0.4, 0.03 * apart)
}

/** A question on another value of the series is another question. */
function sameness({ details: { automatic } }: PredictionView, threshold: number | undefined): number {
  if (threshold === undefined || !automatic) return 0
  return Math.abs(automatic.threshold - threshold) <= 0.01 * Math.abs(threshold) ? 0.2 : -0.6
}
