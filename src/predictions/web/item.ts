/** A prediction as lists and its page receive it. */
import type { z } from 'zod'
import type { cardSchema, wholeSchema } from '#items/contract.ts'
import type { Beside } from '#items/web/kind-view.ts'
import { headlineOf } from '../forecast.ts'
import type { Forecaster } from '../forecasters.ts'
import type { prediction } from '../kind.ts'
import type { Doubt } from '../resolving/doubt.ts'

export type PredictionCard = z.output<ReturnType<typeof cardSchema<typeof prediction>>>
export type PredictionWhole = z.output<ReturnType<typeof wholeSchema<typeof prediction>>>

/** What its page has beside it: when its outcome came into doubt. */
export type PredictionMore = readonly Doubt[]

/** Who says the number that a card of any kind shows, or null: Farsight and the model where they make one together. */
export function forecasterOf(item: Beside): Forecaster | null {
  // Only predictions have a field of this name; every card has been parsed by its own kind's schema.
  return 'houseForecast' in item ? (headlineOf(item as PredictionCard)?.forecaster ?? null) : null
}
