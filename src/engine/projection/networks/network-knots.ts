/** What networks say together of how series go on. */
import type { Period } from '../methods/central-forecast.ts'
import { withSeasons } from '../methods/seasonality.ts'
import { outputsOf, type Network } from './network.ts'
import type { Past } from './past.ts'
import { knotsOfOutputs, outputsPerStep } from './quantile-outputs.ts'

const knotCount = outputsPerStep

/**
 * For each past and step the values at `knotChances`, in the unit of the series: the means of what the networks say,
 * with the seasons put back (the mean of quantiles, Lichtendahl, Grushka-Cockayne and Winkler 2013). As none of them
 * lets its knots cross, nor does their mean. All pasts go through a network at once. Empty where `networks` is.
 */
export function networkKnots(networks: readonly Network[], pasts: readonly Past[], period: Period): number[][][] {
  if (networks.length === 0) return []
  const outputs = networks.map((network) => outputsOf(network, pasts))
  const steps = outputs[0]!.columns / outputsPerStep
  return pasts.map((past, row) => {
    const knots = Array.from({ length: steps }, () => new Float64Array(knotCount))
    for (const { values, columns } of outputs) {
      knots.forEach((at, i) => {
        const own = knotsOfOutputs(values, row * columns + i * outputsPerStep, Math.sqrt((i + 1) / period))
        for (let k = 0; k < knotCount; k++) at[k]! += own[k]! / networks.length
      })
    }
    return inUnitOf(past, knots)
  })
}

function inUnitOf({ adjusted, scale, seasonality }: Past, knots: readonly Float64Array[]): number[][] {
  const last = adjusted.at(-1)!
  const levels = knots.map((at) => Array.from(at, (knot) => last + scale * knot))
  if (seasonality.kind === 'none') return levels
  const columns = Array.from({ length: knotCount }, (_, k) => {
    const column = levels.map((at) => at[k]!)
    return withSeasons(column, seasonality, adjusted.length)
  })
  return levels.map((_, i) => columns.map((column) => column[i]!))
}
