/**
 * What the product itself makes of a base that was filled past its triggers: the functions of its jobs, one after the
 * other. Whoever adds something that is kept beside items adds its function here.
 */
import { sql } from 'kysely'
import type { Tables } from '#app/server/tables.ts'
import { listForecast } from '#forecasts/server/crowd-store.ts'
import { rebuildCrowd } from '#forecasts/server/rebuild-crowd.ts'
import { rescore } from '#forecasts/server/scores/rescore.ts'
import { keepFront } from '#items/server/front/keep-front.ts'
import { rowsOf } from '#items/server/rows.ts'
import { dayOf } from '#kit/dates.ts'
import type { Database } from '#kit/server/database.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { saveRecord } from '#record/server/kept-record.ts'
import { openRecord } from '#record/server/record.ts'

type Base = Database<Tables>

const kept: readonly { what: string; make(base: Base, now: Date): Promise<unknown> }[] = [
  {
    what: 'how many items are listed, and of whom',
    make: ({ pool }) => pool.query('select tally_items_anew(), tally_authors_anew()'),
  },
  {
    what: 'how many items each is linked to',
    make: ({ pool }) => pool.query('select tie_items_anew()'),
  },
  {
    what: 'which items stand in the front',
    make: ({ db }, now) => keepFront(db, now),
  },
  {
    what: 'crowds of all that people forecast',
    async make({ db }) {
      for (const { id } of await listForecast(db, null)) await rebuildCrowd(db, id) // eslint-disable-line no-await-in-loop
    },
  },
  {
    what: 'scores of what they forecast of questions that are over',
    async make({ db }, now) {
      const over = await rowsOf(
        db,
        sql<{ id: string }>`
          select id::text from item where outcome is not null and exists (select from forecast_of_person where item_id = item.id)`,
      )
      for (const { id } of over) await inTransaction(db, (trx) => rescore(trx, id, now)) // eslint-disable-line no-await-in-loop
    },
  },
  {
    what: 'the record, in one row',
    make: async ({ db, pool }, now) => saveRecord(db, await openRecord(pool)(dayOf(now))),
  },
]

/** In seconds, by what was made. */
export async function makeKept(base: Base, now: Date): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {}
  for (const { what, make } of kept) {
    const began = performance.now()
    await make(base, now) // eslint-disable-line no-await-in-loop
    seconds[what] = Math.round(performance.now() - began) / 1000
  }
  return seconds
}
