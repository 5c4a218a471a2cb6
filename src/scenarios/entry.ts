/**
 * What people write in a scenario: a choice of states from a set that is there, what must hold in that world, and what
 * to watch for.
 */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { plainLine } from '#kit/plain-line.ts'
import { itemRef } from '#items/item.ts'
import { amount } from '#kit/written.ts'
import { mostMembers, tooManyMembers } from './limits.ts'

const name = z
  .string()
  .min(1)
  .min(1)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
const year = z.int().min(1900).max(2200)
const title = plainLine(3, 140)

/** Told apart by whether they compare: then whatever is wrong is said of its own field. */
const outcome = { outcome: plainLine(1, 80), comparison: z.undefined().optional() }
const threshold = { comparison, threshold: amount }

const memberEntry = z.discriminatedUnion('comparison', [
  z.strictObject({ to: itemRef, ...outcome }),
  z.strictObject({ to: itemRef, at: year, ...threshold }),
])
const signpostEntry = z.discriminatedUnion('comparison', [
  z.strictObject({ title, watch: itemRef, ...outcome, by: year }),
  z.strictObject({ title, watch: itemRef, ...threshold, by: year }),
])

export const scenarioEntry = z.strictObject({
  /** The slug of a set that is there. */
  set: name,
  states: z.record(name, name).refine((states) => Object.keys(states).length <= 10, 'names more than ten descriptors'),
  consistent: z.boolean().default(true),
  members: z.array(memberEntry).min(1).max(mostMembers, tooManyMembers),
  signposts: z.array(signpostEntry).max(12).default([]),
})
