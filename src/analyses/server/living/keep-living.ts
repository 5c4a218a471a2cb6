/** Keeps what of a report goes on after it is made, in the transaction that keeps the report. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { enqueue } from '#kit/server/work/enqueue.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { dayMs } from '../../living/follow-limits.ts'
import { restsOn } from '../../living/rests-on.ts'
import type { Report } from '../../report/report.ts'
import type { Order } from '../making/work-store.ts'
import { passOn } from './follow-store.ts'
import { followTask } from './follow-work.ts'
import { scoringTask } from './scoring-work.ts'

type Made = { report: Report; dossier: Dossier }

export async function keepLiving(trx: QueryExecutorProvider, order: Order, made: Made, now: Date): Promise<void> {
  const { outdated = [], awaits } = made.report
  const [item = null] = awaits ? idsOf([awaits.item]) : []
  await sql`
    update analysis set outdated = ${JSON.stringify(outdated)}::jsonb, awaits_item = ${item}::bigint
    where id = ${order.id}::bigint`.execute(trx)
  // It may have come while the report was being made.
  if (item !== null) await enqueue(trx, scoringTask, { payload: { id: item }, key: item })
  if (order.rerunOf !== null) await followOn(trx, { ...order, rerunOf: order.rerunOf }, made, now)
}

/** Who follows a report follows what becomes of it. What came while it was made is looked at when it may be made again. */
async function followOn(
  trx: QueryExecutorProvider,
  { id, accountId, rerunOf, isRemade }: Order & { rerunOf: string },
  made: Made,
  now: Date,
): Promise<void> {
  const items = itemsBehind(made)
  const followed = await passOn(trx, { from: rerunOf, to: id, items, madeAt: isRemade ? now : null })
  const wish = { payload: { id: followed ?? '' }, key: followed ?? '', owner: accountId, delayMs: isRemade ? dayMs : 0 }
  if (followed !== null) await enqueue(trx, followTask, wish)
}

/** By whose changes its answer may move. */
export function itemsBehind({ report, dossier }: Made): string[] {
  return idsOf(restsOn(report, dossier.items))
}

/** A set of scenarios has a name, and no number: its scenarios have. */
function idsOf(refs: readonly string[]): string[] {
  return refs.flatMap((ref) => /\/(\d+)$/.exec(ref)?.[1] ?? [])
}
