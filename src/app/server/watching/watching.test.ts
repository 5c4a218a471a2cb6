import { expect, test } from 'vitest'
import { markItems } from '#items/server/numbers/marks.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenServer } from '../../../../test/given.ts'
import { freePort } from '../../../../test/given/free-port.ts'
import { families } from './families.ts'

const port = await freePort()
const { app, db } = await givenServer({
  stocked: true,
  env: { METRICS: `127.0.0.1:${port}`, METRICS_TOKEN: 'a-long-enough-secret', BACKUP_TO: '/nowhere' },
})
await app.listen({ host: '127.0.0.1', port: 0 })
const read = (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`)

/** What has a value only once somebody outside was asked, or where WAL is kept, backups are tried or a replica is read. */
const quiet = [
  'farsight_refresh_total',
  'farsight_model_tokens_total',
  'farsight_wal_waits_seconds',
  'farsight_drill_age_seconds',
  'farsight_drill_ok',
  'farsight_replica_reads_total',
]

test('after some reading and some work each family is told, and nothing else', async () => {
  await app.inject('/trend/131')
  await app.inject('/api/items/trend/999999')
  await inTransaction(db, (trx) => markItems(trx, ['131'], { order: ['trend'], urgency: 'change' }))
  // Whoever listens makes them.
  await expect.poll(async () => (await read()).text()).toContain('farsight_job_seconds_count{task="items.numbers"}')
  const text = await (await read()).text()
  const told = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(families.map(({ name }) => name).toSorted())
  const silent = families.filter(({ name }) => !new RegExp(`^${name}(_count)?[ {]`, 'm').test(text))
  expect(silent.map(({ name }) => name).toSorted()).toEqual(quiet.toSorted())
})

test('jobs are told of by task: how they stand, how they ended and how long they took', async () => {
  const text = await (await read()).text()
  expect(text).toMatch(/^farsight_jobs_ended_total\{task="items\.numbers",outcome="done"\} [1-9]/m)
  expect(text).toMatch(/^farsight_job_seconds_count\{task="items\.numbers"\} [1-9]/m)
  expect(text).toMatch(/^farsight_jobs\{task="[\w.]+",state="waiting"\} \d/m)
})

test('at an address of their own figures are told without a token, and nothing but figures', async () => {
  expect((await read()).status).toBe(200)
  expect((await read('/')).status).toBe(404)
  expect((await read('/api/items/trend/131')).status).toBe(404)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

test('no label holds a word that somebody typed: an unknown address and code are told of without it', async () => {
  await app.inject('/api/items/trend/secret-word')
  await app.inject('/secret-word')
  await app.inject({ method: 'POST', url: '/api/secret-word' })
  expect(await (await read()).text()).not.toContain('secret-word')
})
