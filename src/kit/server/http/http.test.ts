/** The server's manners towards requests that are malformed, too large or too slow: raw bytes over a real socket. */
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http.ts'

const app = createHttpServer()
app.get('/*', async ({ url }) => ({ url }))
app.post('/echo', async ({ body }) => ({ body }))
app.post('/named/:name', async ({ params }) => ({ params }))
app.get('/bug', async () => {
  throw new TypeError('secret detail of /home/somebody')
})
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

/** Sends bytes and answers with everything that comes back until the server closes or has answered in full. */
function send(bytes: string, { wait = false, to = port } = {}): Promise<string> {
  return new Promise((done, fail) => {
    let received = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => {
      received += data.toString()
      if (!wait && /\r\n\r\n[^]*\}$/.test(received)) socket.end()
    })
    socket.on('close', () => done(received))
    socket.on('error', fail)
  })
}
const get = (target: string) => send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)

test.each(['//', 'http://[', '//evil.example/x', '/%', '/%E0%A4%A', '*'])(
  'GET %s is answered with 400 and a clear sentence',
  async (target) => {
    const answer = await get(target)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"code":"malformed-request"')
  },
)

test('an address with a longer name than any has is answered like another where there is nothing', async () => {
  const name = 'a'.repeat(201)
  const long = `POST /named/${name} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
  const answer = await send(long)
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
  expect(answer).toContain('"code":"not-found"')
  expect(answer).toMatch(/^x-content-type-options: nosniff/im)
  expect(answer).toMatch(/^x-request-id: ./im)
  expect(answer).not.toContain(name)
})

test('the absolute form of an address, as proxies send it, is the same address', async () => {
  expect(await get('http://farsight.example/a?b=c')).toContain('{"url":"/a?b=c"}')
})

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
  ['two lengths', 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na'],
])('%s is answered with 400', async (_, bytes) => {
  expect(await send(bytes)).toMatch(/^HTTP\/1.1 400 /)
})

test('headers that never end are cut off with 408', async () => {
  const strict = createHttpServer({ headersTimeoutMs: 300, requestTimeoutMs: 600 })
  onTestFinished(() => strict.close())
  const to = Number(new URL(await strict.listen({ port: 0, host: '127.0.0.1' })).port)
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', { wait: true, to })).toMatch(/^HTTP\/1.1 408 /)
})

test('a body above the limit is refused early, one that is no JSON clearly', async () => {
  const tooLarge = await app.inject({ method: 'POST', url: '/echo', payload: { text: 'a'.repeat(300_000) } })
  expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'body-too-large'])
  const noJson = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect([noJson.statusCode, noJson.json().error.code]).toEqual([400, 'malformed-request'])
  const text = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'text/plain' },
    payload: 'a',
  })
  expect([text.statusCode, text.json().error.code]).toEqual([415, 'unsupported-media-type'])
})

test('a bug is answered once with 500, without a word of what it was', async () => {
  const answer = await app.inject('/bug')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ error: { code: 'internal-error', message: expect.any(String) } })
  expect(answer.body).not.toContain('secret')
})

test('every answer carries the security headers, a refusal too', async () => {
  for (const url of ['/x', '/bug']) {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) })
    expect(headers['content-security-policy']).toContain(
      "script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'",
    )
    expect(headers['set-cookie']).toBeUndefined()
  }
})

describe('answers that nobody reads', () => {
  const timeoutMs = 300
  const large = Buffer.alloc(2 ** 20, 'x')

  /** Answers without an end, and tells what became of each. */
  async function givenEndless() {
    const patient = createHttpServer({ unreadTimeoutMs: timeoutMs })
    const ended: string[] = []
    patient.get('/endless', (request, reply) => {
      const endless = new Readable({ highWaterMark: 65_536, read: () => void endless.push(large) })
      endless.once('close', () => ended.push(request.url))
      return reply.send(endless)
    })
    patient.get('/late', async () => {
      await pause(4 * timeoutMs)
      return { is: 'late' }
    })
    onTestFinished(() => patient.close())
    const to = Number(new URL(await patient.listen({ port: 0, host: '127.0.0.1' })).port)
    return { to, ended }
  }

  test('a connection on which an answer waits to be read, and nothing moves, is cut off; what makes the answer ends', async () => {
    const { to, ended } = await givenEndless()
    const socket = connect(to, '127.0.0.1', () => socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n'))
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await expect.poll(() => ended).toEqual(['/endless'])
  })

  test('whoever reads slowly goes on, and so does whoever waits for an answer that takes longer', async () => {
    const { to, ended } = await givenEndless()
    const socket = connect(to, '127.0.0.1', () => socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n'))
    onTestFinished(() => void socket.destroy())
    const late = send('GET /late HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', { to })
    for (let i = 0; i < 16; i++) {
      socket.resume()
      await pause(timeoutMs / 8) // eslint-disable-line no-await-in-loop
      socket.pause()
    }
    expect(ended).toEqual([])
    expect(await late).toContain('{"is":"late"}')
  })
})
