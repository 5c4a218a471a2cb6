/**
 * Load of many pages for so many seconds, from a process of its own: each connection asks for one page after the other,
 * the first of the list most often (Zipf). Pages change while it runs, so it reads the length of each answer from its
 * head, and nothing else of it.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

export type LiveLoad = {
  url: string
  pages: readonly string[]
  seconds: number
  connections: number
  headers: Record<string, string>
}

/** Answers a second. */
export function sendLiveLoad(load: LiveLoad): Promise<number> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [])
    child.once('message', (rate) => done(rate as number)) // the child below sends nothing else
    child.once('error', fail)
    child.once('exit', (code) => code && fail(new Error(`The load generator ended with ${code}.`)))
    child.send(load)
  })
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [load] = (await once(process, 'message')) as [LiveLoad] // the parent above sends nothing else
  process.send(await run(load))
  process.disconnect()
}

async function run({ url, pages, seconds, connections, headers }: LiveLoad): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const requests = pages.map((page) => `GET ${page} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const state = { answers: 0, isOver: false }
  const began = performance.now()
  setTimeout(() => (state.isOver = true), seconds * 1000)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay(true)
      await once(socket, 'connect')
      await ask(socket, requests, state)
      socket.destroy()
    }),
  )
  return state.answers / ((performance.now() - began) / 1000)
}

/** One request after the other on one connection, until the time is over. */
function ask(socket: Socket, requests: readonly string[], state: { answers: number; isOver: boolean }): Promise<void> {
  return new Promise((done, fail) => {
    let received = Buffer.alloc(0)
    let length = 0
    const next = () =>
      state.isOver ? done() : void socket.write(requests[Math.floor(requests.length ** Math.random()) - 1] ?? '')
    socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection.')))
    socket.on('data', (chunk) => {
      received = received.length ? Buffer.concat([received, chunk]) : chunk
      if (length === 0) length = lengthOf(received)
      if (length === 0 || received.length < length) return
      if (!received.toString('latin1', 9, 12).startsWith('200'))
        return fail(new Error(`Answered with ${received.toString('latin1', 9, 12)}.`))
      state.answers++
      received = Buffer.alloc(0)
      length = 0
      next()
    })
    next()
  })
}

/** Of head, empty line and body; 0 while the head is not whole. */
function lengthOf(received: Buffer): number {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return 0
  return head + 4 + Number(/content-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1] ?? 0)
}
