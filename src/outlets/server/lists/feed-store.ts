/** What happened to items that lists show, the newest first: the events that feeds tell of. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { closingDays } from '#items/status.ts'
import { causeOfMoved, type MoveColumns } from '#items/server/moves/move-store.ts'
import { isCrowdShown } from '#items/server/hidden-crowds.ts'
import { rowsOf } from '#items/server/rows.ts'
import { pageOf } from '#items/server/shelf/page/page-of.ts'
import { all, type Condition, type OrderName } from '#items/server/shelf/select.ts'
import { type Among, amongThem } from './among.ts'
import { stampOf } from '../stamp.ts'

/** `key`: by which the feed is ordered, as a cursor carries it. `stamp`: of what can be told of the item. */
export type Happened = Partial<MoveColumns> & {
  kind: string
  id: string
  version: number
  at: Date
  key: string
  stamp: string
  /** Which feed tells it. */
  name: FeedName
}
export type FeedPlace = { key: string; id: string }

type Asked = { among: Among; place: FeedPlace | null; most: number; today: string }
export type FeedName = 'new' | 'moved' | 'revised' | 'resolved' | 'closing'

type Told = {
  /** When it happened, and what cursors and order go by. */
  at: RawBuilder<unknown>
  key: RawBuilder<unknown>
  type: 'timestamptz' | 'date' | 'text'
  from: RawBuilder<unknown>
  version: RawBuilder<unknown>
  only(today: string): RawBuilder<boolean>
  /** What else its entries are told by. */
  more?: RawBuilder<unknown>
  /** The list that has its items in its order, found however few of all they are. */
  list?: OrderName
}

const item = sql`item`
const standing = sql`item.version`
/** What others could read first is new, not revised. */
const isLater = sql`exists (
  select from item_version as before where before.item_id = told.item_id and before.is_public and before.version < told.version
)`
const feeds: Record<FeedName, Told> = {
  new: {
    at: sql`item.published_at`,
    key: sql`item.published_at`,
    type: 'timestamptz',
    from: item,
    version: standing,
    only: () => sql`item.published_at is not null`,
    list: 'newest',
  },
  moved: {
    at: sql`moved.at`,
    key: sql`moved.at`,
    type: 'timestamptz',
    version: standing,
    // By its own columns alone: what narrows a list names those of items.
    from: sql`(select item_id, at, before, after, because from item_move) as moved join item on item.id = moved.item_id`,
    only: isCrowdShown,
    more: sql`moved.before, moved.after, moved.because, ${causeOfMoved} as cause`,
  },
  revised: {
    at: sql`told.at`,
    key: sql`told.at`,
    type: 'timestamptz',
    version: sql`told.version`,
    from: sql`item_version as told join item on item.id = told.item_id`,
    only: () => sql`told.is_public and told.is_text and told.version > 1 and ${isLater}`,
  },
  resolved: {
    at: sql`((item.card #>> '{outcome,at}')::date)::timestamptz`,
    key: sql`(item.card #>> '{outcome,at}')`,
    type: 'text',
    from: item,
    version: standing,
    only: () => sql`item.outcome is not null`,
  },
  /** From the day on which it begins to close soon. */
  closing: {
    at: sql`(item.closes - ${closingDays}::int)::timestamptz`,
    key: sql`item.closes`,
    type: 'date',
    from: item,
    version: standing,
    only: (today) =>
      sql`(item.outcome is null and item.closes >= ${today}::date and item.closes <= ${today}::date + ${closingDays}::int)`,
  },
}
export const feedNames = Object.keys(feeds) as FeedName[] // its own keys

export async function listHappened(db: QueryExecutorProvider, name: FeedName, asked: Asked): Promise<Happened[]> {
  const { at, key, type, from, version, only, more } = feeds[name]
  const { place, most, today } = asked
  const before = place && sql<boolean>`(${key}, item.id) < (${place.key}::${sql.raw(type)}, ${place.id}::bigint)`
  const conditions = [only(today), ...(await amongListed(db, name, asked))]
  const rows = await rowsOf<Omit<Happened, 'name'>>(
    db,
    sql<Omit<Happened, 'name'>>`
      select item.kind, item.id::text, ${version} as version, ${at} as at, ${key}::text as key, ${stampOf} as stamp
        ${more ? sql`, ${more}` : sql``}
      from ${from} where ${all(before ? [...conditions, before] : conditions)}
      order by ${key} desc, item.id desc limit ${most}`,
  )
  return rows.map((row) => ({ ...row, name }))
}

/** Those that a list has next, where one has the order of the feed; else whatever narrows it. */
async function amongListed(db: QueryExecutorProvider, name: FeedName, asked: Asked): Promise<Condition[]> {
  const { among, ...page } = asked
  const { list } = feeds[name]
  if (list === undefined || !('filters' in among)) return amongThem(among)
  const { filters } = among
  const next = await pageOf(db, { ...page, filters, sort: list, readsTexts: filters.data !== undefined })
  return [sql<boolean>`item.is_listed and item.id = any(${next.map(({ id }) => id)}::bigint[])`]
}
