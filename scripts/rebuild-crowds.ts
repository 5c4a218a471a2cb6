/**
 * `npm run crowds:rebuild [-- id ...]`: makes the history of the crowds of these predictions, or of all, anew of the
 * forecasts. Whoever counts now counts in all of it.
 */
import { findDatabase } from '#kit/server/database.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { listForecast } from '#forecasts/server/crowd-store.ts'
import { rebuildCrowd } from '#forecasts/server/rebuild-crowd.ts'
import type { Tables } from '#app/server/tables.ts'

const ids = process.argv.slice(2)
const database = await findDatabase<Tables>(readConfigOrExit(process.env), console.error)
try {
  for (const { id } of await listForecast(database.db, ids.length > 0 ? ids : null))
    console.log(`prediction ${id}: ${await rebuildCrowd(database.db, id)} rows`) // eslint-disable-line no-await-in-loop
} finally {
  await database.close()
}
