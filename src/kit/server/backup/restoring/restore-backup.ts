/**
 * Brings a backup back into a data folder that holds no database yet. It is unpacked and brought up beside, and takes its
 * place at the very end: what is broken off is never taken for a database.
 */
import { chown, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { type BackupRecord, whyNotTheseRows } from '#kit/backup/record.ts'
import { claimAlone, holderOf, isWorking } from '../../embedded-postgres/lock-files.ts'
import { findPlace, type Place } from '../../embedded-postgres/place.ts'
import { stop } from '../../embedded-postgres/server.ts'
import { readRecord } from '../list-backups.ts'
import type { BackupPlace } from '../places/place.ts'
import { countRows } from '../rows.ts'
import { BackupTrouble, understood } from '../trouble.ts'
import { feedWal, walFeedPrefix } from '../wal/feed-wal.ts'
import { recover } from './recover.ts'
import { unpack } from './unpack.ts'

type Wish = {
  from: BackupPlace
  name: string
  /** As FARSIGHT_DATA names it. */
  folder: string
  identity: string | undefined
  /** To which moment, at the end of the backup or later; undefined for as far as the WAL reaches that is kept. */
  until?: Date | undefined
  /** What it was on before it was brought back to an earlier moment, which begins the next; the latest if undefined. */
  timeline?: number | undefined
  /** As it was at the end of the backup, whatever WAL is kept beside it. */
  isAlone?: boolean
  say?: (line: string) => void
}

export type Restored = {
  /** Where the database lies now. */
  data: string
  /** What it is as of: its last transaction; null where that was before the backup. */
  at: Date | null
  record: BackupRecord
  /** What is not as the backup says, or missing: a sentence each. */
  faults: string[]
}

/** Throws `BackupTrouble`, and leaves the folder as it was, where nothing could be brought back. */
export async function restoreBackup(wish: Wish): Promise<Restored> {
  const { from, name, folder, identity, say = () => {} } = wish
  const record = await readRecord(from, name)
  const place = await findPlace(folder, say).catch((error: unknown) => {
    throw understood(error, folder)
  })
  mayStart(record, place)
  await whyNotEmpty(place.data)
  const aside = { ...place, data: `${place.data}.restoring`, socket: await socketFolder(place) }
  const leave = await claimAlone(aside.data)
  try {
    if (!leave) throw atWork(aside)
    await clear(aside)
    await unpack({ place: from, name, record, identity, into: aside.data, owner: place.run })
    const found = await bringUp(aside, wish, record)
    await moveInto(aside, place)
    return { data: place.data, record, ...found }
  } finally {
    await rm(aside.socket, { recursive: true, force: true })
    if (leave) await clear(aside)
    leave?.()
  }
}

async function bringUp(aside: Place, { from, identity, until, timeline, isAlone = false }: Wish, record: BackupRecord) {
  const feed = await feedWal({ from, system: record.system, identity, historiesOnly: isAlone }, aside)
  try {
    const wish = { restoreCommand: feed.command, until, timeline, isAlone }
    const { counts, at } = await recover(aside, wish, look, record.database)
    // Whoever wrote after the backup changed how many there are.
    const faults = feed.fed() > 0 ? [] : whyNotTheseRows(record.rows, counts)
    return { at, faults: [...faults, ...feed.faults()] }
  } catch (error) {
    const [fault] = feed.faults()
    throw fault === undefined ? error : new BackupTrouble(fault, { cause: error })
  } finally {
    await feed.close()
  }
}

async function look(client: Client) {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return { counts: await countRows(client), at: rows[0]?.at ?? null }
}

function mayStart({ isEmbedded, postgres }: BackupRecord, { major }: Place): void {
  const made = Math.floor(postgres / 10_000)
  if (!isEmbedded)
    throw new BackupTrouble(
      `This backup is of a PostgreSQL ${made} of your own, which this command cannot start. Unpack it where that runs: age -d -i KEY base.tar.zst.age | zstd -d | tar -x -C FOLDER.`,
    )
  if (String(made) !== major)
    throw new BackupTrouble(
      `This backup was made by PostgreSQL ${made}, and this Farsight brings PostgreSQL ${major}. Restore it with the Farsight that made it.`,
    )
}

async function whyNotEmpty(data: string): Promise<void> {
  const entries = await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw understood(error, data)
  })
  if (entries.length === 0) return
  const isLive = await isWorking(await holderOf(data), data)
  throw new BackupTrouble(
    `${data} holds a database${isLive ? ', which is in use' : ''}. It was left as it is. Name another folder with --into, or move that one away.`,
  )
}

/** Of PostgreSQL's user: nobody else reaches the server while it is brought up. */
async function socketFolder({ run: { uid, gid } }: Place): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-restore-'))
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  return folder
}

/** What a restore that was killed has left, its server among it, which outlives it. */
async function clear(aside: Place): Promise<void> {
  const { data } = aside
  const isAtWork = async () => isWorking(await holderOf(data), data)
  // Elsewhere it cannot be told from one that goes on.
  if (process.platform === 'linux' && (await isAtWork())) await stop(aside)
  if (await isAtWork()) throw atWork(aside)
  await rm(data, { recursive: true, force: true })
  const beside = await readdir(dirname(data))
  for (const name of beside.filter((entry) => entry.startsWith(walFeedPrefix)))
    await rm(join(dirname(data), name), { recursive: true, force: true })
}

function atWork({ data }: Place): BackupTrouble {
  return new BackupTrouble(`Another restore is working in ${data}. Wait until it has ended.`)
}

async function moveInto(aside: Place, { data }: Place): Promise<void> {
  await rename(aside.data, data).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw understood(error, data)
    throw new BackupTrouble(`Meanwhile somebody started a database in ${data}. That was left as it is.`)
  })
}
