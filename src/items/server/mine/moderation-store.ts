/** Reports of readers and what operators did, in the database. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'
import type { ModerationAction, ReportReason } from '../../mine/words.ts'
import { rowsOf } from '../rows.ts'
import type { Write } from '../transaction.ts'

type Params = { kind: string; id: string }

export type ReportedRow = {
  kind: string
  id: string
  title: string
  author: string
  hidden_at: Date | null
  hidden_reason: string | null
  reports: { reason: ReportReason; note: string; at: string; byVisitor: boolean }[]
  reportCount: number
  actions: { action: ModerationAction; reason: string; by: string; at: string }[]
}

/** So many are listed at once; the list is worked off from its top. */
export const mostListed = 200
/** So many reports of each are read out, the newest; the others are counted. */
const mostReadOut = 20

/**
 * What operators may judge: it is published, or they have hidden it. Nobody else writes it until the transaction ends.
 */
export async function lockJudged(trx: Write, { kind, id }: Params, also: RawBuilder<boolean>): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    sql`
      select from item where kind = ${kind} and id = ${id}::bigint and (published_at is not null or ${also}) for no key update`,
  )
  return rows.length > 0
}

/** The account of who wrote it; null of the house's and where there is none. */
export async function findOwner(trx: Write, { kind, id }: Params): Promise<string | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ owner: string | null }>`select owner_id as owner from item where kind = ${kind} and id = ${id}::bigint`,
  )
  return row?.owner ?? null
}

export const isHidden = sql<boolean>`hidden_at is not null`
export const isHiddenAndWanted = sql<boolean>`hidden_published_at is not null or held_at is not null`
export const isNothingElse = sql<boolean>`false`

export async function saveHidden(trx: Write, id: string, reason: string, now: Date): Promise<void> {
  await sql`
    update item set hidden_published_at = coalesce(published_at, hidden_published_at, held_at), published_at = null, held_at = null, hidden_at = ${now},
      hidden_reason = ${reason}, hidden_with_author = false
    where id = ${id}`.execute(trx)
}

/** Whether it is hidden since its author was stopped: then it is the author who must come back. */
export async function isHiddenWithAuthor(trx: Write, id: string): Promise<boolean> {
  const rows = await rowsOf(trx, sql`select from item where id = ${id}::bigint and hidden_with_author`)
  return rows.length > 0
}

/** Whether it was hidden. It is shown again if its author has not taken it back. */
export async function saveRestored(trx: Write, id: string): Promise<boolean> {
  const restored = await rowsOf(
    trx,
    sql`
      update item set published_at = hidden_published_at, hidden_published_at = null, hidden_at = null, hidden_reason = null
      where id = ${id} and hidden_at is not null returning id`,
  )
  return restored.length > 0
}

/** How many were open. */
export async function closeReports(trx: Write, id: string, now: Date): Promise<number> {
  const closed = await rowsOf(
    trx,
    sql`update report set closed_at = ${now} where item_id = ${id}::bigint and closed_at is null returning item_id`,
  )
  return closed.length
}

export type Action = { id: string; action: ModerationAction; reason: string; by: User; at: Date }

export async function saveAction(trx: Write, { id, action, reason, by, at }: Action): Promise<void> {
  await sql`
    insert into moderation (item_id, action, reason, by_id, by_name, at) values (${id}, ${action}, ${reason}, ${by.id}, ${by.name}, ${at})`.execute(
    trx,
  )
}

/** How many other items the account has reported since then. */
export async function countReports(trx: Write, accountId: string, beside: string, since: Date): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{ reports: number }>`
      select count(*)::int as reports from report where account_id = ${accountId} and item_id <> ${beside}::bigint and at > ${since}`,
  )
  return row?.reports ?? 0
}

export type Report = { accountId: string; id: string; reason: ReportReason; note: string; at: Date }

export async function saveReport(trx: Write, { accountId, id, reason, note, at }: Report): Promise<void> {
  await sql`
    insert into report (account_id, item_id, reason, note, at) values (${accountId}, ${id}, ${reason}, ${note}, ${at})
    on conflict (account_id, item_id) do update set reason = excluded.reason, note = excluded.note, at = excluded.at, closed_at = null`.execute(
    trx,
  )
}

/** With the title that others read last: what its author wrote since in private is not for operators. */
export function listReported(db: QueryExecutorProvider): Promise<ReportedRow[]> {
  return rowsOf(
    db,
    sql<ReportedRow>`
      select item.kind, item.id, item.author, hidden_at, hidden_reason,
        coalesce((
          select data ->> 'title' from item_version where item_id = item.id and is_public order by version desc limit 1
        ), item.title) as title,
        coalesce((
          select json_agg(json_build_object('reason', reason, 'note', note, 'at', at, 'byVisitor', by_visitor) order by at desc)
          from (
            select reason, note, at, by_visitor from report where item_id = item.id and closed_at is null order by at desc limit ${mostReadOut}
          ) as newest
        ), '[]') as reports, open.count as "reportCount", coalesce((
          select json_agg(json_build_object('action', action, 'reason', reason, 'by', by_name, 'at', at) order by at desc, id desc)
          from moderation where item_id = item.id
        ), '[]') as actions
      from item cross join lateral (
        select max(at) as last, count(*)::int as count
        from report where item_id = item.id and closed_at is null
      ) as open
      where (hidden_at is not null and not hidden_with_author) or (published_at is not null and open.last is not null)
      order by greatest(open.last, hidden_at) desc, item.id desc limit ${mostListed}`,
  )
}
