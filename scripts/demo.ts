/**
 * `npm run demo [-- --forecasters 40 --questions 80 --seed 1]`: fills a data folder of its own with people who are made
 * up, over questions of real series, and starts the product on it. A folder that is filled already is started as it is.
 */
import { loadCollection } from '#app/server/collection.ts'
import type { Tables } from '#app/server/tables.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { type Database, findDatabase, migrate, openDatabase } from '#kit/server/database.ts'
import { claimBase, fillBase } from '#simulation/server/fill.ts'
import { findSimulation, hasAccounts, isEmptyBase } from '#simulation/server/mark-store.ts'
import { readWish } from '#simulation/server/wish.ts'
import { saySimulation, usualWish, whyNotFill, type Wish } from '#simulation/simulation.ts'

/** Beside the usual one, which never gets any of it. */
const usualFolder = '.farsight-demo'
/** Something to look at, beside whatever else the machine does. */
const usualMemoryMb = '1024'

const read = readWish(process.argv.slice(2))
if ('faults' in read) {
  for (const fault of read.faults) console.error(fault)
  process.exit(1)
}
process.env['FARSIGHT_DATA'] ||= usualFolder
process.env['FARSIGHT_MEMORY_MB'] ||= usualMemoryMb
const config = readConfigOrExit(process.env)
const server = await findDatabase<Tables>(config, console.error)
const place = config.databaseUrl ? 'The database of DATABASE_URL' : `The data folder ${config.dataFolder}`
// A statement may take as long as it must.
const database = openDatabase<Tables>(server.url)
const why = await fill(database, read.asked).finally(async () => {
  await database.close()
  await server.close()
})
if (why === null) await import('#app/server/main.ts')
else {
  console.error(`${place} was not filled. ${why}`)
  process.exitCode = 1
}

/** Why it was not filled, or null once it is. */
async function fill({ db, ...rest }: Database<Tables>, asked: Partial<Wish>): Promise<string | null> {
  const simulation = await findSimulation(db)
  const refused = whyNotFill({ simulation, isEmpty: await isEmptyBase(db), hasAccounts: await hasAccounts(db) }, asked)
  if (refused !== null) return refused
  await migrate(db)
  if (simulation?.stage !== 'complete') {
    if (!simulation || simulation.stage === 'claimed') await claimBase(db, { ...usualWish, ...asked })
    console.error('Filling it: of 40 forecasters this takes some seconds, of 10,000 it may take hours.')
  }
  await loadCollection(db, { licences: config.seriesLicences })
  const made = await fillBase({ db, ...rest }, new Date())
  console.error(`${place} holds ${saySimulation(made)}.`)
  console.error(
    'The people are made up; the series are real. To sign in as one: forecaster-1@simulation.invalid (2, 3 ...), “Trouble signing in?”, and the mail at /outbox.',
  )
  return null
}
