import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Registry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { createHttpServer } from '../http/http.ts'
import { createLog } from '../log.ts'
import { serveMetricsApart } from './metrics.ts'

/** Listens for visitors, and for whoever reads figures at this address. */
async function givenApart(host: string, port: number) {
  const lines: string[] = []
  const app = createHttpServer({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  serveMetricsApart(app, new Registry(), { host, port })
  app.get('/page', () => 'here')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, address, said: () => lines.join('\n') }
}

test('where another has the port, figures are told once it is free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo // of a server that listens at a port
  const { app, said } = await givenApart('127.0.0.1', port)
  await expect.poll(said).toContain('another has the port of METRICS')
  other.close()
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/metrics`).then(({ status }) => status)).toBe(200)
  await app.close()
})

test('an address that this machine does not have is said once, and visitors are served', async () => {
  const { app, address, said } = await givenApart('203.0.113.1', 9464)
  expect((await fetch(`${address}/page`)).status).toBe(200)
  await expect.poll(() => said().match(/figures are told nowhere/g)?.length).toBe(1)
  await app.close()
})
