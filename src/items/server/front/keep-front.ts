/**
 * The front: the items among which a search finds the best, 50,000 of the listed at most. The collection stands in it,
 * then what most is saved, forecast and linked to; what is young counts as if ten did so. All listed items are looked at,
 * a batch at a time.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { rowsOf } from '../rows.ts'

export const mostInFront = 50_000
/** So many are looked at, and so many are written, in one statement. */
const [lookedAt, written] = [5000, 500]
/** So many links, and so many forecasts, count of one item. */
const mostCounted = 20
const youngDays = 30
const worthOfYoung = 10
/** The collection's ids are lower. */
const firstOfOthers = 10_000

export function frontWork(db: QueryExecutorProvider): Task<object> {
  return {
    name: 'items.front',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '37 2 * * *',
    perform: () => keepFront(db, new Date()),
  }
}

/** Answers how many came to it and how many left it. Nobody is told: no page says who stands in it. */
export async function keepFront(
  db: QueryExecutorProvider,
  now: Date,
  most = mostInFront,
): Promise<{ came: number; left: number }> {
  const { best, standing } = await findBest(db, now, most)
  const wanted = new Set(best)
  const left = await saveFront(
    db,
    [...standing].filter((id) => !wanted.has(id)),
    false,
  )
  const came = await saveFront(
    db,
    best.filter((id) => !standing.has(id)),
    true,
  )
  return { came, left }
}

type Looked = { id: string; worth: number; at: number; is_front: boolean }

/** The ids of the best, and of the listed ones that stand in the front now. */
async function findBest(db: QueryExecutorProvider, now: Date, most: number) {
  const standing = new Set<string>()
  let [best, last] = [[] as Looked[], '0']
  for (;;) {
    // eslint-disable-next-line no-await-in-loop -- each batch begins where the one before ended
    const rows = await listWorth(db, last, now)
    for (const { id, is_front } of rows) if (is_front) standing.add(id)
    best = [...best, ...rows]
    if (best.length > 2 * most || rows.length < lookedAt) best = best.toSorted(better).slice(0, most)
    if (rows.length < lookedAt) return { best: best.map(({ id }) => id), standing }
    last = rows.at(-1)?.id ?? last
  }
}

/** The younger of two that are worth the same. */
const better = (a: Looked, b: Looked) => b.worth - a.worth || b.at - a.at || Number(b.id) - Number(a.id)

function listWorth(db: QueryExecutorProvider, after: string, now: Date): Promise<Looked[]> {
  return rowsOf(
    db,
    sql<Looked>`
      select id, is_front, extract(epoch from published_at)::float8 as at, (
        case when id < ${firstOfOthers} then 1e9 else 0 end + saves
          + (select count(*) from (select from link where to_id = item.id limit ${mostCounted}) as tied)
          + (select count(*) from (select from forecast where item_id = item.id limit ${mostCounted}) as said)
          + case when published_at > ${now}::timestamptz - ${youngDays} * interval '1 day' then ${worthOfYoung}::int else 0 end
      )::float8 as worth
      from item where is_listed and id > ${after}::bigint order by id limit ${lookedAt}`,
  )
}

async function saveFront(db: QueryExecutorProvider, ids: readonly string[], isFront: boolean): Promise<number> {
  let count = 0
  for (let at = 0; at < ids.length; at += written) {
    // eslint-disable-next-line no-await-in-loop -- few rows are held at a time
    const rows = await rowsOf(
      db,
      sql`update item set is_front = ${isFront} where id = any(${ids.slice(at, at + written)}::bigint[]) and is_front <> ${isFront} returning 1`,
    )
    count += rows.length
  }
  return count
}
