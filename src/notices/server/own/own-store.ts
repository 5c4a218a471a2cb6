/** One's own notices in the database, with what they tell of, as far as one may read that. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Because } from '#items/moves/stand.ts'
import { causeOfMoved } from '#items/server/moves/move-store.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { What } from '../../whats.ts'
import { isReplyTo, shownAt } from '../replies.ts'

type Json = Record<string, unknown>
/** `kind`, `label` and what follows: null where one cannot read the item. */
export type NoticeRow = {
  seq: string
  itemId: string
  what: What
  day: string
  at: Date
  isSeen: boolean
  told: Json
  kind: string | null
  label: string | null
  closes: string | null
  isDecided: boolean
  hasForecast: boolean
  replies: number
  /** The versions that it tells of, without their texts; null where one may not read them. */
  before: Json | null
  after: Json | null
  /** The stands that its number moved between. */
  stood: Json | null
  stands: Json | null
  because: Because | null
  cause: string | null
}
export type NoticePlace = { isUnseen: boolean; at: Date; seq: string }

/** What has gone is told as such; of the rest what one can read. */
const isTold = sql`(notice.what = 'gone' or item.id is not null)`
/**
 * How far a question moved is what people say, where they lead: whoever hides that is told once they have forecast it.
 * So with worlds, whose chances are made of it. */
const isShown = (accountId: string) => sql`(notice.what <> 'moved' or (
  hides_crowd(${accountId}, item) is not true and notice.item_id <> all((select made_hidden_from(${accountId}))::bigint[])))`
const mine = (accountId: string) => sql`
  notice left join item on item.id = notice.item_id and (item.published_at is not null or item.owner_id = ${accountId})
  where notice.account_id = ${accountId} and ${isTold} and ${isShown(accountId)}`

/** Those that were not seen first, of each the newest. */
export function listNotices(
  db: QueryExecutorProvider,
  accountId: string,
  { place, most }: { place: NoticePlace | null; most: number },
): Promise<NoticeRow[]> {
  const after =
    place &&
    sql`(notice.seen_at is null, notice.at, notice.seq) < (${place.isUnseen}, ${place.at}, ${place.seq}::bigint)`
  return listChosen(
    db,
    accountId,
    sql`${after ?? sql`true`} order by (seen_at is null) desc, at desc, seq desc limit ${most}`,
  )
}

/** The newest of some. */
export function listNewest(
  db: QueryExecutorProvider,
  accountId: string,
  { only, most }: { only: RawBuilder<unknown>; most: number },
): Promise<NoticeRow[]> {
  return listChosen(db, accountId, sql`${only} order by at desc, seq desc limit ${most}`)
}

/** `chosen`: which, in which order and how many. */
function listChosen(db: QueryExecutorProvider, accountId: string, chosen: RawBuilder<unknown>): Promise<NoticeRow[]> {
  const version = (end: 'from' | 'to') => sql`(
    select (data - 'details' - 'body' - 'summary') || (data -> 'details') from item_version as one
    where one.item_id = item.id and one.version = (case when what in ('outcome', 'changed') then told ->> ${end} end)::integer
      and (one.is_public or item.owner_id = ${accountId}))`
  return rowsOf(
    db,
    sql<NoticeRow>`
      with told as (
        select notice.seq, notice.item_id, what, notice.day, notice.at, seen_at, told, item.id, item.kind, item.label, item.closes,
          item.outcome, item.owner_id
        from ${mine(accountId)} and ${chosen}
      ), moved as (
        select seq, because from told as item join item_move as one on one.item_id = item.id
          and one.at = (case when what = 'moved' then told ->> 'to' end)::timestamptz
      )
      select item.seq::text as seq, item.item_id::text as "itemId", what, item.day::text as day, item.at, seen_at is not null as "isSeen", told,
        item.kind, item.label, item.closes::text as closes, item.outcome is not null as "isDecided",
        what in ('closing', 'ran-out') and coalesce((select estimate is not null from forecast join forecaster on forecaster.id = forecaster_id
          where account_id = ${accountId} and forecast.item_id = item.id order by forecast.seq desc limit 1), false) as "hasForecast",
        ${repliesTold(accountId)} as replies,
        ${version('from')} as before, ${version('to')} as after, ${move('from', 'before')} as stood, ${move('to', 'after')} as stands,
        moved.because, ${causeOfMoved} as cause
      from told as item left join moved on moved.seq = item.seq
      order by (seen_at is null) desc, item.at desc, item.seq desc`,
  )
}

/** Of a row of `told`, how many replies it tells of, as far as everybody still reads them. */
function repliesTold(accountId: string) {
  return sql`(
    select count(*)::int from comment as reply
    where item.what = 'reply' and reply.item_id = item.id and ${isReplyTo(sql`${accountId}`)}
      and ${shownAt} between (told ->> 'from')::timestamptz and (told ->> 'to')::timestamptz)`
}

function move(end: 'from' | 'to', stand: 'before' | 'after') {
  return sql`(
    select ${sql.ref(stand)} from item_move as one
    where one.item_id = item.id and one.at = (case when what = 'moved' then told ->> ${end} end)::timestamptz)`
}

export async function countUnseen(db: QueryExecutorProvider, accountId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ unseen: number }>`select count(*)::int as unseen from ${mine(accountId)} and seen_at is null`,
  )
  return row?.unseen ?? 0
}

type Seen = { accountId: string; until: Date; itemId: string | null; now: Date }

export async function saveSeen(db: QueryExecutorProvider, { accountId, until, itemId, now }: Seen): Promise<void> {
  await sql`
    update notice set seen_at = ${now}
    where account_id = ${accountId} and seen_at is null and at <= ${until} and (${itemId}::bigint is null or item_id = ${itemId}::bigint)`.execute(
    db,
  )
}
