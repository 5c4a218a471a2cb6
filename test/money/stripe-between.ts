/**
 * What may go wrong between us and Stripe: it answers slowly, with an error, not at all, or after it has done what was
 * asked.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

type Trouble = 'none' | 'error' | 'cut off' | 'silence' | 'lost answer'

export type Between = {
  port: number
  calls: number
  /** What becomes of each call. */
  trouble: (method: string, path: string) => Trouble
  /** Keeps back the answer of the next call that matches, and tells when it is there. */
  hold(path: RegExp): { arrived: Promise<void>; letGo(): void }
  close(): Promise<void>
}

export async function openBetween(target: { host: string; port: number }): Promise<Between> {
  const held: { path: RegExp; arrive: () => void; released: Promise<void> }[] = []
  const server = createServer((incoming, outgoing) => {
    between.calls++
    const { method = '', url = '' } = incoming
    const trouble = between.trouble(method, url)
    if (trouble === 'error') return void outgoing.writeHead(500, { 'content-type': 'application/json' }).end(envelope)
    if (trouble === 'cut off') return void incoming.socket.destroy()
    if (trouble === 'silence') return void incoming.resume()
    void pass(incoming, outgoing, trouble)
  })
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse, trouble: Trouble) => {
    const answer = await forward(incoming, target)
    const holding = held.findIndex(({ path }) => path.test(incoming.url ?? ''))
    const [own] = holding < 0 ? [] : held.splice(holding, 1)
    own?.arrive()
    await own?.released
    if (trouble === 'lost answer') incoming.socket.destroy()
    else send(answer, outgoing)
  }
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)) // a TCP server has one
  })
  const between: Between = {
    port,
    calls: 0,
    trouble: () => 'none',
    hold(path) {
      const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held.push({ path, arrive: arrival.resolve, released: release.promise })
      return { arrived: arrival.promise, letGo: release.resolve }
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return between
}

const envelope = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong on our side.' } })
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

function forward(incoming: IncomingMessage, { host, port }: { host: string; port: number }): Promise<Answer> {
  const { method, url, headers } = incoming
  return new Promise((done, fail) => {
    const onward = request({ host, port, method, path: url, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    onward.on('error', fail)
    incoming.pipe(onward)
  })
}

function send({ status, headers, body }: Answer, outgoing: ServerResponse): void {
  if (!outgoing.destroyed) outgoing.writeHead(status, headers).end(body)
}
