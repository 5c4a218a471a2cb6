/** How a scenario is written in a file of the collection, and what that becomes. */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { itemName, type Problem, slug } from '#items/server/collection/file.ts'
import { itemReader, type Peers } from '#items/server/collection/reader.ts'
import { whyNotOutcomeOf } from '#predictions/server/collection.ts'
import { trend } from '#trends/kind.ts'
import { scenario } from '../kind.ts'
import { type ScenarioDetails, whyNotInSet, whyNotScenario } from '../scenario.ts'
import { scenarioSet } from '../set.ts'
import { nameOfSet } from './collection-set.ts'

const member = z.union(
  [
    z.object({ to: itemName, outcome: z.string() }),
    z.object({ to: itemName, at: z.int(), comparison, threshold: z.number() }),
  ],
  { error: 'is neither {to, outcome} nor {to, at, comparison, threshold}' },
)
const signpost = z.union(
  [
    z.object({ title: z.string(), watch: itemName, comparison, threshold: z.number(), by: z.int() }),
    z.object({ title: z.string(), watch: itemName, outcome: z.string(), by: z.int() }),
  ],
  { error: 'is neither {title, watch, outcome, by} nor {title, watch, comparison, threshold, by}' },
)
const file = z.object({
  set: slug,
  states: z.record(z.string(), z.string()),
  consistent: z.boolean().default(true),
  members: z.array(member),
  signposts: z.array(signpost).default([]),
})

export const scenarioReader = itemReader({
  kind: scenario,
  slugOf: (path) => /^scenarios\/[a-z0-9-]+\/(?!set\.md$)([a-z0-9-]+)\.md$/.exec(path)?.[1],
  file,
  needs: ({ set, members, signposts }) => [
    { field: 'set', name: nameOfSet(set) },
    ...members.map(({ to }, i) => ({ field: `members.${i}.to`, name: to })),
    ...signposts.map(({ watch }, i) => ({ field: `signposts.${i}.watch`, name: watch })),
  ],
  toDetails: ({ members, signposts, ...rest }, refOf) => ({
    ...rest,
    members: members.map((one) => ({ ...one, to: refOf(one.to) })),
    signposts: signposts.map((one) => ({ ...one, watch: refOf(one.watch) })),
  }),
  whyNot: (details, peers) => whyNotScenario(details) ?? whyNotSet(details, peers) ?? whyNotClaim(details, peers),
})

function whyNotSet(details: ScenarioDetails, peers: Peers): Problem | null {
  const { data: set } = scenarioSet.safeParse(peers(nameOfSet(details.set)))
  return set ? whyNotInSet(details, set) : null
}

const outcomeOf = (one: object) => ('outcome' in one ? String(one.outcome) : undefined)

/** What a scenario says of other items, with the fields that say it. */
export function claimsOf({ members, signposts }: ScenarioDetails) {
  return [
    ...members.map((one, i) => ({
      field: `members.${i}`,
      refField: `members.${i}.to`,
      ref: one.to,
      outcome: outcomeOf(one),
    })),
    ...signposts.map((one, i) => ({
      field: `signposts.${i}`,
      refField: `signposts.${i}.watch`,
      ref: one.watch,
      outcome: outcomeOf(one),
    })),
  ]
}

/** Outcomes are of questions, thresholds of series. */
function whyNotClaim(details: ScenarioDetails, peers: Peers): Problem | null {
  for (const { field, ref, outcome } of claimsOf(details)) {
    const reason = outcome === undefined ? whyNotMeasured(ref) : whyNotOutcomeOf(peers(ref), outcome)
    if (reason) return { field, reason }
  }
  return null
}

export function whyNotMeasured(ref: string): string | null {
  return ref.startsWith(`${trend.name}/`) ? null : 'compares with a threshold what is no trend'
}
