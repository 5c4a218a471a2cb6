/**
 * What a series did in the last ten years, as an estimate of its value at a time: from its last value so far as it went
 * over as many steps, each of the times that this can be seen in those years.
 */
import { asKnown, sayCounted } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import { periodOf, placeOf } from '#kit/periods.ts'
import { levels } from '../../../curves/through.ts'
import type { Amounts } from '../../../question-type.ts'
import type { QuestionOf } from '../../../question-types/schemas/index.ts'
import type { Seen } from '../question-form.ts'

const years = 10
/** Of fewer changes than these nothing can be said about one in twenty. */
const fewest = 8

type Begun = { five: Amounts; says: string }

/** Null where the series is of another unit, its last value is the one that is asked for, or too little of it is at hand. */
export function lastYears({ unit, range }: QuestionOf<'numeric'>, seen: Seen): Begun | null {
  const { observations, at } = seen
  const last = observations.at(-1)
  if (seen.unit !== unit || at === null || !last) return null
  const period = periodOf(last[0])
  const ahead = placeOf(at, period) - placeOf(last[0], period)
  if (ahead < 1) return null
  const known = new Map(observations.map(([then, value]) => [placeOf(then, period), value]))
  const isLog = range.scale === 'log'
  const changes = observations
    .filter(([then]) => placeOf(then, period) > placeOf(last[0], period) - years * period.perYear)
    .flatMap(([then, value]) => {
      const before = known.get(placeOf(then, period) - ahead)
      return before === undefined ? [] : [isLog ? value / before : value - before]
    })
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
  if (changes.length < fewest) return null
  const went = (change: number) => (isLog ? last[1] * change : last[1] + change)
  return {
    five: tidied(
      levels.map((level) => went(quantileOf(changes, Number(level.slice(1)) / 100))),
      range,
    ),
    says: `From ${sayDay(last[0])}, its last value, the fields go as far as the series went over ${sayCounted(ahead, period.step)}, ${sayCounted(changes.length, 'time')} in the last ten years.`,
  }
}

/** Of values that rise, between the two nearest to it (type 7 of Hyndman and Fan 1996): of 1 to 5 the quarter is 2. */
function quantileOf(rising: readonly number[], chance: number): number {
  const place = chance * (rising.length - 1)
  const below = Math.floor(place)
  const low = rising[below] ?? Number.NaN
  return low + ((rising[below + 1] ?? low) - low) * (place - below)
}

/** Within the range, and as somebody would type them. */
function tidied(values: readonly number[], { min, max }: QuestionOf<'numeric'>['range']): Amounts {
  const width = (values.at(-1) ?? 0) - (values[0] ?? 0)
  const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = values.map((value) =>
    Math.min(max, Math.max(min, asKnown(value, width / 10))),
  )
  return { p5, p25, p50, p75, p95 }
}
