/** Unpacks a base backup into a folder, and holds every file against the manifest while it is written. */
import { createHash } from 'node:crypto'
import { chown, mkdir, open, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ManifestFiles, readManifest } from '#kit/backup/manifest.ts'
import type { BackupRecord } from '#kit/backup/record.ts'
import { readText } from '../list-backups.ts'
import { manifestName } from '../make-backup.ts'
import type { BackupPlace } from '../places/place.ts'
import { unseal } from '../seal.ts'
import { BackupTrouble, understood } from '../trouble.ts'
import { readTar, type TarEntry } from './tar.ts'

/** The manifest leaves it out: every record of WAL has a checksum of its own. */
const wal = 'pg_wal/'

type Given = {
  place: BackupPlace
  name: string
  record: BackupRecord
  identity: string | undefined
  /** Not there yet. */
  into: string
  /** Whose the files become. */
  owner: { uid?: number; gid?: number }
}

/** Throws `BackupTrouble` where anything is not as it was when the backup was made. */
export async function unpack({ place, name, record, identity, into, owner }: Given): Promise<void> {
  const left = await manifestOf(place, name, record)
  await whyNoRoom(dirname(into), left)
  const sealed = await place.read(`${name}/${record.base.name}`)
  if (!sealed) throw new BackupTrouble(`${record.base.name} of the backup ${name} is not there.`)
  const plain = await unseal(sealed, record.isEncrypted, identity)
  await makeFolder(into, 0o700, owner)
  try {
    for await (const entry of readTar(plain)) {
      if (entry.isFolder) await makeFolder(join(into, entry.path), entry.mode, owner)
      else check(entry.path, await writeEntry(join(into, entry.path), entry, owner), left)
    }
  } catch (error) {
    throw whyNotRead(error, { name, into })
  } finally {
    plain.destroy()
    sealed.destroy()
  }
  const [missing] = left.keys()
  if (missing !== undefined) throw new BackupTrouble(`The backup ${name} lacks ${missing}, which its manifest names.`)
}

/** Before anything is written: a disk that others write to as well must not be filled. */
async function whyNoRoom(folder: string, files: ManifestFiles): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, [...files.values()].reduce((all, { size }) => all + size, besides)]
  if (free < needed)
    throw new BackupTrouble(
      `The disk that holds ${folder} has ${inMegabytes(free)} free, and the backup takes ${inMegabytes(needed)}. Nothing was unpacked: free some space, or name another folder.`,
    )
}

/** Its WAL, of which the manifest says nothing, and what PostgreSQL writes while it replays that. */
const besides = 100_000_000

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`
}

async function manifestOf(place: BackupPlace, name: string, record: BackupRecord): Promise<ManifestFiles> {
  const text = (await readText(place, `${name}/${manifestName}`)) ?? ''
  const files = digest(text) === record.manifestSha256 ? readManifest(text, digest) : null
  if (!files) throw new BackupTrouble(`${manifestName} of the backup ${name} is not the one that was written with it.`)
  return files
}

/** What the files turn out to be is taken off the list of what is left. */
function check(path: string, written: { size: number; sha256: string }, left: ManifestFiles): void {
  const said = left.get(path)
  if (!said && path.startsWith(wal)) return
  if (!said) throw new BackupTrouble(`The backup holds ${path}, of which its manifest says nothing.`)
  if (said.size !== written.size || said.sha256 !== written.sha256)
    throw new BackupTrouble(`${path} is not as its manifest says: the backup is damaged, or the manifest lies.`)
  left.delete(path)
}

/** Answers what was written. */
export async function writeEntry(path: string, entry: TarEntry & { isFolder: false }, { uid, gid }: Given['owner']) {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', entry.mode)
  try {
    for await (const bytes of entry.bytes) {
      hash.update(bytes)
      await file.writeFile(bytes)
    }
    if (uid !== undefined && gid !== undefined) await file.chown(uid, gid)
  } finally {
    await file.close()
  }
  return { size: entry.size, sha256: hash.digest('hex') }
}

export async function makeFolder(path: string, mode: number, { uid, gid }: Given['owner']): Promise<void> {
  await mkdir(path, { mode })
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Whatever the unpacking of a damaged file throws means that it is damaged. */
function whyNotRead(error: unknown, { name, into }: { name: string; into: string }): unknown {
  const known = understood(error, dirname(into))
  if (known instanceof BackupTrouble || !(error instanceof Error)) return known
  const isDamaged = /invalid tag|final chunk|stream|ciphertext|zstd|data corruption|unexpected end|Unknown frame/i
  const code = 'code' in error ? String(error.code) : ''
  if (!isDamaged.test(error.message) && !code.startsWith('ZSTD_')) return error
  return new BackupTrouble(`The backup ${name} is damaged, or was cut short after it was written.`, { cause: error })
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
