/**
 * Reports are scored once what they foretold is known, and scored anew, or not at all, once that turns out otherwise: a
 * reader of the log makes a job of each item of which something was foretold, and the job compares.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { itemChanged, itemPublished } from '#items/events.ts'
import { idOf } from '#kit/events/event.ts'
import { reader } from '#kit/server/events/reader.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { seriesObserved } from '#series/events.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'
import { scoreOf } from '../../living/score.ts'
import type { AnalysisTables } from '../tables.ts'
import { findTold, listAwaited, listAwaiting, saveScore } from './scoring-store.ts'

const payload = z.object({ id: z.string() })
type Payload = z.output<typeof payload>
/** Its key is the id of the item. */
export const scoringTask: TaskName<Payload> = { name: 'analyses.scoring', payload, repeat: 'again' }

export const scoringReader = reader({
  name: 'reports that are to be scored',
  kinds: [itemPublished, itemChanged, seriesObserved],
  async perform(events, trx) {
    const ids = events.some(({ kind }) => kind === 'everything') ? null : events.map(({ ref }) => idOf(ref))
    const awaited = await listAwaited(trx, ids)
    await enqueueAll(
      trx,
      scoringTask,
      awaited.map((id) => ({ payload: { id }, key: id })),
    )
  },
})

export function scoringWork(db: Kysely<AnalysisTables>): Task<Payload> {
  return {
    ...scoringTask,
    atOnce: 1,
    waits: doubling(10_000, 3_600_000),
    mostFailures: 56,
    async perform({ id }) {
      const told = await findTold(db, id)
      // Of an item that is gone nothing will come any more; what came of it before stands.
      if (told)
        for (let after: string | null = '0'; after !== null;) after = await scoreSome(db, { item: id, after, told })
    },
  }
}

type Some = { item: string; after: string; told: NonNullable<Awaited<ReturnType<typeof findTold>>> }

/** The last that was looked at; null where no more are left. */
async function scoreSome(db: Kysely<AnalysisTables>, { item, after, told }: Some): Promise<string | null> {
  const awaiting = await listAwaiting(db, item, after)
  const { cameOf } = dossierKindOf(told.kind)
  const changed = awaiting.flatMap(({ id, awaits, score }) => {
    const came = cameOf(told.details, awaits)
    const now = came && scoreOf(awaits, came)
    return isDeepStrictEqual(now, score) ? [] : [{ id, score: now }]
  })
  await inTransaction(db, async (trx) => {
    for (const { id, score } of changed) await saveScore(trx, id, score)
  })
  return awaiting.at(-1)?.id ?? null
}
