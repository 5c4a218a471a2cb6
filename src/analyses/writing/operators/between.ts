/** Will it lie between two values? What the chance of the lower or more leaves of that of the higher. */
import { convert } from '../../units/convert.ts'
import type { Relation } from '../../ask/ask.ts'
import type { Evidence } from '../../report/evidence.ts'
import { sayDay } from '#kit/dates.ts'
import { asked, askOf, timeAsked, yearAsked } from '../asked.ts'
import { reader, tenYearsOn } from '../facts.ts'
import { amount, bare, type Phrase, sentence, when } from '../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { statedOf, yearSaid } from './above-other.ts'
import { type Amount, amountIn, type Measured, measuredIn, unitOfMeasured } from './amounts.ts'
import { isAskedOf } from './of-trends.ts'

type Between = Extract<Relation, { value: number }>

export function between(w: Writing): Answer | null {
  const relation = betweenAsked(w)
  if (!relation) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  // Of several months the year is told, and that is another time.
  const time = timeAsked(w) ?? String(year)
  const all = measuredIn(w).filter((one) => isAskedOf(w, one.view.item))
  for (const one of all) {
    const known = endsIn(w, relation, one) ? amountIn(w, one, time) : null
    if (known) return answerOf(w, { one, known, relation, year, time })
  }
  return null
}

function betweenAsked(w: Writing): Between | null {
  const { wants, relation, of } = askOf(w)
  if (wants !== 'chance' || of.measure === 'change' || !relation || !('value' in relation)) return null
  return relation.comparison === 'between' && relation.upTo !== undefined ? relation : null
}

/** In the unit of what answers; null where they do not fit it. */
function endsIn(w: Writing, { value, upTo = value, unit }: Between, one: Measured): [Evidence, Evidence] | null {
  const own = unitOfMeasured(one)
  const [low, high] = [convert(value, unit, own), convert(upTo, unit, own)]
  if (low === null || high === null) return null
  const path = one.trend === null ? 'details.question.unit' : 'details.series.unit'
  const end = (field: string, typed: number, inUnit: number, title: string): Evidence => {
    const given = asked(w, `relation.${field}`, typed, { title, unit: inUnit === typed ? own : unit })
    if (inUnit === typed) return given
    const inputs = [
      given,
      asked(w, 'relation.unit', unit, { title: 'The unit in which it was typed' }),
      reader(w, one.view)(path, 'unit'),
    ]
    return w.table.compute('in-unit', inputs, { title, unit: own })
  }
  return [end('value', value, low, 'The lower value'), end('upTo', upTo, high, 'The higher value')]
}

type Found = { one: Measured; known: Amount; relation: Between; year: number; time: string }

function answerOf(w: Writing, { one, known, relation, year, time }: Found): Answer | null {
  const ends = endsIn(w, relation, one)
  if (!ends) return null
  const [low, high] = ends
  const label = one.view.item.label
  const at = sayDay(time)
  const then = time.length > 4 && known.at ? when(known.at) : yearSaid(w, year)
  const atLeast = (value: Evidence, what: string): Evidence =>
    w.table.compute('chance-above-other', [...known.inputs, value], {
      title: `${label} in ${at}, chance of ${what}`,
      unit: 'chance',
    })
  const [more, beyond] = [atLeast(low, 'the lower value or more'), atLeast(high, 'more than the higher value')]
  const figure = w.table.compute('difference', [more, beyond], {
    title: `${label} in ${at}, chance of a value between both`,
    unit: 'chance',
  })
  const said: Phrase = [bare(low), ' and ', amount(high)]
  return {
    ...plainAnswer,
    states: { ...statedOf(w, one, time), wants: 'chance', relation },
    figure,
    text: amount(figure).text,
    says: `${label} between ${bare(low).text} and ${amount(high).text} in ${at}`,
    event: {
      said: [known.name, ' lies between ', said, ' in ', then],
      denied: [known.name, ' does not lie between ', said, ' in ', then],
    },
    sentences: [
      sentence`The chance that ${known.name} lies between ${said} in ${then} is ${amount(figure)}.`,
      sentence`It is at least ${amount(low)} with a chance of ${amount(more)}, and above ${amount(high)} with one of ${amount(beyond)}; in the middle it has ${known.middle}.`,
    ],
    prediction: one.trend === null ? one.view : null,
    trend: one.trend,
    year,
    threshold: low,
  }
}
