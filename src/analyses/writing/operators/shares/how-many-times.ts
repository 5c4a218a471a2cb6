/** How many times as much of one as of another? By what is known or projected of both. */
import { otherInTimes } from '../../../ask/beside/beside-words.ts'
import { askOf, yearAsked } from '../../asked.ts'
import { level, roughly, tenYearsOn } from '../../facts.ts'
import { bare, sentence } from '../../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { ofBoth } from '../../stated/of-both.ts'
import { statedOf, yearSaid } from '../above-other.ts'
import { amountIn } from '../amounts.ts'
import { pairOf, type Sides } from '../two-sides.ts'

export function howManyTimes(w: Writing): Answer | null {
  const other = otherInTimes(askOf(w))
  const sides = other === null ? null : pairOf(w, other)
  return sides && quotientOf(w, sides, yearAsked(w) ?? tenYearsOn(w))
}

function quotientOf(w: Writing, sides: Sides, year: number): Answer | null {
  const [one, two] = [amountIn(w, sides.one, year), amountIn(w, sides.other, year)]
  if (!one || !two) return null
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`quotient-${end}`, [...one.inputs, ...two.inputs], {
      title: `${String(one.label.value)} by ${String(two.label.value)} in ${year}, ${end}`,
      unit: 'times',
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: { ...ofBoth(statedOf(w, sides.one, year), statedOf(w, sides.other, year)), wants: 'amount', unit: 'times' },
    figure,
    text: roughly(figure).text,
    says: `times ${String(two.label.value)}: ${sides.one.view.item.label} in ${year}`,
    event: { said: [one.name, ' as a multiple of ', two.name, ' in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`In the middle, ${one.name} will be ${roughly(figure)} times ${two.name} in ${yearSaid(w, year)}.`,
      sentence`It comes of ${one.middle} and ${two.middle}, and lies between ${roughly(low)} and ${roughly(high)} times with a chance of ${bare(level(w, 80))}, with both treated as independent.`,
    ],
    trend: sides.one.trend,
    year,
  }
}
