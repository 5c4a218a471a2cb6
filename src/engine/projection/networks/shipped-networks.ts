/** The networks that the product has. */
import type { Period } from '../methods/central-forecast.ts'
import { fromBase64 } from './base64.ts'
import type { Network } from './network.ts'
import { networkWeights } from './network-weights.ts'
import { unpackNetworks } from './packed-networks.ts'

let unpacked: ReturnType<typeof unpackNetworks> | null = null

/** Those for series of so many values a year, made ready when first asked for: none for monthly ones. */
export function networksOf(period: Period): Network[] {
  unpacked ??= unpackNetworks(fromBase64(networkWeights))
  return unpacked.filter((one) => one.period === period).map(({ network }) => network)
}
