/** The calls about what one keeps: what one wrote and saved, found again, or taken along as a file. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { many, pageSize } from '../shelf/filters.ts'
import { myAddresses as at } from './addresses.ts'
import {
  type AnyKinds,
  draftHead,
  hidden,
  type MyShapes,
  none,
  owned,
  said,
  signedIn,
  standing,
  unfinished,
} from './shapes.ts'
import { mineSorts, shelves } from './words.ts'
import { move } from '../moves/told.ts'
import { longestQuery } from '../shelf/sorts.ts'

/** Beside the item as it now is. */
const exportedItem = {
  standing,
  versions: z.array(z.record(z.string(), z.unknown())),
  /** What was ever known of what its kind keeps beside the texts; null where it keeps nothing. */
  history: z.record(z.string(), z.unknown()).nullable(),
}

export function myShelfCalls<const K extends AnyKinds>({ names, one, card, whole }: MyShapes<K>) {
  return {
    saveItem: endpoint({
      address: at.saveItem,
      summary: 'Saves an item, so that it is found again',
      policy: 'user',
      params: one,
      query: none,
      answer: z.object({ saved: z.boolean() }),
      refusals: [...owned, 'too-many-items'],
    }),
    unsaveItem: endpoint({
      address: at.unsaveItem,
      summary: 'Takes an item from what one saved',
      policy: 'user',
      params: one,
      query: none,
      answer: z.object({ saved: z.boolean() }),
      refusals: owned,
    }),
    listMine: endpoint({
      address: at.listMine,
      summary: 'One’s own items, or those one saved, found and ordered, a page at a time',
      policy: 'user',
      params: none,
      query: z.strictObject({
        shelf: z.enum(shelves).default('own'),
        q: z.string().trim().max(longestQuery, 'query-too-long').optional(),
        kind: many(z.enum(names)),
        standing: many(standing),
        sort: z.enum(mineSorts).default('updated'),
        cursor: z.string().max(500).optional(),
        limit: pageSize.default(20),
      }),
      answer: z.object({
        items: z.array(
          z.object({
            item: card,
            standing,
            isListed: z.boolean(),
            hidden: hidden.nullable(),
            savedAt: z.iso.datetime().nullable(),
          }),
        ),
        next: z.string().nullable(),
        total: z.int(),
        /** What was said of oneself as an author; null where nobody has said anything. */
        said: said.nullable(),
      }),
      refusals: [...signedIn, 'unknown-filter', 'query-too-long', 'invalid-cursor'],
    }),
    listMyMoved: endpoint({
      address: at.listMyMoved,
      summary: 'What moved in the last week of the items that one saved or wrote, the farthest first',
      policy: 'user',
      params: none,
      query: z.strictObject({ limit: pageSize.default(5) }),
      answer: z.object({
        items: z.array(z.object({ item: card, move })),
        /** How many items that lists show one saved or wrote. */
        watched: z.int(),
      }),
      refusals: signedIn,
    }),
    exportMine: endpoint({
      address: at.exportMine,
      summary: 'Everything that is kept of a user, as one file',
      policy: 'user',
      cost: { base: 100, anHour: 6 },
      params: none,
      query: none,
      answer: z.object({
        exportedAt: z.iso.datetime(),
        user: z.record(z.string(), z.unknown()),
        items: z.array(z.object({ ...exportedItem, item: whole })),
        saved: z.array(z.object({ ref: z.string(), title: z.string(), savedAt: z.iso.datetime() })),
        /** What one follows, and has stopped following; the item may be gone. */
        follows: z.array(z.record(z.string(), z.unknown())),
        /** Of the address of one’s own feed; null where there is none. */
        ownFeedMadeAt: z.iso.datetime().nullable(),
        /** One's own radars, with what stands on them and their editions. */
        radars: z.array(z.record(z.string(), z.unknown())),
        drafts: z.array(draftHead.extend({ entry: unfinished })),
        reports: z.array(z.object({ ref: z.string(), reason: z.string(), note: z.string(), at: z.iso.datetime() })),
        /** What was said of the trends of others: signals, ratings, and reports of signals. */
        signals: z.array(z.record(z.string(), z.unknown())),
        ratings: z.array(z.record(z.string(), z.unknown())),
        signalReports: z.array(z.record(z.string(), z.unknown())),
        /** Every forecast, the oldest first; of one that was taken back no estimate. */
        forecasts: z.array(z.record(z.string(), z.unknown())),
        /** Of each question that was forecast and has its outcome. */
        scores: z.array(z.record(z.string(), z.unknown())),
        /** How much one’s forecasts count in crowds, from when on; 1 before. */
        crowdWeight: z.array(z.record(z.string(), z.unknown())),
        /** Questions of other platforms, with what one forecast of each there. */
        importedQuestions: z.array(z.record(z.string(), z.unknown())),
        /** With every text that is kept of each, the oldest first; which comments changed one’s mind; reports of comments. */
        comments: z.array(z.record(z.string(), z.unknown())),
        changedMinds: z.array(z.record(z.string(), z.unknown())),
        commentReports: z.array(z.record(z.string(), z.unknown())),
        /** Against which outcomes of predictions one spoke, the oldest first. */
        objections: z.array(z.record(z.string(), z.unknown())),
        /** Which notices there are of what one follows, the oldest first. */
        notices: z.array(z.record(z.string(), z.unknown())),
        reportRatings: z.array(z.record(z.string(), z.unknown())),
        analyses: z.array(z.record(z.string(), z.unknown())),
        /** Which texts were agreed to, and when. */
        consents: z.array(z.object({ document: z.string(), version: z.string(), at: z.iso.datetime() })),
        /** Every movement of one's budgets, the latest first. */
        ledger: z.array(z.record(z.string(), z.unknown())),
        /** What was paid, and the payment pages that were opened. */
        purchases: z.record(z.string(), z.unknown()),
        /** Where one is signed in, and what the sign-in service of this server keeps. */
        signIns: z.record(z.string(), z.unknown()),
      }),
      refusals: [...signedIn, 'export-under-way'],
    }),
  }
}
