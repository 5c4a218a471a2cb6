/**
 * PostgreSQL stands still for 30 seconds under a load of pages, calls and writes: what is answered, and how soon. And
 * how long the process takes to stop where its database goes on.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { freezePostgres } from '../test/databases/frozen.ts'
import { addressOf } from './server-process.ts'
import { quantile, rounded } from './world.ts'

const frozenMs = 30_000
const pauseMs = 250

type Answer = { what: string; status: number; ms: number; isOld: boolean }

const kept = ['/', '/trend/131', '/prediction/12', '/scenario/181', '/all-stuff', '/record', '/method']
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'

/** Another of each every time, so that nobody waits for what somebody else has asked for. */
function asked(i: number): { what: string; path: string; body?: object }[] {
  return [
    ...kept.map((path) => ({ what: 'kept pages', path })),
    { what: 'pages that were never drawn', path: `/all-stuff?q=never${i}` },
    { what: 'calls', path: `/api/items/trend/${131 + (i % 40)}` },
    { what: 'writes', path: toolkit, body: { email: `${i}@example.org`, password: 'abc123' } },
    { what: '/healthz', path: '/healthz' },
  ]
}

export async function benchFrozen() {
  const folder = resolve(`.farsight/bench-frozen-${process.pid}`)
  const server = await openEmbeddedPostgres(folder)
  const child = spawn(process.execPath, ['dist/program/main.js'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: await server.database('farsight'), PORT: '0', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await addressOf(child)
  for (const path of kept) {
    const { status } = await timed(origin, path)
    if (status !== 200) throw new Error(`${path} is answered with ${status}, so it is not kept.`)
  }
  const thaw = await freezePostgres(folder)
  const answers = await load(origin).finally(thaw)
  const thawed = performance.now()
  while ((await timed(origin, '/api/items/trend/131')).status !== 200) await wait(20)
  const backMs = performance.now() - thawed
  const told = performance.now()
  child.kill('SIGTERM')
  await once(child, 'exit')
  const stopMs = performance.now() - told
  await server.release()
  await rm(folder, { recursive: true, force: true })
  const names = [...new Set(answers.map(({ what }) => what))]
  return {
    frozenMs,
    ...Object.fromEntries(names.map((name) => [name, sum(answers.filter(({ what }) => what === name))])),
    backMs: rounded(backMs, 0),
    stopMs: rounded(stopMs, 0),
  }
}

/** All that was asked while it stood still, each answer to its end. */
async function load(origin: string): Promise<Answer[]> {
  const under: Promise<Answer>[] = []
  const begun = performance.now()
  for (let i = 0; performance.now() - begun < frozenMs; i++) {
    under.push(...asked(i).map(async ({ what, path, body }) => ({ what, ...(await timed(origin, path, body)) })))
    await wait(pauseMs)
  }
  return Promise.all(under)
}

async function timed(origin: string, path: string, body?: object) {
  const begun = performance.now()
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(origin + path, body ? json : {})
  await answer.text()
  return { status: answer.status, ms: performance.now() - begun, isOld: answer.headers.has('warning') }
}

function sum(answers: readonly Answer[]) {
  const statuses = Map.groupBy(answers, ({ status }) => status)
  const times = answers.map(({ ms }) => ms)
  return {
    statuses: Object.fromEntries([...statuses].map(([status, { length }]) => [status, length])),
    old: answers.filter(({ isOld }) => isOld).length,
    ms: {
      median: rounded(quantile(times, 0.5), 0),
      p95: rounded(quantile(times, 0.95), 0),
      longest: rounded(Math.max(...times), 0),
    },
  }
}
