/** When does one pass another? The first time at which it is likelier than not to be above it. */
import { askOf } from '../asked.ts'
import { allObservations, endOf, reader } from '../facts.ts'
import type { Relation } from '../../ask/ask.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Event } from '../event/event.ts'
import { amount, sentence, when } from '../sentence.ts'
import { ofBoth } from '../stated/of-both.ts'
import { statedByTrend } from '../stated/stated.ts'
import { projectionOf, type TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { type Amount, seriesIn } from './amounts.ts'
import { factorOf } from './above-other.ts'
import { type Sides, sidesOf } from './two-sides.ts'

export function overtaking(w: Writing): Answer | null {
  const { wants, relation } = askOf(w)
  const sides = wants === 'time' ? inOrder(w, sidesOf(w)) : null
  if (!sides || !relation || !('factor' in relation)) return null
  const [one, other] = sides
  const own = factorOf(w, relation)
  const factor = own ? [own] : []
  const figure = w.table.compute('year-above-other', [...ahead(w, one), ...ahead(w, other), ...factor], {
    title: `When ${one.item.label} is likelier than not above ${other.item.label}`,
    unit: 'day',
  })
  if (!/^\d{4}/.test(String(figure.value))) return notWithin(w, sides, { figure, relation })
  const year = Number(String(figure.value).slice(0, 4))
  return {
    ...plainAnswer,
    states: statesOf([one, other], endOf(one) ?? year, relation),
    figure,
    text: when(figure).text,
    says: `${one.item.label} above ${other.item.label}`,
    event: passing(w, sides, year),
    sentences: saidOf(w, sides, { figure, year }),
    trend: one,
    year,
  }
}

type WithOther = Extract<Relation, { factor: number }>

function statesOf([one, other]: [TrendView, TrendView], year: number, relation: WithOther): Answer['states'] {
  const time = String(year)
  const compared = { wants: 'time', relation: { ...relation, of: { other: other.item.label } } } as const
  return ofBoth(statedByTrend(one, time, compared), statedByTrend(other, time, {}))
}

type Late = { figure: Evidence; relation: WithOther }

/** How far off it is, the chance at the end of what both are projected for says. */
function notWithin(w: Writing, [one, other]: [TrendView, TrendView], { figure, relation }: Late): Answer | null {
  const year = Math.min(endOf(one) ?? 0, endOf(other) ?? 0)
  const [first, second] = [seriesIn(w, one, year), seriesIn(w, other, year)]
  if (!first?.at || !second) return null
  return {
    ...plainAnswer,
    states: statesOf([one, other], year, relation),
    figure,
    text: String(figure.value),
    says: `${one.item.label} above ${other.item.label}`,
    isNone: true,
    sentences: [
      sentence`Within the projections, which go to ${when(first.at)}, there is no time at which ${first.name} is likelier than not to be above ${second.name}.`,
      sentence`For then ${first.name} has ${first.middle}, and ${second.name} ${second.middle}.`,
      ...chanceThen(w, [first, second]),
    ],
    trend: one,
    year,
  }
}

/** Both have to be series that are projected; of 'less than' the other is the one that passes. */
function inOrder(w: Writing, sides: Sides | null): [TrendView, TrendView] | null {
  const [one, other] = [sides?.one.trend, sides?.other.trend]
  if (!one || !other || !projectionOf(one) || !projectionOf(other)) return null
  const { relation } = askOf(w)
  if (!isBelow(relation)) return [one, other]
  return isPlain(relation) ? [other, one] : null
}

/** Less than twice as much is no more than half of it. */
const isPlain = (relation: Relation | null): boolean =>
  relation !== null && 'factor' in relation && relation.factor === 1

const isBelow = (relation: Relation | null): boolean =>
  relation?.comparison === 'below' || relation?.comparison === 'at-most'

function ahead(w: Writing, view: TrendView): Evidence[] {
  const read = reader(w, view)
  return [
    read('numbers.projection.points', 'the steps of the projection'),
    read('numbers.projection.bounds', 'what bounds it'),
    allObservations(w, view),
  ]
}

function saidOf(
  w: Writing,
  [one, other]: [TrendView, TrendView],
  { figure, year }: { figure: Evidence; year: number },
) {
  const [first, second] = [seriesIn(w, one, year), seriesIn(w, other, year)]
  if (!first || !second) return []
  const isPast = first.isKnown && second.isKnown
  const name = [first.name, second.name] as const
  const values = sentence`In ${when(figure)} ${name[0]} has ${first.middle}, and ${name[1]} ${second.middle}.`
  if (isPast) return [sentence`${name[0]} passed ${name[1]} in ${when(figure)} and has stayed above it since.`, values]
  return [
    sentence`${when(figure)} is the first time at which ${name[0]} is likelier than not to be above ${name[1]}, by the projections of both.`,
    values,
    ...chanceThen(w, [first, second]),
  ]
}

function passing(w: Writing, [one, other]: [TrendView, TrendView], year: number): Event | null {
  const [first, second] = [seriesIn(w, one, year), seriesIn(w, other, year)]
  if (!first || !second) return null
  if (first.isKnown && second.isKnown) return { said: ['the time from which ', first.name, ' is above ', second.name] }
  return { said: ['the first time at which ', first.name, ' is likelier than not to be above ', second.name] }
}

function chanceThen(w: Writing, [first, second]: [Amount, Amount]) {
  const inputs = [...first.inputs, ...second.inputs]
  const about = { title: 'Chance of being above at that time', unit: 'chance' }
  const chance = w.table.compute('chance-above-other', inputs, about)
  return [sentence`The chance of that is then ${amount(chance)}, with both treated as independent.`]
}
