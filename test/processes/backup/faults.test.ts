/** What goes wrong while a backup is brought back: each a clear sentence, nothing left behind, and the way on open. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { bareEnvironment } from '../../bare-environment.ts'
import { givenBase, restored } from './base.ts'

const base = await givenBase()
const { name } = await base.backUp()
const { place, identity } = base
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The backup with another manifest, whose own checksum and that of the record fit it. */
async function lying(change: (text: string) => string) {
  const { spoilt, at } = await base.copyOf(name)
  const text = change(await readFile(at('backup_manifest'), 'utf8'))
  const lines = text.slice(0, text.lastIndexOf('\n"Manifest-Checksum"') + 1)
  const lie = `${lines}"Manifest-Checksum": "${sha256(lines)}"}\n`
  await writeFile(at('backup_manifest'), lie)
  const record = await readFile(at('backup.json'), 'utf8')
  await writeFile(at('backup.json'), record.replace(/(manifestSha256": ")\w+/, `$1${sha256(lie)}`))
  return spoilt
}

function made(path: string): string {
  return `{ "Path": "${path}", "Size": 0, "Last-Modified": "2026-11-29 10:00:00 GMT", "Checksum-Algorithm": "SHA256", "Checksum": "${sha256('')}" }`
}

const notAsSaid = 'PG_VERSION is not as its manifest says: the backup is damaged, or the manifest lies.'

test.each([
  ['of a checksum', (text: string) => text.replace(/("Path": "PG_VERSION".*?"Checksum": ")\w{2}/, '$1ff'), notAsSaid],
  [
    'of a size',
    (text: string) => text.replace('"Path": "PG_VERSION", "Size": 3', '"Path": "PG_VERSION", "Size": 4'),
    notAsSaid,
  ],
  [
    'of a name',
    (text: string) => text.replace('"Path": "PG_VERSION"', '"Path": "PG_OTHER"'),
    'The backup holds PG_VERSION, of which its manifest says nothing.',
  ],
  [
    'of a file that there never was',
    (text: string) => text.replace('"Files": [\n', `"Files": [\n${made('lost')},\n`),
    `The backup ${name} lacks lost, which its manifest names.`,
  ],
])('a manifest that lies %s, and was made to look right, is found out by the files', async (_, change, sentence) => {
  const folder = await base.spare()
  await expect(restoreBackup({ from: await lying(change), name, folder, identity })).rejects.toThrow(sentence)
  expect(await readdir(join(folder, 'postgres'))).toEqual([])
})

async function givenDisk(megabytes: number): Promise<string | null> {
  const folder = await base.spare()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  if (status !== 0) return null
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return folder
}

test('a disk without room for a backup is named before anything is unpacked', async ({ skip }) => {
  const folder = await givenDisk(90)
  if (folder === null) return skip('nobody but root mounts a small disk')
  const back = restoreBackup({ from: place, name, folder, identity })
  await expect(back).rejects.toThrow(
    /^The disk that holds \S+ has \d+ MB free, and the backup takes \d+ MB\. Nothing was unpacked: free some space/,
  )
  expect(await readdir(join(folder, 'postgres'))).toEqual([])
})

test('a disk that others fill meanwhile is named, and what was unpacked is cleared away', async ({ skip }) => {
  const folder = await givenDisk(300)
  if (folder === null) return skip('nobody but root mounts a small disk')
  const filler = join(folder, 'filler')
  const filling: typeof place = {
    ...place,
    read: async (file) => {
      const { bavail, bsize } = await statfs(folder)
      if (file.includes('base.tar')) await writeFile(filler, Buffer.alloc(bavail * bsize - 20_000_000))
      return place.read(file)
    },
  }
  await expect(restoreBackup({ from: filling, name, folder, identity })).rejects.toThrow(
    /^The disk that holds \S+ is full\. Free some space, or name another place\.$/,
  )
  expect(await readdir(join(folder, 'postgres'))).toEqual([])
  await rm(filler)
  expect(await restored({ from: place, name, folder, identity })).toMatchObject({ faults: [] })
})

test('a restore that is killed while it unpacks leaves no database, and is begun again', async () => {
  const folder = await base.spare()
  const env = { ...bareEnvironment, BACKUP_IDENTITY: identity }
  const child = spawn(process.execPath, ['scripts/restore.ts', base.kept, '--into', folder], { env })
  const unpacked = join(folder, 'postgres/data.restoring/base')
  await expect.poll(() => existsSync(unpacked), { interval: 1 }).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(existsSync(join(folder, 'postgres/data'))).toBe(false)
  expect(await restored({ from: place, name, folder, identity })).toMatchObject({ faults: [] })
})
