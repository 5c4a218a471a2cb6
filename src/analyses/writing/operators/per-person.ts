/** How much is there for each person? What is counted or measured of the whole world, over its people. */
import { perPersonAsCo2, perPersonOf } from '../../units/per-person.ts'
import { askOf, textAsked, yearAsked } from '../asked.ts'
import { level, reader, roughly, tenYearsOn } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { bare, sentence } from '../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { statedOf, yearSaid } from './above-other.ts'
import { type Amount, amountIn, type Measured, measuredIn, seriesIn, unitOfMeasured } from './amounts.ts'
import { namedIn } from './naming.ts'
import { populationIn } from './shares/of-whole.ts'
import { isAskedOf } from './of-trends.ts'

export function perPerson(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  if (wants !== 'amount' || of.measure !== 'each' || relation !== null) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const whole = populationIn(w)
  const people = whole && seriesIn(w, whole, year)
  const one = partOf(w)
  const part = one && amountIn(w, one, year)
  return people && one && part ? answerOf(w, { one, part, people, year }) : null
}

const leastNamed = 0.3

/** What the question names, where that is an amount of the whole world: no share, no price, no index. */
function partOf(w: Writing): Measured | undefined {
  const { words } = askOf(w).of
  const all = measuredIn(w).filter(
    (one) => perPersonOf(unitOfMeasured(one)) !== null && !isOfEach.test(one.view.item.label),
  )
  return all
    .map((one) => ({
      one,
      score: namedIn(withoutEach(words), one.view.item) + (isAskedOf(w, one.view.item) ? 0.2 : 0),
    }))
    .filter(({ score }) => score >= leastNamed)
    .toSorted((a, b) => b.score - a.score)[0]?.one
}

/** What is told for each person already is no whole of which one has a part. */
const isOfEach = /\bper (?:person|capita|head|inhabitant|woman)\b/i

const withoutEach = (words: string): string =>
  words.replaceAll(
    /\b(?:per[ -](?:head|capita|person|inhabitant)|(?:each|every) (?:one of us|of us|person|human))\b/gi,
    ' ',
  )

type Found = { one: Measured; part: Amount; people: Amount; year: number }

function answerOf(w: Writing, { one, part, people, year }: Found): Answer | null {
  const isCo2 = /\bco2\b|carbon dioxide/i.test(textAsked(w))
  const own = unitOfMeasured(one)
  const asCo2 = isCo2 ? perPersonAsCo2(own) : null
  const size = asCo2 ?? perPersonOf(own)
  if (!size) return null
  const compute = (end: 'low' | 'middle' | 'high'): Evidence => {
    const title = `${String(part.label.value)} over ${String(people.label.value)} in ${year}, ${end}`
    const each = w.table.compute(`quotient-${end}`, [...part.inputs, ...people.inputs], { title })
    const unit = reader(w, one.view)(one.trend === null ? 'details.question.unit' : 'details.series.unit', 'unit')
    return w.table.compute(asCo2 ? 'per-person-as-co2' : 'per-person', [each, unit], {
      title: `${title}, in ${size.unit}`,
      unit: size.unit,
    })
  }
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: { ...statedOf(w, one, year), wants: 'amount', measure: 'each', unit: figure.unit },
    figure,
    text: roughly(figure).text,
    says: `${one.view.item.label} for each person in ${year}`,
    event: { said: [part.name, ' for each person in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`For each person ${part.name} will make ${roughly(figure)} in ${yearSaid(w, year)}, in the middle.`,
      sentence`It comes of ${part.middle} and ${people.middle} (${people.name}), and lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with both treated as independent.`,
    ],
    trend: one.trend,
    year,
  }
}
