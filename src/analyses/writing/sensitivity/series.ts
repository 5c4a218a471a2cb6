/** What the series alone would say of another bar, and where it would be at another of its own past paces. */
import { labelOf, lastOf, lastYear, reader, roughly, stepOf, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { isChangedByFactor, yearsBefore } from '../pace.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, listed, type Phrase, plainly, sentence, when } from '../sentence.ts'
import type { TrendView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'

/** The same projection asked about the edges of its own 80 % band. */
export function otherBars(w: Writing, answer: Answer): Sentence[] {
  const { trend, threshold, year } = answer
  const step = trend && year !== null ? stepOf(w, trend, year) : null
  const formula = sideOf(answer)
  if (!trend || !step || !threshold || !formula) return []
  const at = String(step.at.value)
  const read = reader(w, trend)
  const [point, bounds] = [
    read(`numbers.projection.${at}`, `the step ${at} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
  const chances = [step.low, step.high].map((bar): Phrase => {
    const chance = w.table.compute(formula, [bar, point, bounds], {
      title: `${trend.item.label}, chance with the bar moved`,
      unit: 'chance',
    })
    return ['a bar at ', roughly(bar), ' would be met at ', amount(chance)]
  })
  return [sentence`By the projection alone the height of the bar decides: ${listed(chances)}.`]
}

function sideOf({ prediction, figure, threshold }: Answer): 'chance-at-least' | 'chance-below' | null {
  if (figure.formula === 'chance-at-least' || figure.formula === 'chance-below') return figure.formula
  const comparison = threshold ? prediction?.details.automatic?.comparison : undefined
  return comparison ? (comparison.startsWith('>') ? 'chance-at-least' : 'chance-below') : null
}

/** Where the series would be if one of its own past paces went on: of the last five, ten and twenty years. */
export function otherPaces(w: Writing, { trend, year, prediction, threshold }: Answer): Sentence[] {
  const last = trend && lastOf(w, trend)
  if (!last || year === null || (prediction && !threshold) || (lastYear(trend) ?? year) >= year || !hasPace(trend)) return []
  const target = w.table.asked('answer.year', year, { title: 'The year of the answer', unit: 'year' })
  const isShare = unitOf(trend).startsWith('%')
  const found = [5, 10, 20].flatMap((back): [value: Evidence, since: Evidence][] => {
    const then = yearsBefore(w, trend, back)
    if (!then || !(Number(then.value.value) > 0)) return []
    const value = w.table.compute(isShare ? 'carried-on-evenly' : 'carried-on', [then.value, then.at, last.value, last.at, target], {
      title: `${trend.item.label} in ${year}, at the pace since ${String(then.at.value)}`,
      unit: unitOf(trend),
    })
    return [[value, then.at]]
  })
  if (found.length < 2) return []
  // The unit is said once.
  const paces = found.map(([value, since], i): Phrase => [roughly(value, i > 0), ' at the pace since ', when(since)])
  return [sentence`If a past pace went on unchanged, ${plainly(labelOf(w, trend))} in ${when(target)} would stand at ${listed(paces)}.`]
}

/** In degrees or pH nothing compounds, and what is a pace itself has none. */
function hasPace(view: TrendView): boolean {
  const unit = unitOf(view)
  return unit.startsWith('% of ') || (isChangedByFactor(view) && !unit.startsWith('%'))
}
