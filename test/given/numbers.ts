/** The starter collection on a server, with what tests of its numbers ask and do. */
import { markDue } from '#app/server/kind-numbers.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { givenServer } from '../given.ts'
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

  return { ...server, idsMade, newest, observe }
}
