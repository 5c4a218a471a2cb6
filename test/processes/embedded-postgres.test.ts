import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test, vi } from 'vitest'
import { findDatabase, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { bareEnvironment } from '../bare-environment.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-test-'))
  await chmod(folder, 0o755)
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function givenServer(folder: string, say: (line: string) => void = () => {}) {
  const server = await openEmbeddedPostgres(folder, { say })
  const { pool, close } = openDatabase(await server.database('farsight'))
  const release = async () => {
    await close().catch(() => {})
    return server.release()
  }
  undo.push(release)
  return { server, pool, release }
}

/** An application in a process of its own, which can be killed. */
async function givenApp(folder: string, job = '') {
  const app = spawn(process.execPath, ['test/app-on-database.ts', folder, job])
  const lines: string[] = []
  createInterface({ input: app.stdout }).on('line', (line) => lines.push(line))
  createInterface({ input: app.stderr }).on('line', (line) => lines.push(`error ${line}`))
  undo.push(() => end(app, 'SIGTERM'))
  await expect.poll(() => lines, { interval: 20 }).toContain('ready')
  return { app, lines, rows: () => lines.filter((line) => line.startsWith('row ')).map((line) => line.slice(4)) }
}

async function end(app: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return
  const gone = once(app, 'close')
  app.kill(signal)
  await gone
}

async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
}

async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z')
  return !state.slice(state.lastIndexOf(')')).startsWith(') Z')
}

test('an application that is killed loses no row that was acknowledged, round after round', async () => {
  const folder = await givenFolder()
  const acknowledged: string[] = []
  for (const rows of [20, 60, 120]) {
    const { app, rows: written } = await givenApp(folder, 'write')
    await expect.poll(() => written().length, { interval: 5 }).toBeGreaterThan(rows)
    await end(app, 'SIGKILL')
    acknowledged.push(...written())
  }
  const { pool } = await givenServer(folder)
  const { rows } = await pool.query<{ id: string }>('select id from row')
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(200)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test('a server that is killed under a running application comes back with every acknowledged row', async () => {
  const folder = await givenFolder()
  const said: string[] = []
  const { server, pool } = await givenServer(folder, (line) => said.push(line))
  await pool.query('create table row (id integer)')
  for (const round of [1, 2]) {
    await pool.query('insert into row values ($1)', [round])
    const inHand = await pool.connect()
    const killed = await postmasterOf(folder)
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => said.filter((line) => line.endsWith('is back.')), { interval: 50 }).toHaveLength(round)
    await expect(inHand.query('select 1')).rejects.toThrow(/not queryable|terminat/)
    inHand.release(true)
    expect(await postmasterOf(folder)).not.toBe(killed)
    await expect
      .poll(async () => (await pool.query('select id from row order by id').catch(() => ({ rows: [] }))).rows)
      .toHaveLength(round)
  }
  expect(said[0]).toBe('The embedded PostgreSQL is gone. Starting it again.')
  expect(await server.database('farsight')).toContain('/farsight?')
})

test('a folder takes the settings of the memory that there is at each start, and tells what is slow', async () => {
  const folder = await givenFolder()
  const before = await givenServer(folder)
  expect((await before.pool.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '128MB' }])
  await before.release()

  const { pool, close } = await findDatabase({ dataFolder: folder, memoryMb: 2048 })
  undo.push(close)
  const told = async (name: string) => (await pool.query('select current_setting($1) as set', [name])).rows[0].set
  expect(await told('shared_buffers')).toBe('512MB')
  expect(await told('synchronize_seqscans')).toBe('off')
  expect(await told('work_mem')).toBe('8MB')
  expect(await told('shared_preload_libraries')).toBe('pg_stat_statements,auto_explain')
  await pool.query('select pg_sleep(0.6) where $1::text is not null', ['parameter of a reader'])
  const { rows } = await pool.query(`select calls from pg_stat_statements where query like 'select pg_sleep%'`)
  expect(rows).toEqual([{ calls: '1' }])
  const log = () => readFile(join(folder, 'postgres/server.log'), 'utf8')
  await expect.poll(log).toMatch(/duration: .* plan:\n\s+Query Text: select pg_sleep/)
  expect(await log()).not.toContain('parameter of a reader')
})

test.runIf(process.platform === 'linux')('the server is given no secret of ours', async () => {
  vi.stubEnv('BACKUP_IDENTITY', 'a-secret')
  undo.push(async () => vi.unstubAllEnvs())
  const folder = await givenFolder()
  await givenServer(folder)
  const given = await readFile(`/proc/${await postmasterOf(folder)}/environ`, 'utf8')
  expect(given).toContain('PATH=')
  expect(given).not.toContain('a-secret')
})

