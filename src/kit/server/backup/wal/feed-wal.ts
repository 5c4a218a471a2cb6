/**
 * Gives a PostgreSQL that is brought back the WAL that it asks for, one file at a time: it says by a file what it wants,
 * and finds it beside that. So neither secrets nor the disk's room for all of it are needed on its side.
 */
import { chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isHole, isWal, walFolder, walOf, walPrefix } from '#kit/backup/wal-names.ts'
import type { Place } from '../../embedded-postgres/place.ts'
import type { BackupPlace } from '../places/place.ts'
import { unseal } from '../seal.ts'
import { BackupTrouble } from '../trouble.ts'

const betweenLooksMs = 20
/** Of the folder in which it is laid, beside the data. */
export const walFeedPrefix = 'wal-'
/** PostgreSQL takes 1 for "there is no such file", and gives up with anything above 125. */
const fetchScript = `cd "$(dirname "$0")" || exit 126
: > "$1.wanted" || exit 126
tries=0
while [ $tries -lt 30000 ]; do
  [ -f broken ] && exit 126
  [ -f "$1.missing" ] && exit 1
  [ -f "$1" ] && mv "$1" "$2" && exit 0
  tries=$((tries + 1))
  sleep 0.02
done
exit 126
`

export type WalFeed = {
  /** For PostgreSQL's `restore_command`. */
  command: string
  /** What it could not be given, though it should have been: a sentence each. */
  faults(): string[]
  /** How many segments it was given. */
  fed(): number
  close(): Promise<void>
}

type Given = {
  from: BackupPlace
  /** Whose WAL it is. */
  system: string
  identity: string | undefined
  /** No more than what says where timelines began, so that the next one is new. */
  historiesOnly: boolean
}

export async function feedWal(
  { from, system, identity, historiesOnly }: Given,
  { data, run }: Place,
): Promise<WalFeed> {
  const folder = await mkdtemp(join(dirname(data), walFeedPrefix))
  const give = (name: string) => giveTo(join(folder, name), run)
  const script = join(folder, 'fetch.sh')
  await writeFile(script, fetchScript)
  await Promise.all([give('fetch.sh'), give('.')])
  const kept = (await from.list(walFolder(system))).flatMap((file) => walOf(file)?.name ?? [])
  const faults = new Set<string>()
  let fed = 0
  const leaving = new AbortController()

  async function answer(name: string): Promise<void> {
    const stored = historiesOnly && !name.endsWith('.history') ? null : await find(from, system, name)
    if (!stored && isHole(name, kept) && !historiesOnly)
      faults.add(`The WAL ${name} is not there, though later WAL is: what was written after that is missing.`)
    if (!stored) return writeFile(join(folder, `${name}.missing`), '')
    const aside = `${name}.part`
    const bytes = await unseal(stored.bytes, stored.isEncrypted, identity)
    await pipeline(bytes, createWriteStream(join(folder, aside)))
    await give(aside)
    await rename(join(folder, aside), join(folder, name))
    if (!name.endsWith('.history')) fed++
  }

  async function serve(): Promise<void> {
    while (!leaving.signal.aborted) {
      const wanted = (await readdir(folder)).filter((file) => file.endsWith('.wanted'))
      for (const file of wanted) {
        const name = file.slice(0, -'.wanted'.length)
        await rm(join(folder, file))
        await answer(name).catch(async (error: unknown) => {
          faults.add(error instanceof BackupTrouble ? error.message : `The WAL ${name} is damaged.`)
          await writeFile(join(folder, 'broken'), '')
        })
      }
      await sleep(betweenLooksMs)
    }
  }

  const served = serve()
  return {
    command: `sh '${script.replaceAll("'", "'\\''")}' "%f" "$PWD/%p"`,
    faults: () => [...faults],
    fed: () => fed,
    async close() {
      leaving.abort()
      await served
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function find(from: BackupPlace, system: string, name: string) {
  if (!isWal(name)) return null
  const [stored, other] = (await from.list(walPrefix(system, name))).filter((kept) => walOf(kept)?.name === name)
  if (stored === undefined) return null
  if (other !== undefined)
    throw new BackupTrouble(`The WAL ${name} is kept twice: two copies of this database wrote to ${from.name}.`)
  const bytes = await from.read(stored)
  return bytes && { bytes, isEncrypted: stored.endsWith('.age') }
}

async function giveTo(path: string, { uid, gid }: Place['run']): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
