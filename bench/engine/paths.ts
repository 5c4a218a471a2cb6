/**
 * How the errors of neighbouring steps go together, in series whose future is known, beside what simulated paths take
 * them for: how often a path meets a value hangs on that, though no band does.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import type { Period } from '#engine/projection/methods/central-forecast.ts'
import { project } from '#engine/projection/project.ts'
import { stepCorrelation } from '#engine/projection/paths/simulate-paths.ts'

type Stored = { m: Period; h: number; train: number[]; test?: number[] }
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
  const chances = stored.filter((_, i) => i % every === 0).flatMap((one) => chancesOf(one, steps) ?? [])
  const ranks = Array.from({ length: steps }, (_, step) => ranksOf(chances.map((row) => row[step]!)))
  const pairs = ranks.flatMap((one, s) =>
    ranks.slice(s + 1).map((other, i) => ({
      s: s + 1,
      t: s + i + 2,
      found: correlationOf(one, other),
      taken: stepCorrelation(m, s + 1, s + i + 2),
    })),
  )
  const said = (of: typeof pairs) => of.map(({ found, taken }) => [rounded(found), rounded(taken)])
  return {
    series: chances.length,
    steps,
    /** [found, taken] of steps 1 and 2, 2 and 3 ...; of steps 1 and 2, 1 and 3 ...; and how far apart all lie. */
    neighbours: said(pairs.filter(({ s, t }) => t === s + 1)),
    withFirst: said(pairs.filter(({ s }) => s === 1)),
    rootMeanSquare: rounded(Math.sqrt(mean(pairs.map(({ found, taken }) => (found - taken) ** 2)))),
    ofRandomWalk: rounded(Math.sqrt(mean(pairs.map(({ found, s, t }) => (found - Math.sqrt(s / t)) ** 2)))),
  }
}

/** Where each value came in the distribution that was foreseen for it; null where none was. */
function chancesOf({ m, train, test = [] }: Stored, steps: number): number[][] | null {
  const all = [...train, ...test]
  const known = all.length - steps
  if (known < leastKnown[m]) return null
  const projection = project({ values: all.slice(0, known) }, { period: m, horizon: steps })
  if (projection.refused !== null) return null
  return [projection.points.map(({ knots }, i) => 1 - chanceOfAtLeast(knots, all[known + i]!, projection.bounds))]
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
