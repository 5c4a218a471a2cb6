/** What every answer over several months says of itself. */
import type { Relation, When } from '../../../ask/ask.ts'
import type { Sentence } from '../../../report/report.ts'
import { askOf } from '../../asked.ts'
import { lastOf, seriesName } from '../../facts.ts'
import { amount, plainly, sentence, when } from '../../sentence.ts'
import { statedByTrend } from '../../stated/stated.ts'
import type { TrendView } from '../../views.ts'
import { plainAnswer, type Writing } from '../../writing.ts'
import { during, saidOf } from './months.ts'

/** Whether it is asked of a year as a whole. */
export const isOfYear = ({ kind, month }: When): boolean => kind === 'in' && month === undefined

type About = { steps: readonly string[]; relation: Relation | null; wants: 'amount' | 'chance' }

export function common(w: Writing, view: TrendView, { steps, relation, wants }: About) {
  const [first = '', last = first] = [steps[0], steps.at(-1)]
  const months = [first, last].map((at) => at.slice(5))
  const asked = askOf(w).when
  const isMonthly = view.details.series?.frequency === 'monthly'
  // Quarters are told by the months that they were asked by.
  const month = isMonthly ? [...new Set(months)].join('-') : asked?.month
  const years = { from: Number(first.slice(0, 4)), to: Number(last.slice(0, 4)) }
  const isYear = asked !== null && isOfYear(asked)
  const span: When = isYear
    ? { kind: 'in', ...years }
    : { kind: 'within', ...years, ...(month !== undefined && { month }) }
  return {
    ...plainAnswer,
    states: statedByTrend(view, last, { wants, relation, when: span }),
    says: `${view.item.label} ${saidOf(steps)}`,
    event: { said: [plainly(seriesName(w, view)), ' on average ', during(w, view, steps)] },
    trend: view,
    year: years.to,
  }
}

export function stood(w: Writing, view: TrendView): Sentence[] {
  const last = lastOf(w, view)
  return last ? [sentence`It stood at ${amount(last.value)} in ${when(last.at)}.`] : []
}
