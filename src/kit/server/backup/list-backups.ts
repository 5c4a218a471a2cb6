/** Which backups lie in a place. Only those that are whole: what was broken off has no record. */
import { buffer } from 'node:stream/consumers'
import { begunOf } from '#kit/backup/names.ts'
import { type BackupRecord, backupRecord } from '#kit/backup/record.ts'
import { recordName } from './make-backup.ts'
import type { BackupPlace } from './places/place.ts'
import { BackupTrouble } from './trouble.ts'

/** Of this century: what lies beside them, WAL above all, begins otherwise. */
const century = '2'
const most = 50_000_000

/** Names of backups, the newest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const names = await place.list(century)
  return names
    .filter((name) => name.endsWith(`/${recordName}`))
    .map((name) => name.slice(0, -recordName.length - 1))
    .filter((name) => begunOf(name) !== null)
    .toReversed()
}

/** Throws `BackupTrouble` where there is no such backup, or its record was changed. */
export async function readRecord(place: BackupPlace, name: string): Promise<BackupRecord> {
  const text = await readText(place, `${name}/${recordName}`)
  if (text === null) throw new BackupTrouble(`${place.name} holds no whole backup ${name}.`)
  const { data } = backupRecord.safeParse(parse(text))
  if (!data) throw new BackupTrouble(`${recordName} of the backup ${name} is damaged, or of a later Farsight.`)
  return data
}

/**
 * The newest that was complete by then, or the newest of all. Throws `BackupTrouble` where there is none, or where no WAL
 * is kept by which another moment than that of a backup could be reached.
 */
export async function findBackup(place: BackupPlace, until?: Date): Promise<string> {
  const names = await listBackups(place)
  const [newest] = names
  if (newest === undefined) throw new BackupTrouble(`${place.name} holds no whole backup.`)
  if (until === undefined) return newest
  if ((await place.list('wal/')).length === 0)
    throw new BackupTrouble(
      `${place.name} holds no WAL (BACKUP_WAL), so that no other moments than those of backups can be restored. Leave out --until.`,
    )
  let oldest = ''
  for (const name of names) {
    oldest = (await readRecord(place, name)).ended
    if (new Date(oldest) <= until) return name
  }
  throw new BackupTrouble(`The oldest backup was complete at ${oldest}. Name a later time.`)
}

/** A file of moderate size. */
export async function readText(place: BackupPlace, name: string): Promise<string | null> {
  const stream = await place.read(name)
  if (!stream) return null
  const bytes = await buffer(stream)
  return bytes.length > most ? '' : bytes.toString('utf8')
}

/** Seconds since the newest backup was begun, or null where there is none. */
export async function ageOfBackup(place: BackupPlace, now: Date): Promise<number | null> {
  const [newest] = await listBackups(place)
  const begun = newest === undefined ? null : begunOf(newest)
  return begun && Math.max(0, (now.getTime() - begun.getTime()) / 1000)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
