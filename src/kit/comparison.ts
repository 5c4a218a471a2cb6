/** How a value may stand to a threshold, in signs. */
import { z } from 'zod'
import { comparisons } from './comparison-words.ts'

export const comparison = z.enum(comparisons)
