/** The scenarios API: the sets that scenarios belong to. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { scenarioAddresses as at } from './addresses.ts'
import { scenarioSet, setToChoose } from './set.ts'
import { nextSign } from './signs/next-sign.ts'
import { toldWorld } from './told-world.ts'

export const scenarioContract = {
  listScenarioSets: endpoint({
    address: at.listScenarioSets,
    summary: 'Every scenario set with what its scenarios choose among',
    policy: 'anyone',
    params: z.strictObject({}),
    query: z.strictObject({}),
    answer: z.object({ sets: z.array(setToChoose) }),
    refusals: [],
  }),
  findScenarioSet: endpoint({
    address: at.findScenarioSet,
    summary: 'A scenario set: its question, descriptors, states and cross-impact matrix',
    policy: 'anyone',
    params: z.object({ slug: z.string().max(80) }),
    query: z.strictObject({}),
    answer: z.object({ set: scenarioSet }),
    refusals: ['not-found'],
    shows: ({ set: { slug } }) => [`f:${slug}`],
  }),
  listNextSigns: endpoint({
    address: at.listNextSigns,
    summary: 'Signposts of listed scenarios that are not on yet, those first that are due first',
    policy: 'anyone',
    params: z.strictObject({}),
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    answer: z.object({ signs: z.array(nextSign) }),
    refusals: [],
    shows: () => ['l'],
  }),
  listWorlds: endpoint({
    address: at.listWorlds,
    summary: 'The listed scenarios of a set: how likely each is, what would show that it comes, and what is left',
    policy: 'anyone',
    params: z.object({ slug: z.string().max(80) }),
    query: z.strictObject({}),
    answer: z.object({ set: z.string(), worlds: z.array(toldWorld) }),
    refusals: ['not-found'],
    shows: ({ set, worlds }) => [`f:${set}`, ...worlds.map(({ id }) => `n${id}` as const)],
  }),
}
