/** Firebase's sign-in pages under our address. A server of the tests' own stands in for Firebase. */
import { createServer, type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createHttpServer } from '#kit/server/http/http.ts'
import { serveAuthProxy } from './auth-proxy.ts'

type Asked = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }
const asked: Asked[] = []
const page = '<!doctype html><script>handle()</script>'
const upstream = {
  status: 200,
  headers: {} as Record<string, string>,
  body: page as string | Buffer,
  breaks: false,
  isSilent: false,
}
const server = createServer((request, answer) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    asked.push({ method: request.method, url: request.url, headers: request.headers, body })
    if (upstream.breaks) return void request.socket.destroy()
    if (!upstream.isSilent)
      answer.writeHead(upstream.status, { 'content-type': 'text/html', ...upstream.headers }).end(upstream.body)
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const authDomain = 'my-project.firebaseapp.com'
const app = createHttpServer()
serveAuthProxy(app, {
  authDomain,
  upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  timeoutMs: 1000,
})
app.get('/secret', async () => ({ secret: true }))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(() => app.close())

beforeEach(() => {
  asked.length = 0
  Object.assign(upstream, { status: 200, headers: {}, body: page, breaks: false, isSilent: false })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
/** Sent as it stands: `inject` and `fetch` would put the path in order first. */
function send(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = httpRequest({ port, method, path, headers: { host: 'farsight.example', ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', fail).end(body)
  })
}

test('a page comes as it is, with its own headers in place of ours', async () => {
  upstream.headers = {
    'content-security-policy': "script-src 'unsafe-inline'",
    'cache-control': 'max-age=1800',
    etag: '"x"',
  }
  const { status, headers, body } = await send(
    'GET',
    '/__/auth/handler?apiKey=k&redirectUrl=https%3A%2F%2Ffarsight.example%2F',
  )
  expect([status, body.toString()]).toEqual([200, page])
  expect(headers).toMatchObject({
    'content-security-policy': "script-src 'unsafe-inline'",
    'cache-control': 'max-age=1800',
    etag: '"x"',
    'content-type': 'text/html',
  })
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(asked).toMatchObject([
    { method: 'GET', url: '/__/auth/handler?apiKey=k&redirectUrl=https%3A%2F%2Ffarsight.example%2F' },
  ])
})

test('where the page says nothing of policies, it has none of ours, which would stop its scripts and hide its opener', async () => {
  const { headers } = await send('GET', '/__/auth/iframe')
  for (const name of ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'])
    expect(headers).not.toHaveProperty(name)
})

test('no cookie, token or address of ours is sent on; the host is Firebase’s', async () => {
  await send('GET', '/__/auth/handler', {
    cookie: '__Host-farsight=secret',
    authorization: 'Bearer secret',
    'proxy-authorization': 'Basic secret',
    'x-forwarded-for': '10.0.0.7',
    referer: 'https://farsight.example/my-stuff?secret',
    origin: 'https://farsight.example',
    'x-anything': 'secret',
    'accept-language': 'hu',
    'user-agent': 'Browser/1',
  })
  expect(JSON.stringify(asked)).not.toMatch(/secret|10\.0\.0\.7|farsight/)
  expect(asked[0]?.headers).toMatchObject({ host: authDomain, 'accept-language': 'hu', 'user-agent': 'Browser/1' })
})

test('a cookie that Firebase would set never reaches the browser as one of ours', async () => {
  upstream.headers = {
    'set-cookie': '__Host-farsight=theirs; Path=/; Secure',
    'strict-transport-security': 'max-age=0',
  }
  const { headers } = await send('GET', '/__/auth/handler')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
})

test('Apple’s form is posted on, from any site; the page is compressed as it came', async () => {
  Object.assign(upstream, { body: gzipSync(page), headers: { 'content-encoding': 'gzip' } })
  const form = 'state=a%3Db&code=c.0.x&user=%7B%22name%22%3A1%7D'
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://appleid.apple.com',
    'accept-encoding': 'gzip',
  }
  const { status, headers: answered, body } = await send('POST', '/__/auth/handler', headers, form)
  expect([status, answered['content-encoding'], body]).toEqual([200, 'gzip', gzipSync(page)])
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/__/auth/handler',
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ])
})

test('a page that has not changed, one that is not there and one that leads on are passed on', async () => {
  upstream.status = 304
  expect((await send('GET', '/__/auth/handler.js', { 'if-none-match': '"x"' })).status).toBe(304)
  upstream.status = 404
  expect((await send('GET', '/__/auth/nothing')).status).toBe(404)
  Object.assign(upstream, { status: 302, headers: { location: 'https://accounts.google.com/o/oauth2/auth' } })
  expect((await send('GET', '/__/auth/handler')).headers.location).toBe('https://accounts.google.com/o/oauth2/auth')
  expect(asked[0]?.headers['if-none-match']).toBe('"x"')
})

describe('no other address is reached', () => {
  test.for([
    '/__/auth/../../secret',
    '/__/auth/..',
    '/__/auth/%2e%2e/%2e%2e/secret',
    '/__/auth/%2e%2e%2f%2e%2e%2fsecret',
    '/__/auth/..%5c..%5csecret',
    '/__/auth/x/../../../secret',
    '/__/auth/.hidden',
    '/__/auth//evil.example/',
    '/__/auth/http://evil.example/',
    '/__/auth/@evil.example',
    '/__/auth/a%00b',
    '/__/auth/a;b',
    '/__/auth/',
    '/__/auth',
    '/__/authority',
    '/__/firebase/init.js',
    '/__/firebase/../auth/handler',
    '/__/',
  ])('GET %s', async (path) => {
    const { status } = await send('GET', path)
    expect([400, 404]).toContain(status)
    expect(asked).toEqual([])
  })

  test('what the pages ask of their project is', async () => {
    upstream.body = '{}'
    expect((await send('GET', '/__/firebase/init.json')).status).toBe(200)
    expect(asked).toMatchObject([{ url: '/__/firebase/init.json' }])
  })

  test.for(['PUT', 'DELETE', 'PATCH'])('%s', async (method) => {
    expect((await send(method, '/__/auth/handler')).status).toBe(404)
    expect(asked).toEqual([])
  })
})

test.for<[what: string, type: string, body: string, status: number]>([
  ['a form that is too large', 'application/x-www-form-urlencoded', 'a'.repeat(70_000), 413],
  ['JSON', 'application/json', '{}', 415],
  ['a file', 'multipart/form-data; boundary=x', '--x--', 415],
])('%s is not sent on', async ([, type, body, status]) => {
  expect((await send('POST', '/__/auth/handler', { 'content-type': type }, body)).status).toBe(status)
  expect(asked).toEqual([])
})

describe('where Firebase cannot be reached we say so, with our own headers', () => {
  test.for<[what: string, state: Partial<typeof upstream>]>([
    ['breaks off', { breaks: true }],
    ['does not answer', { isSilent: true }],
    [
      'answers 500',
      { status: 500, headers: { 'content-security-policy': "script-src 'unsafe-inline'", 'x-theirs': 'y' } },
    ],
    [
      'answers 503, compressed',
      { status: 503, headers: { 'content-encoding': 'gzip', 'retry-after': '1' }, body: gzipSync(page) },
    ],
  ])('it %s', async ([, state]) => {
    Object.assign(upstream, state)
    const { status, headers, body } = await send('GET', '/__/auth/handler')
    expect([status, JSON.parse(body.toString()).error.code]).toEqual([503, 'sign-in-unreachable'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('x-theirs')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(asked).toHaveLength(1)
  })

  test('nobody is there', async () => {
    const alone = createHttpServer()
    serveAuthProxy(alone, { authDomain, upstream: 'http://127.0.0.1:1' })
    const answer = await alone.inject('/__/auth/handler')
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'sign-in-unreachable'])
    await alone.close()
  })
})

test('the rest of the server is as it was', async () => {
  expect((await app.inject('/secret')).json()).toEqual({ secret: true })
  const form = await app.inject({
    method: 'POST',
    url: '/secret',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  })
  expect(form.statusCode).toBe(404)
})
