/** Five quantiles as a curve on the scale of their question, and the five of a crowd of such curves. */
import { RunningDistributionPool } from '#engine/crowd/running/running-pool.ts'
import { type Bounds, cdfPoints } from '#engine/distributions/cdf.ts'
import { fitQuantiles } from '#engine/distributions/fit/quantile-fit.ts'
import { mixture } from '#engine/distributions/means/mixture.ts'
import { percentPoint } from '#engine/distributions/percent-point.ts'
import { type Scale, valueAt } from '#engine/distributions/scale.ts'
import type { Amounts } from '#predictions/question-type.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { CrowdSaid, Word } from './crowd-type.ts'
import { Standing } from './standing.ts'

const chances = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const
const levels = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
type Level = (typeof levels)[number]

export type Line = { scale: Scale; bounds: Bounds }

/**
 * The chance of at most x at 201 places of the scale. Five quantiles at these chances that rise within the range always
 * have a curve: the floor asks for a hundredth of what lies between them.
 */
export function curveThrough({ scale, bounds }: Line, quantiles: Amounts): Float64Array {
  const given = levels.map((level) => ({ probability: chances[level], value: quantiles[level] }))
  return fitQuantiles(given, scale, bounds).cdf
}

/** What lies beyond an open end is written as that end, as in every forecast. */
function quantilesOn({ scale }: Line, cdf: Float64Array): Amounts {
  const at = (level: Level) => valueAt(scale, percentPoint(cdf, chances[level]))
  return { p5: at('p5'), p25: at('p25'), p50: at('p50'), p75: at('p75'), p95: at('p95') }
}

/** A crowd of curves. */
export class CurveCrowd {
  readonly #line: Line
  readonly #pool = new RunningDistributionPool(cdfPoints)
  readonly #standing = new Standing<Float64Array>()

  constructor(line: Line) {
    this.#line = line
  }

  take({ person, at, estimate, skill }: Word<Amounts>): void {
    const curve = estimate && curveThrough(this.#line, estimate)
    this.#pool.take({ forecaster: person, at, forecast: curve }, skill)
    this.#standing.take(person, curve)
  }

  /** The five of the pool. */
  pooled(): Amounts | null {
    const pool = this.#pool.cdf()
    return pool && quantilesOn(this.#line, pool)
  }

  /** `of`: an estimate of the type, of five amounts. */
  said(of: (quantiles: Amounts) => Estimate): CrowdSaid | null {
    const pooled = this.pooled()
    if (!pooled) return null
    const mean = mixture(this.#standing.all(), null)
    return {
      estimate: of(pooled),
      ways: [{ way: 'mean', estimate: of(quantilesOn(this.#line, mean)) }],
      quartiles: null,
      tenths: null,
    }
  }
}
