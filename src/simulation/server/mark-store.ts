/**
 * That a base is a simulation stands in the base itself: as what the database says of its table of forecasters, so that
 * every copy and every dump has it too, and nobody can start it without.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { type Simulation, simulation } from '../simulation.ts'

/** Null where the people are real. */
export async function findSimulation(db: QueryExecutorProvider): Promise<Simulation | null> {
  const { rows } = await sql<{ said: string | null }>`
    select obj_description(to_regclass('forecaster'), 'pg_class') as said`.execute(db)
  const said = rows[0]?.said
  return said?.startsWith(mark) ? simulation.parse(JSON.parse(said.slice(mark.length))) : null
}

const mark = 'simulation '

export async function saveSimulation(db: QueryExecutorProvider, made: Simulation): Promise<void> {
  await sql`comment on table forecaster is ${sql.lit(mark + JSON.stringify(made))}`.execute(db)
}

/** Neither accounts nor items: of a database without tables too. */
export async function isEmptyBase(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('account') is not null and to_regclass('item') is not null as there`.execute(db)
  if (!rows[0]?.there) return true
  const { rows: found } = await sql`(select from account limit 1) union all (select from item limit 1)`.execute(db)
  return found.length === 0
}

export async function hasAccounts(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('account') is not null as there`.execute(db)
  return rows[0]?.there === true && (await sql`select from account limit 1`.execute(db)).rows.length > 0
}
