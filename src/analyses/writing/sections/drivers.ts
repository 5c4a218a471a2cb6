/** The series that drive it: where each stands and is heading. */
import { endOf, estimated, labelOf, lastOf, level, stepOf, tenYearsOn, titleOf } from '../facts.ts'
import { amount, bare, named, plainly, sentence, state, type Phrase, when } from '../sentence.ts'
import { bearsOn, bestFit, comesNear } from '../../dossier/near.ts'
import { growthOf, yearsBefore } from '../pace.ts'
import type { Sentence } from '../../report/report.ts'
import type { TrendView } from '../views.ts'
import { whatBreaks, whatDrives } from '../told.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { fanOf } from './fan.ts'

/** More would be a list, not an answer. */
const most = 3
/** Where nothing answers a series must fit the question nearly as well as whatever fits best. */
const leastOfBest = 0.75

export function writeDrivers(w: Writing, answer: Answer | null): Written {
  const shown = driversOf(w, answer)
  return {
    sentences: shown.flatMap((view) => aboutTrend(w, view, answer)),
    // That of the answer's own series stands beside the answer.
    blocks: shown.filter((view) => view !== answer?.trend).flatMap((view) => fanOf(view, null)),
  }
}

/** The series of the answer, then those that bear on it; where nothing answers, those that fit the question itself. */
export function driversOf(w: Writing, answer: Answer | null): TrendView[] {
  const rank = (view: TrendView) => {
    if (view === answer?.trend) return 0
    if (answer) return bearsOn(view, answer) ? 1 : 9
    return comesNear(w, view, null) && view.item.fit >= leastOfBest * bestFit(w.dossier) ? 2 : 9
  }
  const ranked = w.trends.filter((view) => view.details.series && rank(view) < 9).toSorted((a, b) => rank(a) - rank(b))
  return ranked.slice(0, most)
}

function aboutTrend(w: Writing, view: TrendView, answer: Answer | null): Sentence[] {
  const isMain = view === answer?.trend
  // What the answer has told already it tells no more.
  const words = isMain && !answer.isNone ? [...whatDrives(w, view), ...whatBreaks(w, view)] : []
  const stood = isSaid(view, answer) ? [] : heading(w, view, answer)
  const all = [...stood, ...pace(w, view, stood.length > 0), ...refused(w, view)]
  // Of a series that allows no projection the answer has said so, and how fast it goes.
  return isMain && answer?.figure.field.startsWith('details.series.') ? words : [...all, ...words]
}

/** Whether the answer has said already where it stands. */
function isSaid({ ref }: TrendView, answer: Answer | null): boolean {
  return Boolean(
    answer?.sentences.some(({ claims }) =>
      claims.some(({ item, field }) => item === ref && field.startsWith('details.series.')),
    ),
  )
}

/** Where it stands and is heading. */
function heading(w: Writing, view: TrendView, answer: Answer | null): Sentence[] {
  const asked = answer?.year ?? null
  const last = lastOf(w, view)
  if (!last) return []
  const until = Math.min(asked ?? tenYearsOn(w), endOf(view) ?? 0)
  const step = stepOf(w, view, until) ?? stepOf(w, view, until - 1) // the last year of a monthly series may be cut short
  const label = [plainly(labelOf(w, view)), countedBy(w, view, answer)]
  if (!step) return [sentence`${label} stood at ${amount(last.value)} in ${when(last.at)}.`]
  return [
    sentence`${label} stood at ${amount(last.value)} in ${when(last.at)}; the projection for ${when(step.at)} has ${estimated(step, step.median, true)} in the middle, and a chance of ${bare(level(w, 80))} for what lies between ${estimated(step, step.low, true)} and ${estimated(step, step.high, true)}.`,
  ]
}

/** ', on which “Grounded” counts,' of a world that is the answer. */
function countedBy(w: Writing, { ref }: TrendView, answer: Answer | null): Phrase {
  const world = answer?.worlds.find(({ details }) => details.members.some(({ to }) => to === ref))
  return world ? [', on which ', named(titleOf(w, world)), ' counts,'] : ''
}

/**
 * Ten years back, direction and whether the pace changes. `isNamed`: the sentence before says of what; where there is
 * none, 'it' would be nothing that stands in this section.
 */
function pace(w: Writing, view: TrendView, isNamed: boolean): Sentence[] {
  const before = yearsBefore(w, view, 10)
  const growth = growthOf(w, view)
  if (!before) return []
  const found = [directionFound(w, view), turning(w, view)]
  const it: Phrase = isNamed ? 'It' : ['The series of ', plainly(labelOf(w, view))]
  return [
    growth
      ? sentence`${it} has gone ${growth.isUp ? 'up' : 'down'} by ${bare(growth.rate)} a year since ${when(growth.since)}${found}.`
      : sentence`${it} stood at ${amount(before.value)} in ${when(before.at)}${found}.`,
  ]
}

/** ', and of late it is losing pace'. */
function turning(w: Writing, view: TrendView): Phrase {
  const momentum = w.table.read(view, 'numbers.momentum.momentum', { title: `${view.item.label}, momentum` })
  return momentum && momentum.value !== 'no-clear-momentum' ? [', and of late it is ', state(momentum)] : ''
}

function directionFound(w: Writing, view: TrendView): Phrase {
  const direction = w.table.read(view, 'numbers.direction.direction', {
    title: `${view.item.label}, direction (Mann-Kendall test)`,
  })
  if (!direction) return ''
  return direction.value === 'no-clear-direction'
    ? ['; taken as a whole it has ', state(direction, 1)]
    : ['; taken as a whole it is ', state(direction)]
}

function refused(w: Writing, view: TrendView): Sentence[] {
  const why = w.table.read(view, 'numbers.projection.refused', {
    title: `${view.item.label}, why there is no projection`,
  })
  return why ? [sentence`${plainly(labelOf(w, view))} cannot be projected: the series has ${state(why)}.`] : []
}
