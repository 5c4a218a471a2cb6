/** What networks add to the projection of one trend: the methods alone are asked anew, and the rest is theirs. */
import type { Period } from '#engine/projection/methods/central-forecast.ts'
import { networksOf } from '#engine/projection/networks/shipped-networks.ts'
import { project, usualHorizon } from '#engine/projection/project.ts'
import { evenSteps } from '#series/even-steps.ts'
import type { MadeProjection } from '#series/projection.ts'
import { rounderFor } from '#series/rounding.ts'
import type { Series } from '#series/series.ts'
import { howOften } from '#series/how-often.ts'
import type { MethodExamples } from '../examples.ts'

type Beside = NonNullable<NonNullable<MethodExamples['trend']>['networks']>

/** Null where networks have no say, or the observations do not lie evenly. */
export function networksBeside({ observations, frequency }: Series, kept: MadeProjection): Beside | null {
  const even = evenSteps(observations, frequency, observations.length * 2)
  if (!even || !kept.labels.includes('networks')) return null
  // Beyond, the methods go on alone.
  const points = kept.points.slice(0, usualHorizon[howOften[frequency].perYear])
  const values = even.observations.map(([, value]) => value)
  const alone = project({ values }, { period: howOften[frequency].perYear, horizon: points.length, networks: false })
  if (alone.refused !== null) return null
  return {
    seen: observations.slice(-widestWindow(howOften[frequency].perYear)),
    steps: points.map(({ at, knots }, i) => {
      // What is kept is the mean of both, and was not shifted.
      const methods = (alone.points[i]?.knots ?? []).map((knot) => knot - alone.shift * (i + 1))
      const networks = knots.map((knot, k) => 2 * knot - (methods[k] ?? Number.NaN))
      return { at, methods: bandOf(methods), networks: bandOf(networks), both: bandOf(knots) }
    }),
  }
}

/** As many values as any network of the period sees. */
function widestWindow(period: Period): number {
  return Math.max(...networksOf(period).map(({ window }) => window))
}

function bandOf(knots: readonly number[]): Beside['steps'][number]['both'] {
  const round = rounderFor(knots)
  const [, low = Number.NaN, , median = Number.NaN, , high = Number.NaN] = knots.map(round)
  return { low, median, high }
}