test('two applications share one server, and the last to leave stops it', async () => {
  const folder = await givenFolder()
  const [first, second] = await Promise.all([givenApp(folder), givenApp(folder)])
  const postmaster = await postmasterOf(folder)
  const { pool, release } = await givenServer(folder)
  await pool.query('insert into row default values')
  expect(await postmasterOf(folder)).toBe(postmaster)

  await end(first.app, 'SIGTERM')
  expect(await release()).toBe(false)
  expect(first.lines).toContain('left false')
  expect(await isRunning(postmaster)).toBe(true)
  await end(second.app, 'SIGTERM')
  expect(second.lines).toContain('left true')
  expect(await isRunning(postmaster)).toBe(false)
})

test('an application that starts while the last one leaves has a server', async () => {
  const folder = await givenFolder()
  let { release } = await givenServer(folder)
  for (let round = 0; round < 8; round++) {
    const [, next] = await Promise.all([release(), givenServer(folder)])
    expect((await next.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    release = next.release
  }
})

test.runIf(process.platform === 'linux')(
  'lock files that speak of a stranger or a zombie are cleared away',
  async () => {
    const folder = await givenFolder()
    const { release } = await givenServer(folder)
    const lock = await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')
    await release()
    // Of the server's own user: PostgreSQL itself passes over the processes of others.
    const { uid, gid } = await stat(join(folder, 'postgres/data'))
    const sleeper = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
    undo.push(async () => sleeper.kill())
    const zombie = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { uid, gid, cwd: '/' })
    undo.push(async () => zombie.kill())
    const zombiePid = Number(String((await once(zombie.stdout, 'data'))[0]))
    await expect.poll(() => isRunning(zombiePid)).toBe(false)

    for (const pid of [sleeper.pid, zombiePid]) {
      const stale = lock.replace(/^\d+/, String(pid))
      await writeFile(join(folder, 'postgres/data/postmaster.pid'), stale)
      await writeFile(join(folder, 'postgres/.s.PGSQL.5432.lock'), stale)
      const again = await givenServer(folder)
      expect((await again.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await again.release()
    }
  },
)

test.runIf(process.getuid?.() === 0)(
  'root keeps its data elsewhere, and says where, in a folder that nobody else may enter',
  async () => {
    const folder = await givenFolder()
    await chmod(folder, 0o700)
    const said: string[] = []
    const { server, pool } = await givenServer(folder, (line) => said.push(line))
    undo.splice(1, 0, () => rm(dirname(dirname(server.data)), { recursive: true }))
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(server.data.startsWith(folder)).toBe(false)
    expect(said).toContain(`PostgreSQL's user cannot enter ${folder}, so the database lies in ${dirname(server.data)}.`)
  },
)

test('search finds its extensions, and values keep their kind', async () => {
  const { pool } = await givenServer(await givenFolder())
  await pool.query('create extension pg_trgm')
  await pool.query('create extension unaccent')
  const { rows } = await pool.query(`select unaccent('é') as plain, similarity('abc', 'abc') as alike,
    date '2026-11-20' as day, 9007199254740993::bigint as big, timestamptz '2026-11-20T12:00:00+01' as moment`)
  expect(rows).toEqual([
    { plain: 'e', alike: 1, day: '2026-11-20', big: '9007199254740993', moment: new Date('2026-11-20T11:00:00Z') },
  ])
})

test('data of another release are left alone, and the refusal says so', async () => {
  const folder = await givenFolder()
  const data = join(folder, 'postgres/data')
  await mkdir(data, { recursive: true })
  await writeFile(join(data, 'PG_VERSION'), '17\n')
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(
    `The database in ${data} was made by PostgreSQL 17, and this Farsight brings PostgreSQL 18.`,
  )
  expect(existsSync(join(data, 'postgresql.conf'))).toBe(false)
})

test('a data folder that is a file is refused in one sentence', async () => {
  const file = join(await givenFolder(), 'file')
  await writeFile(file, '')
  await expect(openEmbeddedPostgres(file)).rejects.toThrow(
    new Error(`${file} is not a folder. Name another one in FARSIGHT_DATA.`),
  )
})

test('a start that is told to leave while its database comes up leaves no server behind', async () => {
  const folder = await givenFolder()
  const env = { ...bareEnvironment, FARSIGHT_DATA: folder, PORT: '0', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['dist/program/main.js'], { env })
  undo.push(() => end(child, 'SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  const gone = once(child, 'exit')
  const comingUp = () => postmasterOf(folder).catch(() => 0)
  await expect.poll(comingUp, { interval: 5 }).toBeGreaterThan(0)
  const pid = await comingUp()
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect([said, await isRunning(pid)]).toEqual(['', false])
})
