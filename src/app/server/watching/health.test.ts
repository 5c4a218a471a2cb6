/** What operators are told of how the server is: what goes wrong is seen, and nobody else sees it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#kit/endpoint.ts'
import { lastBackupOf } from '#kit/server/backup/last-backup.ts'
import type { healthContract } from '#kit/health/contract.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

type Health = AnswerOf<typeof healthContract.findServerHealth>

const operator = 'olga@example.org'
const env = { OPERATOR_EMAILS: operator }
const { app, pool, database } = await givenServer({ env })
app.get('/tests/fails', async () => {
  throw new Error('a fault of the program')
})
app.get('/tests/slow', () => wait(300).then(() => 'at last'))
const olga = await givenUser(app, { email: operator, verifiedIn: pool })
const address = '/api/operator/health'
const findHealth = async () => (await olga.call('GET', address)).json<Health>()

test('of an empty base it says that nothing happened yet', async () => {
  const { answers, steps, routes, tasks, connectors, orders, deeds, database: size, memory } = await findHealth()
  expect(answers).toEqual({ minutes: 0, count: 0, failed: 0, lastHour: { count: 0, failed: 0 }, within: null })
  expect([steps, routes, tasks, connectors, deeds]).toEqual([[], [], [], [], []])
  expect(orders).toMatchObject({ refunded: 0, disputed: 0, analyses: 0, analysesFailed: 0 })
  expect(orders?.products.map(({ count, cents }) => [count, cents])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(size).toEqual({ bytes: expect.any(Number), bytesADay: null })
  expect([(size?.bytes ?? 0) > 1e6, (memory?.bytes ?? 0) > 1e7, memory?.processes]).toEqual([true, true, 1])
})

test('a route that fails and one that is slow are seen', async () => {
  for (let tries = 0; tries < 3; tries++) await app.inject('/tests/fails') // eslint-disable-line no-await-in-loop
  await app.inject('/tests/slow')
  await app.keepMinute()
  const { answers, routes, steps, failing, processes } = await findHealth()
  expect(answers).toMatchObject({ minutes: 1, failed: 3, lastHour: { count: answers?.count, failed: 3 } })
  expect(failing).toEqual([{ route: 'GET /tests/fails', failed: 3, lastAt: expect.any(String) }])
  expect(processes).toMatchObject([{ answers: answers?.count, failed: 3, lagSeconds: 0 }])
  const of = (name: string) => routes?.find(({ route }) => route === `GET /tests/${name}`)
  expect(of('slow')).toMatchObject({ count: 1, failed: 0 })
  expect(of('slow')?.within?.seconds).toBeGreaterThanOrEqual(0.5)
  expect(of('fails')).toMatchObject({ count: 3, failed: 3 })
  expect(steps).toMatchObject([{ failed: 3, answers: answers?.count }])
})

test('what another process has counted is seen as well', async () => {
  const { app: second } = await givenServer({ database, env })
  const before = (await findHealth()).answers?.count ?? 0
  await second.inject('/api/items/trend/999999')
  await second.keepMinute()
  const { answers, memory } = await findHealth()
  expect([(answers?.count ?? 0) - before, memory?.processes]).toEqual([1, 2])
})

test('refused sign-ins are counted, with no word of who tried', async () => {
  const payload = { email: 'somebody@example.org', password: 'guessed', returnSecureToken: true }
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'
  await app.inject({ method: 'POST', url, payload })
  await app.inject({ method: 'POST', url, payload })
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: { idToken: 'none' } })
  await app.keepMinute()
  const { body } = await olga.call('GET', address)
  expect(JSON.parse(body)).toMatchObject({ refusedSignIns: 3 })
  expect(body).not.toContain('somebody@')
})

test('a job that was given up, and one that waits too long, are seen', async () => {
  await pool.query(`
    insert into job (task, key, payload, owner, state, ended_at, kept_until, failures, fault, due_at) values
      ('items.numbers', '1', '{}', '', 'given up', now(), now() + interval '30 days', 9, 'TypeError', now()),
      ('notices.mail', '2', '{}', '', 'waiting', null, null, 0, null, now() - interval '10 minutes')`)
  const { tasks } = await findHealth()
  expect(tasks).toMatchObject([
    { task: 'items.numbers', state: 'given up', givenUp: 1, waiting: 0 },
    { task: 'notices.mail', state: 'late', givenUp: 0, waiting: 1, dueSeconds: expect.closeTo(600, -2) },
  ])
})

test('people and orders are counts of 30 days, by the prices of today', async () => {
  await pool.query(`
    with held as (insert into holder (status, created_at) values ('member', now()) returning id)
    insert into payment (source, holder_id, product, at)
      select source, id, product, at from held, (values
        ('a', 'farsight_membership_monthly', now()), ('b', 'farsight_analysis_pack', now() - interval '29 days'),
        ('c', 'farsight_analysis_pack', now() - interval '31 days')) as paid (source, product, at)`)
  const { people, orders } = await findHealth()
  expect(people).toEqual({
    accounts: 1,
    accountsOfMonth: 1,
    activeInWeek: 1,
    activeInMonth: 1,
    forecasters: 0,
    members: 1,
  })
  expect(orders?.products.map(({ count, cents }) => [count, cents])).toEqual([
    [1, 1900],
    [1, 2900],
  ])
})

test('what operators did is told with their reason, the last first; what the rule did is not', async () => {
  await pool.query(`
    insert into moderation (item_id, action, reason, by_id, by_name, at)
      values (1, 'hidden', 'names a private person', '9', 'Olga Moss', now() - interval '1 hour')`)
  await pool.query(`
    insert into author_word (account_id, word, reason, by_id, by_name, at) values
      ('4', 'trusted', 'A good question.', '9', 'Olga Moss', now()), ('5', 'trusted', 'By rule', null, 'Farsight', now())`)
  const { deeds } = await findHealth()
  expect(deeds?.map(({ what, by, reason, item }) => [what, by, reason, item])).toEqual([
    ['author trusted', 'Olga Moss', 'A good question.', null],
    ['item hidden', 'Olga Moss', 'names a private person', null],
  ])
})

test('an extension that nothing counts for is as good as none', async () => {
  await pool.query('create extension if not exists pg_stat_statements').catch(() => {}) // where the package has none
  expect((await findHealth()).statements).toEqual({ areCounted: false, list: [] })
})

test('the age of the newest backup is told, that there is none, and that a place cannot be read', async () => {
  expect((await findHealth()).backup).toEqual({ state: 'off', ageSeconds: null })
  expect((await findHealth()).drill).toMatchObject({ state: 'off', ageSeconds: null, faults: [] })
  const folder = await mkdtemp(join(tmpdir(), 'farsight-backups-'))
  expect(await lastBackupOf(folder)()).toEqual({ state: 'none', ageSeconds: null })
  const yesterday = new Date(Date.now() - 86_400_000)
  const name = `${yesterday.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'backup.json'), '{}')
  expect(await lastBackupOf(folder)()).toEqual({ state: 'kept', ageSeconds: expect.closeTo(86_400, -2) })
  expect(await lastBackupOf('nowhere')()).toEqual({ state: 'unreadable', ageSeconds: null })
  await rm(folder, { recursive: true })
})

test('what the database is too busy to say is not known, and the rest is told', async () => {
  const held = await pool.connect()
  try {
    await held.query('begin')
    await held.query('lock table payment, forecaster in access exclusive mode')
    const health = await findHealth()
    expect([health.people, health.orders]).toEqual([null, null])
    expect([health.answers?.minutes, health.tasks?.length]).toEqual([1, 2])
  } finally {
    await held.query('rollback')
    held.release()
  }
})

test('which release it is and for how long it has run is told, and of each process whether it hears what changes', async () => {
  const { release, replica, processes } = await findHealth()
  expect(release).toEqual({ version: expect.stringMatching(/^\d+\.\d+/), upSeconds: expect.any(Number) })
  expect(replica).toBeNull()
  expect(processes?.map(({ isListening }) => typeof isListening)).toEqual(['boolean', 'boolean'])
})

test('nobody but operators reads it', async () => {
  const ada = await givenUser(app)
  expect((await ada.call('GET', address)).statusCode).toBe(403)
  expect((await app.inject(address)).statusCode).toBe(401)
})
