/** The content API, given the kinds there are. Each kind's own fields stand beside the common ones. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { contentAddresses as at } from './addresses.ts'
import { category } from './categories.ts'
import type { AnyKind } from './content-kind.ts'
import { filtersOf, many, pageSize, sort, wholeNumber } from './shelf/filters.ts'
import { day, itemId, itemRef, link, listed, relation, unsaidBeside } from './item.ts'
import { mostDaysBack, move } from './moves/told.ts'
import { numbersHead } from './numbers.ts'
import { prose } from './prose.ts'
import { type ItemShown, tagsOf, tagsOfList, tagsOfMoved } from './shown-tags.ts'
import { status } from './status.ts'

const none = z.strictObject({})

/** How an item came to be a neighbour: it links, it is linked to, or it belongs to the same family. */
const tie = z.object({
  relation: z.union([relation, z.literal('family')]),
  direction: z.enum(['to', 'from', 'beside']),
})

const versions = z.array(
  z.object({ version: z.int(), at: z.iso.datetime(), author: z.string(), changed: z.array(z.string()) }),
)

type Cards<K extends readonly AnyKind[]> = { [I in keyof K]: CardOf<K[I]> }
type Wholes<K extends readonly AnyKind[]> = { [I in keyof K]: WholeOf<K[I]> }
type AllNumbers<K extends readonly AnyKind[]> = { [I in keyof K]: NumbersOf<K[I]> }
type Besides<K extends readonly AnyKind[]> = { [I in keyof K]: ReturnType<typeof besideSchema<K[I]>> }
type CardOf<K extends AnyKind> = ReturnType<typeof cardSchema<K>>
type WholeOf<K extends AnyKind> = ReturnType<typeof wholeSchema<K>>
type NumbersOf<K extends AnyKind> = ReturnType<typeof numbersSchema<K>>

/** What a list shows of an item of this kind. */
export function cardSchema<K extends AnyKind>(kind: K) {
  return z.object({
    kind: z.literal(kind.name as K['name']),
    ...listed.shape,
    status: status.nullable(),
    ...(kind.card.shape as K['card']['shape']),
    ...(kind.cardNumbers.shape as K['cardNumbers']['shape']),
  })
}

/** What the page of another item shows of it: a card without what only cards say. */
function besideSchema<K extends AnyKind>(kind: K) {
  return cardSchema(kind).omit(unsaidBeside)
}

/** An item of this kind, whole. */
export function wholeSchema<K extends AnyKind>(kind: K) {
  return z.object({
    kind: z.literal(kind.name as K['name']),
    ...listed.shape,
    status: status.nullable(),
    family: z.string().nullable(),
    /** Whether lists, searches and counts show it; else it is read by its address alone. */
    isListed: z.boolean(),
    /** Markdown, as written. */
    body: z.string(),
    /** The same, as a tree of the few elements that Farsight shows. */
    prose,
    links: z.array(link),
    ...(kind.details.shape as K['details']['shape']),
    ...(kind.cardNumbers.shape as K['cardNumbers']['shape']),
  })
}

/** What the engine makes of an item of this kind. */
function numbersSchema<K extends AnyKind>(kind: K) {
  return z.object({
    kind: z.literal(kind.name as K['name']),
    ...numbersHead.shape,
    ...(kind.numbers.shape as K['numbers']['shape']),
  })
}

/** How many of each. */
function counts<T extends string>(keys: z.ZodEnum<Record<T, T>>) {
  return z.partialRecord(keys, z.int())
}

