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
  // Of what comes next the first years may be known, and it is something else.
  const view = trendsAsked(w).find((one) => isOfChange(w, one))
  if (!view) return null
  const [since, step] = [beginningIn(w, view, of.since ?? year), stepOf(w, view, time)]
  return since && step && changeOf(w, view, { since, step, year })
}

/** Of a year that is over and not known yet the middle of its projection: how far that may err is small beside the change. */
function beginningIn(w: Writing, view: TrendView, year: number): Beginning | null {
  const known = referenceIn(w, view, year)
  if (known) return { ...known, said: amount(known.value) }
  const isOver = String(year) < w.dossier.madeAt.slice(0, 4)
  const step = isOver ? stepOf(w, view, year) : null
  return step && { value: step.median, at: step.at, since: year, said: estimated(step) }
}

function isOfChange(w: Writing, view: TrendView): boolean {
  const unit = unitOf(view)
  return !isChangeItself(askOf(w), unit) && isOfKind(askOf(w), { unit, measure: 'change', names: view.item.label })
}

/** `said`: its value, as finely as it is known. */
type Beginning = Reference & { said: Piece }
type Found = { since: Beginning; step: Step; year: number }

const inPerCent =
  /%|\bper ?cent(?!age points)|\bby (?:what|which) percentage\b|\bpercentage (?:change|increase|rise|growth|fall|decline|drop)\b/i

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
      sentence`${plainly(seriesName(w, view))} will have changed by ${sizeOf(figure)} from ${when(since.at)} to ${when(step.at)}, in the middle: from ${since.said} to ${estimated(step)}.`,
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
