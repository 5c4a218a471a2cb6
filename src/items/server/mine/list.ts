/**
 * One's own items, whatever their standing, and those one saved and may still see: found and ordered, a page at a time.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { instantOf } from '#kit/server/instant-text.ts'
import { itemId } from '../../item.ts'
import { type MineSort, mineSorts, type ShelfName, shelves, type Standing } from '../../mine/words.ts'
import type { MyHandlers } from './items.ts'
import { standingColumn } from './item-store.ts'
import { listMyMoved } from '../moves/list-moved.ts'
import { presentCard, presentHidden } from '../present.ts'
import { cardColumns, type CardRow, rowsOf } from '../rows.ts'
import { findWord } from '../authors/words-store.ts'
import { all, type Condition } from '../shelf/select.ts'
import { whyNotStorable } from '../storable.ts'
import { isOpenTo } from '../visibility.ts'

type Row = CardRow & {
  standing: Standing
  is_listed: boolean
  hidden_at: Date | null
  hidden_reason: string | null
  saved_at: Date | null
  key: string
}
type Place = { key: string; id: string }
type Asked = { user: User; shelf: ShelfName; q?: string | undefined; kind: string[]; standing: Standing[] }

export function myListHandlers(db: QueryExecutorProvider): Pick<MyHandlers, 'listMine' | 'listMyMoved'> {
  return {
    listMyMoved: ({ query: { limit }, viewer, now }) => listMyMoved(db, userOf(viewer), limit, now),

    async listMine({ query: { sort: wanted, cursor, limit, ...filters }, viewer, now }) {
      const asked = { ...filters, user: userOf(viewer) }
      const sort = wanted === 'saved' && asked.shelf === 'own' ? 'updated' : wanted
      const place = readPlace(cursor, asked.shelf, sort)
      const [rows, total, said] = await Promise.all([
        listRows(db, asked, { sort, place, most: limit + 1 }),
        countRows(db, asked),
        findWord(db, asked.user.id),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map((row) => presentMine(row, asked.shelf, dayOf(now))),
        next: last ? writePlace(asked.shelf, sort, { key: last.key, id: String(last.id) }) : null,
        total,
        said,
      }
    },
  }
}

function presentMine(row: Row, shelf: ShelfName, today: string) {
  const savedAt = shelf === 'saved' ? (row.saved_at?.toISOString() ?? null) : null
  return {
    item: presentCard(row, today),
    standing: row.standing,
    isListed: row.is_listed,
    hidden: presentHidden(row),
    savedAt,
  }
}

/** Keys as a cursor carries them. A title's beginning orders as well as the whole does, and keeps the cursor short. */
const orders: Record<MineSort, { key: RawBuilder<unknown>; type: string; isDown: boolean }> = {
  updated: { key: sql`item.updated_at`, type: 'timestamptz', isDown: true },
  title: { key: sql`left(lower(item.title), 60)`, type: 'text', isDown: false },
  horizon: { key: sql`item.horizon_to`, type: 'integer', isDown: false },
  saved: { key: sql`save.at`, type: 'timestamptz', isDown: true },
}

function listRows(
  db: QueryExecutorProvider,
  asked: Asked,
  { sort, place, most }: { sort: MineSort; place: Place | null; most: number },
) {
  const { key, type, isDown } = orders[sort]
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const after = place
    ? [
        sql<boolean>`(${key}, item.id) ${sql.raw(isDown ? '<' : '>')} (${place.key}::${sql.raw(type)}, ${place.id}::bigint)`,
      ]
    : []
  const asText = type === 'timestamptz' ? instantOf(key) : sql`${key}::text`
  return rowsOf(
    db,
    sql<Row>`
      select ${sql.raw(cardColumns)}, ${standingColumn} as standing, item.is_listed, hidden_at, hidden_reason, save.at as saved_at, ${asText} as key
      from ${shelfOf(asked)} where ${all([...conditionsOf(asked), ...after])}
      order by ${key} ${direction}, item.id ${direction} limit ${most}`,
  )
}

async function countRows(db: QueryExecutorProvider, asked: Asked): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ items: number }>`select count(*)::int as items from ${shelfOf(asked)} where ${all(conditionsOf(asked))}`,
  )
  return row?.items ?? 0
}

function shelfOf({ user }: Asked): RawBuilder<unknown> {
  return sql`item left join save on save.item_id = item.id and save.account_id = ${user.id}`
}

function conditionsOf({ user, shelf, q, kind, standing }: Asked): Condition[] {
  return [
    ...(shelf === 'own'
      ? [sql<boolean>`item.owner_id = ${user.id}`]
      : [sql<boolean>`save.at is not null`, isOpenTo(user)]),
    ...(kind.length ? [sql<boolean>`item.kind = any(${kind}::text[])`] : []),
    ...(standing.length ? [sql<boolean>`${standingColumn} = any(${standing}::text[])`] : []),
    ...wordsOf(q).map(
      (word) => sql<boolean>`(item.search @@ plainto_tsquery('farsight', ${word})
        or unaccent(concat_ws(' ', item.title, item.label, item.summary, array_to_string(item.tags, ' '))) ilike unaccent(${likeOf(word)}))`,
    ),
  ]
}

function wordsOf(q = ''): string[] {
  return q.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, 12)
}

function likeOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
}

const written = z.tuple([z.enum(shelves), z.enum(mineSorts), z.string(), itemId])
const instant = z.iso
  .datetime()
  .max(30)
  .refine((at) => at >= '0001') // the database knows no year 0
const keys: Record<MineSort, z.ZodType> = {
  updated: instant,
  saved: instant,
  title: z
    .string()
    .max(60)
    .refine((title) => whyNotStorable(title) === null),
  horizon: z.string().regex(/^\d{1,4}$/),
}

function writePlace(shelf: ShelfName, sort: MineSort, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([shelf, sort, key, id])).toString('base64url')
}

/** Refuses what this list did not write itself. */
function readPlace(cursor: string | undefined, shelf: ShelfName, sort: MineSort): Place | null {
  if (cursor === undefined) return null
  const [ofShelf, ofSort, key, id] = parsePlace(cursor)
  if (ofShelf !== shelf || ofSort !== sort || !keys[sort].safeParse(key).success) throw new Refusal('invalid-cursor')
  return { key, id }
}

function parsePlace(cursor: string): z.output<typeof written> {
  try {
    return written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new Refusal('invalid-cursor') // whatever is wrong with it, the reader can only start again
  }
}
