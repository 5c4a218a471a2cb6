/**
 * `npm run backup`: a backup of the whole database, while it is in use, to BACKUP_TO, encrypted for BACKUP_RECIPIENT.
 * docs/operating.md says how to bring one back.
 */
import { readFile } from 'node:fs/promises'
import type { Tables } from '#app/server/tables.ts'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { openPlace } from '#kit/server/backup/places/place.ts'
import { BackupTrouble } from '#kit/server/backup/trouble.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { findDatabase } from '#kit/server/database.ts'

const config = readConfigOrExit(process.env)
try {
  console.log(await backUp())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function backUp(): Promise<string> {
  const { backups } = config
  if (!backups.to) throw new BackupTrouble('BACKUP_TO: is not set, so there is nowhere to keep a backup.')
  const place = await openPlace(backups.to)
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string } // our own
  const database = await findDatabase<Tables>(config, console.error)
  try {
    const isEmbedded = config.databaseUrl === undefined
    const wish = { url: database.url, place, recipient: backups.recipient, isEmbedded, release: version }
    const { name, record } = await makeBackup(wish)
    const megabytes = (record.base.bytes / 1e6).toFixed(1)
    return `${place.name}/${name}: ${megabytes} MB, ${record.isEncrypted ? 'encrypted' : 'not encrypted'}, WAL from ${record.lsn.start} to ${record.lsn.end}.`
  } finally {
    await database.close()
  }
}
