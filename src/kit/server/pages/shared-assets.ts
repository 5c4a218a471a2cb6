/**
 * Which built files are answered besides those of this build? A page that was open when a release came asks for files of
 * the release before: they are kept in a folder that outlasts builds, for 30 days after the last process with that build
 * gave way to another. Names hold a hash of the content, so builds cannot be in each other's way.
 */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const keptDays = 30
/** The names of the build that was served last, a line each: until another one is served, it is not old. */
const current = '.current'

/** Where files of pages and of embeds lie, below the build and below the shared folder alike. */
export const assetFolders = ['web/assets', 'embeds/assets/embeds'] as const

/**
 * Adds the files of the build in `dist`, and removes what is too old. Several processes may do it at once: a file is
 * there whole or not at all. Throws where the folder cannot be written to.
 */
export async function shareAssets(dist: string, shared: string, now: Date): Promise<void> {
  const own = await namesIn(dist)
  const last = await lastIn(shared)
  await Promise.all(own.map((name) => add(join(dist, name), join(shared, name), now)))
  // What gave way to this build was in use until now.
  if (last.join() !== own.join()) await Promise.all(last.map((name) => touch(join(shared, name), now)))
  await writeWhole(join(shared, current), own.join('\n'))
  await removeOld(shared, new Set(own), now)
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await Promise.all(
    assetFolders.map(async (part) => (await listFiles(join(folder, part))).map((name) => join(part, name))),
  )
  return names.flat().toSorted()
}

/** Without folders: those of pages hold none, since embeds have a place of their own. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing([]))
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function lastIn(shared: string): Promise<string[]> {
  const text = await readFile(join(shared, current), 'utf8').catch(unlessMissing(''))
  return text.split('\n').filter(Boolean)
}

async function add(from: string, to: string, now: Date): Promise<void> {
  if (await stat(to).catch(unlessMissing(null))) return touch(to, now)
  await mkdir(dirname(to), { recursive: true })
  const aside = asideOf(to)
  await copyFile(from, aside)
  await utimes(aside, now, now)
  await rename(aside, to)
}

async function touch(path: string, now: Date): Promise<void> {
  await utimes(path, now, now).catch(unlessMissing(undefined))
}

async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = asideOf(path)
  await writeFile(aside, text)
  await rename(aside, path)
}

/** Not by the process: in containers that share the folder each is the first. */
function asideOf(path: string): string {
  return `${path}.${randomUUID()}`
}

async function removeOld(shared: string, own: ReadonlySet<string>, now: Date): Promise<void> {
  const oldest = now.getTime() - keptDays * 86_400_000
  const others = (await namesIn(shared)).filter((name) => !own.has(name))
  for (const name of others) {
    const path = join(shared, name)
    const state = await stat(path).catch(unlessMissing(null)) // eslint-disable-line no-await-in-loop -- few, and at the start
    if (state && state.mtimeMs < oldest) await rm(path, { force: true }) // eslint-disable-line no-await-in-loop
  }
}

/** What is missing is no fault: nothing was shared yet, or another process was faster. */
function unlessMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead
    throw error
  }
}
