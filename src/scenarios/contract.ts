/** The scenarios API: the sets that scenarios belong to. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { scenarioAddresses as at } from './addresses.ts'
import { scenarioSet, setToChoose } from './set.ts'

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
}
