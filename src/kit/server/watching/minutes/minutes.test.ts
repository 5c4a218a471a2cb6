/** What processes wrote down of their minutes, summed over all of them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase, givenServer } from '../../../../../test/given.ts'
import { answerBounds } from '#kit/health/within.ts'
import { type Figures, newSince } from './figures.ts'
import { listSteps, removeOldMinutes, saveMinute, sumDay } from './minute-store.ts'
import { findSize, listProcesses } from './process-store.ts'
import { listFailing, sumRoutes, sumTasks } from './route-store.ts'

const { db, pool } = await givenDatabase()
beforeEach(async () => void (await pool.query('truncate watched_minute')))

const [one, another] = [randomUUID(), randomUUID()]
const login = 'POST /api/auth/login'
/** Seconds, failed, refused, and how many took a millisecond and how many longer than five seconds. */
const route = ([seconds = 0, failed = 0, refused = 0]: number[], quick: number, slow: number) => [
  seconds,
  failed,
  refused,
  quick,
  ...Array.from({ length: answerBounds.length - 1 }, () => 0),
  slow,
]
type Kept = typeof well & { process: typeof one; ago: string }
const nothing: Figures = { routes: {}, tasks: {}, spent: {} }
const well = { memoryBytes: 100e6, isListening: true, lagSeconds: 0, hasLeft: false }
const keep = async (figures: Partial<Figures>, { process = one, ago = '0 s', ...is }: Partial<Kept> = {}) => {
  await saveMinute(db, { process, ...well, ...is, figures: { ...nothing, ...figures }, signInRoutes: [login] })
  await pool.query(
    `update watched_minute set at = at - $1::interval where (at, process) = (select at, process from watched_minute order by at desc limit 1)`,
    [ago],
  )
}

test('what all processes counted in a day is summed, and what is older left out', async () => {
  const spent = { all: [3, 1, 1000, 200, 1.5] }
  await keep({ routes: { 'GET /*': route([1, 1, 0], 9, 1), [login]: route([0, 0, 4], 4, 0) }, spent })
  await keep({ routes: { 'GET /*': route([1, 0, 0], 5, 0) }, spent }, { process: another })
  await keep({ routes: { 'GET /*': route([1, 7, 0], 7, 0), [login]: route([0, 0, 9], 9, 0) } }, { ago: '25 h' })
  const { within, ...day } = await sumDay(db)
  expect(day).toMatchObject({ answers: 19, failed: 1, refusedSignIns: 4, mailsSent: 6, mailsFailed: 2 })
  expect(day).toMatchObject({ tokensAsked: 2000, tokensAnswered: 400, cents: 3 })
  expect([within.length, within[0], within.at(-1)]).toEqual([answerBounds.length + 1, 18, 1])
})

test('refused sign-ins are those of the last hour', async () => {
  await keep({ routes: { [login]: route([0, 0, 4], 4, 0) } }, { ago: '61 min' })
  expect((await sumDay(db)).refusedSignIns).toBe(0)
})

test('a line has a point for each half hour, with the memory of all processes together', async () => {
  await keep({ routes: { 'GET /*': route([1, 0, 0], 2, 0) } })
  await keep({ routes: { 'GET /*': route([1, 0, 0], 3, 0) } }, { process: another, memoryBytes: 50e6 })
  await keep({ routes: { 'GET /*': route([1, 2, 0], 9, 0) } }, { ago: '5 h' })
  await pool.query(`update watched_minute set at = date_trunc('hour', at)`) // neither just before a half hour nor after
  const steps = await listSteps(db)
  expect(steps.map(({ answers, failed, memoryBytes }) => [answers, failed, memoryBytes])).toEqual([
    [9, 2, 100e6],
    [5, 0, 150e6],
  ])
})

test('routes are summed over the last hour, tasks over the day', async () => {
  const tasks = { 'items.numbers': [0.5, 10, 2, 0] }
  await keep({ routes: { 'GET /a': route([1, 1, 0], 1, 0) }, tasks })
  await keep({ routes: { 'GET /a': route([2, 0, 0], 0, 3) }, tasks }, { process: another, ago: '50 min' })
  await keep({ routes: { 'GET /a': route([9, 0, 0], 9, 9) }, tasks }, { ago: '2 h' })
  const [summed, ...more] = await sumRoutes(db)
  expect([summed?.name, summed?.row, more]).toEqual(['GET /a', route([3, 1, 0], 1, 3), []])
  expect(await sumTasks(db)).toEqual([{ name: 'items.numbers', row: [1.5, 30, 6, 0] }])
})

test('memory is that of processes that are there, each at its last word', async () => {
  await keep({}, { memoryBytes: 300e6, ago: '1 min' })
  await keep({}, { memoryBytes: 200e6 })
  await keep({}, { process: another, memoryBytes: 900e6, ago: '3 min' })
  expect(await listProcesses(db)).toMatchObject([{ process: one.slice(0, 8), memoryBytes: 200e6 }])
})

test('a process that left is none that is there, whatever it heard as it left; what it answered counts', async () => {
  await keep({}, { ago: '1 min' })
  await keep({ routes: { 'GET /*': route([4, 0, 0], 0, 4) } }, { isListening: false, hasLeft: true })
  await keep({}, { process: another })
  expect(await listProcesses(db)).toMatchObject([{ process: another.slice(0, 8), isListening: true }])
  expect((await sumDay(db)).answers).toBe(4)
})

