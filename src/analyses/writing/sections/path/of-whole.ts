/**
 * What the amount that is asked for would be of the total that it is a part of, and what it is of it now: whether a
 * projection can be true is seen beside the projection of the whole.
 */
import type { Sentence } from '../../../report/report.ts'
import { yearAsked } from '../../asked.ts'
import { seriesIn } from '../../operators/amounts.ts'
import { yearSaid } from '../../operators/above-other.ts'
import { level, roughly, seriesName, tenYearsOn } from '../../facts.ts'
import { bare, plainly, sentence, when } from '../../sentence.ts'
import type { Answer, Writing } from '../../writing.ts'
import { type Both, isShare } from './both.ts'

export function ofWhole(w: Writing, both: Both, answer: Answer): Sentence[] {
  const { view, total, now } = both
  const year = yearOfPart(w, both, answer)
  if (year === null) return []
  const [part, whole] = [seriesIn(w, view, year), seriesIn(w, total, year)]
  if (!part || !whole) return []
  const compute = (name: 'low' | 'middle' | 'high') =>
    w.table.compute(`percent-of-whole-${name}`, [...part.inputs, ...whole.inputs], {
      title: `${view.item.label} in per cent of ${total.item.label} in ${year}, ${name}`,
      unit: '%',
    })
  const [low, middle, high] = [compute('low'), compute('middle'), compute('high')]
  const nowOf = w.table.compute('percent-of-middle', [now[0].value, now[1].value], {
    title: `${view.item.label} in per cent of ${total.item.label} in ${both.at}`,
    unit: '%',
  })
  const [own, all] = [plainly(seriesName(w, view)), plainly(seriesName(w, total))]
  return [
    sentence`${own} was ${roughly(nowOf)} of ${all} in ${when(now[0].at)} and would be ${roughly(middle)} of it in ${yearSaid(w, year)}, in the middle, and between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, where both are treated as independent, but for that no part is more than its whole.`,
  ]
}

/** The coming year in which the answer states an amount of the part; `null` where it states anything else. */
function yearOfPart(w: Writing, both: Both, { trend, year, states }: Answer): number | null {
  // Of what is to come at a time that is itself the answer (a peak, a crossing) no amount was asked.
  const isAsked = year !== null && year === (yearAsked(w) ?? tenYearsOn(w))
  const isAmount = !isShare(both) && trend === both.view && states.unit !== '%'
  return isAsked && isAmount && year > both.at ? year : null
}
