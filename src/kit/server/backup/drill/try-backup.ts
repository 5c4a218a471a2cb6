/**
 * Brings a backup back into a scratch folder, for nothing but to see whether it comes back, says so beside it, and throws
 * away what was brought back.
 */
import { chmod, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type DrillRecord, drillName } from '#kit/backup/drill.ts'
import { claimAlone } from '../../embedded-postgres/lock-files.ts'
import { findPlace } from '../../embedded-postgres/place.ts'
import type { BackupPlace } from '../places/place.ts'
import { restoreBackup } from '../restoring/restore-backup.ts'
import { BackupTrouble, understood } from '../trouble.ts'

/** Below the scratch folder: what a trial that was killed has left there is cleared away by the next. */
const below = 'farsight-drill'
const mostFaults = 1000
const longestFault = 2000

type Wish = { from: BackupPlace; name: string; scratch: string; identity: string | undefined }

/** Throws `BackupTrouble` where another trial is under way, or nothing can be said beside the backup. */
export async function tryBackup({ from, name, scratch, identity }: Wish): Promise<DrillRecord> {
  const folder = join(scratch, below)
  const leave = await claimAlone(folder)
  if (!leave) throw new BackupTrouble(`Another drill is working in ${folder}. Wait until it has ended.`)
  try {
    const begun = new Date().toISOString()
    const { tables, faults } = await bringBack({ from, name, folder, identity }).catch((error: unknown) => ({
      tables: 0,
      faults: [String(error instanceof Error ? error.message : error)],
    }))
    const said = faults.slice(0, mostFaults).map((fault) => fault.slice(0, longestFault))
    const record: DrillRecord = { format: 1, begun, ended: new Date().toISOString(), tables, faults: said }
    await from.write(`${name}/${drillName}`, Readable.from([Buffer.from(`${JSON.stringify(record, null, 2)}\n`)]))
    return record
  } finally {
    leave()
  }
}

type Folder = Omit<Wish, 'scratch'> & { folder: string }

async function bringBack({ from, name, folder, identity }: Folder) {
  // PostgreSQL's user has to pass through it.
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw understood(error, folder)
  })
  await chmod(folder, 0o755)
  const { data } = await findPlace(folder, () => {})
  await rm(data, { recursive: true, force: true })
  try {
    const { record, faults } = await restoreBackup({ from, name, folder, identity, isAlone: true })
    return { tables: Object.keys(record.rows).length, faults }
  } finally {
    await rm(dirname(data), { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
