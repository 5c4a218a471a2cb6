/**
 * How the errors of neighbouring steps go together, in series whose future is known, beside what simulated paths take
 * them for: how often a path meets a value hangs on that, though no band does. And how often values were met at least
 * once, and stood at or past in the end, beside the chances that were said of both.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import type { Period } from '#engine/projection/methods/central-forecast.ts'
import { project } from '#engine/projection/project.ts'
import { type Meeting, meetingsOf, metAmong } from './meetings.ts'
import { type Dependence, stepCorrelation, usualDependence } from '#engine/projection/paths/dependence.ts'

type Stored = { m: Period; h: number; train: number[]; test?: number[] }
type Foreseen = { dependence: Dependence; places: number[]; meetings: Meeting[] }
type Options = { data?: string | undefined; horizon?: string | undefined; items?: string | undefined }

/** So many series tell a correlation to .03. */
const mostSeries = 2500
/** From as few values nothing is foreseen that is further away. */
const leastKnown: Record<Period, number> = { 1: 20, 4: 40, 12: 48 }

/**
 * `data`: a file of [{m, h, train, test}], json or json.gz; the last `horizon` values of each are foreseen from before
 * them, its own h where none is said. `items`: the most series that are looked at, spread over the file.
 */
export async function benchPaths({ data, horizon, items }: Options) {
  if (!data) throw new Error('Say which series: --data FILE')
  const bytes = await readFile(data)
  const stored = JSON.parse((data.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as Stored[] // as asked for
  const every = Math.max(1, Math.floor(stored.length / Number(items ?? mostSeries)))
  const { m = 1, h = 0 } = stored[0] ?? {}
  const steps = Number(horizon ?? h)
  const foreseen = stored
    .filter((_, i) => i % every === 0)
    .flatMap((one) => foreseenOf(one, steps) ?? [])
    .toSorted((one, other) => one.dependence.noise - other.dependence.noise)
  const thirds = [0, 1, 2].map((third) =>
    foreseen.slice((third * foreseen.length) / 3, ((third + 1) * foreseen.length) / 3),
  )
  return {
    series: foreseen.length,
    steps,
    /** From those whose months, or quarters, have the least noise of their own to those that have the most. */
    byNoise: m === 1 ? [togetherIn(foreseen, steps)] : thirds.map((third) => togetherIn(third, steps)),
    /** Of values that may be met: what was said, and what came. */
    met: metAmong(foreseen),
  }
}

/** How steps go together: found, taken, and of a random walk. */
function togetherIn(foreseen: readonly Foreseen[], steps: number) {
  const ranks = Array.from({ length: steps }, (_, step) => ranksOf(foreseen.map(({ places }) => places[step]!)))
  const dependence = foreseen[Math.floor(foreseen.length / 2)]?.dependence ?? usualDependence[1]
  const pairs = ranks.flatMap((one, s) =>
    ranks.slice(s + 1).map((other, i) => ({
      s: s + 1,
      t: s + i + 2,
      found: correlationOf(one, other),
      taken: stepCorrelation(dependence, s + 1, s + i + 2),
    })),
  )
  const said = (of: typeof pairs) => of.map(({ found, taken }) => [rounded(found), rounded(taken)])
  return {
    noise: rounded(dependence.noise),
    /** [found, taken] of steps 1 and 2, 2 and 3 ...; of steps 1 and 2, 1 and 3 ...; and how far apart all lie. */
    neighbours: said(pairs.filter(({ s, t }) => t === s + 1)),
    withFirst: said(pairs.filter(({ s }) => s === 1)),
    rootMeanSquare: rounded(Math.sqrt(mean(pairs.map(({ found, taken }) => (found - taken) ** 2)))),
    ofRandomWalk: rounded(Math.sqrt(mean(pairs.map(({ found, s, t }) => (found - Math.sqrt(s / t)) ** 2)))),
  }
}

/** Null where nothing was foreseen. `places`: where each value came in the distribution that was foreseen for it. */
function foreseenOf({ m, train, test = [] }: Stored, steps: number): Foreseen | null {
  const all = [...train, ...test]
  const known = all.length - steps
  if (known < leastKnown[m]) return null
  const projection = project({ values: all.slice(0, known) }, { period: m, horizon: steps })
  if (projection.refused !== null) return null
  const future = all.slice(known)
  const places = projection.points.map(({ knots }, i) => 1 - chanceOfAtLeast(knots, future[i]!, projection.bounds))
  return { dependence: projection.dependence, places, meetings: meetingsOf(projection, all[known - 1]!, future) }
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).toSorted((a, b) => a.value - b.value)
  const ranks = Array.from<number>({ length: values.length })
  for (const [rank, { i }] of order.entries()) ranks[i] = rank
  return ranks
}

/** Of a Gaussian copula with this rank correlation: 2 sin(pi rho / 6), Pearson 1907. */
function correlationOf(one: readonly number[], other: readonly number[]): number {
  const middle = (one.length - 1) / 2
  const products = one.map((rank, i) => (rank - middle) * (other[i]! - middle))
  return 2 * Math.sin((Math.PI / 6) * (mean(products) / mean(one.map((rank) => (rank - middle) ** 2))))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
