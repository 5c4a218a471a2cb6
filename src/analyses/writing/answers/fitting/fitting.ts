/** Which items answer a question most directly: how well they fit its words, its year and its threshold. */
import { prediction } from '#predictions/kind.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { placesIn } from '../../../ask/places/place.ts'
import { forecastPath, isStale, seriesOf, yearOf } from '../../facts.ts'
import { isPartUnnamed } from '../../../identities/identities.ts'
import { isPersonal } from '../../../question/content-words.ts'
import { askOf, barAsked, textAsked, wantedOf, yearAsked } from '../../asked.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import { acrossFrom } from '../between-years.ts'
import { answeringOf } from '../by-type/index.ts'
import { isBeginning, isComparison, isHypothetical, isOfItsCondition } from './asked-form.ts'
import { directionAsked } from '../direction.ts'
import { asksForFirst } from '../option.ts'
import { leastAbout, partly } from '../../../dossier/about.ts'
import { aboutOf } from '../../../dossier/near.ts'
import type { DossierItem } from '../../../dossier/dossier.ts'
import { dossierKindOf } from '../../../dossier/kinds/index.ts'
import type { Writing } from '../../writing.ts'

/** Below this share of the best fit an item is about something else. */
const leastOfBest = 0.75
/** What fits no better than this answers nothing, whatever else there is. */
const leastFit = 0.59
/** What an item that is about less, or about something narrower, loses against one that is about just this. */
const narrowness = 0.5

export type Scored<View> = { view: View; score: number }

/** Forecast questions that are close enough to answer. */
export function directPredictions(w: Writing): Scored<PredictionView>[] {
  const bar = barAsked(w)
  return w.predictions
    .filter((view) => isClose(w, view.item) && forecastPath(view) !== null && !view.details.outcome)
    .filter(
      (view) =>
        isOfItsCondition(w, view) && !isBeginning(w, view) && answeringOf(view.details.question).isAskedSo(w, view),
    )
    .map((view) => ({
      view,
      score: closeness(view.item) + nearness(w, view) + sameness(view, bar?.value) + aptness(w, view),
    }))
}

const aptness = (w: Writing, view: PredictionView): number => answeringOf(view.details.question).aptness(w, view)

/**
 * The trend of a trend analysis; else measured trends that are close enough, by their own words or by those of a
 * question that they answer.
 */
export function directTrends(w: Writing): Scored<TrendView>[] {
  const { trend } = w.dossier
  const measured = w.trends.filter(({ details }) => details.series !== null)
  const direct = measured.filter((view) =>
    trend
      ? view.ref === trend
      : !isHypothetical(w) &&
        !isComparison(w) &&
        !isPartUnnamed(w.dossier.understood.text, view.details.series?.id ?? '') &&
        (isClose(w, view.item) || measuredFit(w, view) > 0),
  )
  return direct.map((view) => ({
    view,
    score: Math.max(isClose(w, view.item) ? closeness(view.item) : 0, measuredFit(w, view)) - staleness(w, view),
  }))
}

/** The fit of the best question that the series decides, a little less. */
function measuredFit(w: Writing, view: TrendView): number {
  const fits = w.predictions
    .filter((one) => isClose(w, one.item) && isOfItsCondition(w, one) && seriesOf(w, one) === view)
    .map(({ item }) => closeness(item) - 0.01)
  return Math.max(0, ...fits)
}

/** What is known only up to years ago says little of years ahead where somebody has forecast them since. */
const staleness = (w: Writing, view: TrendView): number => (isStale(w, view) ? 0.3 : 0)

/** 'Is it still falling?' asks where something is heading, not for the chance of an event. */
export function isAboutNow(w: Writing): boolean {
  return barAsked(w) === null && /^(is|are|does|do|has|have)\b/i.test(textAsked(w))
}

/** Compared with whatever fits best, scenarios too: where only those fit, no forecast is an answer. */
function isClose(w: Writing, item: DossierItem): boolean {
  if (item.because === 'named' || isChosen(w, item)) return true
  if (isOfAnotherPart(w, item)) return false
  const best = Math.max(0, ...w.dossier.items.map(({ fit }) => fit))
  return item.because !== 'link' && item.fit >= leastFit && item.fit >= leastOfBest * best && isAboutIt(w, item)
}

/**
 * What a part of the question was read to be about: where it names a value that an answer must have too, however few of
 * its words the item has.
 */
function isChosen(w: Writing, item: DossierItem): boolean {
  const { ref, details } = item
  const { of, relation, wants } = askOf(w)
  if (!of.items.includes(ref)) return false
  if (relation !== null || isGivenToo(w, details)) return true
  const named = countNamed(w, details)
  return (wants === 'which' && named > 1) || (wants === 'chance' && named === 1 && asksForFirst.test(textAsked(w)))
}

/** What takes something as given is asked on a condition: whether on the same is told of its answer. */
function isGivenToo(w: Writing, details: DossierItem['details']): boolean {
  return askOf(w).condition !== null && Boolean(prediction.details.safeParse(details).data?.condition)
}

/** 'Americans or Chinese?' asks the question that lists both, and 'is Malta the next to join?' that which lists Malta. */
function countNamed(w: Writing, details: DossierItem['details']): number {
  const { question } = prediction.details.safeParse(details).data ?? {}
  const text = textAsked(w)
  const places = placesIn(text)
  const options = question && 'options' in question ? question.options : []
  return options.filter((one) => places.includes(one) || isOptionIn(text, one)).length
}

/** 'Democrats' are of the 'Democratic' party. */
const isOptionIn = (text: string, option: string): boolean =>
  text.toLowerCase().includes(option.toLowerCase().replace(/(?<=\p{L}{4})ic$/u, ''))

/** Of several parts each is answered by what it is about itself. */
const isOfAnotherPart = ({ dossier, part }: Writing, { ref }: DossierItem): boolean =>
  dossier.read.parts.length > 1 && dossier.read.parts[part]?.of.items.includes(ref) === false

/** The base knows nothing of what is somebody's own. */
function isAboutIt(w: Writing, item: DossierItem): boolean {
  return isTold(w, item) || (aboutOf(item) >= leastAbout && !isPersonal(askOf(w).of.words || textAsked(w)))
}

/** What becomes of a thing, or whether there will be more of it, is also told by what is measured of it. */
function isTold(w: Writing, item: DossierItem): boolean {
  const wants = wantedOf(w)
  const isWhither =
    wants === 'account' || (wants === 'chance' && barAsked(w) === null && directionAsked(textAsked(w)) !== null)
  return isWhither && dossierKindOf(item.kind).isMeasured && aboutOf(item) > partly
}

const closeness = (item: DossierItem): number => item.fit - narrowness * (1 - aboutOf(item))
/** A question for the year that is asked about beats one that reads better. */
function nearness(w: Writing, view: PredictionView): number {
  const year = yearAsked(w)
  if (typeOf(view.details.question).asksWhen) return 0
  if (year === null) return 0.0001 * (yearOf(view) - 2000) // of several that fit alike the one that looks farthest
  const apart = Math.abs(yearOf(view) - year)
  if (apart <= 1) return apart === 0 ? 0.3 : 0.15
  return acrossFrom(w, view, year) ? 0 : -Math.min(0.4, 0.03 * apart)
}

/** A question on another value of the series is another question. */
function sameness({ details: { automatic } }: PredictionView, threshold: number | undefined): number {
  if (threshold === undefined || automatic?.threshold === undefined) return 0
  return Math.abs(automatic.threshold - threshold) <= 0.01 * Math.abs(threshold) ? 0.2 : -0.6
}
