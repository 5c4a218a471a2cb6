/** Having a report followed: what may be asked for, and how much of it there is. */
import { z } from 'zod'
import { measureNames, type MeasureName, measures } from './measures.ts'

const measureName = z.enum(measureNames)

export const follow = z.object({
  measure: measureName,
  /** By more than this. */
  amount: z.number(),
  since: z.iso.datetime(),
  /** From then on it is followed no longer. */
  until: z.iso.datetime(),
  /** When it was made again last. */
  madeAt: z.iso.datetime().nullable(),
})

/** Why nobody waits for a move by so much, or null. */
export function whyNotAmount(measure: MeasureName, amount: number): string | null {
  const { least, most, say } = measures[measure]
  return amount >= least && amount <= most ? null : `must lie between ${say(least)} and ${say(most)}`
}
