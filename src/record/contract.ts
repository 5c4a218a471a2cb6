/** The API of what the base says of itself: how right it has been, and how its numbers are made. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { methodExamples } from './examples.ts'
import { recordAddresses as at } from './addresses.ts'
import { recordInShort } from './in-short.ts'
import { trackRecord } from './record.ts'

const none = z.strictObject({})

export const recordContract = {
  findRecord: endpoint({
    address: at.findRecord,
    summary:
      'How right the base has been: backtests, kept projections whose future has arrived, house forecasts of resolved questions, decided members of scenarios, reports, and people together',
    policy: 'anyone',
    cost: { base: 5 },
    params: none,
    query: none,
    answer: z.object({ record: trackRecord }),
    refusals: [],
    shows: () => ['r'],
  }),
  findRecordInShort: endpoint({
    address: at.findRecordInShort,
    summary: 'How right the base has been, in a few numbers: backtests and house forecasts',
    policy: 'anyone',
    params: none,
    query: none,
    answer: z.object({ record: recordInShort }),
    refusals: [],
    shows: () => ['r'],
  }),
  findExamples: endpoint({
    address: at.findExamples,
    summary: 'Live items with the numbers that the page of methods explains; null where no item has such a number',
    policy: 'anyone',
    params: none,
    query: none,
    answer: z.object({ examples: methodExamples }),
    refusals: [],
    shows: () => ['r'],
  }),
}
