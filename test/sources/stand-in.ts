/**
 * A stand-in for the sources of the outside, on this machine: what it answers at which address is said by the test. The
 * fetcher goes its whole way to it, but for the names: those lead where the test says.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Outside } from '#sources/server/fetcher/outside.ts'
import { whenDone } from '../when-done.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void
export type Asked = { url: string; headers: IncomingMessage['headers']; address: string }

/** An address of the open internet, to which no test ever connects. */
const somewhere = '93.184.216.34'

export async function givenSource() {
  const answers = new Map<string, Answer>()
  const asked: Asked[] = []
  /** Of a host, or of all (`*`). */
  const names = new Map<string, () => readonly string[]>()
  const server = http.createServer((request, response) => {
    const url = String(request.headers['x-asked'])
    const answer = answers.get(url) ?? answers.get(url.split('?')[0] ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.keepAliveTimeout = 1
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  const led = ledTo(port)
  const outside = {
    resolve: async (name: string) => (names.get(name) ?? names.get('*'))?.() ?? led.resolve(),
    dial(url, to) {
      asked.push({ url: url.href, headers: to.headers, address: to.address })
      return led.dial(url, to)
    },
  } satisfies Partial<Outside>
  return {
    outside,
    port,
    asked,
    names,
    /** From then on this address, with its query or whatever its query, answers so. */
    at(url: string, answer: Answer | string | readonly unknown[]) {
      answers.set(url, typeof answer === 'function' ? answer : (_, response) => void response.end(textOf(answer)))
    },
  }
}

/** All names lead to the stand-in that listens on this port, also from another process. */
export function ledTo(port: number) {
  return {
    resolve: async (): Promise<readonly string[]> => [somewhere],
    dial(url, { headers, signal, method = 'GET' }) {
      const to = { method, host: '127.0.0.1', port, path: '/', headers: { ...headers, 'x-asked': url.href }, signal }
      return http.request({ ...to, agent: new http.Agent({ keepAlive: false }) })
    },
  } satisfies Partial<Outside>
}

function textOf(answer: string | readonly unknown[]): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}

/** What the World Bank answers of an indicator, in its shape: newest first, the value null where there is none. */
export function worldBankAnswer(values: readonly (readonly [string, number | null])[], other: object = {}): unknown[] {
  const rows = values.toReversed().map(([date, value]) => ({
    indicator: { id: 'EN.ATM.TEST', value: 'A quantity for tests' },
    country: { id: '1W', value: 'World' },
    countryiso3code: 'WLD',
    date,
    value,
    unit: '',
    obs_status: '',
    decimal: 1,
    ...other,
  }))
  return [{ page: 1, pages: 1, per_page: 1000, total: rows.length, sourceid: '2', lastupdated: '2026-07-01' }, rows]
}
