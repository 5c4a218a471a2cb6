/** The calls about what one has begun to write. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '../item.ts'
import { myAddresses as at } from './addresses.ts'
import {
  type AnyKinds,
  draftHead,
  draftId,
  fault,
  type MyShapes,
  none,
  ownItem,
  signedIn,
  unfinished,
  version,
} from './shapes.ts'
import { prose } from '../prose.ts'

export function draftCalls<const K extends AnyKinds>({ names }: MyShapes<K>) {
  return {
    listDrafts: endpoint({
      address: at.listDrafts,
      summary: 'What one began to write and has not saved as an item, the latest first',
      policy: 'user',
      params: none,
      query: none,
      answer: z.object({ drafts: z.array(draftHead) }),
      refusals: signedIn,
    }),
    findDraft: endpoint({
      address: at.findDraft,
      summary: 'A draft, with what it still lacks',
      policy: 'user',
      params: z.object({ draft: draftId }),
      query: none,
      answer: z.object({ draft: draftHead.extend({ entry: unfinished, faults: z.array(fault) }) }),
      refusals: [...signedIn, 'draft-not-found'],
    }),
    keepDraft: endpoint({
      address: at.keepDraft,
      summary: 'Keeps a draft as it stands in the form, and says what it still lacks',
      policy: 'user',
      params: z.object({ draft: draftId }),
      query: none,
      body: z.strictObject({
        kind: z.enum(names),
        itemId: itemId.nullable().default(null),
        base: version.nullable().default(null),
        entry: unfinished,
      }),
      answer: z.object({ draft: draftHead, faults: z.array(fault) }),
      refusals: [...ownItem, 'draft-not-found', 'too-many-items', 'draft-too-large', 'too-much-kept'],
    }),
    removeDraft: endpoint({
      address: at.removeDraft,
      summary: 'Throws a draft away',
      policy: 'user',
      params: z.object({ draft: draftId }),
      query: none,
      answer: none,
      refusals: signedIn,
    }),
    previewProse: endpoint({
      address: at.previewProse,
      summary: 'Markdown as the pages will show it',
      policy: 'user',
      cost: { base: 2, perKilobyte: 1 },
      params: none,
      query: none,
      body: z.strictObject({ body: z.string().max(100_000) }),
      answer: z.object({ prose }),
      refusals: [...signedIn, 'text-too-large'],
    }),
  }
}
