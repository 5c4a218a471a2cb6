/** That numbers are due: a job of the item, known by its id, however often it is marked. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import type { TaskName } from '#kit/server/work/task.ts'

const payload = z.object({ id: z.string() })
export type Due = z.output<typeof payload>
export const numbersTask: TaskName<Due> = { name: 'items.numbers', payload, repeat: 'again' }

/** What somebody has just changed comes before what is only made anew with everything. */
const urgencies = { change: 0, rest: 10 } as const
export type Urgency = keyof typeof urgencies

/** So many in one statement. */
const atOnce = 1000

/** `order`: kinds with numbers, those first on which the others rest; else what rests on them would be made twice. */
export async function markItems(
  trx: QueryExecutorProvider,
  ids: readonly string[],
  { order, urgency }: { order: readonly string[]; urgency: Urgency },
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const { rows } = await sql<{ id: string; kind: string; ownerId: string | null }>`
      select id, kind, owner_id as "ownerId" from item
      where id = any(${ids.slice(from, from + atOnce)}::bigint[]) and kind = any(${[...order]}::text[]) order by id`.execute(
      trx,
    )
    const wishes = rows.map(({ id, kind, ownerId }) => ({
      payload: { id },
      key: id,
      owner: ownerId ?? undefined,
      priority: urgencies[urgency] + order.indexOf(kind),
    }))
    await enqueueAll(trx, numbersTask, wishes)
  }
}
