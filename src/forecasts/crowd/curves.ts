/** The five quantiles of a crowd of curves. */
import { RunningDistributionPool } from '#engine/crowd/running/running-pool.ts'
import { cdfPoints } from '#engine/distributions/cdf.ts'
import { mixture } from '#engine/distributions/means/mixture.ts'
import { curveSaid, type Said } from '#predictions/curves/said.ts'
import { type Line, quantilesOn } from '#predictions/curves/through.ts'
import type { Amounts } from '#predictions/question-type.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import type { CrowdSaid, Word } from './crowd-type.ts'
import { Standing } from './standing.ts'

/** A crowd of curves. */
export class CurveCrowd {
  readonly #line: Line
  readonly #pool = new RunningDistributionPool(cdfPoints)
  readonly #standing = new Standing<Float64Array>()

  constructor(line: Line) {
    this.#line = line
  }

  take({ person, at, estimate, skill }: Word<Said>): void {
    const curve = estimate && curveSaid(this.#line, estimate)
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
