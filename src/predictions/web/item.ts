/** A prediction as lists and its page receive it. */
import type { z } from 'zod'
import type { cardSchema, wholeSchema } from '#items/contract.ts'
import type { prediction } from '../kind.ts'
import type { Doubt } from '../resolving/doubt.ts'

export type PredictionCard = z.output<ReturnType<typeof cardSchema<typeof prediction>>>
export type PredictionWhole = z.output<ReturnType<typeof wholeSchema<typeof prediction>>>

/** What its page has beside it: when its outcome came into doubt. */
export type PredictionMore = readonly Doubt[]
