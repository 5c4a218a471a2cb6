/**
 * The same projection without the half that networks say: kept beside the whole one, and told only to those who ask for
 * it.
 */
import { z } from 'zod'
import { overtakenProjection, projectedPoint } from '#series/projection.ts'
import { trendNumbers } from '../numbers.ts'

/** `points` at the times of the whole projection; or why a newer value from elsewhere leaves nothing of it. */
export const withoutNetworks = z.union([
  z.object({ refused: z.null(), points: z.array(projectedPoint.omit({ validated: true })).min(1) }),
  overtakenProjection,
])
export type WithoutNetworks = z.output<typeof withoutNetworks>

/** Missing where networks have no say, and in numbers that were made before it was kept. */
export const keptTrendNumbers = trendNumbers.extend({ withoutNetworks: withoutNetworks.exactOptional() })
export type KeptTrendNumbers = z.output<typeof keptTrendNumbers>
