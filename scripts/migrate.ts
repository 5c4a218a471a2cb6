/**
 * `npm run migrate`: applies the migrations that are missing, and starts nothing. `npm run migrate -- --check` only says
 * which they are, and whether processes of the release before may go on serving meanwhile; it ends with 1 where they may
 * not.
 */
import { readConfigOrExit } from '#kit/server/config/config.ts'
import {
  findDatabase,
  listApplied,
  listMissingMigrations,
  listNewerMigrations,
  migrate,
  openDatabase,
} from '#kit/server/database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const isCheck = process.argv.includes('--check')
const config = readConfigOrExit(process.env)
const found = await findDatabase<object>(config, (line) => process.stderr.write(`${line}\n`))
// Laying tables takes as long as it must.
const database = openDatabase<object>(found.url)
try {
  const newer = await listNewerMigrations(database.db)
  const missing = newer.length > 0 ? [] : await listMissingMigrations(database.db)
  if (newer.length > 0) {
    say(`A later release has brought this database over (${newer.join(', ')}): this one cannot start on it.`)
    process.exitCode = 1
  } else if (missing.length === 0) say('Nothing is missing.')
  else if (isCheck && (await listApplied(database.db)).length === 0) {
    say('The database holds no tables yet. Is it the one that the server uses (DATABASE_URL, FARSIGHT_DATA)?')
    process.exitCode = 1
  } else if (isCheck) check(missing)
  else {
    await migrate(database.db)
    say(`Applied ${missing.map(({ name }) => name).join(', ')}.`)
  }
} finally {
  await database.close()
  await found.close()
}

function check(missing: readonly { name: string; expands: boolean }[]): void {
  for (const { name, expands } of missing)
    say(`${name}: ${expands ? 'only adds, the release before goes on' : 'changes what the release before may rely on'}`)
  const isOpen = missing.every(({ expands }) => expands)
  say(
    isOpen
      ? 'Processes of the release before may go on serving, and be replaced one after the other.'
      : 'Stop all processes of the release before, then apply these and start the new ones.',
  )
  if (!isOpen) process.exitCode = 1
}
