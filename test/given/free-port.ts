/** A port of this machine that nobody has at the moment. */
import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const closed = once(server, 'close')
  server.close()
  await closed
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
