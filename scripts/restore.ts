/**
 * `npm run restore -- FROM [--into FOLDER]`: brings the newest backup in FROM, or FROM itself, into a folder that holds
 * no database yet: FARSIGHT_DATA where none is named. BACKUP_IDENTITY opens it.
 */
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { begunOf } from '#kit/backup/names.ts'
import { listBackups } from '#kit/server/backup/list-backups.ts'
import { openPlace } from '#kit/server/backup/places/place.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { BackupTrouble } from '#kit/server/backup/trouble.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'

const config = readConfigOrExit(process.env)
try {
  await restore(readArguments())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true })
    const [from, ...more] = positionals
    if (from !== undefined && more.length === 0) return { from: from.replace(/\/+$/, ''), ...values }
  } catch {
    // Said below, for whatever is wrong.
  }
  throw new BackupTrouble('Say what to restore: npm run restore -- FROM [--into FOLDER].')
}

async function restore({ from, into = config.dataFolder }: { from: string; into?: string | undefined }): Promise<void> {
  const isOne = begunOf(basename(from)) !== null
  const place = await openPlace(isOne ? dirname(from) : from)
  const name = isOne ? basename(from) : (await listBackups(place))[0]
  if (name === undefined) throw new BackupTrouble(`${place.name} holds no whole backup.`)
  const wish = { from: place, name, folder: into, identity: config.backups.identity, say: console.error }
  const { data, record, faults } = await restoreBackup(wish)
  console.log(`${data} holds the database of ${record.ended} (${name}).`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log(`All ${Object.keys(record.rows).length} tables hold the rows that they held.`)
}
