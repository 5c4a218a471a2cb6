/** What people object to, and what operators make of it. The tables are explained in `migrations/0095-resolutions.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import { authorDays, type Resolver } from '../words.ts'
import { iso } from './resolution-store.ts'

type Said = { resolutionId: string; accountId: string; reason: string; at: Date }

/** Whether it is new. */
export async function saveObjection(trx: QueryExecutorProvider, said: Said): Promise<boolean> {
  const saved = await rowsOf(
    trx,
    sql`
      insert into objection (resolution_id, account_id, at, reason)
      values (${said.resolutionId}::bigint, ${said.accountId}, ${said.at}, ${said.reason})
      on conflict (resolution_id, account_id) do nothing returning id`,
  )
  return saved.length > 0
}

/** Of those that are named; others came since an operator read them. Whether any was open against the outcome that stands. */
export async function answerObjections(
  trx: QueryExecutorProvider,
  { id, objections, reason, at }: { id: string; objections: readonly string[]; reason: string; at: Date },
): Promise<boolean> {
  const answered = await rowsOf(
    trx,
    sql`
      update objection set answered_at = ${at}, answer = ${reason}
      where answered_at is null and id = any(${objections}::bigint[]) and resolution_id = (
        select id from resolution where item_id = ${id}::bigint order by id desc limit 1
      ) returning id`,
  )
  return answered.length > 0
}

type Asked = { id: string; title: string; author: string; authorId: string | null }
export type ObjectedRow = Asked & {
  question: unknown
  by: Resolver
  at: string
  outcome: PredictionDetails['outcome']
  objections: { id: string; at: string; reason: string }[]
}
export type DueRow = Asked & { resolves: string }
type LeftToAuthors = { count: number; first: string; last: string }

const mostListed = 100

/** Whose outcome stands and has open objections, the oldest first. */
export function listObjected(db: QueryExecutorProvider): Promise<ObjectedRow[]> {
  return rowsOf(
    db,
    sql<ObjectedRow>`
      select item.id::text as id, title, author, owner_id as "authorId", details -> 'question' as question,
        resolution.by, ${iso('resolution.at')} as at, resolution.outcome,
        json_agg(json_build_object('id', objection.id::text, 'at', ${iso('objection.at')}, 'reason', objection.reason) order by objection.at) as objections
      from objection join resolution on resolution.id = resolution_id join item on item.id = item_id
      where answered_at is null and item.published_at is not null
        and not exists (select from resolution as later where later.item_id = item.id and later.id > resolution.id)
      group by item.id, title, details, author, owner_id, resolution.id order by min(objection.at), item.id limit ${mostListed}`,
  )
}

/** The longest due first. */
export function listDue(db: QueryExecutorProvider, today: string): Promise<DueRow[]> {
  return rowsOf(
    db,
    sql<DueRow>`
      select id::text as id, title, author, owner_id as "authorId", details ->> 'resolves' as resolves from item
      where kind = 'prediction' and published_at is not null and outcome is null
        and (details ->> 'resolves') collate "C" < to_char(
          ${today}::date - case when owner_id is null then 0 else ${authorDays}::int end, 'YYYY-MM-DD')
      order by (details ->> 'resolves') collate "C", id limit ${mostListed}`,
  )
}

/** How many that people ask are due and left to their authors, and the last days of that: of the first and of the last of them. */
export async function findLeftToAuthors(db: QueryExecutorProvider, today: string): Promise<LeftToAuthors | null> {
  const [row] = await rowsOf(
    db,
    sql<LeftToAuthors>`
      select count(*)::int as count, to_char(min(day) + ${authorDays}::int, 'YYYY-MM-DD') as first,
        to_char(max(day) + ${authorDays}::int, 'YYYY-MM-DD') as last
      from (
        select (details ->> 'resolves')::date as day from item
        where kind = 'prediction' and published_at is not null and outcome is null and owner_id is not null
          and (details ->> 'resolves') collate "C" < ${today}
          and (details ->> 'resolves') collate "C" >= to_char(${today}::date - ${authorDays}::int, 'YYYY-MM-DD')
      ) as due having count(*) > 0`,
  )
  return row ?? null
}
