/**
 * The load generator: a process of its own, so that the server's CPU time is the server's alone. It keeps its
 * connections, sends a fixed number of requests and ends. Equal requests get answers of equal length, so it counts
 * bytes instead of reading headers: a client that parses (autocannon was tried) is slower than the server and measures
 * itself.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

export type Load = { url: string; requests: number; connections: number; headers: Record<string, string> }
export type Outcome = { requestsPerSecond: number; answered: Record<string, number> }

/** Runs the load in a child process. */
export function sendLoad(load: Load): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(load)])
    child.once('message', (outcome) => done(outcome as Outcome)) // the child below sends nothing else
    child.once('error', fail)
    child.once('exit', (code) => code && fail(new Error(`The load generator ended with ${code}.`)))
  })
}

const given = process.send && process.argv[2]
if (given) {
  process.send?.(await run(JSON.parse(given) as Load))
  process.disconnect()
}

async function run({ url, requests, connections, headers }: Load): Promise<Outcome> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const request = `${lines.join('\r\n')}\r\n\r\n`
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay(true)
      await once(socket, 'connect')
      return socket
    }),
  )
  const length = await lengthOfAnswer(sockets[0], request)
  const answered: Record<string, number> = {}
  const left = { toSend: requests }
  const began = performance.now()
  await Promise.all(sockets.map((socket) => ask(socket, { request, length, answered, left })))
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.destroy()
  return { requestsPerSecond: requests / seconds, answered }
}

/** The bytes of one answer: head, empty line and body. */
async function lengthOfAnswer(socket: Socket | undefined, request: string): Promise<number> {
  if (!socket) throw new Error('A load needs a connection.')
  let answer = Buffer.alloc(0)
  socket.write(request)
  for (;;) {
    answer = Buffer.concat([answer, ...((await once(socket, 'data')) as Buffer[])])
    const head = answer.indexOf('\r\n\r\n')
    if (head < 0) continue
    const body = Number(/content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1] ?? 0)
    if (answer.length >= head + 4 + body) return head + 4 + body
  }
}

type Asking = { request: string; length: number; answered: Record<string, number>; left: { toSend: number } }

/** One request after the other on one connection, until all have been sent and answered. */
function ask(socket: Socket, { request, length, answered, left }: Asking): Promise<void> {
  return new Promise((done, fail) => {
    let received = 0
    const next = () => (left.toSend-- > 0 ? void socket.write(request) : done())
    socket.setTimeout(10_000, () => fail(new Error('For ten seconds no answer, or one shorter than those before.')))
    socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection.')))
    socket.on('data', (chunk) => {
      if (received === 0) {
        const status = chunk.toString('latin1', 9, 12)
        answered[status] = (answered[status] ?? 0) + 1
      }
      received += chunk.length
      if (received > length) fail(new Error(`An answer of ${received} bytes, where others have ${length}.`))
      if (received < length) return
      received = 0
      next()
    })
    next()
  })
}
