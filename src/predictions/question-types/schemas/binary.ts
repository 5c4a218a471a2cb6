/** What a question of yes or no and its estimate look like: a chance between 0 and 1. */
import { z } from 'zod'

const question = z.object({ type: z.literal('binary') })
const estimate = z.object({ type: z.literal('binary'), probability: z.number().gt(0).lt(1) })

export const binary = { question, estimate, entry: { question: question.strict(), estimate: estimate.strict() } }
