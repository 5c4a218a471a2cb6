/** People who forecast a question together, written straight into the database and told as the product tells them. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { pauseMs } from '#forecasts/crowd/told.ts'
import { askedOf } from '#forecasts/server/asked.ts'
import { addPoint, lockCrowd } from '#forecasts/server/crowd-store.ts'
import { keepLead } from '#forecasts/server/leading/keep-lead.ts'
import { tellCrowd } from '#forecasts/server/tell-crowd.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'

type World = { pool: Pool; db: Kysely<ContentTables> }

export function givenCrowds({ pool, db }: World) {
  let clock = Date.now()
  /** One after the other says it, each somebody new; then it is told. `wording`: as of what is asked now, unless said. */
  async function say(id: string, estimates: readonly Estimate[], wording?: string): Promise<void> {
    const row = await inTransaction(db, (trx) => lockCrowd(trx, id))
    if (!row) throw new Error(`there is no question ${id}`)
    await pool.query(
      `with made as (
        insert into forecaster (id, is_counted) select (said ->> 'who')::uuid, true from jsonb_array_elements($2::jsonb) as said
      )
      insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
      select $1::bigint, 1, $3, (said ->> 'who')::uuid, now(), said -> 'estimate', gen_random_uuid()
      from jsonb_array_elements($2::jsonb) with ordinality as all_said (said, place) order by place`,
      [
        id,
        JSON.stringify(estimates.map((estimate) => ({ who: randomUUID(), estimate }))),
        wording ?? askedOf(row).wording,
      ],
    )
    await tell(id)
  }
  /** As if ten seconds had passed. */
  async function tell(id: string): Promise<void> {
    clock = Math.max(clock, Date.now()) + pauseMs
    await tellCrowd(db, id, new Date(clock))
  }
  /** What they say together at a moment, as if it had been made of what each said; null: they are too few. */
  function tellAs(id: string, chance: number | null, ms: number, people = 7): Promise<void> {
    return inTransaction(db, async (trx) => {
      const row = await lockCrowd(trx, id)
      if (!row) throw new Error(`there is no question ${id}`)
      const estimate = { type: 'binary' as const, probability: chance ?? 0 }
      const said = chance === null ? null : { estimate, quartiles: null, tenths: null, ways: [] }
      const now = new Date(ms)
      const { wording } = askedOf(row)
      await addPoint(trx, id, {
        at: now,
        wording,
        until: '0',
        people: chance === null ? 2 : people,
        earlier: 0,
        said,
        learning: null,
      })
      await keepLead(trx, { id, row, now })
    })
  }
  return { say, tell, tellAs }
}
