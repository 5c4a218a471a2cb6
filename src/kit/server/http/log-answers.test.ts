import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import type { LoggedRequests } from '../config/watching.ts'
import { createHttpServer } from './http.ts'

/** How many of each are told: quick ones, one that takes longer than half a second, one that fails, and what machines ask. */
async function toldOf(logRequests: LoggedRequests) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = createHttpServer({ log, logRequests })
  app.get('/quick', () => 'x')
  app.get('/slow', () => wait(520, 'x'))
  app.get('/healthz', () => 'x')
  app.get('/broken', () => {
    throw new Error('a fault')
  })
  for (let nth = 1; nth <= 98; nth++) await app.inject('/quick') // eslint-disable-line no-await-in-loop
  for (const path of ['/healthz', '/slow', '/broken']) await app.inject(path) // eslint-disable-line no-await-in-loop
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as { msg: string; req?: { path: string } })
  const count = (path: string) => told.filter(({ msg, req }) => msg === 'answered' && req?.path === path).length
  return { quick: count('/quick'), slow: count('/slow'), broken: count('/broken'), healthz: count('/healthz') }
}

test.each<[LoggedRequests, Awaited<ReturnType<typeof toldOf>>]>([
  ['all', { quick: 98, slow: 1, broken: 1, healthz: 0 }],
  ['slow', { quick: 0, slow: 1, broken: 1, healthz: 0 }],
  ['errors', { quick: 0, slow: 0, broken: 1, healthz: 0 }],
])('of %s requests there are lines in the log', async (which, told) => {
  expect(await toldOf(which)).toEqual(told)
})

test('of slow ones every hundredth is told as well, however quick', async () => {
  const lines: string[] = []
  const app = createHttpServer({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    logRequests: 'slow',
  })
  app.get('/quick', () => 'x')
  for (let nth = 1; nth <= 250; nth++) await app.inject('/quick') // eslint-disable-line no-await-in-loop
  expect(lines.length).toBe(2)
})
