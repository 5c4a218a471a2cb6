/** An amount in three numbers: 424, 428 and 433 ppm have their quarters at 426.3 and 429.9. */
import { allDigits, asKnown, sayNumber } from '#kit/numbers.ts'
import { fiveOf, type InThree, quartersBetween, threeOf } from './in-three.ts'

const line = { placeOf: (value: number) => value, valueAt: (value: number) => value }
/** To a hundredth of a power of ten below the width. */
const tidy = (place: number, width: number) => (width === 0 ? Number(place.toPrecision(12)) : asKnown(place, width))

export const amountInThree: InThree<'numeric'> = {
  threeIn: ({ quantiles }) => threeOf(quantiles, line),
  estimateOf: (question, three) => ({
    type: 'numeric',
    quantiles: fiveOf(three, amountInThree.quartersOf(question, three), line),
  }),
  quartersOf: ({ range }, three) => quartersBetween(three, { tidy, isLog: range.scale === 'log' }),
  tidy,
  say: (place) => sayNumber(place, allDigits),
  sides: ['below', 'above'],
  rangeOf: ({ range }) => range,
  unitOf: ({ unit }) => unit,
}
