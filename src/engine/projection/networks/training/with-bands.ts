/** A network whose bands are wider or narrower, and whose median is the same. */
import type { Network } from '../network.ts'
import { outputsPerStep } from '../quantile-outputs.ts'

/** Widths are e to an output: each bias of a width grows by ln `times`. A width of 3 at `times` 2 becomes 6. */
export function withBands(network: Network, times: number): Network {
  const last = network.layers.at(-1)!
  const bias = last.bias.map((value, i) => (i % outputsPerStep === 0 ? value : value + Math.log(times)))
  return { ...network, layers: [...network.layers.slice(0, -1), { ...last, bias }] }
}
