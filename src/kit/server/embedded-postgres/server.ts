/**
 * The server's process: makes its data folder, starts it, stops it. It is not our child and outlives a killed
 * application.
 */
import { execFile } from 'node:child_process'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveSettings } from './archiving.ts'
import { forgetStrangers, holderOf, isWorking } from './lock-files.ts'
import { settingsFor } from './memory.ts'
import type { Place } from './place.ts'

export const user = 'farsight'

const longestLog = 10_000_000
const longestStopMs = 60_000

const usual = [
  `-c listen_addresses=''`,
  '-c unix_socket_permissions=0700',
  '-c max_connections=300',
  // A replica that is gone for good would else fill the disk with what it has not read.
  '-c max_slot_wal_keep_size=20GB',
  '-c random_page_cost=1.1',
  '-c jit=off',
  // What is counted among the first thousand would else begin where another scan ended: other pages, which nobody has read.
  '-c synchronize_seqscans=off',
  '-c timezone=UTC',
  '-c log_timezone=UTC',
  '-c log_checkpoints=off',
]
/**
 * What tells of slow statements, of libraries that the package may lack: the plan of whatever takes half a second goes
 * to the server's log, which lies beside the data and is as private: a plan may name a value that was asked for.
 */
const libraries = ['pg_stat_statements', 'auto_explain']
const watchful = [
  '-c track_io_timing=on',
  '-c auto_explain.log_min_duration=500ms',
  '-c auto_explain.log_parameter_max_length=0',
]
/** For tests: a crash may lose everything. */
const careless = [
  '-c fsync=off',
  '-c full_page_writes=off',
  '-c synchronous_commit=off',
  '-c wal_level=minimal',
  '-c max_wal_senders=0',
  '-c autovacuum=off',
  '-c max_wal_size=256MB',
  '-c file_copy_method=clone', // a database is copied by the kernel
]

/**
 * Makes the data folder aside and moves it into place, so that one that was never finished is not taken for a database.
 */
export async function initialise(place: Place): Promise<void> {
  const made = (await readFile(join(place.data, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (made === place.major) return
  if (made) throw new OtherRelease(place, made)
  const aside = `${place.data}.${process.pid}`
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  try {
    await pg(place, 'initdb', ['-D', aside, '-U', user, '--auth=trust', ...locale])
    await rename(aside, place.data).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** The data are of another release, which these programs can neither read nor convert. */
export class OtherRelease extends Error {
  constructor({ data, major }: Place, made: string) {
    super(
      `The database in ${data} was made by PostgreSQL ${made}, and this Farsight brings PostgreSQL ${major}. ` +
        'It was left as it is. Start the Farsight that made it, or move its content to a PostgreSQL of your own and name that in DATABASE_URL.',
    )
    this.name = 'OtherRelease'
  }
}

/** `memoryMb`: of which it takes its share. `throwaway`: see above. `onComing`: called once it comes up by itself. */
export type Sort = { memoryMb: number; throwaway: boolean; onComing?: (() => void) | undefined }

export async function start(place: Place, { memoryMb, throwaway, onComing }: Sort): Promise<void> {
  await forgetStrangers(place)
  await shortenLog(place.log)
  const settings = [
    `-c unix_socket_directories='${place.socket.replaceAll("'", "'\\''")}'`,
    ...usual,
    ...archiveSettings(place),
    ...Object.entries(settingsFor(memoryMb)).map(([name, value]) => `-c ${name}=${value}`),
    ...(throwaway ? careless : [...watchful, `-c shared_preload_libraries=${(await librariesOf(place)).join(',')}`]),
  ]
  const where = ['--pgdata', place.data, '--log', place.log]
  const coming = pg(place, 'pg_ctl', ['start', ...where, '--wait', '--timeout=60', '--options', settings.join(' ')])
  onComing?.()
  await coming
}

/**
 * Waits for this very server, and not with `pg_ctl --wait`: that would wait for one that a newcomer has started since.
 */
export async function stop(place: Place): Promise<void> {
  const pid = await holderOf(place.data)
  await pg(place, 'pg_ctl', ['stop', '--pgdata', place.data, '--mode=fast', '--no-wait'])
  for (const deadline = performance.now() + longestStopMs; performance.now() < deadline; await sleep(20)) {
    if (!(await isWorking(pid, place.data))) return
  }
}

async function librariesOf({ bin }: Place): Promise<string[]> {
  const there = (await readdir(join(bin, '../lib/postgresql')).catch(() => [])).map((file) => parse(file).name)
  return libraries.filter((name) => there.includes(name))
}

async function shortenLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  )
  if (size > longestLog) await rename(log, `${log}.1`)
}

/** What the server said last. */
export async function lastLines(log: string): Promise<string> {
  const file = await open(log).catch(() => undefined)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2000), 0, 2000, Math.max(0, size - 2000))
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-6).join('\n')
  } finally {
    await file.close()
  }
}

/** No more of the environment: it holds keys of ours, and lives on in a server that outlives us. */
const passed = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH'] as const

/** Runs one of PostgreSQL's programs, in a folder that its user may enter. */
async function pg(place: Place, program: string, args: string[]): Promise<void> {
  const own = Object.fromEntries(passed.map((name) => [name, process.env[name]]))
  const env = { ...own, LC_ALL: 'C', TZ: 'UTC' }
  await new Promise<void>((done, fail) => {
    execFile(join(place.bin, program), args, { ...place.run, env, cwd: '/' }, (error, _out, err) =>
      error ? fail(new Error(`${program}: ${err.trim() || error.message}`)) : done(),
    ).stdin?.end()
  })
}
