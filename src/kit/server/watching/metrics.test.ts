import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, database } = await givenServer({ stocked: true })
const { app: guarded } = await givenServer({ database, env: { METRICS_TOKEN: 'a-long-enough-secret' } })

const line = /^(# (HELP|TYPE) |\w+(\{[^}]+(\}[^}]*)*\})? [\d.e+-]+$)/
const read = async (from = app) => (await from.inject('/metrics')).body

test('the process says what it does in figures that Prometheus reads', async () => {
  await app.inject('/trend/131')
  await app.inject('/api/items/trend/131')
  await app.inject('/api/items/trend/999999')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const item = 'method="GET",route="/api/items/:kind/:id"'
  expect(body).toContain(`http_server_request_duration_seconds_count{${item},status="2xx"} 1`)
  expect(body).toContain(`http_server_request_duration_seconds_bucket{le="+Inf",${item},status="4xx"} 1`)
  expect(body).toContain('farsight_refusals_total{code="item-not-found"} 1')
  expect(body).toContain('farsight_bugs_total 0')
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(body).toMatch(/^farsight_pool\{pool="answers",state="idle"\} [1-9]/m)
  expect(body).toMatch(/^farsight_pool_wait_seconds_count\{pool="answers"\} [1-9]/m)
  expect(body).toMatch(/^farsight_db_bytes \d{7,}$/m)
  for (const told of body.split('\n').filter(Boolean)) expect(told).toMatch(line)
})

test('a page is told of by where it came from, and why it lies there no more', async () => {
  app.forgetPages()
  await app.inject('/trend/132')
  const { headers } = await app.inject('/trend/132')
  await app.inject({ url: '/trend/132', headers: { 'if-none-match': String(headers.etag) } })
  const before = await read()
  expect(before).toMatch(/^farsight_pages_total\{outcome="drawn"\} 2$/m) // with that of the test before
  expect(before).toContain('farsight_pages_total{outcome="hit"} 1')
  expect(before).toContain('farsight_pages_total{outcome="not_modified"} 1')
  expect(before).toContain('farsight_pages_kept 1')
  expect(before).toContain('farsight_listening 1')
  app.forgetPages()
  const everything = /^farsight_pages_lost_total\{reason="everything"\} (\d+)$/m
  const lost = async (text: string) => Number(everything.exec(text)?.[1])
  expect((await lost(await read())) - (await lost(before))).toBe(1)
})

test.each([
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a proxy on this one', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
])('%s is told that there is nothing', async (_, from) => {
  expect((await app.inject({ url: '/metrics', ...from })).statusCode).toBe(404)
})

test.each([
  ['a public address', { PUBLIC_URL: 'https://farsight.example', FARSIGHT_LOCAL_PAYMENTS: '1' }],
  ['a proxy', { TRUST_PROXY: '1' }],
  ['operators', { OPERATOR_EMAILS: 'olga@example.org' }],
])('with %s and no token they are for nobody: a proxy on this machine may ask for others', async (_, env) => {
  const serving = await givenServer({ database, env })
  expect((await serving.app.inject('/metrics')).statusCode).toBe(404)
})

test('where a token is set, it and nothing else opens them', async () => {
  const ask = async (authorization = '') =>
    (await guarded.inject({ url: '/metrics', remoteAddress: '192.0.2.7', headers: { authorization } })).statusCode
  expect([await ask(), await ask('Bearer another'), await ask('Bearer a-long-enough-secret')]).toEqual([404, 404, 200])
  expect((await guarded.inject('/metrics')).statusCode).toBe(404)
})
