/** `scripts/await-ready.ts`: systemd takes a process for begun once it serves, and for failed once it has ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'

/** Answers `/readyz` with these in turn, the last for ever. */
async function givenReadiness(...statuses: number[]) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url)
    answer.writeHead(statuses[Math.min(asked.length, statuses.length) - 1] ?? 500).end()
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, asked } // it listens to a port
}

async function waitFor(port: number, mainPid: number) {
  const env = { ...bareEnvironment, PORT: String(port), HOST: '0.0.0.0', MAINPID: String(mainPid) }
  const child = spawn(process.execPath, ['scripts/await-ready.ts'], { env })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test('it waits until the process is ready, and no longer', async () => {
  const { port, asked } = await givenReadiness(503, 503, 200)
  expect(await waitFor(port, process.pid)).toEqual({ code: 0, said: '' })
  expect(asked).toEqual(['/readyz', '/readyz', '/readyz'])
})

test('a process that has ended before it served is not waited for', async () => {
  const ended = spawn('true')
  await once(ended, 'close')
  const { port } = await givenReadiness(503)
  const { code, said } = await waitFor(port, ended.pid ?? 0)
  expect([code, said]).toEqual([1, 'It has ended before it served; what it said stands above.\n'])
})
