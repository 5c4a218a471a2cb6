/** How much is it for all of humanity? Of what a series tells for each person, and of how many there are. */
import { asksForAll } from '../../ask/amounts/totals.ts'
import { askOf, yearAsked } from '../asked.ts'
import { level, reader, roughly, tenYearsOn, unitOf } from '../facts.ts'
import { bare, sentence } from '../sentence.ts'
import { statedByTrend } from '../stated/stated.ts'
import type { TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { yearSaid } from './above-other.ts'
import { type Amount, seriesIn } from './amounts.ts'
import { trendsAsked } from './of-trends.ts'
import { populationIn } from './shares/of-whole.ts'

export function totalOfEach(w: Writing): Answer | null {
  const [each] = isAsked(w) ? trendsAsked(w) : []
  const whole = populationIn(w)
  if (!each || !whole || !isOfEach(each)) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const [part, people] = [seriesIn(w, each, year), seriesIn(w, whole, year)]
  return part && people ? answerOf(w, { each, part, people, year }) : null
}

function isAsked(w: Writing): boolean {
  const { wants, of, relation } = askOf(w)
  return wants === 'amount' && relation === null && of.measure === 'level' && asksForAll(of.words)
}

/** By its name, in a unit of which there may be more: 'tonnes', and no share or index. */
const isOfEach = (view: TrendView): boolean =>
  /\bper (?:person|capita|head|inhabitant)\b/i.test(view.item.label) && !/^(?:%|per\b|\d)/.test(unitOf(view))

type Found = { each: TrendView; part: Amount; people: Amount; year: number }

function answerOf(w: Writing, { each, part, people, year }: Found): Answer {
  const unit = reader(w, each)('details.series.unit', 'unit')
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`product-${end}`, [...part.inputs, ...people.inputs], {
      title: `${each.item.label}, times all people, in ${year}, ${end}`,
      unit: String(unit.value),
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: statedByTrend(each, String(year), { measure: 'level' }),
    figure,
    text: roughly(figure).text,
    says: `${each.item.label}, times all people, in ${year}`,
    event: { said: [part.name, ', times all people, in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`${part.name}, times all people, will make ${roughly(figure)} in ${yearSaid(w, year)}, in the middle.`,
      sentence`It comes of ${part.middle} and ${people.middle} (${people.name}), and lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with both treated as independent.`,
    ],
    trend: each,
    year,
  }
}
