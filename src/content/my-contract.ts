/** The calls about one's own items, what one saved, and what operators do. Each kind's own fields stand beside the common ones. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { plainLine } from '#kit/plain-line.ts'
import type { AnyKind } from './content-kind.ts'
import { cardSchema, wholeSchema } from './contract.ts'
import { many, pageSize } from './filters.ts'
import { itemId } from './item.ts'
import { myAddresses as at } from './my-addresses.ts'
import { mineSorts, reportReasons, shelves, standings } from './my-words.ts'
import { prose } from './prose.ts'
import { shownEntry } from './shown-entry.ts'
import { longestQuery } from './sorts.ts'

const none = z.strictObject({})
const signedIn = ['sign-in-needed', 'session-ended'] as const
const owned = [...signedIn, 'item-not-found'] as const

/** What a field lacks, in words that follow its name: `{field: 'title', reason: 'is too short'}`. */
const fault = z.object({ field: z.string(), reason: z.string() })
const standing = z.enum(standings)
const hidden = z.object({ reason: z.string(), at: z.iso.datetime() })
/** Made by the browser that writes it, so that keeping it twice keeps it once. */
const draftId = z.uuid()
/** What stands in a form so far: not yet what the kind's schema asks for. */
const unfinished = z.record(z.string().max(60), z.unknown())
/** The version of the item that a revision began from; null where there is none, or none was told. */
const version = z.int().min(1).max(999_999_999)
const draftHead = z.object({
  id: z.string(),
  kind: z.string(),
  /** The item it would revise; null where it would be a new one. */
  itemId: itemId.nullable(),
  base: version.nullable(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
})

export function myContract<const K extends readonly [AnyKind, ...AnyKind[]]>(kinds: K) {
  const names = kinds.map(({ name }) => name) as [K[number]['name'], ...K[number]['name'][]]
  const card = z.discriminatedUnion('kind', kinds.map(cardSchema) as never) as unknown as ReturnType<typeof cardSchema<K[number]>>
  const whole = z.discriminatedUnion('kind', kinds.map(wholeSchema) as never) as unknown as ReturnType<typeof wholeSchema<K[number]>>
  const one = z.object({ kind: z.enum(names), id: itemId })
  const item = z.object({ item: whole })
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
      refusals: [...signedIn, 'unknown-field', 'too-many-items'],
    }),
    reviseItem: endpoint({
      address: at.reviseItem,
      summary: 'Writes the next version of an item of one’s own: the fields that are given change. `version` is the one that was read',
      policy: 'user',
      params: one,
      query: none,
      body: z.looseObject({ version: z.int().min(1) }).meta({ anyOf: kinds.map((kind) => shownEntry(kind, 'part')) }),
      answer: item,
      refusals: [...owned, 'unknown-field', 'changed-meanwhile'],
    }),
    removeItem: endpoint({
      address: at.removeItem,
      summary: 'Deletes an item of one’s own with all its versions, for good',
      policy: 'user',
      params: one,
      query: none,
      answer: none,
      refusals: owned,
    }),
    publishItem: endpoint({
      address: at.publishItem,
      summary: 'Shows an item of one’s own to everybody, under one’s name',
      policy: 'user',
      params: one,
      query: none,
      answer: item,
      refusals: [...owned, 'item-hidden'],
    }),
    unpublishItem: endpoint({
      address: at.unpublishItem,
      summary: 'Makes an item of one’s own private again',
      policy: 'user',
      params: one,
      query: none,
      answer: item,
      refusals: owned,
    }),
    findVersion: endpoint({
      address: at.findVersion,
      summary: 'What a version changed, field by field, word by word',
      policy: 'anyone',
      params: one.extend({ version: z.string().regex(/^[1-9]\d{0,8}$/, 'a whole number above 0') }),
      query: none,
      answer: z.object({
        version: z.int(),
        at: z.iso.datetime(),
        author: z.string(),
        /** The version it is compared with: the one before that the reader may see. Null for the first. */
        before: z.int().nullable(),
        changes: z.array(
          z.object({ field: z.string(), parts: z.array(z.object({ is: z.enum(['same', 'added', 'removed']), text: z.string() })) }),
        ),
      }),
      refusals: ['item-not-found'],
    }),
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
    findStanding: endpoint({
      address: at.findStanding,
      summary: 'How one stands to an item: whether one wrote, saved or reported it',
      policy: 'user',
      params: one,
      query: none,
      answer: z.object({
        isOwn: z.boolean(),
        isSaved: z.boolean(),
        isReported: z.boolean(),
        /** For its author and for operators; null for others. */
        standing: standing.nullable(),
        hidden: hidden.nullable(),
        /** The draft of a revision that one has begun. */
        draft: z.string().nullable(),
      }),
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
        items: z.array(z.object({ item: card, standing, hidden: hidden.nullable(), savedAt: z.iso.datetime().nullable() })),
        next: z.string().nullable(),
        total: z.int(),
      }),
      refusals: [...signedIn, 'unknown-filter', 'query-too-long', 'invalid-cursor'],
    }),
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
      refusals: [...owned, 'draft-not-found', 'too-many-items', 'draft-too-large'],
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
      params: none,
      query: none,
      body: z.strictObject({ body: z.string().max(100_000) }),
      answer: z.object({ prose }),
      refusals: signedIn,
    }),
    exportMine: endpoint({
      address: at.exportMine,
      summary: 'Everything that is kept of a user, as one file',
      policy: 'user',
      params: none,
      query: none,
      answer: z.object({
        exportedAt: z.iso.datetime(),
        user: z.record(z.string(), z.unknown()),
        items: z.array(z.object({ standing, item: whole, versions: z.array(z.record(z.string(), z.unknown())) })),
        saved: z.array(z.object({ ref: z.string(), title: z.string(), savedAt: z.iso.datetime() })),
        drafts: z.array(draftHead.extend({ entry: unfinished })),
        reports: z.array(z.object({ ref: z.string(), reason: z.string(), note: z.string(), at: z.iso.datetime() })),
      }),
      refusals: signedIn,
    }),
    reportItem: endpoint({
      address: at.reportItem,
      summary: 'Tells the operators what is wrong with a published item',
      policy: 'user',
      params: one,
      query: none,
      body: z.strictObject({ reason: z.enum(reportReasons), note: z.string().trim().max(1000).default('') }),
      answer: z.object({ reported: z.boolean() }),
      refusals: [...owned, 'too-many-items'],
    }),
    hideItem: endpoint({
      address: at.hideItem,
      summary: 'Hides a published item from everybody but its author, who is told the reason',
      policy: 'operator',
      params: one,
      query: none,
      body: z.strictObject({ reason: plainLine(5, 500) }),
      answer: z.object({ hidden }),
      refusals: [...owned, 'operators-only'],
    }),
    restoreItem: endpoint({
      address: at.restoreItem,
      summary: 'Shows a hidden item again, and closes the reports on it',
      policy: 'operator',
      params: one,
      query: none,
      body: z.strictObject({ reason: plainLine(5, 500) }),
      answer: z.object({ hidden: z.null() }),
      refusals: [...owned, 'operators-only'],
    }),
    listReported: endpoint({
      address: at.listReported,
      summary: 'Items that readers reported or operators hid, the latest first',
      policy: 'operator',
      params: none,
      query: none,
      answer: z.object({
        items: z.array(
          z.object({
            kind: z.enum(names),
            id: itemId,
            title: z.string(),
            author: z.string(),
            hidden: hidden.nullable(),
            reports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string(), at: z.iso.datetime() })),
            /** What operators did so far, the latest first. */
            actions: z.array(
              z.object({ action: z.enum(['hidden', 'restored']), reason: z.string(), by: z.string(), at: z.iso.datetime() }),
            ),
          }),
        ),
      }),
      refusals: [...signedIn, 'operators-only'],
    }),
  }
}
