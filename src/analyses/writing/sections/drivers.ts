/** What drives it: how its own series has gone, and what bears on it by the word of an author. */
import { seriesName } from '../facts.ts'
import { amount, bare, plainly, sentence, state, type Phrase, when } from '../sentence.ts'
import { bearsOn, bestFit, comesNear } from '../../dossier/near.ts'
import { growthOf, yearsBefore } from '../pace.ts'
import type { Sentence } from '../../report/report.ts'
import type { TrendView } from '../views.ts'
import { othersBehind } from '../series-behind.ts'
import { whatDrives } from '../told.ts'
import type { Answer, Writing, Written } from '../writing.ts'
import { driverTable } from './drivers/table.ts'
import { fanOf } from './fan.ts'

/** More would be a list, not an answer. */
const most = 3
/** Where nothing answers a series must fit the question nearly as well as whatever fits best. */
const leastOfBest = 0.75

export function writeDrivers(w: Writing, answer: Answer | null): Written {
  const shown = driversOf(w, answer)
  const table = driverTable(w, answer)
  const others = answer && !answer.isNone ? othersBehind(w, answer) : []
  const sentences = [
    ...shown.flatMap((view) => (view === answer?.trend ? aboutOwn(w, view, answer, others.length > 0) : [])),
    ...others.flatMap((view) => [...pace(w, view), ...whatDrives(w, view, true)]),
    ...shown.flatMap((view) => (view === answer?.trend || others.includes(view) ? [] : refused(w, view))),
  ]
  // A picture alone tells nothing of what it drives.
  if (table.blocks.length + sentences.length === 0) return { sentences: [], blocks: [] }
  return {
    sentences: [...sentences, ...table.sentences],
    blocks: [
      ...table.blocks,
      // The answer's own stands beside it, and of what drives it the table says where it stands and goes.
      ...(answer ? [] : shown.flatMap((view) => fanOf(view, null)).slice(0, 1)),
    ],
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

/** Of the answer's own series: how it has gone, and in the words of its page what drives it. */
function aboutOwn(w: Writing, view: TrendView, answer: Answer, isOneOf: boolean): Sentence[] {
  // What the answer has told already it tells no more.
  const words = answer.isNone ? [] : whatDrives(w, view, isOneOf)
  // Of a series that allows no projection the answer has said so, and how fast it goes.
  return answer.figure.field.startsWith('details.series.') ? words : [...pace(w, view), ...refused(w, view), ...words]
}

/** Ten years back, direction and whether the pace changes. */
export function pace(w: Writing, view: TrendView): Sentence[] {
  const before = yearsBefore(w, view, 10)
  const growth = growthOf(w, view)
  if (!before) return []
  const found = [directionFound(w, view), turning(w, view)]
  const it = plainly(seriesName(w, view))
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
  return why ? [sentence`${plainly(seriesName(w, view))} cannot be projected: the series has ${state(why)}.`] : []
}
