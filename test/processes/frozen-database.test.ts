/** A PostgreSQL that stands still: pages that lie ready are read, and everything else is told to come back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'
import { freezePostgres } from '../databases/frozen.ts'

async function givenProcess() {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-test-'))
  await chmod(folder, 0o755) // PostgreSQL's user enters it
  const child = spawn(process.execPath, ['dist/program/main.js'], {
    env: { ...bareEnvironment, FARSIGHT_DATA: folder, PORT: '0', LOG_LEVEL: 'error' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  await expect.poll(() => said, { interval: 20 }).toMatch(/is at http/)
  return { folder, origin: /is at (\S+)/.exec(said)?.[1] ?? '', said: () => said }
}

async function ask(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, init)
  const text = await answer.text()
  const { headers } = answer
  return {
    status: answer.status,
    text,
    isOld: headers.has('warning') && headers.has('age'),
    retry: headers.get('retry-after'),
  }
}
const posting = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('while PostgreSQL stands still kept pages are read, everything else is 503 with a time to come back, and then all is well', async () => {
  const { folder, origin, said } = await givenProcess()
  const kept = ['/', '/trend/131', '/prediction/12', '/all-stuff?kind=trend', '/record'].map((path) => origin + path)
  const before = await Promise.all(kept.map((url) => ask(url)))
  const thaw = await freezePostgres(folder)
  onTestFinished(thaw)
  const toolkit = `${origin}/identitytoolkit.googleapis.com/v1/accounts`
  const others = [
    ...Array.from({ length: 20 }, (_, i) => ask(`${origin}/api/items/trend/${131 + i}`)),
    ask(`${origin}/trend/133`),
    ask(`${origin}/api/items?q=ice`),
    ask(`${toolkit}:signUp?key=x`, posting({ email: 'ada@example.org', password: 'abc123' })),
    ask(`${origin}/api/analyses/preview`, posting({ question: 'Will Arctic sea ice vanish by 2040?' })),
  ]
  const readable = async () =>
    (await Promise.all(kept.map((url) => ask(url)))).map(({ status, text }) => ({ status, text }))
  const asBefore = before.map(({ status, text }) => ({ status, text }))
  expect(await readable()).toEqual(asBefore)
  const answers = await Promise.all(others)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(answers.filter(({ retry }) => retry === null)).toEqual([])
  // That it hears of no changes the process learns by its own heartbeat, sooner or later than the others are answered.
  await expect.poll(async () => (await ask(kept[1] ?? '')).isOld).toBe(true)
  expect(await readable()).toEqual(asBefore)
  expect((await ask(`${origin}/healthz`)).status).toBe(200)
  expect((await ask(`${origin}/readyz`)).status).toBe(503)
  thaw()
  await expect.poll(() => ask(`${origin}/readyz`).then(({ status }) => status)).toBe(200)
  await expect.poll(async () => (await ask(`${origin}/api/items/trend/131`)).status).toBe(200)
  await expect.poll(async () => (await ask(kept[1] ?? '')).isOld).toBe(false)
  expect(said()).not.toContain('a bug')
})
