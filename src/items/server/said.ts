/**
 * What people say of an item together, in the database. The tables are explained in
 * `migrations/0097-item-said.ts` and `migrations/0105-said-as-told.ts`.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from './rows.ts'

/** As its kind has it (`said` of `content-kind.ts`). */
export type Said = Record<string, unknown>

/** Nobody changes it until the transaction ends. */
export async function findSaid(trx: QueryExecutorProvider, id: string): Promise<Said | null> {
  const [row] = await rowsOf<{ said: Said }>(
    trx,
    sql`select said from item_said where item_id = ${id}::bigint for share`,
  )
  return row?.said ?? null
}

export async function saveSaid(trx: QueryExecutorProvider, id: string, said: Said): Promise<void> {
  await sql`insert into item_said (item_id, said) values (${id}::bigint, ${JSON.stringify(said)}::jsonb)
    on conflict (item_id) do update set said = excluded.said`.execute(trx)
}

export async function removeSaid(trx: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from item_said where item_id = ${id}::bigint`.execute(trx)
}

/** Null of what was never counted; `counted` is null while people do not lead. `at`: since when it is counted. */
export async function findCounted(
  trx: QueryExecutorProvider,
  id: string,
): Promise<{ counted: Said | null; at: Date } | null> {
  const [row] = await rowsOf<{ counted: Said | null; at: Date }>(
    trx,
    sql`select said as counted, at from said_counted where item_id = ${id}::bigint for update`,
  )
  return row ?? null
}

export async function saveCounted(trx: QueryExecutorProvider, id: string, said: Said | null, at: Date): Promise<void> {
  await sql`insert into said_counted (item_id, said, at)
    values (${id}::bigint, ${said && JSON.stringify(said)}::jsonb, ${at})
    on conflict (item_id) do update set said = excluded.said, at = excluded.at`.execute(trx)
}
