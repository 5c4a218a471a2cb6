/** A prediction as lists and its page receive it. */
import type { z } from 'zod'
import type { cardSchema, wholeSchema } from '#content/contract.ts'
import type { prediction } from '../kind.ts'

export type PredictionCard = z.output<ReturnType<typeof cardSchema<typeof prediction>>>
export type PredictionWhole = z.output<ReturnType<typeof wholeSchema<typeof prediction>>>
