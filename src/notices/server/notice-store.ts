/** What a letter has to know, read when it is written: whoever has undone the cause meanwhile gets none. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import { catalogue } from '#membership/catalogue.ts'
import { sayUnits } from '#membership/words.ts'
import type { Facts } from '../letters.ts'

/** To a verified address alone: any other may be somebody else's. */
export type Addressed<F> = { to: string; facts: F }

export async function findHidden(db: QueryExecutorProvider, id: string): Promise<Addressed<Facts['hidden']> | null> {
  const [row] = await rowsOf(
    db,
    sql<{ to: string; title: string; kind: string; reason: string }>`
      select email as "to", title, kind, hidden_reason as reason from item join account on account.id::text = owner_id
      where item.id = ${id}::bigint and hidden_at is not null and not hidden_with_author and email_verified and email is not null`,
  )
  return row ? { to: row.to, facts: { title: row.title, path: `/${row.kind}/${id}`, reason: row.reason } } : null
}

type SignalRow = { to: string; title: string; trend: string; path: string; reason: string | null }

/** To its author, but for an operator who judged their own. */
async function findSignal(db: QueryExecutorProvider, id: string, state: ReturnType<typeof sql>) {
  const [row] = await rowsOf(
    db,
    sql<SignalRow>`
      select email as "to", signal.title, item.title as trend, '/trend/' || trend_id || '#signals-of-readers' as path,
        signal.hidden_reason as reason
      from reader_signal as signal join item on item.id = trend_id join account on account.id::text = account_id
      where signal.id = ${id}::uuid and ${state} and email_verified and email is not null
        and account_id is distinct from (select by_id from signal_act where signal_id = signal.id order by id desc limit 1)`,
  )
  return row
}

/** Also of one that its author has taken back meanwhile: published again it would stay hidden. */
export async function findSignalHidden(
  db: QueryExecutorProvider,
  id: string,
): Promise<Addressed<Facts['signalHidden']> | null> {
  const row = await findSignal(db, id, sql`signal.hidden_at is not null`)
  return row ? { to: row.to, facts: { ...row, reason: row.reason ?? '' } } : null
}

export async function findSignalShown(
  db: QueryExecutorProvider,
  id: string,
): Promise<Addressed<Facts['signalShown']> | null> {
  const row = await findSignal(db, id, sql`is_shown and item.published_at is not null`)
  return row ? { to: row.to, facts: row } : null
}

type CommentRow = { to: string; on: string; path: string; reason: string | null }

/** To its author, but for an operator who judged their own. */
async function findComment(db: QueryExecutorProvider, id: string, state: ReturnType<typeof sql>) {
  const [row] = await rowsOf(
    db,
    sql<CommentRow>`
      select email as "to", item.title as "on", '/' || item.kind || '/' || item.id || '#discussion' as path, comment.hidden_reason as reason
      from comment join item on item.id = item_id join account on account.id::text = account_id
      where comment.id = ${id}::bigint and ${state} and email_verified and email is not null
        and account_id is distinct from (select by_id from comment_act where comment_id = comment.id order by id desc limit 1)`,
  )
  return row
}

export async function findCommentHidden(
  db: QueryExecutorProvider,
  id: string,
): Promise<Addressed<Facts['commentHidden']> | null> {
  const row = await findComment(db, id, sql`comment.hidden_at is not null`)
  return row ? { to: row.to, facts: { ...row, reason: row.reason ?? '' } } : null
}

export async function findCommentShown(
  db: QueryExecutorProvider,
  id: string,
): Promise<Addressed<Facts['commentShown']> | null> {
  const row = await findComment(db, id, sql`is_shown and item.published_at is not null`)
  return row ? { to: row.to, facts: row } : null
}

/** The objections to the outcome of a question that an operator has answered within a day. */
export function listUpheld(db: QueryExecutorProvider, itemId: string): Promise<{ id: string }[]> {
  return rowsOf(
    db,
    sql<{ id: string }>`
      select objection.id::text as id from objection join resolution on resolution.id = resolution_id
      where item_id = ${itemId}::bigint and answered_at > now() - interval '1 day' order by objection.id`,
  )
}

/** `to`: which of the two hears it; who has left hears nothing. */
export async function findUpheld(
  db: QueryExecutorProvider,
  id: string,
  to: 'account_id' | 'owner_id',
): Promise<Addressed<Facts['upheld']> | null> {
  const [row] = await rowsOf(
    db,
    sql<{ to: string; title: string; path: string; answer: string }>`
      select email as "to", title, '/prediction/' || item.id || '#resolution' as path, answer
      from objection join resolution on resolution.id = resolution_id join item on item.id = item_id
        join account on account.id::text = ${sql.ref(to)}
      where objection.id = ${id}::bigint and answered_at is not null and email_verified and email is not null`,
  )
  return row ? { to: row.to, facts: row } : null
}

