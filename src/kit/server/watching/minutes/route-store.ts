/** What was counted of each route and of each task. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { placesOfRoute } from './figures.ts'
import { mostRows } from './minute-store.ts'

/** So many minutes with failures are read. */
const mostFailing = 2000
const mostRoutes = 10

export type Summed = { name: string; row: number[] }

/** Rows of the last hour, by method and route. */
export function sumRoutes(db: QueryExecutorProvider): Promise<Summed[]> {
  return sumOf(db, sql`routes`, sql`interval '1 hour'`)
}

export type Failing = { route: string; failed: number; lastAt: Date }

/** Of the last day those routes that failed, the most often first; of more minutes with failures than that, the latest. */
export async function listFailing(db: QueryExecutorProvider): Promise<Failing[]> {
  const { rows } = await sql<Failing>`
    select route, sum((numbers ->> ${placesOfRoute.failed}::int)::float8) as failed, max(at) as "lastAt"
    from (
      select at, routes from watched_minute where at > now() - interval '24 hours' and failed > 0
      order by at desc limit ${mostFailing}
    ) as kept, jsonb_each(routes) as named (route, numbers)
    where (numbers ->> ${placesOfRoute.failed}::int)::float8 > 0
    group by route order by failed desc, route limit ${mostRoutes}`.execute(db)
  return rows
}

/** Rows of the last day, by task. */
export function sumTasks(db: QueryExecutorProvider): Promise<Summed[]> {
  return sumOf(db, sql`tasks`, sql`interval '24 hours'`)
}

async function sumOf(db: QueryExecutorProvider, column: ReturnType<typeof sql>, since: ReturnType<typeof sql>) {
  const { rows } = await sql<Summed>`
    select name, array_agg(value order by place)::float8[] as row from (
      select name, place, sum(value::float8) as value from (
        select ${column} as counted from watched_minute where at > now() - ${since} order by at desc limit ${mostRows}
      ) as kept, jsonb_each(counted) as named (name, numbers), jsonb_array_elements_text(numbers) with ordinality as each (value, place)
      group by name, place
    ) as summed group by name order by name`.execute(db)
  return rows
}
