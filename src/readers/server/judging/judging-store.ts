/** What operators read of signals and what they did with them, in the database. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { ReportReason, Standing } from '#items/mine/words.ts'
import { mostListed } from '#items/server/mine/moderation-store.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import type { Word } from '#items/trust/trust.ts'
import type { User } from '#kit/viewer.ts'
import type { SignalEntry } from '../../signal.ts'
import type { SignalAction } from '../../words.ts'
import { standingOfSignal } from '../signal-store.ts'

export type JudgedRow = SignalEntry & {
  id: string
  trend: { id: string; title: string }
  author: string
  isByOwner: boolean
  authorId: string
  word: Word | null
  standing: Standing
  version: number
  publishedAt: Date
  writtenAt: Date
  hiddenAt: Date | null
  hiddenReason: string | null
  reports: { reason: ReportReason; note: string; at: string; byVisitor: boolean }[]
  reportCount: number
  actions: { action: SignalAction; reason: string; by: string; at: string }[]
}

/** So many reports of each are read out, the newest; the others are counted. */
const mostReadOut = 20

/** On trends that anybody reads. What is hidden since its author was stopped comes back with the author alone. */
export function listJudged(db: QueryExecutorProvider): Promise<JudgedRow[]> {
  return rowsOf(
    db,
    sql<JudgedRow>`
      select signal.id, signal.date::text as date, signal.title, signal.link, signal.note, signal.direction, signal.author,
        coalesce(account_id = item.owner_id, false) as "isByOwner", account_id as "authorId", word_on(account_id) as word, ${standingOfSignal} as standing, signal.version,
        signal.published_at as "publishedAt", written_at as "writtenAt", signal.hidden_at as "hiddenAt", signal.hidden_reason as "hiddenReason",
        json_build_object('id', item.id::text, 'title', item.title) as trend,
        coalesce((
          select json_agg(json_build_object('reason', reason, 'note', note, 'at', at, 'byVisitor', by_visitor) order by at desc)
          from (
            select reason, note, at, by_visitor from signal_report where signal_id = signal.id and closed_at is null
            order by at desc limit ${mostReadOut}
          ) as newest
        ), '[]') as reports, open.count as "reportCount", coalesce((
          select json_agg(json_build_object('action', action, 'reason', reason, 'by', by_name, 'at', at) order by id desc)
          from (select * from signal_act where signal_id = signal.id order by id desc limit ${mostReadOut}) as done
        ), '[]') as actions
      from reader_signal as signal join item on item.id = trend_id cross join lateral (
        select max(at) as last, count(*)::int as count from signal_report where signal_id = signal.id and closed_at is null
      ) as open
      where signal.published_at is not null and item.published_at is not null
        and (word_on(account_id) is distinct from 'stopped') and (not is_shown or open.last is not null)
      order by greatest(open.last, signal.hidden_at, signal.written_at) desc, signal.id desc limit ${mostListed}`,
  )
}

/** What its author has published; nobody else writes it until the transaction ends. */
export async function lockJudged(trx: Write, id: string): Promise<{ accountId: string; version: number } | null> {
  const [row] = await rowsOf(
    trx,
    sql<{ accountId: string; version: number }>`
      select account_id as "accountId", version from reader_signal
      where id = ${id}::uuid and published_at is not null for no key update`,
  )
  return row ?? null
}

export function saveShown(trx: Write, id: string, now: Date): Promise<Standing> {
  return saveStanding(trx, id, sql`approved_at = ${now}, hidden_at = null, hidden_reason = null`)
}

export function saveHidden(
  trx: Write,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<Standing> {
  return saveStanding(trx, id, sql`approved_at = null, hidden_at = ${at}, hidden_reason = ${reason}`)
}

async function saveStanding(trx: Write, id: string, change: ReturnType<typeof sql>): Promise<Standing> {
  const [row] = await rowsOf(
    trx,
    sql<{ standing: Standing }>`
      update reader_signal as signal set ${change} where id = ${id}::uuid returning ${standingOfSignal} as standing`,
  )
  if (!row) throw new Error('The signal was locked and is gone.')
  return row.standing
}

export async function closeReports(trx: Write, id: string, now: Date): Promise<void> {
  await sql`update signal_report set closed_at = ${now} where signal_id = ${id}::uuid and closed_at is null`.execute(
    trx,
  )
}

type Act = { id: string; action: SignalAction; reason: string; by: User; at: Date }

export async function saveAct(trx: Write, { id, action, reason, by, at }: Act): Promise<void> {
  await sql`
    insert into signal_act (signal_id, action, reason, by_id, by_name, at)
    values (${id}, ${action}, ${reason}, ${by.id}, ${by.name}, ${at})`.execute(trx)
}
