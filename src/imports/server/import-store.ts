/** What somebody has brought, file by file, and what happened to it meanwhile. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { PlatformName } from '../words.ts'

export type Counts = { questions: number; forecasts: number }
export type Import = Counts & { id: string; platform: PlatformName; at: Date }
export type Bringer = { accountId: string; platform: PlatformName }

export function listImports(db: QueryExecutorProvider, accountId: string): Promise<Import[]> {
  return rowsOf(
    db,
    sql<Import>`
      select id::text as id, platform, at, questions, forecasts from import where account_id = ${accountId} order by id desc`,
  )
}

export async function saveImport(
  trx: QueryExecutorProvider,
  { accountId, platform }: Bringer,
  { at, questions, forecasts }: Counts & { at: Date },
): Promise<string> {
  const [row] = await rowsOf(
    trx,
    sql<{ id: string }>`
      insert into import (account_id, platform, at, questions, forecasts)
      values (${accountId}, ${platform}, ${at}, ${questions}, ${forecasts}) returning id::text as id`,
  )
  if (!row) throw new Error('An insert answered nothing.')
  return row.id
}

/** What each file tells counts, so that files that are brought over and over stay bounded. */
export async function countKept(db: QueryExecutorProvider, accountId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from imported_forecast join import on import.id = import_id where account_id = ${accountId}`,
  )
  return row?.count ?? 0
}

/** Null where there is none. */
export async function findPlatform(
  db: QueryExecutorProvider,
  accountId: string,
  id: string,
): Promise<PlatformName | null> {
  const [row] = await rowsOf(
    db,
    sql<{ platform: PlatformName }>`select platform from import where id = ${id}::bigint and account_id = ${accountId}`,
  )
  return row?.platform ?? null
}

/** With what it alone tells, and the questions of which nothing is left. */
export async function removeImport(trx: QueryExecutorProvider, id: string): Promise<void> {
  const touched = await rowsOf(
    trx,
    sql<{ id: string }>`select distinct question_id::text as id from imported_forecast where import_id = ${id}::bigint`,
  )
  await sql`delete from import where id = ${id}::bigint`.execute(trx)
  await sql`
    delete from imported_question where id = any(${touched.map((one) => one.id)}::bigint[])
      and not exists (select from imported_forecast where question_id = imported_question.id)`.execute(trx)
}

/** Of everything that one has brought: another after each writing. */
export async function findMark(db: QueryExecutorProvider, accountId: string): Promise<string> {
  const [row] = await rowsOf(
    db,
    sql<{ mark: string }>`select mark::text as mark from imported_record where account_id = ${accountId}`,
  )
  return row?.mark ?? '0'
}

/** Answers whether the mark still was the one that is named. */
export async function moveMark(trx: QueryExecutorProvider, accountId: string, from: string): Promise<boolean> {
  const moved = await rowsOf(
    trx,
    sql`
      insert into imported_record as had (account_id, mark) values (${accountId}, 1)
      on conflict (account_id) do update set mark = had.mark + 1, records = null where had.mark = ${from}::bigint returning mark`,
  )
  return moved.length > 0
}
