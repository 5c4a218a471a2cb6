/**
 * What a question of yes or no and its estimate look like: a chance between 0 and 1, and none nearer to either than a thousandth
 * where people say it.
 */
import { z } from 'zod'
import { leastChance } from '../least-chance.ts'

const question = z.object({ type: z.literal('binary') })
const estimate = z.object({ type: z.literal('binary'), probability: z.number().gt(0).lt(1) })

/** Whoever asks by the form writes per cents, whoever asks by the API parts of 1: it is true of both. */
const beyond = 'is not from 0.1 to 99.9%'
const [least, most] = [leastChance - 1e-9, 1 - leastChance + 1e-9]
const entry = z.strictObject({
  type: z.literal('binary'),
  probability: z.number().min(least, beyond).max(most, beyond),
})

export const binary = { question, estimate, entry: { question: question.strict(), estimate: entry } }
