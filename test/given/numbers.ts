/** The starter collection on a server, with what tests of its numbers ask and do. */
import { countings, engineVersion, markDue } from '#app/server/kind-numbers.ts'
import { markItems } from '#items/server/numbers/marks.ts'
import { numbersWork } from '#items/server/numbers/work.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import { givenServer } from '../given.ts'
import { whenDone } from '../when-done.ts'
import { lastTimes, reviseObservations } from './series.ts'

/** Two trends on which others rest. */
export const [ppm, fertility] = ['133', '142'] as const

export async function givenNumbers() {
  const server = await givenServer({ stocked: true })
  const { pool } = server

  /** Ids of the items with numbers since. */
  const idsMade = async (work: () => Promise<unknown>): Promise<string[]> => {
    const { rows: before } = await pool.query<{ at: Date }>(`select max(made_at) as at from item_numbers`)
    await work()
    const { rows } = await pool.query<{ id: string }>(
      `select distinct item_id as id from item_numbers where made_at > $1 order by item_id`,
      [before[0]?.at],
    )
    return rows.map(({ id }) => id)
  }

  const newest = async (id: string) => {
    const { rows } = await pool.query(
      `select version, rests_on as "restsOn", digest, numbers, (select count(*)::int from item_numbers where item_id = $1) as rows
       from item_numbers where item_id = $1 order by made_at desc limit 1`,
      [id],
    )
    return rows[0]
  }

  /** Writes another last value, as a reviser would; what rests on it is due from then on. */
  const observe = async (id: string, factor: number) => {
    await reviseObservations(pool, id, lastTimes(factor))
    await catchUp(server.db, markDue)
  }

  return { ...server, idsMade, newest, observe, ...turnsOf(server) }
}

/** Makes a trend's numbers in this thread. */
export const compute = async (_: string, input: unknown) => computeTrendNumbers(input as TrendInput)

function turnsOf({ db, pool, database }: Awaited<ReturnType<typeof givenServer>>) {
  const order = countings.map(({ kind }) => kind.name)
  return {
    mark: (urgency: 'change' | 'rest', ...ids: string[]) =>
      db.transaction().execute((trx) => markItems(trx, ids, { order, urgency })),

    /** Makes trends alone, in this thread, and says which. */
    givenWork(before: (id: string) => Promise<unknown>) {
      const queue = openQueue({ database, log: createLog('silent') })
      whenDone(() => queue.close())
      const trends = countings.filter(({ kind }) => kind.name === 'trend')
      const work = numbersWork({ db, pool, countings: trends, engineVersion, compute })
      const task = {
        ...work,
        perform: (due: { id: string }, job: never) => before(due.id).then(() => work.perform(due, job)),
      }
      return { queue, task }
    },
  }
}
