/** A trend as lists and its page receive it. */
import type { z } from 'zod'
import type { cardSchema, wholeSchema } from '#items/contract.ts'
import type { Beside } from '#items/web/kind-view.ts'
import type { trend } from '../kind.ts'

export type TrendCard = z.output<ReturnType<typeof cardSchema<typeof trend>>>
export type TrendWhole = z.output<ReturnType<typeof wholeSchema<typeof trend>>>

/** What a card of any kind holds of a series, or null. */
export function seriesOf(item: Beside): TrendCard['series'] {
  // Only trends have a field of this name; every card has been parsed by its own kind's schema.
  return 'series' in item ? (item as TrendCard).series : null
}