export function contentContract<const K extends readonly [AnyKind, ...AnyKind[]]>(kinds: K) {
  const names = kinds.map(({ name }) => name) as [K[number]['name'], ...K[number]['name'][]]
  const card = z.discriminatedUnion('kind', kinds.map(cardSchema) as unknown as Cards<K>)
  const whole = z.discriminatedUnion('kind', kinds.map(wholeSchema) as unknown as Wholes<K>)
  const numbers = z.discriminatedUnion('kind', kinds.map(numbersSchema) as unknown as AllNumbers<K>)
  const filters = filtersOf(names)
  const one = z.object({ kind: z.enum(names), id: itemId })
  const beside = z.discriminatedUnion('kind', kinds.map(besideSchema) as unknown as Besides<K>)
  const neighbour = z.object({ ref: itemRef, ties: z.array(tie), item: card })
  const onRadar = z.object({ kind: z.enum(names), id: itemId, label: z.string(), title: z.string(), year: z.number() })
  return {
    listItems: endpoint({
      address: at.listItems,
      summary: 'Items, found and ordered, a page at a time',
      policy: 'anyone',
      cost: { base: 5 },
      params: none,
      query: filters.extend({
        sort: sort.optional(),
        /** `next` of the page before. */
        cursor: z.string().max(500).optional(),
        limit: pageSize.default(20),
      }),
      answer: z.object({
        items: z.array(card),
        next: z.string().nullable(),
        /** The words that were searched in place of those that nothing holds: `{emisions: 'emissions'}`. */
        corrected: z.record(z.string(), z.string()),
        /** True where nothing holds all the words: these items hold some of them. */
        loose: z.boolean(),
        /** How many of these have nothing to be ordered by, as what has never moved; they stand last. */
        unordered: z.int(),
      }),
      refusals: ['unknown-filter', 'query-too-long', 'invalid-cursor'],
      shows: ({ items }, { query }) =>
        (query as { sort?: string } | undefined)?.sort === 'moved' ? tagsOfMoved(items) : tagsOfList(items),
    }),
    listMoved: endpoint({
      address: at.listMoved,
      summary: 'Items that moved in the last days, by how much and why, the farthest first',
      policy: 'anyone',
      cost: { base: 5 },
      params: none,
      query: z.strictObject({
        kind: many(z.enum(names)),
        days: wholeNumber(1, mostDaysBack).default(7),
        limit: pageSize.default(20),
      }),
      answer: z.object({
        items: z.array(z.object({ item: card, move })),
        /** Since when it is noted what moves, where that is later than was asked for; null where nothing is noted yet. */
        since: z.iso.datetime().nullable(),
      }),
      refusals: [],
      shows: ({ items }) => tagsOfMoved((items as unknown as { item: unknown }[]).map(({ item }) => item)),
    }),
    countItems: endpoint({
      address: at.countItems,
      summary: 'How many items a filter finds, in all and by kind, category, status and tag',
      policy: 'anyone',
      cost: { base: 5 },
      params: none,
      query: filters,
      answer: z.object({
        total: z.int(),
        /** True where counting stopped before the end. */
        more: z.boolean(),
        /** Each as if nothing of its own sort narrowed it; null where too many items would have to be looked at. */
        kind: counts(z.enum(names)).nullable(),
        category: counts(category).nullable(),
        status: counts(status).nullable(),
        /** Tags that many of these items have, with how many that are where all were looked at. */
        tag: z.record(z.string(), z.int().nullable()),
      }),
      refusals: ['unknown-filter', 'query-too-long'],
      shows: () => ['l'],
    }),
    findHorizon: endpoint({
      address: at.findHorizon,
      summary:
        'The years to come: how many items are due in each, and the first of every kind and category in the nearest years',
      policy: 'anyone',
      params: none,
      query: none,
      answer: z.object({
        years: z.array(z.object({ year: z.int(), kind: z.enum(names), items: z.int() })),
        nearest: z.array(
          z.object({ kind: z.enum(names), id: itemId, label: z.string(), title: z.string(), category, year: z.int() }),
        ),
        total: z.record(z.enum(names), z.int()),
      }),
      refusals: [],
      shows: () => ['l'],
    }),
    findRadarSince: endpoint({
      address: at.findRadarSince,
      summary: 'Where items stood on the radar in an edition kept before, and which left it since',
      policy: 'anyone',
      cost: { base: 5 },
      params: none,
      query: filters.extend({
        /** The newest edition of this day or before is meant; without it the newest before today. */
        since: day.optional(),
        /** Of which items it is asked: `131,12`. */
        items: z
          .string()
          .regex(/^\d{1,18}(,\d{1,18}){0,399}$/, 'at most 400 ids')
          .exactOptional(),
      }),
      answer: z.object({
        /** The days of all before today, the newest first. */
        editions: z.array(day),
        /** That which is told of; null where there is none. */
        since: day.nullable(),
        was: z.array(z.object({ id: itemId, year: z.number(), figure: z.string() })),
        /** What stood on it then, and is settled or over now: the last that left first. */
        gone: z.array(onRadar),
        /** True where too many left to look at all of them for these filters: others may have. */
        isGonePart: z.boolean(),
      }),
      refusals: ['unknown-filter', 'query-too-long'],
      shows: () => ['l'],
    }),
    findRadarThen: endpoint({
      address: at.findRadarThen,
      summary: 'The radar as an edition kept it, beside an edition kept before that one',
      policy: 'anyone',
      cost: { base: 5 },
      params: none,
      query: filters.extend({
        /** The newest edition of this day or before is meant. */
        edition: day,
        /** The newest of this day or before, and before the edition; else the newest before the edition. */
        since: day.optional(),
      }),
      answer: z.object({
        editions: z.array(day),
        /** Null where none was kept by that day; then nothing is told of. */
        edition: day.nullable(),
        since: day.nullable(),
        /** So many of each kind, the soonest first; `was` is null of what was not on the edition before. */
        items: z.array(
          onRadar.extend({ category, figure: z.string(), isEstimate: z.boolean(), was: z.number().nullable() }),
        ),
        total: z.int(),
        /** True where there are more than that: too many to look at all of them for these filters. */
        more: z.boolean(),
        /** True where not all that there are stand among the items. */
        isMore: z.boolean(),
        /** What stood on the edition before, was settled or over by this, and stands on it no more: the last that left first. */
        gone: z.array(onRadar),
        isGonePart: z.boolean(),
      }),
      refusals: ['unknown-filter', 'query-too-long'],
      shows: () => ['l'],
    }),
    findItem: endpoint({
      address: at.findItem,
      summary:
        'One item, whole, with its numbers, neighbours, versions, card and what is told of it elsewhere where they are asked for, as it is or as it was at a version',
      policy: 'anyone',
      cost: { base: 5 },
      params: one,
      query: z.strictObject({
        include: many(z.enum(['numbers', 'neighbours', 'versions', 'shared', 'card'])),
        /** What it said at that version, with the last numbers made of it. Neighbours are those of today. */
        version: z.coerce.number().int().min(1).max(999_999_999).exactOptional(),
      }),
      answer: z.object({
        item: whole,
        /** Null for the moment until they are made. */
        numbers: numbers.nullable().optional(),
        neighbours: z.array(neighbour.extend({ item: beside })).optional(),
        /** What lists show of it, as it stands. */
        card: card.optional(),
        versions: versions.optional(),
        /** Its headline as it is read aloud, and what changes with anything that is told of it elsewhere. Null where it is not shared. */
        shared: z.object({ digest: z.string(), says: z.string() }).nullable().optional(),
        /** The version that stands, where one was asked for. */
        newest: z.int().optional(),
      }),
      refusals: ['item-not-found'],
      shows: (answer) => tagsOf(answer as unknown as ItemShown),
      version: (answer) => (answer as unknown as ItemShown).item.version,
    }),
    listNeighbours: endpoint({
      address: at.listNeighbours,
      summary: 'The items it links to, those that link to it, and its family',
      policy: 'anyone',
      params: one,
      query: none,
      answer: z.object({ items: z.array(neighbour) }),
      refusals: ['item-not-found'],
    }),
    listVersions: endpoint({
      address: at.listVersions,
      summary: 'Every version of an item, the newest first, with what changed',
      policy: 'anyone',
      params: one,
      query: none,
      answer: z.object({ versions }),
      refusals: ['item-not-found'],
    }),
  }
}
