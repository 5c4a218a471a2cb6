/** A day put together from parts, each of three days. */
import { isDay } from '#kit/dates.ts'
import { inDays } from '../../../curves/day.ts'
import { dayInParts } from '../../../in-parts/day.ts'
import { dayLine } from '../../../in-three/day.ts'
import { date } from '../../../question-types/date.ts'
import { curveOfDay, dayNumbers } from '../curve/day.tsx'
import { blankQuantiles } from '../question-forms/quantile-words.ts'
import { type PartsForm, wholeParts } from './parts-form.ts'

export const dayParts: PartsForm<'date'> = {
  asked: curveOfDay,
  sayRange: (question) => (curveOfDay(question) ? date.sayQuestion(question) : ''),
  partsIn: ({ parts }) =>
    parts?.map(({ from, top, to, weight }) => ({ from: placeOf(from), top: placeOf(top), to: placeOf(to), weight })) ??
    null,
  whyNot(question, parts) {
    const all = wholeParts(parts)
    return curveOfDay(question) && all && dayInParts.whyNot(question, all)
  },
  inParts(question, parts) {
    const all = wholeParts(parts)
    if (curveOfDay(question) && all && dayInParts.whyNot(question, all) === null)
      return dayInParts.estimateOf(question, all)
    const days = parts.map(({ from, top, to, weight }) => ({
      from: dayAt(from),
      top: dayAt(top),
      to: dayAt(to),
      weight,
    }))
    return { type: 'date', quantiles: blankQuantiles(''), parts: days }
  },
  fiveIn: ({ quantiles }) => dayNumbers(quantiles),
  amountsOf: ({ quantiles }) => inDays(quantiles),
  inFive: ({ quantiles }) => ({ type: 'date', quantiles }),
}

const placeOf = (day: string) => (isDay(day) ? dayLine.placeOf(day) : null)
const dayAt = (place: number | null) => (place === null ? '' : dayLine.valueAt(place))
