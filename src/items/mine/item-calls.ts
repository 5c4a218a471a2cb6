/** The calls by which one writes, publishes and deletes items of one’s own. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { myAddresses as at } from './addresses.ts'
import { type AnyKinds, draftId, type MyShapes, none, ownItem, signedIn } from './shapes.ts'
import { shownEntry } from '../shown-entry.ts'

export function myItemCalls<const K extends AnyKinds>({ names, one, item, kinds }: MyShapes<K>) {
  return {
    createItem: endpoint({
      address: at.createItem,
      summary:
        'Writes an item of one’s own, private until it is published. Of each `draft` one item is made: asked again, the answer is that item as it stands',
      policy: 'user',
      params: none,
      query: none,
      body: z
        .looseObject({ kind: z.enum(names), draft: draftId.optional() })
        .meta({ oneOf: kinds.map((kind) => shownEntry(kind, 'whole')) }),
      /** `isNew` is false where the draft had become an item before. */
      answer: item.extend({ isNew: z.boolean() }),
      status: 201,
      refusals: [...signedIn, 'unknown-field', 'too-many-items', 'too-much-kept'],
    }),
    reviseItem: endpoint({
      address: at.reviseItem,
      summary:
        'Writes the next version of an item of one’s own: the fields that are given change. `version` is the one that was read',
      policy: 'user',
      params: one,
      query: none,
      body: z.looseObject({ version: z.int().min(1) }).meta({ anyOf: kinds.map((kind) => shownEntry(kind, 'part')) }),
      answer: item,
      refusals: [...ownItem, 'unknown-field', 'changed-meanwhile', 'too-much-kept'],
    }),
    removeItem: endpoint({
      address: at.removeItem,
      summary: 'Deletes an item of one’s own with all its versions, for good',
      policy: 'user',
      params: one,
      query: none,
      answer: none,
      refusals: ownItem,
    }),
    publishItem: endpoint({
      address: at.publishItem,
      summary:
        'Shows an item of one’s own to everybody who has its address, under one’s name; lists show it once its author is trusted',
      policy: 'user',
      params: one,
      query: none,
      answer: item,
      refusals: [
        ...ownItem,
        'item-hidden',
        'author-stopped',
        'email-unverified',
        'published-enough',
        'rests-on-private',
        'closed-unpublished',
      ],
    }),
    unpublishItem: endpoint({
      address: at.unpublishItem,
      summary: 'Makes an item of one’s own private again',
      policy: 'user',
      params: one,
      query: none,
      answer: item,
      refusals: ownItem,
    }),
  }
}
