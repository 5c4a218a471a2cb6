/** Which addresses a fetcher asks: none that leads into this network, by any way of writing it or of sending us there. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { addressOf, dialOut } from './dial.ts'
import { type Allowed, isPublic, readRedirect, readUrl } from './fence.ts'

const file = '../shared/reference/source-answers/fence.json'
type Case = { url: string; host: string; expect: 'refuse' | 'ask' | 'not-private'; why: string }
type Fence = {
  cases: Case[]
  redirects: { chain: string[]; expect: 'refuse' | 'ask' }[]
  names: { answers: (string | string[])[]; expect: string }[]
}
const known: Fence = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { cases: [], redirects: [], names: [] }

/** As a connector has them; the last as an operator may have allowed by mistake. */
const allowed: Allowed = {
  hosts: ['api.worldbank.org', 'docs.google.com', '*.googleusercontent.com'],
  plainHosts: ['localhost', '127.0.0.1', 'foo.localhost', '[::1]', 'internal'],
}
const isRefused = (act: () => unknown): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}

test.skipIf(known.cases.length === 0)(
  'no form of a private address is asked, and the others are (skipped where shared/reference is not beside the repository)',
  () => {
    expect(known.cases.length).toBe(55)
    const wrong = known.cases.filter(({ url, host, expect: what }) => {
      if (what === 'not-private') return !isPublic(host.replaceAll(/[[\]]/g, ''))
      return isRefused(() => readUrl(url, allowed)) !== (what === 'refuse')
    })
    expect(wrong).toEqual([])
  },
)

test.skipIf(known.redirects.length === 0)('redirects are looked at anew, at most three of them', () => {
  const wrong = known.redirects.filter(({ chain, expect: what }) => {
    const follow = () =>
      chain.reduce((from: URL | null, to) => (from ? readRedirect(from, to, allowed) : readUrl(to, allowed)), null)
    return (isRefused(follow) || chain.length > 4) !== (what === 'refuse')
  })
  expect(wrong).toEqual([])
})

test.skipIf(known.names.length === 0)(
  'a name is looked up once, and asked only where all its addresses are public',
  async () => {
    for (const { answers, expect: what } of known.names) {
      const lookups = Array.isArray(answers[0]) ? (answers as string[][]) : [answers as string[]]
      let times = 0
      const resolve = async () => lookups[times++] ?? []
      // eslint-disable-next-line no-await-in-loop
      const found = await addressOf('api.worldbank.org', resolve).catch(() => 'refused')
      expect(found).toBe(what === 'refuse' ? 'refused' : lookups[0]?.[0])
      expect(times).toBe(1)
    }
  },
)

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  'fe80::1',
  'x',
  '',
])('%j is no address of the open internet', (address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '2606:4700::1111'])('%j is one', (address) =>
  expect(isPublic(address)).toBe(true),
)

test('a connection goes to the address that was checked, whatever the name leads to', async () => {
  const server = createServer((request, response) => response.end(request.headers.host))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  const url = new URL(`http://name.that.is.nowhere.example:${port}/`)
  const answer = await new Promise<string>((done, fail) => {
    dialOut(url, { address: '127.0.0.1', headers: {}, signal: AbortSignal.timeout(60_000) })
      .on('response', (response) => response.on('data', (chunk: Buffer) => done(chunk.toString())))
      .on('error', fail)
      .end()
  })
  expect(answer).toBe(url.host)
})
