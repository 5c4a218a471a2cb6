/** Backups in a folder: a file is written under another name, and has its own once the disk has it. */
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { understood } from '../trouble.ts'
import type { BackupPlace } from './place.ts'

const unfinished = '.part'

export function folderPlace(root: string): BackupPlace {
  const at = (name: string) => join(root, name)
  return {
    name: root,
    isPrivate: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 })
      return ((await stat(root)).mode & 0o077) === 0
    },
    list: (prefix) => listBelow(root, '', prefix).then((names) => names.toSorted()),
    read: async (name) => {
      const stream = createReadStream(at(name), { highWaterMark: 1_000_000 })
      const opened = await new Promise<boolean>((done, fail) => {
        stream.once('open', () => done(true))
        stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? done(false) : fail(error)))
      })
      return opened ? stream : null
    },
    write: (name, bytes) =>
      writeWhole(at(name), bytes).catch((error: unknown) => {
        throw understood(error, root)
      }),
    remove: async (names) => {
      for (const name of names) await rm(at(name), { force: true })
      for (const folder of new Set(names.map((name) => dirname(at(name)))))
        if (folder !== root) await rmdir(folder).catch(() => {}) // something else lies in it
    },
  }
}

async function writeWhole(path: string, bytes: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const aside = path + unfinished
  try {
    await pipeline(bytes, createWriteStream(aside, { mode: 0o600, flush: true }))
    await rename(aside, path)
  } catch (error) {
    bytes.destroy()
    await rm(aside, { force: true })
    throw error
  }
  await flushFolder(dirname(path))
}

/** The new name itself is on the disk only then. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function listBelow(root: string, below: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [] as Dirent[]
    throw understood(error, root)
  })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = below + entry.name
      if (entry.isDirectory()) return mayHold(`${name}/`, prefix) ? listBelow(root, `${name}/`, prefix) : []
      return name.startsWith(prefix) ? [name] : []
    }),
  )
  return found.flat()
}

function mayHold(folder: string, prefix: string): boolean {
  return folder.startsWith(prefix) || prefix.startsWith(folder)
}
