/** How a value may stand to a threshold, in signs and in words. */
import { z } from 'zod'

export const comparison = z.enum(['>=', '>', '<=', '<'])
export type Comparison = z.output<typeof comparison>

export const comparisonWords: Record<Comparison, string> = { '>=': 'at least', '>': 'above', '<=': 'at most', '<': 'below' }
