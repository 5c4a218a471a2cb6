/** What the facts beside a prediction say of the rule by which a series answers it. */
import { typeOf } from '../question-types/index.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { whyNotBySeries } from '../resolving/rule.ts'
import { type Measured, sayAnyDays, settlingDays } from '../resolving/series-answer.ts'
import type { PredictionWhole } from './item.ts'

type Asked = Pick<PredictionWhole, 'question' | 'automatic' | 'outcome'>

/** None where no series answers it. */
export function rulesOf(
  { question, automatic, outcome }: Asked,
  numbers: PredictionNumbers | null,
): [string, string][] {
  const rule = automatic && typeOf(question).seriesAnswer?.sayMeaning(automatic)
  if (!rule) return []
  const misfit = outcome ? null : misfitOf({ question, automatic }, numbers)
  return [
    ['Rule', rule],
    ...(automatic.firstPublished ? [] : [['Provisional values', sayWaiting(measuredIn(numbers))] as [string, string]]),
    ...(misfit ? [['As things stand', misfit] as [string, string]] : []),
  ]
}

function sayWaiting(series: Measured | null): string {
  return `wait until they are final, or for ${series ? `${settlingDays[series.frequency]} days` : sayAnyDays}`
}

/** Null where its series has no values that are shown here. */
function measuredIn(numbers: PredictionNumbers | null): Measured | null {
  const { outlook } = numbers ?? {}
  const last = outlook?.observations.at(-1)?.[0]
  return outlook && last ? { unit: outlook.unit, frequency: last.length > 4 ? 'monthly' : 'yearly' } : null
}

/** A series may come to be measured otherwise than the rule was written for. */
function misfitOf(asked: Pick<Asked, 'question' | 'automatic'>, numbers: PredictionNumbers | null): string | null {
  const series = measuredIn(numbers)
  const fault = series && whyNotBySeries(asked, series)
  return (
    fault && `the series cannot answer it: ${fault.field === 'automatic.trend' ? 'it ' : 'the rule '}${fault.reason}`
  )
}
