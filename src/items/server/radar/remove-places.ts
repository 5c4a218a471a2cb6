/** Editions keep figures, and years at which series were expected to cross a value: both were made of what was measured. */
import { sql } from 'kysely'
import type { Write } from '../transaction.ts'

/** What was made of something that is withheld now is in no edition: of the item, and of all that rests on it. */
export async function removePlaces(trx: Write, id: string): Promise<void> {
  const hidden = sql`item_id = any(${id}::bigint || resting_on(array[${id}::bigint]))`
  await sql`delete from radar_place where ${hidden}`.execute(trx)
  await sql`delete from own_radar_place where ${hidden}`.execute(trx)
}
