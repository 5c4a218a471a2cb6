/** Which items of the collection are new, changed, withdrawn or back, and what of them is written. */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { AnyKind } from '../../content-kind.ts'
import type { Checked, Sound } from './check.ts'
import { hideNumbers, shownUnder } from './licences.ts'
import type { ItemReader } from './reader.ts'
import type { ContentTables } from '../tables.ts'
import { derivedColumns, insertItem, type ItemContent, replaceLinks, reviseItem } from '../write-item.ts'
import type { KeptPart } from '../kept-part.ts'

type Write = Transaction<ContentTables>
/** What the collection has brought before. */
export type Collected = {
  id: string
  kind: string
  slug: string
  digest: string | null
  /** When it is shown since, or would be if operators had not hidden it; null where it has no file any more. */
  published_at: Date | null
  isHidden: boolean
  details: Record<string, unknown>
}
type SoundItem = ItemContent & {
  id: string
  slug: string
  digest: string
  part: KeptPart | undefined
  terms: ItemReader['terms']
  isWithheld: boolean
}

/** Who wrote the collection. */
const author = 'Farsight'
/** When the collection first appeared: the date of items that bring none. */
const published = '2026-11-20'

/** The items that the collection has brought so far, withdrawn ones too. */
export async function findCollected(trx: Write): Promise<Collected[]> {
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'kind', 'slug', 'digest', 'details'])
    .select([
      sql<Date | null>`coalesce(published_at, hidden_published_at)`.as('published_at'),
      sql<boolean>`hidden_at is not null`.as('isHidden'),
    ])
    .where('slug', 'is not', null)
    .where('owner_id', 'is', null)
    .execute()
  return rows.flatMap(({ slug, ...row }) => (slug === null ? [] : [{ ...row, slug }]))
}

/**
 * Writes the items that are new or changed and says how many. Links come last, when everything they lead to is there.
 */
export async function writeItems(
  trx: Write,
  sound: readonly Sound[],
  { rows, licences, now }: { rows: readonly Collected[]; licences: readonly string[]; now: Date },
): Promise<number> {
  const before = new Map(rows.map((row) => [row.id, row]))
  const linked: SoundItem[] = []
  for (const item of sound.flatMap((one) => itemOf(one, licences))) {
    const isNew = await writeItem(trx, item, before.get(item.id), now)
    await item.part?.withhold(trx, item.id, item.isWithheld)
    if (isNew && item.isWithheld) {
      await hideNumbers(trx, item.id)
      await item.terms?.forget(trx, item.id)
    }
    if (isNew) linked.push(item)
  }
  for (const item of linked) await replaceLinks(trx, item.id, item)
  return linked.length
}

/**
 * Takes out of sight what no longer has a file, and what cannot be read any more and needs a licence that is not held.
 * Its versions stay, and it may come back.
 */
export async function withdraw(
  trx: Write,
  rows: readonly Collected[],
  { sound, names, unlicensed }: Pick<Checked, 'sound' | 'names'> & { unlicensed: readonly string[] },
): Promise<number> {
  const here = new Set(sound.map(({ draft }) => draft.id))
  const gone = rows.filter(
    ({ id, kind, slug, published_at }) =>
      published_at !== null && !here.has(id) && (!names.has(`${kind}/${slug}`) || unlicensed.includes(id)),
  )
  if (gone.length) {
    const ids = gone.map(({ id }) => id)
    await trx
      .updateTable('item')
      .set({ published_at: null, hidden_published_at: null })
      // One parameter: a statement takes 65,535 at most.
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute()
  }
  return gone.length
}

/** Says whether there was a new version to write. */
async function writeItem(trx: Write, brought: SoundItem, row: Collected | undefined, now: Date): Promise<boolean> {
  const item = row ? carriedOn(brought, row) : brought
  const { id, slug } = item
  const publishedAt = firstSeen(item, now)
  if (!row) {
    await insertItem(trx, { ...item, author, ownerId: null, publishedAt, at: publishedAt }, item.part)
    return true
  }
  const [said, read] = partsOf(item.digest)
  const [saidBefore, readBefore] = partsOf(row.digest)
  const isBack = row.published_at === null
  if (said !== saidBefore) await reviseItem(trx, { id, author, at: now }, item, item.part)
  else if (read !== readBefore) await trx.updateTable('item').set(derivedColumns(item)).where('id', '=', id).execute()
  if (item.digest !== row.digest || isBack || row.slug !== slug) {
    await trx
      .updateTable('item')
      .set({
        digest: item.digest,
        slug,
        ...(isBack && { [row.isHidden ? 'hidden_published_at' : 'published_at']: publishedAt }),
      })
      .where('id', '=', id)
      .execute()
  }
  return said !== saidBefore
}

/** Details that are kept in another shape than today's say nothing of what has become of the item. */
function carriedOn(item: SoundItem, { details }: Collected): SoundItem {
  const { kind } = item
  const before = kind.carriedOn && kind.details.safeParse(details).data
  return before && kind.carriedOn ? { ...item, details: kind.carriedOn(item.details, before) } : item
}

function itemOf(sound: Sound, licences: readonly string[]): SoundItem[] {
  const { reader, slug, links } = sound
  const { id, written } = sound.draft
  const { details, isWithheld } = shownUnder(sound, licences)
  if (!reader.kind || !written || id === null) return []
  const content = { kind: reader.kind, written, details, links }
  const digest = `${digestOf([written, details, links])}.${digestOf(derivedColumns(content))}`
  return [{ id, slug, ...content, digest, part: reader.part, terms: reader.terms, isWithheld }]
}

/**
 * A question appears on the day it opens, or now where that is still to come; everything else on the day of the
 * collection. The hour follows from the id by steps of the golden ratio: items of one day come out well mixed, whatever
 * was written first, and always in the same order.
 */
function firstSeen(
  { kind, id, details }: { kind: AnyKind; id: number | string; details: Record<string, unknown> },
  now: Date,
): Date {
  const day = Date.parse(`${kind.lifeOf(details)?.opens ?? published}T00:00:00Z`)
  const moment = new Date(day + Math.floor(((Number(id) * golden) % 1) * 86_400) * 1000)
  return moment < now ? moment : now
}

const golden = 0.618_033_988_749

/**
 * What is said, and what lists and search read in it: the second may change with the program, and makes no new version.
 */
function partsOf(digest: string | null): string[] {
  return digest?.split('.') ?? []
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
