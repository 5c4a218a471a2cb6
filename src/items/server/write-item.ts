/** How an item of any kind is written: its row, a version of what was said, and its links. */
import { sql, type Transaction } from 'kysely'
import type { AnyKind } from '../content-kind.ts'
import type { ItemRef, Link, Written } from '../item.ts'
import type { KeptPart } from './kept-part.ts'
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

/**
 * Writes version 1, and answers with the id. The links are written apart, since what they lead to may not be there yet.
 */
export async function insertItem(trx: Write, item: NewItem, part?: KeptPart): Promise<string> {
  const id = item.id ?? (await newId(trx))
  const details = await detailsKept(trx, { id, at: item.at }, item, part)
  await trx
    .insertInto('item')
    .values({
      id,
      kind: item.kind.name,
      slug: item.slug,
      owner_id: item.ownerId,
      author: item.author,
      digest: item.digest,
      draft: item.draft ?? null,
      ...saidColumns(item.written, details),
      ...derivedColumns(item),
      published_at: item.publishedAt,
      updated_at: item.at,
    })
    .execute()
  await insertVersion(
    trx,
    { id, version: 1, at: item.at, author: item.author, is_public: item.publishedAt !== null },
    { ...item, details },
  )
  return id
}

/**
 * Writes the next version of an item that is there, and answers with its number. Others may read it if they may read
 * the item, or could but for its being hidden. The collection's own are public whatever happens to them: its files are.
 * `isText`: whether anything is new beside what its kind keeps in tables of its own. `isTheirs`: false where another
 * than its author writes; then only the version says who.
 */
export async function reviseItem(
  trx: Write,
  { id, author, at, isTheirs = true }: { id: string; author: string; at: Date; isTheirs?: boolean },
  content: ItemContent,
  part?: KeptPart,
): Promise<{ version: number; isText: boolean }> {
  const details = await detailsKept(trx, { id, at }, content, part)
  const said = { ...saidColumns(content.written, details), ...derivedColumns(content) }
  const { version, is_public } = await trx
    .updateTable('item')
    .set(({ eb }) => ({ ...said, ...(isTheirs && { author }), updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning([
      'version',
      sql<boolean>`published_at is not null or hidden_published_at is not null or owner_id is null`.as('is_public'),
    ])
    .executeTakeFirstOrThrow()
  return insertVersion(trx, { id, version, at, author, is_public }, { ...content, details }, part)
}

/**
 * A link to what is gone by now leads nowhere and falls out. What is there is kept from going until the links are
 * written.
 */
export async function replaceLinks(trx: Write, id: string, content: ItemContent): Promise<void> {
  await trx.deleteFrom('link').where('from_id', '=', id).execute()
  const links = linksOf(`${content.kind.name}/${id}`, content).map(({ to, relation }) => ({
    from_id: id,
    to_id: idOf(to),
    relation,
  }))
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

/** The next that the database would give: what is kept in other tables is kept under it before the item is there. */
async function newId(trx: Write): Promise<string> {
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence('item', 'id')) as id`.execute(trx)
  return rows[0]?.id ?? ''
}

async function detailsKept(
  trx: Write,
  { id, at }: { id: string; at: Date },
  { details }: ItemContent,
  part?: KeptPart,
) {
  return part ? { ...details, [part.field]: await part.save(trx, id, details[part.field], at) } : details
}

function saidColumns({ horizon, ...text }: Written, details: Record<string, unknown>) {
  return { ...text, horizon_from: horizon.from, horizon_to: horizon.to, details: JSON.stringify(details) }
}

async function insertVersion(
  trx: Write,
  { id, ...version }: { id: string; version: number; at: Date; author: string; is_public: boolean },
  { written, details, links }: Omit<ItemContent, 'kind'>,
  part?: KeptPart,
): Promise<{ version: number; isText: boolean }> {
  const data = JSON.stringify({ ...written, details, links })
  const path = ['details', part?.field ?? '']
  const { is_text } = await trx
    .insertInto('item_version')
    .values({
      item_id: id,
      ...version,
      data,
      is_text: sql<boolean>`coalesce((
        select data #- ${path}::text[] <> ${data}::jsonb #- ${path}::text[] from item_version where item_id = ${id} and version = ${version.version - 1}
      ), true)`,
    })
    .returning('is_text')
    .executeTakeFirstOrThrow()
  return { version: version.version, isText: is_text }
}

function idOf(ref: ItemRef): string {
  return ref.slice(ref.indexOf('/') + 1)
}
