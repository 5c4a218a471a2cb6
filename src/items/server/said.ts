/** What people say of an item together, in the database. The table is explained in `migrations/0097-item-said.ts`. */
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
