/**
 * Of a chance of a value of the series: it gets there; or, by events that hold this one, how it does not; else it goes on
 * and falls short, or turns back.
 */
import { estimated, labelOf, lastOf, reader, type Step, stepOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, plainly, sentence, when } from '../../sentence.ts'
import { answerGiven, type Given, tieTo } from '../../sensitivity/given.ts'
import { sideOf, undenied } from '../../sensitivity/side.ts'
import { projectionOf } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { nestedPaths } from './nested.ts'
import type { Path, Paths } from './path.ts'

const none: Paths = { paths: [], sentences: [] }

export function ofSeries(w: Writing, one: Answer): Paths {
  // A path gets there or does not, whichever of the two the question asks for.
  const answer = undenied(one)
  const [side, given] = [sideOf(answer), answerGiven(w, answer)]
  if (!side || !given || answer.figure.unit !== 'chance') return none
  const isUp = side === 'up'
  const rest = w.table.compute('chance-not', [answer.figure], { title: 'What the answer leaves', unit: 'chance' })
  const seen = seenFirst(w, given, { chance: answer.figure, rest, isUp })
  // What lies on the side that is asked about already has no way to go.
  const isThere = isOnSide(w, answer, { given, isUp })
  const [reaches, misses] = isThere ? (['stays', 'leaves'] as const) : (['reaches', 'misses'] as const)
  const others = nestedPaths(w, answer) ??
    shared(w, answer, { given, isUp }) ?? [{ name: misses, chance: amount(rest) } as const]
  return {
    paths: [{ name: reaches, chance: amount(answer.figure) }, ...others],
    sentences: seen
      ? [
          sentence`What one would see first: on the paths that ${isThere ? 'end on the side that is asked about' : 'get there'}, ${plainly(labelOf(w, given.trend))} stands at ${estimated(seen.step, seen.there)} for ${when(seen.step.at)} in the middle; on the others, at ${estimated(seen.step, seen.elsewhere)}.`,
        ]
      : [],
  }
}

type Seen = { step: Step; there: Evidence; elsewhere: Evidence }

/** The next value on the paths of either kind; null where it is the one that is asked about, or tells nothing. */
function seenFirst(
  w: Writing,
  given: Given,
  { chance, rest, isUp }: { chance: Evidence; rest: Evidence; isUp: boolean },
): Seen | null {
  const first = projectionOf(given.trend)?.points[0]?.at
  const step = first === undefined || first === given.at ? null : stepOf(w, given.trend, first)
  if (!step) return null
  const read = reader(w, given.trend)
  const inputs = [
    read(`numbers.projection.${first}`, `the step ${first} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
    tieTo(w, given, step),
  ]
  const seen = (formula: 'seen-before-high' | 'seen-before-low', of: Evidence, what: string) =>
    w.table.compute(formula, [...inputs, of], {
      title: `${given.trend.item.label} in ${first}, ${what}`,
      unit: step.median.unit,
    })
  const [there, elsewhere] = [
    seen(isUp ? 'seen-before-high' : 'seen-before-low', chance, 'on the paths that get there'),
    seen(isUp ? 'seen-before-low' : 'seen-before-high', rest, 'on the paths that do not'),
  ]
  return estimated(step, there).text === estimated(step, elsewhere).text ? null : { step, there, elsewhere }
}

/** What is left, by where the series ends against its last value; null where that is asked about, or is there already. */
function shared(
  w: Writing,
  { figure, threshold }: Answer,
  { given, isUp }: { given: Given; isUp: boolean },
): Path[] | null {
  const last = lastOf(w, given.trend)?.value
  if (!last || !threshold || !isBetween(Number(threshold.value), Number(last.value), isUp)) return null
  const read = reader(w, given.trend)
  const inputs = [
    read(`numbers.projection.${given.at}`, `the step ${given.at} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  const beyond = (bar: Evidence, what: string) =>
    w.table.compute(isUp ? 'chance-at-least' : 'chance-below', [bar, ...inputs], {
      title: `${given.trend.item.label} in ${given.at}, chance ${what}`,
      unit: 'chance',
    })
  const [reached, ahead] = [beyond(threshold, 'to get there'), beyond(last, 'to be farther on than today')]
  const short = w.table.compute('difference', [ahead, reached], {
    title: 'To be farther on than today, and not there',
    unit: 'chance',
  })
  const back = w.table.compute('chance-not', [ahead], { title: 'To be no farther on than today', unit: 'chance' })
  if (!(Number(short.value) + Number(back.value) > 0)) return null
  const part = (one: Evidence, other: Evidence, title: string) =>
    amount(w.table.compute('part-of-rest', [figure, one, other], { title, unit: 'chance' }))
  return [
    { name: 'short', chance: part(short, back, 'It moves that way and falls short') },
    { name: 'back', chance: part(back, short, 'It stays where it is or turns back') },
  ]
}

function isOnSide(w: Writing, { threshold }: Answer, { given, isUp }: { given: Given; isUp: boolean }): boolean {
  const last = lastOf(w, given.trend)?.value
  return Boolean(last && threshold) && isUp === Number(last?.value) >= Number(threshold?.value)
}

/** Whether there is a way to go, and the series is not past it already. */
const isBetween = (wanted: number, last: number, isUp: boolean): boolean => (isUp ? wanted > last : wanted < last)
