/**
 * Takes away backups that nothing needs any more, and only once the newest has been read again and is what was written:
 * where that is damaged, everything stays.
 */
import { createHash } from 'node:crypto'
import { begunOf, nameOfBackup } from '#kit/backup/names.ts'
import { outdatedBackups, walNeededSince } from '#kit/backup/retention.ts'
import { firstSegment, walOf } from '#kit/backup/wal-names.ts'
import { listBackups, readRecord } from './list-backups.ts'
import { manifestName, recordName } from './make-backup.ts'
import type { BackupPlace } from './places/place.ts'
import { BackupTrouble } from './trouble.ts'

const dayMs = 86_400_000

/** Answers the names of the backups that are gone, and how many files of WAL. Throws `BackupTrouble`. */
export async function prune(place: BackupPlace, now: Date): Promise<{ backups: string[]; wal: number }> {
  const names = await listBackups(place)
  const [newest] = names
  if (newest === undefined) throw new BackupTrouble(`${place.name} holds no whole backup, so nothing was taken away.`)
  await verify(place, newest)
  const begun = names.flatMap((name) => begunOf(name) ?? [])
  const backups = outdatedBackups(begun, now).map(nameOfBackup)
  const files = await place.list('2')
  for (const name of [...backups, ...brokenOff(files, names, now)]) {
    // Without its record it is no backup any more, whatever happens meanwhile.
    await place.remove([`${name}/${recordName}`])
    await place.remove(files.filter((file) => file.startsWith(`${name}/`)))
  }
  const since = walNeededSince(begun, now)
  return { backups, wal: since ? await pruneWal(place, nameOfBackup(since)) : 0 }
}

/** It lies there as it was written. What is encrypted cannot be read here, but its checksum can be made. */
async function verify(place: BackupPlace, name: string): Promise<void> {
  const record = await readRecord(place, name)
  const isRight =
    (await sha256Of(place, `${name}/${record.base.name}`)) === record.base.sha256 &&
    (await sha256Of(place, `${name}/${manifestName}`)) === record.manifestSha256
  if (!isRight)
    throw new BackupTrouble(
      `The newest backup, ${name}, is not as it was written. Nothing was taken away: make another.`,
    )
}

async function sha256Of(place: BackupPlace, name: string): Promise<string | null> {
  const bytes = await place.read(name)
  if (!bytes) return null
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk as Buffer) // it was opened without an encoding
  return hash.digest('hex')
}

/** Begun over a day ago, and without a record. */
function brokenOff(files: readonly string[], whole: readonly string[], now: Date): string[] {
  const names = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return [...names].filter((name) => {
    const begun = begunOf(name)
    return begun !== null && now.getTime() - begun.getTime() > dayMs && !whole.includes(name)
  })
}

/** What says where timelines began is small, and stays. */
async function pruneWal(place: BackupPlace, oldest: string): Promise<number> {
  const { lsn } = await readRecord(place, oldest)
  const first = firstSegment(lsn.start)
  const outdated = (await place.list('wal/')).filter((kept) => {
    const name = walOf(kept)
    return name !== null && !name.endsWith('.history') && name.slice(8, 24) < first
  })
  await place.remove(outdated)
  return outdated.length
}
