/** How an item of any kind is written: its row, a version of what was said, and its links. */
import { sql, type Transaction } from 'kysely'
import type { AnyKind } from '../content-kind.ts'
import type { ItemRef, Link, Written } from '../item.ts'
import type { ContentTables } from './tables.ts'

/** What somebody says in an item: this is what versions keep. */
export type ItemContent = {
  kind: AnyKind
  written: Written
  /** As the kind's own schema has parsed them. */
  details: Record<string, unknown>
  /** The links as written. Those that the details name come of themselves. */
  links: Link[]
}
export type NewItem = ItemContent & {
  /** Given by the database where there is none. */
  id?: string
  slug: string | null
  author: string
  ownerId: string | null
  /** Null while it is private. */
  publishedAt: Date | null
  at: Date
  /** Of what the collection's file says; null for what people write. */
  digest: string | null
  /** The draft that it was written in. */
  draft?: string | null
}

type Write = Transaction<ContentTables>

/** Writes version 1, and answers with the id. The links are written apart, since what they lead to may not be there yet. */
export async function insertItem(trx: Write, item: NewItem): Promise<string> {
  const { id } = await trx
    .insertInto('item')
    .values({
      ...(item.id !== undefined && { id: item.id }),
      kind: item.kind.name,
      slug: item.slug,
      owner_id: item.ownerId,
      author: item.author,
      digest: item.digest,
      draft: item.draft ?? null,
      ...saidColumns(item),
      ...derivedColumns(item),
      published_at: item.publishedAt,
      updated_at: item.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(trx, { id, version: 1, at: item.at, author: item.author, is_public: item.publishedAt !== null }, item)
  return id
}

/**
 * Writes the next version of an item that is there, and answers with its number. Others may read it if they may read the item, or could
 * but for its being hidden. The collection's own are public whatever happens to them: its files are.
 */
export async function reviseItem(trx: Write, { id, author, at }: { id: string; author: string; at: Date }, content: ItemContent) {
  const { version, is_public } = await trx
    .updateTable('item')
    .set(({ eb }) => ({ ...saidColumns(content), ...derivedColumns(content), author, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['version', sql<boolean>`published_at is not null or hidden_published_at is not null or owner_id is null`.as('is_public')])
    .executeTakeFirstOrThrow()
  await insertVersion(trx, { id, version, at, author, is_public }, content)
  return version
}

/** A link to what is gone by now leads nowhere and falls out. What is there is kept from going until the links are written. */
export async function replaceLinks(trx: Write, id: string, content: ItemContent): Promise<void> {
  await trx.deleteFrom('link').where('from_id', '=', id).execute()
  const links = linksOf(`${content.kind.name}/${id}`, content).map(({ to, relation }) => ({ from_id: id, to_id: idOf(to), relation }))
  if (links.length === 0) return
  const ids = links.map(({ to_id }) => to_id)
  const there = await trx.selectFrom('item').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  const rows = links.filter(({ to_id }) => there.some((one) => one.id === to_id))
  if (rows.length) await trx.insertInto('link').values(rows).execute()
}

/** What the database keeps ready for lists and search. It follows from what is said, and from how the kind reads it. */
export function derivedColumns({ kind, details }: ItemContent) {
  const life = kind.lifeOf(details)
  return {
    card: JSON.stringify(kind.card.parse(kind.cardOf(details))),
    words: kind.wordsOf(details).trim(),
    family: kind.familyOf(details),
    opens: life?.opens ?? null,
    closes: life?.closes ?? null,
    outcome: life?.outcome ?? null,
  }
}

/** Every link once, none to itself. */
function linksOf(self: ItemRef, { kind, details, links }: ItemContent): Link[] {
  const all = [...links, ...kind.refsOf(details)].filter(({ to }) => to !== self)
  return [...new Map(all.map((link) => [`${link.relation} ${link.to}`, link])).values()]
}

function saidColumns({ written: { horizon, ...text }, details }: ItemContent) {
  return { ...text, horizon_from: horizon.from, horizon_to: horizon.to, details: JSON.stringify(details) }
}

function insertVersion(
  trx: Write,
  { id, ...version }: { id: string; version: number; at: Date; author: string; is_public: boolean },
  { written, details, links }: ItemContent,
) {
  const data = JSON.stringify({ ...written, details, links })
  return trx
    .insertInto('item_version')
    .values({ item_id: id, ...version, data })
    .execute()
}

function idOf(ref: ItemRef): string {
  return ref.slice(ref.indexOf('/') + 1)
}
