/** Stands for a process of Farsight behind a proxy: what it has ready it serves, for the rest its database is away. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Upstream = { port: number; heard: IncomingHttpHeaders[]; die(): void }

export async function openUpstream(): Promise<Upstream> {
  const heard: IncomingHttpHeaders[] = []
  const server = createServer(({ url, headers }, answer) => {
    if (url === '/ready') heard.push(headers)
    answer.writeHead(url === '/ready' || url === '/healthz' ? 200 : 503, { 'retry-after': '5' }).end(url)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port, // it listens to a port
    heard,
    die: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A port that nobody has, as far as one can know. */
export async function sparePort(): Promise<number> {
  const { port, die } = await openUpstream()
  die()
  return port
}
