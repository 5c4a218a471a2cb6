/**
 * Takes away backups that nothing needs any more, and only once the newest has been read again and is what was written:
 * where that is damaged, everything stays.
 */
import { createHash } from 'node:crypto'
import { begunOf, nameOfBackup } from '#kit/backup/names.ts'
import { backupsWithWal, outdatedBackups } from '#kit/backup/retention.ts'
import { firstSegment, walOf } from '#kit/backup/wal-names.ts'
import { listBackups, readRecord, type Systems, systemsOf } from './list-backups.ts'
import { manifestName, recordName } from './make-backup.ts'
import type { BackupPlace } from './places/place.ts'
import { BackupTrouble } from './trouble.ts'

const dayMs = 86_400_000

/**
 * Each database for itself, since that of one replaces none of another. Answers the names of the backups that are gone,
 * and how many files of WAL. Throws `BackupTrouble`.
 */
export async function prune(place: BackupPlace, now: Date): Promise<{ backups: string[]; wal: number }> {
  const names = await listBackups(place)
  if (names.length === 0) throw new BackupTrouble(`${place.name} holds no whole backup, so nothing was taken away.`)
  const systems = await systemsOf(place, names)
  for (const [newest = ''] of systems.values()) await verify(place, newest)
  const backups = [...systems.values()].flatMap((own) =>
    outdatedBackups(datesOf(own), now, own[0] !== names[0]).map(nameOfBackup),
  )
  const wal = await outdatedWal(place, { systems, gone: backups, now })
  const files = await place.list('2')
  await place.remove(wal)
  for (const name of [...backups, ...brokenOff(files, names, now)]) {
    // Without its record it is no backup any more, whatever happens meanwhile.
    await place.remove([`${name}/${recordName}`])
    await place.remove(files.filter((file) => file.startsWith(`${name}/`)))
  }
  return { backups, wal: wal.length }
}

/** It lies there as it was written. What is encrypted cannot be read here, but its checksum can be made. */
async function verify(place: BackupPlace, name: string): Promise<void> {
  const record = await readRecord(place, name)
  const isRight =
    (await sha256Of(place, `${name}/${record.base.name}`)) === record.base.sha256 &&
    (await sha256Of(place, `${name}/${manifestName}`)) === record.manifestSha256
  if (!isRight)
    throw new BackupTrouble(
      `The newest backup of its database, ${name}, is not as it was written. Nothing was taken away: make another, or take its folder away.`,
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

/**
 * Of each database that has backups here: what lies before the first place from which any that stays leads on. After a
 * base was brought back to an earlier moment, that need not be the place of the oldest. With the last backup of a
 * database all of its WAL goes; of what says where timelines began the rest stays, since it is small.
 */
async function outdatedWal(
  place: BackupPlace,
  { systems, gone, now }: { systems: Systems; gone: string[]; now: Date },
) {
  const firsts = new Map<string, string>()
  for (const [system, own] of systems) {
    const left = own.filter((name) => !gone.includes(name))
    const needed = backupsWithWal(datesOf(left), now).map(nameOfBackup)
    const starts = await Promise.all(needed.map(async (name) => (await readRecord(place, name)).lsn.start))
    firsts.set(system, starts.map(firstSegment).toSorted()[0] ?? afterAll)
  }
  return (await place.list('wal/')).filter((kept) => {
    const { system = '', name = '' } = walOf(kept) ?? {}
    const first = firsts.get(system)
    if (first === undefined) return false
    return first === afterAll || (!name.endsWith('.history') && name.slice(8, 24) < first)
  })
}

/** Greater than any segment. */
const afterAll = 'none'

function datesOf(names: readonly string[]): Date[] {
  return names.flatMap((name) => begunOf(name) ?? [])
}
