/** Yes or no: one chance. */
import { z } from 'zod'
import type { MachineType } from './machine-type.ts'

const answer = z.strictObject({ chance: z.number().gt(0).lt(1) })

export const binaryAsked: MachineType<'binary'> = {
  shown: () => ({ answers: ['yes', 'no'] }),
  asks: '"chance": the chance of a yes, a number from 0.001 to 0.999',
  read(_, fields) {
    const { data } = answer.safeParse(fields)
    return data ? { type: 'binary', probability: data.chance } : null
  },
}
