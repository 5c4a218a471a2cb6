/**
 * How much more of one than of another, and will it be so much more? The one less the other, by what is known or projected
 * of both.
 */
import { otherInGap } from '../../../ask/beside/beside-words.ts'
import { sideOf, sizeOf } from '../../answers/says.ts'
import { askOf, yearAsked } from '../../asked.ts'
import { type Bar, barIn } from '../../bar-in.ts'
import { level, roughly, tenYearsOn } from '../../facts.ts'
import { amount, bare, type Phrase, sentence } from '../../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { ofBoth } from '../../stated/of-both.ts'
import { grounds, statedOf, yearSaid } from '../above-other.ts'
import { type Amount, amountIn, unitOfMeasured, unitRead } from '../amounts.ts'
import { type Chances, chancesHoweverTied } from '../however-tied.ts'
import { pairOf, type Sides } from '../two-sides.ts'

export function gap(w: Writing): Answer | null {
  const { wants, of } = askOf(w)
  if (of.measure !== 'gap') return null
  const words = otherInGap(of.words)
  const sides = words === null ? null : pairOf(w, words)
  if (!sides) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const [one, two] = [amountIn(w, sides.one, year), amountIn(w, sides.other, year)]
  if (!one || !two) return null
  const apart = { sides, one, two, year }
  if (wants === 'amount') return largerFirst(w, apart)
  return wants === 'chance' ? chanceOf(w, apart) : null
}

type Apart = { sides: Sides; one: Amount; two: Amount; year: number }

const statesOf = (w: Writing, { sides, year }: Apart, own: Partial<Answer['states']>): Answer['states'] => ({
  ...ofBoth(statedOf(w, sides.one, year), statedOf(w, sides.other, year)),
  unit: unitOfMeasured(sides.one),
  ...own,
  measure: 'gap',
})

/** 'The gap between coal and all fossil emissions' says not which of both is the larger. */
function largerFirst(w: Writing, apart: Apart): Answer {
  const asked = gapOf(w, apart)
  if (Number(asked.figure.value) >= 0 || !eitherWay.test(askOf(w).of.words)) return asked
  const { sides, one, two, year } = apart
  return gapOf(w, { sides: { one: sides.other, other: sides.one }, one: two, two: one, year })
}
const eitherWay = /\b(?:gap|difference|margin|distance) between\b|\bdiffer by\b|\bapart\b/i

function gapOf(w: Writing, apart: Apart): Answer {
  const { sides, one, two, year } = apart
  const unit = unitOfMeasured(sides.one)
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`gap-${end}`, [...one.inputs, ...two.inputs], {
      title: `${String(one.label.value)} less ${String(two.label.value)} in ${year}, ${end}`,
      unit,
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: statesOf(w, apart, { wants: 'amount' }),
    figure,
    text: roughly(figure).text,
    says: `${sides.one.view.item.label} less ${String(two.label.value)} in ${year}`,
    event: { said: ['what ', one.name, ' has more than ', two.name, ' in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`Taken from each other, ${one.name} and ${two.name} make ${roughly(figure)} in ${yearSaid(w, year)}, in the middle.`,
      sentence`It comes of ${one.middle} and ${two.middle}, and lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with both treated as independent.`,
    ],
    trend: sides.one.trend,
    year,
  }
}

function chanceOf(w: Writing, apart: Apart): Answer | null {
  const { sides, one, two, year } = apart
  const { relation } = askOf(w)
  const bar = barIn(w, unitRead(w, sides.one))
  if (!bar || !relation || relation.comparison === 'between') return null
  const side = sideOf[relation.comparison]
  const value = amount(bar.value)
  const { figure, least, most } = chancesOf(w, apart, bar)
  const said = (is: string): Phrase => [
    one.name,
    ` ${is} ${sizeOf[side]} `,
    value,
    ' above ',
    two.name,
    ' in ',
    yearSaid(w, year),
  ]
  return {
    ...plainAnswer,
    states: statesOf(w, apart, { wants: 'chance', relation: bar.relation }),
    figure,
    text: amount(figure).text,
    says: `${String(one.label.value)} ${sizeOf[side]} ${value.text} above ${String(two.label.value)} in ${year}`,
    event: { said: said('is'), denied: said('is not') },
    low: least,
    high: most,
    sentences: [
      sentence`The chance that ${said('is')} is ${amount(figure)}.`,
      ...bar.typed,
      ...grounds({ one, other: two }, { least, most }),
    ],
    trend: sides.one.trend,
    year,
  }
}

/** Of so much or more, or of the opposite. */
function chancesOf(w: Writing, { one, two, year }: Apart, { value, side }: Bar): Chances {
  return chancesHoweverTied(w, {
    formula: 'gap-at-least',
    inputs: [...one.inputs, ...two.inputs, value],
    title: `${String(one.label.value)} less ${String(two.label.value)} in ${year}`,
    is: 'so much or more',
    isNot: 'less',
    isDenied: side === 'at most' || side === 'below',
  })
}
