/**
 * `npm run backup [-- --prune]`: a backup of the whole database, while it is in use, to BACKUP_TO, encrypted for
 * BACKUP_RECIPIENT. With `--prune` those that nothing needs any more are taken away instead. docs/operating.md says how
 * to bring one back.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Tables } from '#app/server/tables.ts'
import { makeBackup } from '#kit/server/backup/make-backup.ts'
import { openPlace } from '#kit/server/backup/places/open-place.ts'
import type { BackupPlace } from '#kit/server/backup/places/place.ts'
import { prune } from '#kit/server/backup/prune.ts'
import { BackupTrouble } from '#kit/server/backup/trouble.ts'
import { readConfigOrExit } from '#kit/server/config/config.ts'
import { findDatabase } from '#kit/server/database.ts'

const config = readConfigOrExit(process.env)
try {
  const { values } = parseArgs({ options: { prune: { type: 'boolean', default: false } } })
  const { to } = config.backups
  if (!to) throw new BackupTrouble('BACKUP_TO: is not set, so there is nowhere to keep a backup.')
  const place = await openPlace(to)
  console.log(values.prune ? await pruneAt(place) : await backUp(place))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function pruneAt(place: BackupPlace): Promise<string> {
  const { backups, wal } = await prune(place, new Date())
  return `${place.name}: ${backups.length} backups taken away (${backups.join(', ') || 'none'}), and ${wal} files of WAL.`
}

async function backUp(place: BackupPlace): Promise<string> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string } // our own
  const database = await findDatabase<Tables>(config, console.error)
  try {
    const isEmbedded = config.databaseUrl === undefined
    const wish = { url: database.url, place, recipient: config.backups.recipient, isEmbedded, release: version }
    const { name, record } = await makeBackup(wish)
    const megabytes = (record.base.bytes / 1e6).toFixed(1)
    return `${place.name}/${name}: ${megabytes} MB, ${record.isEncrypted ? 'encrypted' : 'not encrypted'}, WAL from ${record.lsn.start} to ${record.lsn.end}.`
  } finally {
    await database.close()
  }
}
