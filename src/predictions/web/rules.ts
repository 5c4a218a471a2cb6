/** What the facts beside a prediction say of the rule by which a series answers it. */
import { periodOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import { typeOf } from '../question-types/index.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { whyNotBySeries } from '../resolving/rule.ts'
import { type Measured, sayAnyDays } from '../resolving/series-answer.ts'
import type { PredictionWhole } from './item.ts'

type Asked = Pick<PredictionWhole, 'question' | 'automatic' | 'outcome'>

/** None where no series answers it. */
export function rulesOf(asked: Asked, numbers: PredictionNumbers | null): [string, string][] {
  const { question, automatic, outcome } = asked
  const rule = ruleOf(asked, numbers)
  if (!automatic || !rule) return []
  const misfit = outcome ? null : misfitOf({ question, automatic }, numbers)
  return [
    ['Rule', rule],
    ...(automatic.firstPublished ? [] : [['Provisional values', sayWaiting(measuredIn(numbers))] as [string, string]]),
    ...(misfit ? [['As things stand', misfit] as [string, string]] : []),
  ]
}

/** The rule with the unit that its series has; null where none answers it. */
export function ruleOf(asked: Asked, numbers: PredictionNumbers | null): string | null {
  const { question, automatic } = asked
  const unit = unitOf(asked, numbers)
  return (automatic && typeOf(question).seriesAnswer?.sayMeaning(automatic, unit)) ?? null
}

/** Of the series that answers it: as it is drawn, or as it was when it answered. */
export function unitOf(
  { automatic, outcome }: Pick<Asked, 'automatic' | 'outcome'>,
  numbers: PredictionNumbers | null,
): string | undefined {
  const drawn = numbers?.outlook?.trend === automatic?.trend ? numbers?.outlook?.unit : undefined
  return drawn ?? outcome?.evidence?.unit
}

function sayWaiting(series: Measured | null): string {
  return `wait until they are final, or for ${series ? `${howOften[series.frequency].settlesIn} days` : sayAnyDays}`
}

/** Null where its series has no values that are shown here. */
function measuredIn(numbers: PredictionNumbers | null): Measured | null {
  const { outlook } = numbers ?? {}
  const last = outlook?.observations.at(-1)?.[0]
  return outlook && last ? { unit: outlook.unit, frequency: periodOf(last).name } : null
}

/** A series may come to be measured otherwise than the rule was written for. */
function misfitOf(asked: Pick<Asked, 'question' | 'automatic'>, numbers: PredictionNumbers | null): string | null {
  const series = measuredIn(numbers)
  const fault = series && whyNotBySeries(asked, series)
  return (
    fault && `the series cannot answer it: ${fault.field === 'automatic.trend' ? 'it ' : 'the rule '}${fault.reason}`
  )
}
