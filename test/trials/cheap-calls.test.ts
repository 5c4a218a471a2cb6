/** What costs so little that only a loop of over a thousand calls is told to wait. */
import { expect, test } from 'vitest'
import { givenServer } from '../given.ts'

const allowance = { burst: 300, perSecond: 0.001 }
const allowances = { account: allowance, network: allowance }
const { app } = await givenServer({ stocked: true, allowances, env: { TRUST_PROXY: '1' } })
const from = (address: string, url: string) => app.inject({ url, headers: { 'x-forwarded-for': address } })

test.each([
  ['a page that is kept', '203.0.113.1', '/trend/131', 1475],
  ['a file that is none', '203.0.113.2', '/assets/none.js', 1500],
])('a loop of one network that asks for %s is told to wait, and others are not', async (_, network, url, times) => {
  let answered = 0
  while ((await from(network, url)).statusCode < 429) answered++
  expect(answered).toBeGreaterThan(times * 0.95)
  expect(answered).toBeLessThan(times * 1.05)
  expect((await from(network, url)).statusCode).toBe(429)
  expect((await from('203.0.113.3', url)).statusCode).toBeLessThan(405)
})
