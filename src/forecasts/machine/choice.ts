/** One of several: a chance of each, in the order of the options, so that no option is ever repeated to be understood. */
import { z } from 'zod'
import { leastChance } from '#predictions/question-types/least-chance.ts'
import type { MachineType } from './machine-type.ts'

const answer = z.strictObject({ chances: z.array(z.number().min(0).max(1)).max(20) })

/** Each chance is rounded by itself, of three to .33: so far from 1 may their sum lie, and is brought back to it. */
const rounding = 0.02 + 1e-9

export const choiceAsked: MachineType<'choice'> = {
  shown: ({ options }) => ({ options }),
  asks: '"chances": an array with one number for each of "options", in their order, each at least 0.001, together 1',
  read({ options }, fields) {
    const { data } = answer.safeParse(fields)
    const sum = data?.chances.reduce((all, chance) => all + chance, 0) ?? 0
    if (!data || data.chances.length !== options.length || Math.abs(sum - 1) > rounding) return null
    // What lies above the least chance is what is brought back: the least one that was asked for stays one.
    const least = leastChance * options.length
    const share = (1 - least) / (sum - least)
    const chanceOf = (said: number) => leastChance + (said - leastChance) * share
    const probabilities = Object.fromEntries(options.map((option, i) => [option, chanceOf(data.chances[i] ?? 0)]))
    return { type: 'choice', probabilities }
  },
}
