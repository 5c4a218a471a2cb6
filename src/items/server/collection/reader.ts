/**
 * How the files of one sort are read: an object for every kind of content, and for whatever else lies in the
 * collection. Files name each other by slug (`trend/co2-ppm-global`); what they become names items by id (`trend/133`).
 */
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { AnyKind, ContentKind } from '../../content-kind.ts'
import { type ItemRef, relation, type Relation, type Written, written } from '../../item.ts'
import { itemName, type Parsed, parseStrictly, type Problem } from './file.ts'
import type { ContentTables } from '../tables.ts'
import type { KeptPart } from '../kept-part.ts'

/** Another file without which this one means nothing. */
export type Need = { field: string; name: string }
export type RefOf = (name: string) => ItemRef
/** The data of another file by its reference, as it was before where that file cannot be read. */
export type Peers = (ref: string) => unknown

/** What a file says, before it is known whether the files that it names exist. */
export type Draft = {
  /** Null for what is no item. */
  id: string | null
  written: Written | null
  links: { name: string; relation: Relation }[]
  needs: Need[]
  toData(refOf: RefOf): Parsed<Record<string, unknown>>
  whyNot(data: Record<string, unknown>, peers: Peers): Problem | null
}

type Shared = {
  /** With the slug, the name of what a file describes: 'trend' in `trend/co2-ppm-global`. */
  name: string
  /** The slug, where the path within the collection belongs to a file of this sort. */
  slugOf(path: string): string | undefined
  draft(file: { front: Record<string, unknown>; body: string; slug: string }): Parsed<Draft>
}
/** Some items hold what may be shown only by somebody who holds a licence for it. */
export type Terms<D> = {
  /** The name of the licence, or null where none is needed. */
  askedBy(details: D): string | null
  /** What may be shown without. */
  without(details: D): D
  /** Removes what is kept of it beside its numbers. */
  forget(trx: Transaction<ContentTables>, itemId: string): Promise<void>
}
export type ItemReader = Shared & {
  kind: AnyKind
  part: KeptPart | undefined
  terms: Terms<Record<string, unknown>> | undefined
}
/** For files that are no items: it keeps them in tables of its own. */
export type OtherReader = Shared & {
  kind: null
  /** What the database has already. */
  known(trx: Transaction<ContentTables>): Promise<{ slug: string; data: Record<string, unknown> }[]>
  /** Writes what has changed, and says how many. */
  keep(
    trx: Transaction<ContentTables>,
    all: { slug: string; data: Record<string, unknown> }[],
    now: Date,
  ): Promise<number>
}
export type Reader = ItemReader | OtherReader

/** Ids from here on belong to what people write. */
const firstFreeId = 10_000

const head = z.object({
  id: z
    .int()
    .min(1)
    .lt(firstFreeId)
    .transform((id) => String(id)),
  ...written.shape,
  links: z.array(z.object({ to: itemName, relation })).default([]),
})

/** The reader of a kind, given what its files hold beyond the common fields. */
export function itemReader<D extends z.ZodObject, C extends z.ZodObject, File extends z.ZodObject>(sort: {
  kind: ContentKind<string, D, C>
  slugOf(path: string): string | undefined
  file: File
  needs(file: z.output<File>): Need[]
  toDetails(file: z.output<File>, refOf: RefOf): unknown
  whyNot(details: z.output<D>, peers: Peers): Problem | null
  part?: KeptPart
  terms?: Terms<z.output<D>>
}): ItemReader {
  const { kind, slugOf } = sort
  return {
    name: kind.name,
    kind,
    part: sort.part,
    // The data is what `toData` has parsed by the kind's own schema.
    terms: sort.terms as Terms<Record<string, unknown>> | undefined,
    slugOf,
    draft({ front, body }) {
      const common = parseStrictly(head, { ...pick(front, head), body })
      const own = parseStrictly(sort.file, without(front, head))
      if ('problems' in common || 'problems' in own) return { problems: [...problemsOf(common), ...problemsOf(own)] }
      const { id, links, ...text } = common.value
      const needs = sort.needs(own.value)
      const linked = new Set([...links.map(({ to }) => to), ...needs.map(({ name }) => name)])
      const unlinked = itemsNamed(own.value).filter(({ name }) => !linked.has(name))
      if (unlinked.length)
        return {
          problems: unlinked.map(({ field, name }) => ({ field, reason: `names ${name}, which is none of its links` })),
        }
      return {
        value: {
          id,
          written: text,
          links: links.map(({ to, relation: bearing }) => ({ name: to, relation: bearing })),
          needs,
          toData: (refOf) => parseStrictly(kind.details, sort.toDetails(own.value, refOf)),
          // The data is what `toData` has parsed by this very schema.
          whyNot: (data, peers) => sort.whyNot(data as z.output<D>, peers),
        },
      }
    },
  }
}

/** What stands under the name `item` in a part of a file, however deep: another item that the part is about. */
function itemsNamed(value: unknown, path: readonly string[] = []): Need[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'item' && typeof part === 'string'
      ? [{ field: [...path, key].join('.'), name: part }]
      : itemsNamed(part, [...path, key]),
  )
}

/** The slug of `<folder>/<slug>.md`. */
export function slugIn(folder: string): (path: string) => string | undefined {
  const pattern = new RegExp(`^${folder}/([a-z0-9-]+)\\.md$`)
  return (path) => pattern.exec(path)?.[1]
}

function pick(front: Record<string, unknown>, { shape }: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(front).filter(([key]) => key in shape && key !== 'body'))
}

/** A `body` among the fields is left in, to be found unknown: the text stands below them. */
function without(front: Record<string, unknown>, { shape }: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(front).filter(([key]) => !(key in shape) || key === 'body'))
}

function problemsOf(parsed: Parsed<unknown>): Problem[] {
  return 'problems' in parsed ? parsed.problems : []
}
