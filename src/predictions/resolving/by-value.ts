/** A number: the value of a time itself, in the unit of the question. */
import { sayDay } from '#kit/dates.ts'
import { sayThen, spanOfTime, valueThen, whyNotAtTime, whyNotInSteps } from './at-a-time.ts'
import type { SeriesAnswer } from './series-answer.ts'

export const byValue: SeriesAnswer<'numeric'> = {
  asks: ['at'],
  promise: 'Its value is the answer, so it has to be measured in the unit of the question.',
  sayMeaning: (rule) => `The answer is ${sayThen(rule)}`,
  sayFinding: (_, { at, said }) => `the value of ${sayDay(at)} was ${said}`,
  whyNot: (_, rule, resolves) => whyNotAtTime(rule, resolves),
  whyNotBy: ({ unit }, rule, series) =>
    unit === series.unit
      ? whyNotInSteps(rule, series)
      : { field: 'automatic.trend', reason: `is measured in ${series.unit}, and the question asks for ${unit}` },
  span: (_, rule) => spanOfTime(rule),
  answer(_, rule, known) {
    const found = valueThen(rule, known)
    return found && { ...found, value: String(found.by.value) }
  },
}
