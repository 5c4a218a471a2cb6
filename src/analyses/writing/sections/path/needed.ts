/** How fast the series would have to move to the value that the answer turns on, beside how fast it has moved. */
import { targetOf, unitOf } from '../../facts.ts'
import { type Known, latestOf } from '../../latest.ts'
import { rateOf, sizeOf, soFar } from '../../operators/needed-pace.ts'
import type { Sentence } from '../../../report/report.ts'
import { amount, sentence, when } from '../../sentence.ts'
import { sideOf, undenied } from '../../sensitivity/side.ts'
import type { Answer, Writing } from '../../writing.ts'

export function needed(w: Writing, one: Answer): Sentence[] {
  // What it takes to get there is the same for who asks that it does not.
  const answer = undenied(one)
  const { trend, threshold, year } = answer
  const last = trend && latestOf(w, trend)
  if (!last || !threshold || year === null || !isAhead(last, year)) return []
  // Who asks for the pace has it in the answer.
  if (!hasWayToGo(answer, Number(last.value.value)) || threshold.unit !== unitOf(trend)) return []
  const at = targetOf(w, trend, year)
  const way = { from: last, to: { value: threshold, at } }
  const inPercent = rateOf(w, trend)(way, `needed by ${year}`)
  // Of small percentages the paces do not differ.
  const rate = Number(inPercent.value) < smallest ? rateOf(w, trend, false) : rateOf(w, trend)
  const size = rate(way, `needed by ${year}, as much a year`)
  const move = sideOf(answer) === 'up' ? 'rise' : 'fall'
  return [
    sentence`From the ${amount(last.value)} of ${when(last.at)} to ${amount(threshold)} in ${when(at)} it takes a ${move} of ${sizeOf(size)} a year.`,
    ...soFar(w, trend, last, rate),
  ]
}

const smallest = 2

/** What is there already needs no pace. */
function hasWayToGo(answer: Answer, last: number): boolean {
  const wanted = Number(answer.threshold?.value)
  return sideOf(answer) === (wanted > last ? 'up' : 'down') && wanted !== last
}

const isAhead = ({ at }: Known, year: number): boolean => Number(String(at.value).slice(0, 4)) < year
