import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, database } = await givenServer({ stocked: true })
const { app: guarded } = await givenServer({ database, env: { METRICS_TOKEN: 'a-long-enough-secret' } })

test('the process says what it does in figures that Prometheus reads', async () => {
  await app.inject('/trend/131')
  await app.inject('/api/items/trend/131')
  await app.inject('/api/items/trend/999999')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const item = 'method="GET",route="/api/items/:kind/:id"'
  expect(body).toContain(`http_requests_total{${item},status="2xx"} 1`)
  expect(body).toContain(`http_requests_total{${item},status="4xx"} 1`)
  expect(body).toContain(`http_request_duration_seconds_bucket{le="+Inf",${item}} 2`)
  expect(body).toMatch(/^farsight_event_loop_delay_seconds\{quantile="0\.99"\} [\d.e-]+$/m)
  expect(body).toContain('farsight_kept_pages 1')
  expect(body).toMatch(/^farsight_database_connections\{state="idle"\} \d+$/m)
  for (const line of body.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) |\w+(\{[^}]+(\}[^}]*)*\})? [\d.e+-]+$)/)
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
