/** Where what the methods say, what the networks say and what is kept of both lie in a drawing. */
import { decimalYear } from '#kit/dates.ts'
import type { Point } from '#kit/chart/path.ts'
import { linearScale, type Scale, scaleForSeries } from '#kit/chart/scale.ts'
import type { MethodExamples } from '../../../examples.ts'

type Beside = NonNullable<NonNullable<MethodExamples['trend']>['networks']>
type Who = 'methods' | 'networks' | 'both'

export type NetworksPlan = {
  x: Scale
  y: Scale
  seen: Point[]
  /** Along the upper ends of the 80 % band and back along the lower ones, from the last value. */
  band: Record<Who, Point[]>
  median: Record<Who, Point[]>
  /** To the right of the two medians, and never over each other. */
  words: { text: 'methods' | 'networks'; at: Point }[]
}

/** Two lines of words, in a drawing of the usual height. */
const apart = 80

/** `seen` holds at least one observation, and `steps` at least one step. */
export function planNetworks({ seen, steps }: Beside): NetworksPlan {
  const ends = steps.flatMap(({ methods, networks }) => [methods, networks].flatMap(({ low, high }) => [low, high]))
  const x = linearScale(decimalYear(seen[0]?.[0] ?? ''), decimalYear(steps.at(-1)?.at ?? ''), { isYears: true })
  const y = scaleForSeries(
    seen.map(([, value]) => value),
    { isLog: false, projected: ends },
  )
  const place = (at: string, value: number): Point => [x.at(decimalYear(at)), 1000 - y.at(value)]
  const line = seen.map(([at, value]) => place(at, value))
  const along = (who: Who, end: 'low' | 'median' | 'high') => steps.map((step) => place(step.at, step[who][end]))
  const bandOf = (who: Who) => [...line.slice(-1), ...along(who, 'high'), ...along(who, 'low').toReversed()]
  const medianOf = (who: Who) => [...line.slice(-1), ...along(who, 'median')]
  const median = { methods: medianOf('methods'), networks: medianOf('networks'), both: medianOf('both') }
  return {
    x,
    y,
    seen: line,
    band: { methods: bandOf('methods'), networks: bandOf('networks'), both: bandOf('both') },
    median,
    words: wordsAt(median.methods.at(-1) ?? [1000, 500], median.networks.at(-1) ?? [1000, 500]),
  }
}

function wordsAt(methods: Point, networks: Point): NetworksPlan['words'] {
  const [middle, distance] = [(methods[1] + networks[1]) / 2, Math.max(apart, Math.abs(methods[1] - networks[1]))]
  const down = methods[1] >= networks[1] ? distance / 2 : -distance / 2
  return [
    { text: 'methods', at: [methods[0], middle + down] },
    { text: 'networks', at: [networks[0], middle - down] },
  ]
}
