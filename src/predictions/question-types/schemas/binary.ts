/** What a question of yes or no and its estimate look like: a chance between 0 and 1. */
import { z } from 'zod'

const question = z.object({ type: z.literal('binary') })
/** Whoever asks by the form writes per cents, whoever asks by the API parts of 1: it is true of both. */
const beyond = 'does not lie between 0 and 100%'
const estimate = z.object({ type: z.literal('binary'), probability: z.number().gt(0, beyond).lt(1, beyond) })

export const binary = { question, estimate, entry: { question: question.strict(), estimate: estimate.strict() } }
