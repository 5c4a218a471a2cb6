/** How much more of one than of another? The one less the other, by what is known or projected of both. */
import { otherInGap } from '../../ask/beside/beside-words.ts'
import { askOf, yearAsked } from '../asked.ts'
import { level, roughly, tenYearsOn } from '../facts.ts'
import { bare, sentence } from '../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { ofBoth } from '../stated/of-both.ts'
import { statedOf, yearSaid } from './above-other.ts'
import { amountIn, unitOfMeasured } from './amounts.ts'
import { pairOf, type Sides } from './two-sides.ts'

export function gap(w: Writing): Answer | null {
  const { wants, of } = askOf(w)
  if (wants !== 'amount' || of.measure !== 'gap') return null
  const words = otherInGap(of.words)
  const sides = words === null ? null : pairOf(w, words)
  return sides && gapOf(w, sides, yearAsked(w) ?? tenYearsOn(w))
}

function gapOf(w: Writing, sides: Sides, year: number): Answer | null {
  const [one, two] = [amountIn(w, sides.one, year), amountIn(w, sides.other, year)]
  if (!one || !two) return null
  const unit = unitOfMeasured(sides.one)
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`gap-${end}`, [...one.inputs, ...two.inputs], {
      title: `${String(one.label.value)} less ${String(two.label.value)} in ${year}, ${end}`,
      unit,
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: {
      ...ofBoth(statedOf(w, sides.one, year), statedOf(w, sides.other, year)),
      wants: 'amount',
      measure: 'gap',
      unit,
    },
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
