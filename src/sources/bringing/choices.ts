/** What somebody has said of an address that they bring, as what a binding keeps of it. */
import type { z } from 'zod'
import { gatheringsOf } from '#series/reading/dates/gather.ts'
import type { Gather, Grain } from '#series/reading/given.ts'
import type { answered } from '#series/reading/preview.ts'
import type { Derivation } from '../derivation.ts'

type Mapping = z.output<typeof answered>

/** Sources' values are gathered by the year alone. A mean, a sum or a last value is of years that lack none. */
export function derivedBy({ gather, scale }: Mapping, given: Derivation): Derivation {
  if (scale !== undefined) return { is: 'scale', factor: scale }
  if (!gather) return given
  const isOfAll = gather.by !== 'max' && gather.by !== 'count'
  return { is: 'gather', how: gather.by, ...(isOfAll && { whole: true as const }) }
}

/** How values that come as often as this can be gathered. */
export function gatheringsInto(grain: Grain): Gather[] {
  return gatheringsOf(grain, ['yearly'])
}

/** Why what was said cannot be kept with a binding that computes this, or null. */
export function whyNotSaid({ gather, scale }: Mapping, given: Derivation): { field: string; reason: string } | null {
  if (gather && gather.to !== 'yearly') return { field: 'mapping.gather', reason: 'is not by the year' }
  const all = [gather, scale, given.is === 'as-is' ? undefined : given].filter((one) => one !== undefined)
  return all.length > 1 ? { field: 'mapping', reason: 'asks for two computations, and a binding makes one' } : null
}

/** That a unit was changed on purpose holds once. */
export function lastingIn(mapping: Mapping): Omit<Mapping, 'newUnit'> {
  const { newUnit: _, ...lasting } = mapping
  return lasting
}
