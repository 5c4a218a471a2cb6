/** Faults of the program are counted wherever they happen, and no line of the log says what somebody typed. */
import { expect, test } from 'vitest'
import { readConfig } from '#kit/server/config/config.ts'
import { createLog } from '#kit/server/log.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { createServer } from '../server.ts'
import type { Tables } from '../tables.ts'

const database = await givenDatabase<Tables>()
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const config = readConfig({ METRICS_TOKEN: 'a-long-enough-secret' })
const app = await createServer({ database, config, log })
whenDone(() => app.close())

const headers = { authorization: 'Bearer a-long-enough-secret' }
const read = async () => (await app.inject({ url: '/metrics', headers })).body

test('a page that cannot be drawn, a call and a sign-in that fail are bugs, each with its line', async () => {
  await database.pool.query('alter table item rename to item_elsewhere')
  await database.pool.query('alter table identity."user" rename to elsewhere')
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'
  const payload = { email: 'rex@example.org', password: 'guessed', returnSecureToken: true }
  const answers = [
    await app.inject('/all-stuff?q=rex%40example.org'),
    await app.inject('/api/items'),
    await app.inject({ method: 'POST', url, payload }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500])
  const figures = await read()
  expect(figures).toMatch(/^farsight_bugs_total 3$/m)
  expect(figures).toMatch(/_count\{method="GET",route="\/\*",screen="allStuff",status="5xx"\} 1$/m)
  const said = lines.map((line) => JSON.parse(line) as { msg: string })
  const count = (what: string) => said.filter(({ msg }) => msg === what).length
  expect([count('a bug'), count('a page could not be drawn')]).toEqual([2, 1])
  expect(lines.join('\n')).not.toMatch(/rex@|rex%40|guessed/)
})

test('pages are told of by their screens, whatever address they have', async () => {
  await app.inject('/pricing')
  await app.inject('/secret-word')
  const figures = await read()
  expect(figures).toMatch(/_count\{method="GET",route="\/\*",screen="pricing",status="2xx"\} 1$/m)
  expect(figures).toMatch(/_count\{method="GET",route="\/\*",screen="nothing",status="4xx"\} 1$/m)
  expect(figures).not.toContain('secret-word')
})
