/**
 * `npm run copy -- --to URL|FOLDER`: moves all that the database of the environment holds into an empty one, which may be
 * of another release of PostgreSQL, or into the embedded one of a folder. A password is read from PGPASSWORD.
 */
import { parseArgs } from 'node:util'
import type { Tables } from '#app/server/tables.ts'
import { copyDatabase } from '#kit/server/backup/copy-database.ts'
import { BackupTrouble } from '#kit/server/backup/trouble.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { findDatabase, openDatabase } from '#kit/server/database.ts'

const config = readConfigOrExit(process.env)
try {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (!to) throw new BackupTrouble('Say where to: npm run copy -- --to postgresql://user@host/name, or a folder.')
  const isUrl = /^postgres(ql)?:\/\//.test(to)
  await copy({ databaseUrl: isUrl ? to : undefined, dataFolder: to })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function copy(target: { databaseUrl: string | undefined; dataFolder: string }): Promise<void> {
  const found = await findDatabase<Tables>(config, console.error)
  const wanted = await findDatabase<Tables>(target, console.error)
  // A statement may take as long as it must.
  const [from, to] = [openDatabase<Tables>(found.url), openDatabase<Tables>(wanted.url)]
  try {
    const { tables, rows } = await copyDatabase({ from, to, say: console.error })
    console.log(`${tables} tables with ${rows} rows are the same on both sides.`)
  } finally {
    for (const database of [from, to, found, wanted]) await database.close()
  }
}
