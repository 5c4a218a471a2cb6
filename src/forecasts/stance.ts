/** What of somebody's forecast stands beside what they say of the question: it, and what was asked then. */
import { z } from 'zod'
import { estimateTold as estimate, question } from '#predictions/question-types/schemas/index.ts'

export const stance = z.object({ question, estimate })
export type Stance = z.output<typeof stance>
