/**
 * `npm run drill [-- FROM] [--in FOLDER] [--of SYSTEM]`: brings the newest backup in FROM, or FROM itself, back into a scratch
 * folder, compares every table, says beside the backup how that went, and throws it away. Else BACKUP_TO and
 * BACKUP_DRILL say where; BACKUP_IDENTITY opens it. `--of`: whose backups, where those of several databases lie there.
 */
import { basename, dirname, isAbsolute } from 'node:path'
import { parseArgs } from 'node:util'
import { begunOf } from '#kit/backup/names.ts'
import { tryBackup } from '#kit/server/backup/drill/try-backup.ts'
import { findBackup } from '#kit/server/backup/list-backups.ts'
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import { BackupTrouble } from '#kit/server/backup/trouble.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'

const { backups } = readConfigOrExit(process.env)
try {
  await drill()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function drill(): Promise<void> {
  const options = { in: { type: 'string' }, of: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [from = backups.to, ...more] = positionals
  const scratch = values.in ?? backups.drill
  if (from === undefined || scratch === undefined || more.length > 0)
    throw new BackupTrouble('Say what to try and where: npm run drill -- FROM --in FOLDER.')
  if (!isAbsolute(scratch)) throw new BackupTrouble(`--in: "${scratch}" is not the whole path of a folder.`)
  const isOne = begunOf(basename(from)) !== null
  const place = await openPlace(isOne ? dirname(from) : from)
  const name = isOne ? basename(from) : await findBackup(place, undefined, values.of)
  const { tables, faults } = await tryBackup({ from: place, name, scratch, identity: backups.identity })
  if (faults.length > 0) throw new BackupTrouble(faults.join('\n'))
  console.log(`${place.name}/${name} comes back: ${tables} tables are there.`)
}
