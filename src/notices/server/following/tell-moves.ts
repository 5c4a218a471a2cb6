/** Tells followers that the number of an item moved, from the moves that are kept. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { readStand } from '#items/server/moves/keep-move.ts'
import { rowsOf } from '#items/server/rows.ts'
import { dayOf } from '#kit/dates.ts'
import { startsOf, type Step } from '../../notable.ts'
import { saveNotices } from './notice-rows.ts'

/** So long small steps add up. */
const daysBack = 7

type MoveRow = { id: string; at: Date; before: Record<string, unknown>; after: Record<string, unknown> }
/** `ids`: null where anything may have moved. */
type Asked = { ids: readonly string[] | null; since: Date }

export async function tellMoves(trx: QueryExecutorProvider, { ids, since }: Asked): Promise<void> {
  if (ids?.length === 0) return
  const byItem = Map.groupBy(await listUntold(trx, ids), ({ id }) => id)
  for (const [itemId, rows] of byItem) {
    const steps = rows.flatMap(stepOf)
    const last = steps.at(-1)
    if (!last || last.at < since) continue
    const { at } = last
    const told = { day: dayOf(at), at, to: at.toISOString(), starts: startsOf(steps), except: [] }
    await saveNotices(trx, { what: 'moved', itemId, ...told }) // eslint-disable-line no-await-in-loop
  }
}

/** None of one that another program kept otherwise. */
function stepOf({ at, before, after }: MoveRow): Step[] {
  const [was, is] = [readStand(before), readStand(after)]
  return was && is ? [{ at, before: was, after: is }] : []
}

/** Of items that somebody follows, since what was told of them last. */
function listUntold(trx: QueryExecutorProvider, ids: readonly string[] | null): Promise<MoveRow[]> {
  return rowsOf(
    trx,
    sql<MoveRow>`
      select move.item_id::text as id, move.at, move.before, move.after from item_move as move join item on item.id = move.item_id
      where ${ids === null ? sql`true` : sql`move.item_id = any(${[...ids]}::bigint[])`} and item.published_at is not null
        and move.at >= now() - make_interval(days => ${daysBack})
        and move.at > coalesce(
          (select max((told ->> 'to')::timestamptz) from notice where notice.item_id = move.item_id and what = 'moved'), '-infinity')
        and exists (select from follow where follow.item_id = move.item_id and follow.ended_at is null)
      order by move.item_id, move.at`,
  )
}
