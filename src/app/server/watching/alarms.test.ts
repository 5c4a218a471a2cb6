/** What `/readyz` sounds an alarm for is told to operators on their page as well, and what is free of the disk. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#kit/endpoint.ts'
import type { healthContract } from '#kit/health/contract.ts'
import { whyNoRoom } from '#site/operators/rate-health.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

type Health = AnswerOf<typeof healthContract.findServerHealth>

const operator = 'olga@example.org'
const { app, pool } = await givenServer({ env: { OPERATOR_EMAILS: operator, FARSIGHT_DATA: '.' } })
const olga = await givenUser(app, { email: operator, verifiedIn: pool })
const at = (share: number) => whyNoRoom({ free: { bytes: 1, share }, fullSeconds: null })
const findHealth = async () => (await olga.call('GET', '/api/operator/health')).json<Health>()

test('money that does not add up', async () => {
  expect((await findHealth()).alarms).toEqual([])
  await pool.query(`insert into reconciliation (name, value, at) values ('night', '{"failed": 2, "drift": 1}', now())`)
  const { alarms } = await findHealth()
  expect(alarms).toHaveLength(2)
  expect((await app.inject('/readyz')).json()).toMatchObject({ alarms })
})

test('a disk that was full a moment ago, and none that was full before', async () => {
  const { disk } = await findHealth()
  expect(disk).toEqual({ free: { bytes: expect.any(Number), share: expect.any(Number) }, fullSeconds: null })
  expect([(disk.free?.bytes ?? 0) > 1000, (disk.free?.share ?? 9) <= 1]).toEqual([true, true])
  app.lastWithoutRoom = new Date(Date.now() - 60_000)
  expect(Math.round((await findHealth()).disk.fullSeconds ?? 0)).toBe(60)
  app.lastWithoutRoom = new Date(Date.now() - 3_600_000)
  expect((await findHealth()).disk.fullSeconds).toBeNull()
})

test('little room is what the alert calls so', () => {
  const [, bound] = /min\(farsight_disk_free_share\) < ([\d.]+)/.exec(readFileSync('deploy/alerts.yml', 'utf8')) ?? []
  expect([at(Number(bound)), at(Number(bound) - 0.001)]).toEqual([null, expect.stringContaining('is free')])
})
