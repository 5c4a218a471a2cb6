/** Resolutions that say no more than that a range was left. Beyond a closed end nobody could forecast: it counts as that end. */
import { above, below } from '../../../outcomes.ts'
import type { Range } from '../../../reading/cdf-quantiles.ts'

/** `say` writes an end as outcomes are written. Null of what says something else. */
export function beyond(resolution: string, range: Range, say: (end: number) => string): string | null {
  if (resolution === 'below_lower_bound') return range.openBelow ? below : say(range.min)
  if (resolution === 'above_upper_bound') return range.openAbove ? above : say(range.max)
  return null
}