test('of each process it is known whether it hears what changes, and how far behind its replica is', async () => {
  await keep({}, { isListening: false, lagSeconds: 40 })
  await keep({}, { process: another })
  const said = (await listProcesses(db)).map(({ process, ...is }) => [process, is.isListening, is.lagSeconds])
  expect(said).toEqual(
    [
      [one.slice(0, 8), false, 40],
      [another.slice(0, 8), true, 0],
    ].toSorted(),
  )
})

test('routes that failed within a day are told, the most often first, with their last time; others are not', async () => {
  await keep({ routes: { 'GET /a': route([1, 1, 0], 1, 0), 'GET /b': route([1, 3, 0], 3, 0) } }, { ago: '3 h' })
  await keep({ routes: { 'GET /a': route([1, 1, 0], 1, 0), 'GET /c': route([9, 0, 4], 0, 9) } })
  await keep({ routes: { 'GET /b': route([1, 9, 0], 9, 0) } }, { ago: '25 h' })
  const failing = await listFailing(db)
  expect(failing.map(({ route: name, failed }) => [name, failed])).toEqual([
    ['GET /b', 3],
    ['GET /a', 2],
  ])
  expect(failing.map(({ lastAt }) => Math.round((Date.now() - lastAt.getTime()) / 3_600_000))).toEqual([3, 0])
})

test('what fails in the last hour is told apart from the day', async () => {
  await keep({ routes: { 'GET /a': route([1, 0, 0], 500, 0) } }, { ago: '5 h' })
  await keep({ routes: { 'GET /a': route([1, 2, 0], 3, 0) } })
  expect(await sumDay(db)).toMatchObject({ answers: 503, failed: 2, lastHour: { count: 3, failed: 2 } })
})

test('how the database grows is said once two hours are known', async () => {
  await keep({}, { ago: '1 h' })
  expect((await findSize(db)).bytesADay).toBeNull()
  await keep({}, { ago: '12 h' })
  await pool.query(`update watched_minute set database_bytes = database_bytes - 1000 where at < now() - interval '6 h'`)
  const { bytes, bytesADay } = await findSize(db)
  expect(bytes).toBeGreaterThan(1e6)
  expect(bytesADay).toBeGreaterThanOrEqual(1990)
})

test('rows stay two days', async () => {
  await keep({}, { ago: '47 h' })
  await keep({}, { ago: '49 h' })
  await removeOldMinutes(db)
  expect((await pool.query('select from watched_minute')).rowCount).toBe(1)
})

test('an empty base sums to nothing', async () => {
  expect(await sumDay(db)).toMatchObject({ minutes: 0, answers: 0, cents: 0 })
  expect([await listSteps(db), await sumRoutes(db), await sumTasks(db)]).toEqual([[], [], []])
  expect([await listProcesses(db), await listFailing(db)]).toEqual([[], []])
})

test('a server writes down what it has answered since, each answer once', async () => {
  const { app, pool: its } = await givenServer()
  await app.inject('/api/items/trend/999999')
  await app.inject('/readyz')
  await app.keepMinute()
  await app.inject('/api/items/trend/999999')
  await app.inject('/api/items/trend/999998')
  await app.keepMinute()
  const { rows } = await its.query<{ answers: number; routes: Record<string, number[]>; memory_bytes: string }>(
    'select answers, routes, memory_bytes from watched_minute order by at',
  )
  expect(rows.map(({ answers }) => answers)).toEqual([1, 2])
  expect(Object.keys(rows[0]?.routes ?? {})).toEqual(['GET /api/items/:kind/:id'])
  const [seconds = 0, failed, refused, ...counts] = rows[1]?.routes['GET /api/items/:kind/:id'] ?? []
  expect([seconds > 0, failed, refused, counts.reduce((sum, count) => sum + count, 0)]).toEqual([true, 0, 2, 2])
  expect(Math.min(...counts)).toBe(0)
  expect(Number(rows[0]?.memory_bytes)).toBeGreaterThan(1e7)
})

test('a server that ends writes down what no later minute would, and that it has left', async () => {
  const { app, db: its } = await givenServer()
  await app.listen({ host: '127.0.0.1', port: 0 })
  await app.inject('/api/items/trend/999999')
  await app.close()
  // Whoever asked the server that had this port before may have asked it, too.
  const { rows } = await sql<{ routes: Record<string, number[]> }>`select routes from watched_minute`.execute(its)
  const [, , , ...counts] = rows[0]?.routes['GET /api/items/:kind/:id'] ?? []
  expect([rows.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1])
  expect(await listProcesses(its)).toEqual([])
})

test('what could not be written is in the next row', async () => {
  const { app, pool: its } = await givenServer()
  await app.inject('/api/items/trend/999999')
  await its.query('alter table watched_minute rename to minute_elsewhere')
  await expect(app.keepMinute()).rejects.toThrow('watched_minute')
  await its.query('alter table minute_elsewhere rename to watched_minute')
  await app.inject('/api/items/trend/999999')
  await app.keepMinute()
  expect((await its.query('select answers from watched_minute')).rows).toEqual([{ answers: 2 }])
})

test('only what has grown is new', () => {
  const before: Figures = { routes: { a: [1, 2], b: [3, 4] }, tasks: {}, spent: {} }
  const now: Figures = { routes: { a: [1, 2], b: [3, 6], c: [1, 0] }, tasks: { t: [1] }, spent: {} }
  expect(newSince(before, now)).toEqual({ routes: { b: [0, 2], c: [1, 0] }, tasks: { t: [1] }, spent: {} })
})
