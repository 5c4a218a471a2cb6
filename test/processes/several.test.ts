/** Several processes that one parent holds, as those see them who run them and those who read. */
import { expect, test } from 'vitest'
import type { Tables } from '#app/server/tables.ts'
import { givenDatabase } from '../given.ts'
import { freePort } from '../given/free-port.ts'
import { askDuring } from './asking.ts'
import { addressOf, listServing, read, startOn } from './held.ts'

const database = await givenDatabase<Tables>({ stocked: true })

const start = (env: Record<string, string>) => startOn(database.url, env)

test('two processes say one address, answer equally, and end with 0 and without another word', async () => {
  const started = start({})
  const address = await addressOf(started)
  expect(started.said()).toBe(`Farsight is at ${address}, by 2 processes\n`)
  expect(await listServing(started.child)).toHaveLength(2)
  const pages = await Promise.all(Array.from({ length: 6 }, () => read(`${address}/trend/131`)))
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  expect(pages[0]?.status).toBe(200)
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  expect(started.said().trim().split('\n')).toHaveLength(1)
})

test('whoever is killed is begun anew, and the other serves meanwhile', async () => {
  const started = start({})
  const address = await addressOf(started)
  const before = await listServing(started.child)
  process.kill(before[1] ?? 0, 'SIGKILL')
  await expect.poll(started.said).toContain('A process has died. The next one begins in 1 s.')
  expect((await read(`${address}/trend/131`)).status).toBe(200)
  await expect
    .poll(async () => (await listServing(started.child)).filter((pid) => !before.includes(pid)))
    .toHaveLength(1)
  expect(await listServing(started.child)).toContain(before[0])
})

/** Processes that begin need the machine too; `npm run bench -- processes` asks as fast as it can. */
const gently = { requests: 300, hands: 4, pauseMs: 40 }

test('on SIGHUP one after the other is replaced, and of hundreds of requests meanwhile none fails', async () => {
  const started = start({})
  const address = await addressOf(started)
  const before = await listServing(started.child)
  const { asked, failed } = await askDuring(address, gently, async () => {
    started.child.kill('SIGHUP')
    await expect.poll(() => listServing(started.child)).not.toContain(before[0])
    await expect.poll(started.said).toContain('All processes have been replaced.')
  })
  expect(failed).toEqual([])
  expect(asked).toBeGreaterThanOrEqual(gently.requests)
  const after = await listServing(started.child)
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

test('each tells its figures at a port of its own, and none at the address of visitors', async () => {
  const first = await freePort()
  const started = start({ METRICS: `127.0.0.1:${first}` })
  const address = await addressOf(started)
  for (const port of [first, first + 1])
    await expect
      .poll(async () => (await read(`http://127.0.0.1:${port}/metrics`)).text)
      .toContain('farsight_listening 1')
  expect((await read(`${address}/metrics`)).status).toBe(404)
})

test('where the first cannot begin, it says why, and what nobody reads, and all end with 1', async () => {
  const { said, ended } = start({
    DATABASE_URL: 'postgresql://farsight:secret@127.0.0.1:9/none',
    FARSIGHT_PROCESES: '3',
  })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/Farsight did not start/)
  expect(said()).not.toContain('secret')
  // Once, and not by each process.
  expect(said().split('FARSIGHT_PROCESES is read by nobody. Is FARSIGHT_PROCESSES meant?')).toHaveLength(2)
})
