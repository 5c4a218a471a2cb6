/** A day in three days: their quarters are whole days too. */
import { daysBetween, daysLater, sayDay } from '#kit/dates.ts'
import { fiveOf, type InThree, quartersBetween, threeOf } from './in-three.ts'

const first = '1970-01-01'
export const dayLine = {
  placeOf: (day: string) => daysBetween(first, day),
  valueAt: (place: number) => daysLater(first, Math.round(place)),
}

export const dayInThree: InThree<'date'> = {
  threeIn: ({ quantiles }) => threeOf(quantiles, dayLine),
  estimateOf: (question, three) => ({
    type: 'date',
    quantiles: fiveOf(three, dayInThree.quartersOf(question, three), dayLine),
  }),
  quartersOf: (_, three) => quartersBetween(three, { tidy: Math.round }),
  tidy: (_, place) => Math.round(place),
  say: (place) => sayDay(dayLine.valueAt(place)),
  sides: ['before', 'after'],
  rangeOf: ({ range: { min, max } }) => ({ min: dayLine.placeOf(min), max: dayLine.placeOf(max) }),
  unitOf: () => '',
}
