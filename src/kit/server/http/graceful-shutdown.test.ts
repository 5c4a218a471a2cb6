/** What a server that stops waits for: what was begun. Not for whoever has left, or has yet to ask for something. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http.ts'

/** Where whoever is waited for would be waited for longer than a test may take. */
async function givenServer() {
  const app = createHttpServer({ headersTimeoutMs: 300_000, requestTimeoutMs: 600_000 })
  const slow = { begun: Promise.withResolvers<void>(), goOn: Promise.withResolvers<void>() }
  app.get('/slow', async () => {
    slow.begun.resolve()
    await slow.goOn.promise
    return { said: 'all of it' }
  })
  app.post('/said', async () => ({}))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const open = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(bytes)
    return socket
  }
  return { app, slow, open }
}

test.each([
  ['on which nothing was asked', ''],
  ['on which half a question stands', 'GET /slow HT'],
  [
    'that withholds its body',
    'POST /said HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a',
  ],
])('a connection %s holds up no stop', async (_, bytes) => {
  const { app, open } = await givenServer()
  const accepted = once(app.server, 'connection')
  const socket = await open(bytes)
  await accepted
  const closed = once(socket, 'close')
  await app.close()
  expect(await closed).toEqual([false]) // by us, and with no fault
})

test('an answer under way is given before the doors close, and its client asked to connect anew', async () => {
  const { app, slow, open } = await givenServer()
  const socket = await open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  let heard = ''
  socket.on('data', (part) => (heard += part.toString()))
  await slow.begun.promise
  expect(app.underWay).toBe(1)
  const stopped = app.close()
  slow.goOn.resolve()
  await stopped
  expect(heard).toContain('all of it')
  expect(app.underWay).toBe(0)
})

test('whoever leaves before the answer is there is waited for no longer', async () => {
  const { app, slow, open } = await givenServer()
  const socket = await open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await slow.begun.promise
  socket.destroy()
  await expect.poll(() => app.underWay).toBe(0)
  slow.goOn.resolve()
  await app.close()
})
