/** By how much will it have changed? From what it had in a year to the middle of its projection. */
import { unitOfChange } from '#series/value-bounds.ts'
import { askOf, textAsked, timeAsked, yearAsked } from '../asked.ts'
import { estimated, seriesName, level, roughly, type Step, stepOf, tenYearsOn, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { type Reference, referenceIn } from '../reference.ts'
import { amount, bare, type Piece, plainly, sentence, when } from '../sentence.ts'
import { isChangeItself } from '../stated/of-change.ts'
import { isOfKind } from '../stated/quantity.ts'
import { statedByTrend } from '../stated/stated.ts'
import type { TrendView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { trendsAsked } from './of-trends.ts'

export function change(w: Writing): Answer | null {
  const { wants, of, relation } = askOf(w)
  if (wants !== 'amount' || of.measure !== 'change' || relation !== null) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const time = timeAsked(w) ?? year
  for (const view of trendsAsked(w).filter((one) => isOfChange(w, one))) {
    const [since, step] = [referenceIn(w, view, of.since ?? year), stepOf(w, view, time)]
    if (since && step) return changeOf(w, view, { since, step, year })
  }
  return null
}

function isOfChange(w: Writing, view: TrendView): boolean {
  const unit = unitOf(view)
  return !isChangeItself(askOf(w), unit) && isOfKind(askOf(w), { unit, measure: 'change', names: view.item.label })
}

type Found = { since: Reference; step: Step; year: number }

const inPerCent = /%|\bper ?cent(?!age points)|\bpercentage (?:change|increase|rise|growth|fall|decline|drop)\b/i

function changeOf(w: Writing, view: TrendView, { since, step, year }: Found): Answer {
  const isPerCent = inPerCent.test(textAsked(w)) && !unitOf(view).startsWith('%')
  const ofUnit = unitOfChange(unitOf(view)).replace(/ (?:per|a) year$/, '')
  const unit = isPerCent ? 'percent' : ofUnit === 'points' ? 'percentage points' : ofUnit
  const month = askOf(w).when?.month
  const until = month === undefined ? String(year) : when(step.at).text
  const from = (value: Evidence, what: string): Evidence =>
    w.table.compute(
      isPerCent ? 'change-percent' : 'difference',
      isPerCent ? [since.value, value] : [value, since.value],
      {
        title: `${view.item.label} in ${until} against ${String(since.at.value)}, ${what}`,
        unit,
      },
    )
  const [figure, low, high] = [from(step.median, 'middle'), from(step.low, '10% point'), from(step.high, '90% point')]
  return {
    ...plainAnswer,
    states: statedByTrend(view, month === undefined ? String(year) : String(step.at.value), {
      unit,
      measure: 'change',
      since: since.since,
    }),
    figure,
    text: signed(sizeOf(figure).text),
    says: `change of ${view.item.label} from ${when(since.at).text} to ${until}`,
    event: { said: ['the change of ', plainly(seriesName(w, view)), ' from ', when(since.at), ' to ', when(step.at)] },
    low,
    high,
    sentences: [
      sentence`${plainly(seriesName(w, view))} will have changed by ${sizeOf(figure)} from ${when(since.at)} to ${when(step.at)}, in the middle: from ${amount(since.value)} to ${estimated(step)}.`,
      sentence`The change lies between ${sizeOf(low)} and ${sizeOf(high)} with a chance of ${bare(level(w, 80))}.`,
    ],
    trend: view,
    year,
  }
}

/** '+2.1 points'; what is said roughly has no sign but that of a fall. */
const signed = (size: string): string => (/^\d/.test(size) ? `+${size}` : size)

/** '-2.1 percentage points': said with its sign. */
function sizeOf(evidence: Evidence): Piece {
  const { value, unit } = evidence
  if (unit !== 'percentage points' || typeof value !== 'number') return roughly(evidence)
  return { kind: 'number', text: `${value.toFixed(1)} ${unit}`, evidence }
}
