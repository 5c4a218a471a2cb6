/**
 * A scenario's own fields: the state it takes of every descriptor, the members that belong to its world, and the signs
 * to watch for.
 */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { itemRef } from '#items/item.ts'
import type { ScenarioSet } from './set.ts'
import { mostMembers, tooManyMembers } from './limits.ts'

const outcomeOf = z.object({ to: itemRef, outcome: z.string() })
const thresholdOf = z.object({ to: itemRef, at: z.int(), comparison, threshold: z.number() })

/** A prediction with the outcome it must have, or a trend with the threshold it must be at or beyond in a year. */
const member = z.union([outcomeOf, thresholdOf])
export type Member = z.output<typeof member>

/** An early sign, to be seen by a year: a trend's threshold or a prediction's outcome. */
const signpost = z.union([
  z.object({ title: z.string(), watch: itemRef, comparison, threshold: z.number(), by: z.int() }),
  z.object({ title: z.string(), watch: itemRef, outcome: z.string(), by: z.int() }),
])
export type Signpost = z.output<typeof signpost>

export const scenarioDetails = z.object({
  /** The slug of its set. */
  set: z.string(),
  /** Descriptor to state. */
  states: z.record(z.string(), z.string()),
  /** False where it was written against the matrix on purpose; the text says why. */
  consistent: z.boolean(),
  members: z.array(member).min(1).max(mostMembers, tooManyMembers),
  signposts: z.array(signpost).max(12),
})
export type ScenarioDetails = z.output<typeof scenarioDetails>

/** The field and the reason why a scenario contradicts itself, or null. */
export function whyNotScenario({ members, signposts }: ScenarioDetails): { field: string; reason: string } | null {
  const twice = members.findIndex((one, i) => members.findIndex((other) => isSame(one, other)) < i)
  if (twice >= 0) return { field: `members.${twice}`, reason: 'is there twice' }
  const sign = signposts.findIndex(({ title }, i) => signposts.findIndex((other) => other.title === title) < i)
  return sign < 0 ? null : { field: `signposts.${sign}.title`, reason: 'is there twice' }
}

function isSame(one: Member, other: Member): boolean {
  if (one.to !== other.to) return false
  if ('outcome' in one || 'outcome' in other)
    return 'outcome' in one && 'outcome' in other && one.outcome === other.outcome
  return one.at === other.at && one.comparison === other.comparison && one.threshold === other.threshold
}

/** The field and the reason why a scenario does not fit its set, or null. */
export function whyNotInSet(
  { states }: Pick<ScenarioDetails, 'states'>,
  { slug, descriptors }: ScenarioSet,
): { field: string; reason: string } | null {
  for (const { id, states: possible } of descriptors) {
    const chosen = states[id]
    if (chosen === undefined) return { field: 'states', reason: `says nothing about "${id}"` }
    if (!possible.some((one) => one.id === chosen))
      return { field: 'states', reason: `says ${id}: ${chosen}, which the set ${slug} does not have` }
  }
  const extra = Object.keys(states).find((id) => !descriptors.some((descriptor) => descriptor.id === id))
  return extra ? { field: 'states', reason: `names "${extra}", which is no descriptor of the set ${slug}` } : null
}
