/** By way of a proxy: where the tunnel leads, who is told what, and what a proxy that refuses means. */
import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect as connectTo, createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { whenDone } from '../../../../test/when-done.ts'
import { dialThrough } from './proxy.ts'
import { createFetcher } from './fetcher.ts'

const portOf = (server: Server) => (server.address() as AddressInfo).port // of a server that listens on a port

async function listening<One extends Server>(server: One): Promise<One> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  whenDone(() => void server.close())
  return server
}

const site = await listening(
  http.createServer((request, response) => void response.end(`hello ${request.headers.host}`)),
)
const tunnels: { to: string; pass: string | undefined }[] = []
/** What is said first in a tunnel that leads nowhere. */
const heard: Buffer[] = []
const deaf = await listening(
  createServer((socket) => void socket.once('data', (data) => (heard.push(data), socket.destroy()))),
)
const proxy = http.createServer()
proxy.on('connect', ({ url = '', headers }, socket) => {
  tunnels.push({ to: url, pass: headers['proxy-authorization'] })
  if (url.endsWith(':81')) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  socket.write('HTTP/1.1 200 OK\r\n\r\n')
  const on = connectTo(portOf(url.endsWith(':443') ? deaf : site), '127.0.0.1')
  socket.pipe(on).pipe(socket)
  for (const one of [socket, on]) one.on('error', () => {})
})
await listening(proxy)
const through = dialThrough(new URL(`http://ada:se%20cret@127.0.0.1:${portOf(proxy)}`))
const { signal } = new AbortController()
const to = { address: '93.184.216.34', headers: {}, signal }

async function answerOf(url: string): Promise<string> {
  const request = through(new URL(url), to)
  request.end()
  const [answer] = await once(request, 'response')
  let text = ''
  for await (const part of answer) text += String(part)
  return text
}

test('the tunnel leads to the address that was checked, whatever its name means to the proxy', async () => {
  expect(await answerOf('http://files.example.org/a.csv')).toBe('hello files.example.org')
  const pass = `Basic ${Buffer.from('ada:se cret').toString('base64')}`
  expect(tunnels).toEqual([{ to: '93.184.216.34:80', pass }])
})

test('what is encrypted is encrypted to the source, in the tunnel: the proxy hears its name and nothing else', async () => {
  await expect(answerOf('https://files.example.org/secret?api_key=1')).rejects.toThrow(/hang up|disconnected|reset/)
  const [said] = heard
  // A record of a handshake of TLS.
  expect(said?.subarray(0, 2)).toEqual(Buffer.from([0x16, 0x03]))
  expect(said?.includes('files.example.org')).toBe(true)
  expect(said?.includes('secret')).toBe(false)
  expect(tunnels.at(-1)?.to).toBe('93.184.216.34:443')
})

test('a proxy that refuses is a connection that could not be made', async () => {
  await expect(answerOf('http://files.example.org:81/')).rejects.toMatchObject({
    code: 'no-connection',
    about: 'The proxy answered 403.',
  })
})

test('the fetcher goes its whole way by it: fence, limits and headers are as ever', async () => {
  const fetcher = createFetcher({
    userAgent: 'Farsight/test',
    keys: {},
    dial: through,
    resolve: async () => ['93.184.216.34'],
  })
  const allowed = { hosts: [], plainHosts: ['files.example.org'] }
  expect(await fetcher({ url: 'http://files.example.org/' }, { allowed })).toMatchObject({
    text: 'hello files.example.org',
  })
  const before = tunnels.length
  const inside = createFetcher({ userAgent: '', keys: {}, dial: through, resolve: async () => ['10.0.0.1'] })
  await expect(inside({ url: 'http://files.example.org/' }, { allowed })).rejects.toMatchObject({
    code: 'refused-address',
  })
  expect(tunnels).toHaveLength(before)
})
