/** How fast will it change? A year, from the last value to the middle of its projection. */
import { askOf, yearAsked } from '../asked.ts'
import { estimated, seriesName, lastOf, stepOf, tenYearsOn } from '../facts.ts'
import { amount, plainly, sentence, when } from '../sentence.ts'
import { statedByTrend } from '../stated/stated.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { rateOf, sizeOf, soFar } from './needed-pace.ts'
import { trendsAsked } from './of-trends.ts'

/** What must be gained has an aim: where none was read, what is expected is another number. */
const isNeeded = /\b(?:must|needs?|needed|have to|has to|required?|would it take|ought to|should)\b/i

export function growth(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  if (wants !== 'amount' || of.measure !== 'pace' || relation !== null || isNeeded.test(of.words)) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  for (const view of trendsAsked(w)) {
    const [last, step] = [lastOf(w, view), stepOf(w, view, year)]
    if (!last || !step) continue
    const rate = rateOf(w, view)
    const to = (value: typeof step.median, what: string) => rate({ from: last, to: { value, at: step.at } }, what)
    const [figure, low, high] = [to(step.median, 'middle'), to(step.low, '10% point'), to(step.high, '90% point')]
    const way = Number(step.median.value) >= Number(last.value.value) ? 'rise' : 'fall'
    return {
      ...plainAnswer,
      states: statedByTrend(view, String(year), { measure: 'pace', unit: figure.unit }),
      figure,
      text: sizeOf(figure).text,
      says: `${view.item.label}: ${way} a year to ${year}`,
      event: {
        said: [`the yearly ${way} of `, plainly(seriesName(w, view)), ' from ', when(last.at), ' to ', when(step.at)],
      },
      low,
      high,
      sentences: [
        sentence`${plainly(seriesName(w, view))} will ${way} by ${sizeOf(figure)} a year, from the ${amount(last.value)} of ${when(last.at)} to ${estimated(step)} in the middle of its projection for ${when(step.at)}.`,
        ...soFar(w, view, last),
      ],
      trend: view,
      year,
    }
  }
  return null
}
