/**
 * What the next values of the answer's own series would make of it: at the ends of the 80 % band that is foreseen for
 * them, by how the errors of such series hang together.
 */
import { newerValues } from '#trends/signals/newer-value.ts'
import { estimated, labelOf, lastOf, level, reader, type Step, stepOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { sentence, when } from '../sentence.ts'
import { projectionOf, type TrendView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { answerGiven, type Given, tieTo } from './given.ts'
import type { Mover } from './mover.ts'
import { isOfPeople, wouldCome } from '../people/people.ts'

/** Of the next value, and of one halfway to the year of the answer where that is far enough off. */
export function nextValues(w: Writing, answer: Answer): Mover[] {
  const given = answerGiven(w, answer)
  const points = given ? (projectionOf(given.trend)?.points ?? []) : []
  const target = points.findIndex(({ at }) => at === given?.at)
  const next = given ? points.findIndex(({ at }) => at > knownUntil(given.trend)) : -1
  if (!given || next < 0 || target <= next) return []
  const ahead = target - next
  const places = ahead >= leastApart ? [next, next + Math.floor(ahead / 2)] : [next]
  return places.flatMap((place) => atStep(w, { given, answer }, points[place]?.at ?? ''))
}
const leastApart = 5

/** By the series, or by a newer value from elsewhere. */
function knownUntil({ details: { series, signals } }: TrendView): string {
  return (series && newerValues(series, signals).at(-1)?.at) ?? ''
}

function atStep(w: Writing, { given, answer }: { given: Given; answer: Answer }, at: string): Mover[] {
  const { trend } = given
  const step = stepOf(w, trend, at)
  if (!step) return []
  const tie = tieTo(w, given, step)
  const [low, high] = ([10, 90] as const).map((percent) => given.ifAt(level(w, percent), tie, percent))
  if (!low || !high || (given.isForecast && turnsBack(given, step, { low, high }))) return []
  const known = publishedIn(w, trend, step)
  return [
    {
      what: labelOf(w, trend),
      item: trend.ref,
      when: known ?? step.at,
      known,
      of: step.at,
      cases: [
        { if: estimated(step, step.low), answer: given.say(low) },
        { if: estimated(step, step.high), answer: given.say(high) },
      ],
      isByTie: true,
      said: isOfPeople(answer)
        ? sentence`Should the series stand at ${estimated(step, step.low, true)} for ${when(step.at)}, ${wouldCome(given.say(low))}; at ${estimated(step, step.high)}, to ${given.say(high)}.`
        : sentence`Should the series stand at ${estimated(step, step.low, true)} for ${when(step.at)}, the answer is ${given.say(low)}; at ${estimated(step, step.high)} it is ${given.say(high)}.`,
    },
  ]
}

const way = (from: Evidence, to: Evidence) => Math.sign(Number(to.value) - Number(from.value))

/** By a forecast surer than the projection, a high value on the way up would be followed by a lower one. */
function turnsBack({ target }: Given, step: Step, then: Record<'low' | 'high', Evidence>): boolean {
  const goes = way(step.median, target.median)
  return [way(step.low, then.low), way(step.high, then.high)].includes(-goes)
}

/** The month in which a value is expected, as late after its time as the next one; null where nobody says when that is. */
function publishedIn(w: Writing, view: TrendView, { at }: Step): Evidence | null {
  const next = view.details.series?.publication?.next
  const first = projectionOf(view)?.points[0]?.at
  const last = lastOf(w, view)
  if (!next || !first || !last || next < w.dossier.madeAt.slice(0, 7)) return null
  const published = reader(w, view)('details.series.publication.next', 'when its next value is expected', 'day')
  if (String(at.value) === first) return published
  const title = `${view.item.label}, when its value for ${String(at.value)} is expected`
  return w.table.compute('published-as-late', [published, last.at, at], { title, unit: 'day' })
}