export async function findStopped(
  db: QueryExecutorProvider,
  accountId: string,
): Promise<Addressed<Facts['stopped']> | null> {
  const [row] = await rowsOf(
    db,
    sql<{ to: string; word: string; reason: string }>`
      select email as "to", word, reason from author_word join account on account.id::text = account_id
      where account_id = ${accountId} and email_verified and email is not null order by author_word.id desc limit 1`,
  )
  return row?.word === 'stopped' ? { to: row.to, facts: { reason: row.reason } } : null
}

export async function findDue(db: QueryExecutorProvider, accountId: string): Promise<Addressed<Facts['due']> | null> {
  const [row] = await rowsOf(
    db,
    sql<{ to: string }>`
      select email as "to" from account join holder on holder.account_id = account.id
      where account.id = ${accountId}::bigint and status = 'past_due' and email_verified and email is not null`,
  )
  return row ? { to: row.to, facts: {} } : null
}

/** The last payment that a bank refused, unless another try of the same has got further by now. */
export async function findUnpaid(
  db: QueryExecutorProvider,
  accountId: string,
): Promise<Addressed<Facts['unpaid']> | null> {
  const [row] = await rowsOf(
    db,
    sql<{ to: string; product: string }>`
      select email as "to", own.product from account join holder on holder.account_id = account.id
        join checkout as own on own.holder_id = holder.id
      where account.id = ${accountId}::bigint and own.state = 'failed' and email_verified and email is not null
        and not exists (
          select from checkout as later
          where later.holder_id = own.holder_id and later.product = own.product and later.at > own.at and later.state in ('pending', 'complete'))
      order by own.at desc limit 1`,
  )
  const grant = catalogue.find(({ key }) => key === row?.product)?.grant
  return row ? { to: row.to, facts: { what: grant ? sayUnits(grant) : null } } : null
}

type ReportRow = {
  to: string
  question: string
  state: string
  isRemade: boolean
  before: string | null
  now: string | null
}

/** Of one that was cancelled there is nothing to say, nor of one that nobody ordered and that was not made. */
async function findEnded(db: QueryExecutorProvider, id: string): Promise<ReportRow | undefined> {
  const [row] = await rowsOf(
    db,
    sql<ReportRow>`
      select email as "to", own.question, own.state, own.is_remade as "isRemade", former.answer ->> 'figure' as before,
        own.answer ->> 'figure' as now
      from analysis as own join account on account.id = own.account_id left join analysis as former on former.id = own.rerun_of
      where own.id = ${id}::bigint and own.state in ('done', 'empty', 'failed') and (own.state = 'done' or not own.is_remade)
        and mails_reports and email_verified and email is not null`,
  )
  return row
}

export async function findReport(db: QueryExecutorProvider, id: string): Promise<Addressed<Facts['report']> | null> {
  const row = await findEnded(db, id)
  if (!row || row.isRemade) return null
  return { to: row.to, facts: { title: row.question, path: `/analysis/${id}`, isDone: row.state === 'done' } }
}

/** Of a report that was made again by itself, since its owner follows the one before. */
export async function findMoved(db: QueryExecutorProvider, id: string): Promise<Addressed<Facts['moved']> | null> {
  const row = await findEnded(db, id)
  if (!row?.isRemade) return null
  const { to, question, before, now } = row
  return { to, facts: { title: question, path: `/analysis/${id}`, before, now } }
}

/** It tells of itself later too, when it is shared or read anew: that is no news. */
export async function hasJustEnded(db: QueryExecutorProvider, analysisId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`
      select from analysis
      where id = ${analysisId}::bigint and state in ('done', 'empty', 'failed') and finished_at > now() - interval '1 day'`,
  )
  return rows.length > 0
}

export async function findTold(db: QueryExecutorProvider): Promise<Date | null> {
  const [row] = await rowsOf(db, sql<{ at: Date }>`select at from operators_told`)
  return row?.at ?? null
}

export async function saveTold(trx: QueryExecutorProvider, at: Date): Promise<void> {
  await sql`insert into operators_told (at) values (${at}) on conflict (one) do update set at = excluded.at`.execute(
    trx,
  )
}
