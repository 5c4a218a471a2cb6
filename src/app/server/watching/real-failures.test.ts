/** Real failures of a server that listens: whoever watches, by page, by figure, by alert or in the log, is told each. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#kit/server/config/config.ts'
import { openDatabase } from '#kit/server/database.ts'
import { createLog } from '#kit/server/log.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { createServer } from '../server.ts'
import type { Tables } from '../tables.ts'

const operator = 'olga@example.org'
const token = 'a-long-enough-secret'
const database = await givenDatabase<Tables>()
const { pool } = database
const lines: string[] = []
const app = await createServer({
  database,
  config: readConfig({ METRICS_TOKEN: token, OPERATOR_EMAILS: operator, BACKUP_TO: '/nowhere' }),
  log: createLog('info', { write: (line) => void lines.push(line) }),
})
whenDone(() => app.close())
/** Nobody can be kept out of the database that they are in. */
const { pool: elsewhere, close } = openDatabase(process.env['TEST_DATABASE_URL'] ?? '')
whenDone(close)
app.get('/tests/fails', async () => {
  throw new Error('a fault of the program')
})
// What is said of jobs holds for 15 seconds: they are there before anybody asks.
await pool.query(`
  insert into job (task, key, payload, owner, state, ended_at, kept_until, failures, fault, due_at) values
    ('watching.none', '1', '{}', '', 'given up', now(), now() + interval '30 days', 9, 'TypeError', now()),
    ('membership.notice', '2', '{}', '', 'waiting', null, null, 0, null, now() + interval '1 day'),
    ('items.numbers', '3', '{}', '', 'waiting', null, null, 0, null, now() + interval '1 day')`)
const olga = await givenUser(app, { email: operator, verifiedIn: pool })
await app.listen({ host: '127.0.0.1', port: 0 })

const findHealth = async () => {
  await app.keepMinute()
  return (await olga.call('GET', '/api/operator/health')).json<Record<string, unknown>>()
}
const read = async () =>
  (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body.split('\n')
const readiness = async () => (await app.inject('/readyz')).json<{ parts: Record<string, { state: string }> }>()

/** What an alert selects, such as `farsight_jobs{state="givenUp"}`: its name and each label with its value. */
function selectorsIn(expr: string) {
  return [...expr.matchAll(/([a-z_]+)\{([^}]*)\}/g)].map(([, name = '', labels = '']) => [
    `${name}{`,
    ...labels.split(',').map((label) => label.trim()),
  ])
}

test('a process that is not heard any more says so on the page, as a figure and when it is asked', async () => {
  await expect.poll(async () => (await readiness()).parts['listening']?.state).toBe('ok')
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const allow = (may: boolean) => elsewhere.query(`alter database ${rows[0]?.name} allow_connections ${may}`)
  await allow(false)
  try {
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'farsight changes'`)
    await expect.poll(read).toContain('farsight_listening 0')
    expect((await readiness()).parts['listening']?.state).toBe('lost')
    const { parts, processes } = await findHealth()
    expect(parts).toContainEqual({ name: 'listening', state: 'lost', seconds: expect.any(Number) })
    expect(processes).toMatchObject([{ isListening: false }])
  } finally {
    await allow(true)
  }
  await expect.poll(read).toContain('farsight_listening 1')
})

test('whatever an alert asks for by its labels is told under these labels once it happens', async () => {
  await app.inject('/tests/fails')
  await app.inject('/pricing')
  const told = await read()
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as { groups: { rules: { expr: string }[] }[] }
  const selectors = groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => selectorsIn(expr)))
  const silent = selectors.filter((parts) => !told.some((line) => parts.every((part) => line.includes(part))))
  expect([selectors.length > 5, silent]).toEqual([true, []])
})

test('a failure is on the page under its route, a slow statement in the log without what was asked', async () => {
  expect((await findHealth())['failing']).toMatchObject([{ route: 'GET /tests/fails', failed: 1 }])
  await pool.query('select pg_sleep(.6), $1::text', ['rex@example.org'])
  const slow = lines.filter((line) => line.includes('a slow statement'))
  expect(slow.some((line) => line.includes('pg_sleep'))).toBe(true)
  expect(lines.join('\n')).not.toMatch(/rex@|olga@|a-long-enough/)
})
