/** Why the reasons of a forecast do not fit its question or its estimate: the field and the reason, or null. */
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'
import type { Reasoned } from './reasoned.ts'
import type { Figure, Reasoning } from './reasons.ts'
import { figureAfter } from './after-trigger.ts'

type Fault = { field: string; reason: string }
type Named = { field: string; figure: Figure | undefined; option: string | undefined }

export function whyNotReasons(question: Question, forecast: Reasoning): Fault | null {
  const { reasoned } = typeOf(question)
  const all = figuresIn(forecast)
  if (!reasoned) return all[0] ? { field: all[0].field, reason: 'is no figure of such a question' } : null
  for (const { field, figure, option } of all) {
    const reason = figure === undefined ? null : reasoned.whyNot(question, figure, option)
    if (reason !== null) return { field, reason }
  }
  return whyNotLed(reasoned, forecast) ?? whyNotMoved(forecast)
}

const named = (field: string, figure: Figure | undefined, option: string | undefined): Named => ({
  field,
  figure,
  option,
})

function figuresIn({ baseRate, adjustments = [], triggers = [] }: Reasoning): Named[] {
  return [
    named('baseRate.to', baseRate?.to, baseRate?.option),
    ...adjustments.map(({ to, option }, i) => named(`adjustments.${i}.to`, to, option)),
    ...triggers.flatMap(({ to, above, below, option }, i) =>
      Object.entries({ to, above, below }).map(([name, figure]) => named(`triggers.${i}.${name}`, figure, option)),
    ),
  ].filter(({ figure }) => figure !== undefined)
}

/** The last number to which something moved the forecast is the forecast. */
function whyNotLed(reasoned: Reasoned<Question['type']>, { estimate, adjustments = [] }: Reasoning): Fault | null {
  const place = adjustments.findLastIndex(({ to }) => to !== undefined)
  const last = adjustments[place]
  if (last?.to === undefined) return null
  const says = reasoned.figureOf(estimate, last.option)
  const isSame = says === last.to || (typeof says === 'string' && says.startsWith(String(last.to)))
  return isSame
    ? null
    : { field: `adjustments.${place}.to`, reason: `leads to ${last.to}, and the forecast says ${says}` }
}

/** Twice a chance of 60 % is none. */
function whyNotMoved(forecast: Reasoning): Fault | null {
  const place = (forecast.triggers ?? []).findIndex(
    (one) => (one.factor !== undefined || one.shift !== undefined) && figureAfter(forecast, one) === null,
  )
  return place < 0 ? null : { field: `triggers.${place}`, reason: 'leads to what no forecast of this question can say' }
}
