/** An amount in three numbers: 424, 428 and 433 ppm have their quarters at 426.3 and 429.9. */
import { allDigits, asKnown, sayNumber } from '#kit/numbers.ts'
import { fiveOf, type InThree, quartersBetween, threeOf } from './in-three.ts'

const line = { placeOf: (value: number) => value, valueAt: (value: number) => value }
/** To a hundredth of a power of ten below the width, and on a logarithmic scale below what is small beside that. */
const tidy: InThree<'numeric'>['tidy'] = ({ range }, place, width) => {
  const least = range.scale === 'log' ? Math.min(width, place) : width
  return least > 0 ? asKnown(place, least) : Number(place.toPrecision(12))
}

export const amountInThree: InThree<'numeric'> = {
  threeIn: ({ quantiles }) => threeOf(quantiles, line),
  estimateOf: (question, three) => ({
    type: 'numeric',
    quantiles: fiveOf(three, amountInThree.quartersOf(question, three), line),
  }),
  quartersOf: (question, three) =>
    quartersBetween(three, { tidy: tidy.bind(null, question), isLog: question.range.scale === 'log' }),
  tidy,
  say: (place) => sayNumber(place, allDigits),
  sides: ['below', 'above'],
  rangeOf: ({ range }) => range,
  unitOf: ({ unit }) => unit,
}
