/** Scores whatever waits in the database whose address is its argument. Ends when nothing does, or is killed. */
import type { Tables } from '#app/server/tables.ts'
import { forecastScoringWork } from '#forecasts/server/scores/scoring-work.ts'
import { openDatabase } from '#kit/server/database.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'

const database = openDatabase<Tables>(process.argv[2] ?? '')
const queue = openQueue({ database, log: createLog('silent') })
await queue.workOff(forecastScoringWork({ db: database.db }))
await queue.close()
await database.close()
