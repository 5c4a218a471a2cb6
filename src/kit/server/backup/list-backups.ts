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
  const { data } = backupRecord.safeParse(parseOrNull(text))
  if (!data) throw new BackupTrouble(`${recordName} of the backup ${name} is damaged, or of a later Farsight.`)
  return data
}

/** Names of backups by the database that they are of, as its cluster has its identifier; the newest first. */
export type Systems = Map<string, string[]>

export async function systemsOf(place: BackupPlace, names: readonly string[]): Promise<Systems> {
  const systems: Systems = new Map()
  for (const name of names) {
    const { system } = await readRecord(place, name)
    systems.set(system, [...(systems.get(system) ?? []), name])
  }
  return systems
}

/**
 * The newest that was complete by then, or the newest of all. Throws `BackupTrouble` where there is none, where there are
 * those of several databases and none is named, or where no WAL is kept by which another moment than that of a backup
 * could be reached.
 */
export async function findBackup(place: BackupPlace, until?: Date, system?: string): Promise<string> {
  const systems = await systemsOf(place, await listBackups(place))
  const names = system === undefined ? theOnly(place, systems) : systems.get(system)
  const [newest] = names ?? []
  if (names === undefined || newest === undefined) throw new BackupTrouble(`${place.name} holds no whole backup.`)
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

function theOnly(place: BackupPlace, systems: Systems): string[] | undefined {
  const [one, ...more] = systems.values()
  if (more.length === 0) return one
  const newest = [...systems.values()].flatMap((own) => own.slice(0, 1))
  throw new BackupTrouble(
    `${place.name} holds backups of ${systems.size} databases. Name the one to bring back, of which the newest are ${newest.map((name) => `${place.name}/${name}`).join(' and ')}.`,
  )
}

/** A file of moderate size. */
export async function readText(place: BackupPlace, name: string): Promise<string | null> {
  const stream = await place.read(name)
  if (!stream) return null
  const bytes = await buffer(stream)
  return bytes.length > most ? '' : bytes.toString('utf8')
}

/** Seconds since the newest backup of a database, or of any, was begun; null where there is none. */
export async function ageOfBackup(place: BackupPlace, now: Date, system?: string): Promise<number | null> {
  const newest = await newestOf(place, system)
  const begun = newest === undefined ? null : begunOf(newest)
  return begun && Math.max(0, (now.getTime() - begun.getTime()) / 1000)
}

async function newestOf(place: BackupPlace, system: string | undefined): Promise<string | undefined> {
  const names = await listBackups(place)
  if (system === undefined) return names[0]
  for (const name of names) {
    const record = await readRecord(place, name).catch(() => null) // one that is damaged is none
    if (record?.system === system) return name
  }
  return undefined
}

/** JSON, or null where it is none. */
export function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
