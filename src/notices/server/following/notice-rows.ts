/** Writes notices, for all followers of an item in one statement. The table is explained in `migrations/0094-follows.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { dayMs, dayOf } from '#kit/dates.ts'
import type { Start } from '../../notable.ts'
import type { What } from '../../whats.ts'

type Told = {
  what: What
  itemId: string
  day: string
  at: Date
  /** Up to which version or move it tells. */
  to: unknown
  starts: readonly Start<unknown>[]
  /** Who has done it themselves. */
  except: readonly string[]
}

/**
 * Read again it changes nothing. More of the same on a day is told in the same notice, from where it began; of what is
 * more than a number that is news to whoever has seen it too.
 */
export async function saveNotices(trx: QueryExecutorProvider, told: Told): Promise<void> {
  const { what, itemId, day, at, to, starts, except } = told
  if (starts.length === 0) return
  const isNews = what !== 'moved'
  await sql`
    insert into notice (account_id, item_id, what, day, at, told)
    select follow.account_id, follow.item_id, ${what}, ${day}, ${at}, jsonb_build_object('from', start."from", 'to', ${JSON.stringify(to)}::jsonb)
    from follow join jsonb_to_recordset(${JSON.stringify(starts)}::jsonb) as start (lower timestamptz, upper timestamptz, "from" jsonb)
      on follow.at < start.upper and (start.lower is null or follow.at >= start.lower)
    where follow.item_id = ${itemId}::bigint and follow.ended_at is null and follow.account_id <> all(${[...except]}::text[])
    order by follow.account_id
    on conflict (account_id, item_id, what, day) do update set at = excluded.at,
      told = notice.told || jsonb_build_object('to', excluded.told -> 'to'),
      seen_at = case when ${isNews}::boolean then null else notice.seen_at end,
      mailed_at = case when ${isNews}::boolean then null else notice.mailed_at end
    where notice.told -> 'to' <> excluded.told -> 'to'`.execute(trx)
}

type Gone = { itemId: string; kind: string; how: string; at: Date; day: string; except: readonly string[] }

/** What it was told of before cannot be told any more once it is deleted, nor can it be followed. */
export async function saveGone(trx: QueryExecutorProvider, gone: Gone): Promise<void> {
  const { itemId, kind, how, at, day, except } = gone
  await sql`
    insert into notice (account_id, item_id, what, day, at, told)
    select account_id, item_id, 'gone', ${day}, ${at}, jsonb_build_object('kind', ${kind}::text, 'how', ${how}::text)
    from follow where item_id = ${itemId}::bigint and ended_at is null and at < ${at} and account_id <> all(${[...except]}::text[])
    order by account_id
    on conflict do nothing`.execute(trx)
}

export async function removeDeleted(trx: QueryExecutorProvider, itemId: string): Promise<void> {
  await sql`delete from follow where item_id = ${itemId}::bigint`.execute(trx)
  await sql`delete from notice where item_id = ${itemId}::bigint and what <> 'gone'`.execute(trx)
}

/** It is back before they looked. */
export async function removeGone(trx: QueryExecutorProvider, itemId: string): Promise<void> {
  await sql`delete from notice where item_id = ${itemId}::bigint and what = 'gone' and seen_at is null`.execute(trx)
}

/** On the day on which a question closes, once: to whoever has followed it since before. */
export async function saveClosing(trx: QueryExecutorProvider, today: string, now: Date): Promise<void> {
  await sql`
    insert into notice (account_id, item_id, what, day, at, told)
    select follow.account_id, item.id, 'closing', item.closes, ${now}, '{}'
    from item join follow on follow.item_id = item.id
    where item.closes = ${today}::date and item.opens <= ${today}::date and item.outcome is null and item.published_at is not null
      and follow.ended_at is null and follow.at < ${today}::date::timestamp at time zone 'utc'
    order by follow.account_id, item.id
    on conflict do nothing`.execute(trx)
}

/** Once what a question asks should be known and nobody has said so, once for each day on which it was to be: to its author. */
export async function saveDue(trx: QueryExecutorProvider, today: string, now: Date): Promise<void> {
  await sql`
    insert into notice (account_id, item_id, what, day, at, told)
    select owner_id, id, 'due', (details ->> 'resolves')::date, ${now}, '{}' from item
    where kind = 'prediction' and published_at is not null and outcome is null and owner_id is not null
      and (details ->> 'resolves') collate "C" < ${today} and (details ->> 'resolves') collate "C" >= ${dayOf(new Date(now.getTime() - lateDays * dayMs))}
    order by owner_id, id
    on conflict do nothing`.execute(trx)
}

/** That a forecast held no longer than it was to (the row that takes it back says so): to whoever made it and follows the question. */
export async function saveRanOut(trx: QueryExecutorProvider, today: string, now: Date): Promise<void> {
  await sql`
    insert into notice (account_id, item_id, what, day, at, told)
    select distinct forecaster.account_id, item.id, 'ran-out', said.until, ${now}::timestamptz, '{}'::jsonb
    from forecast as said join forecaster on forecaster.id = said.forecaster_id join item on item.id = said.item_id
      join follow on follow.account_id = forecaster.account_id and follow.item_id = item.id and follow.ended_at is null
    where said.until < ${today}::date and said.until >= ${dayOf(new Date(now.getTime() - lateDays * dayMs))}::date and said.estimate is not null
      and exists (select from forecast as over where over.item_id = said.item_id and over.forecaster_id = said.forecaster_id
        and over.seq > said.seq and over.estimate is null and over.until = said.until)
    order by forecaster.account_id, item.id
    on conflict do nothing`.execute(trx)
}

/** What was due before is no news; a server may have stood still for so long. */
const lateDays = 7

/** What is old, and what was written of an item or for an account that was just being deleted. */
export async function removeOld(db: QueryExecutorProvider, before: Date): Promise<void> {
  await sql`
    delete from notice where at < ${before} or not exists (select from account where account.id::text = account_id)`.execute(
    db,
  )
  await sql`
    delete from follow where not exists (select from item where item.id = item_id)
      or not exists (select from account where account.id::text = account_id)`.execute(db)
}
