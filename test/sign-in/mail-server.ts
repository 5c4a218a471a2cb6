/** A real mail server on this machine, for the letters that leave. */
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { SMTPServer } from 'smtp-server'
import { whenDone } from '../when-done.ts'

/** Takes letters, but for those to an address that begins with `nobody`, and as long as it `takes` any. */
export async function givenMailServer() {
  const letters: { to: string[]; text: string }[] = []
  const state = { takes: true }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody') || !state.takes ? new Error(`550 ${address} is unknown`) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      const letter = new Writable({ write: (part: Buffer, __, next) => void next(void parts.push(part)) })
      stream.pipe(letter).on('finish', () => {
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  whenDone(() => new Promise<void>((done) => server.close(done)))
  const { port } = server.server.address() as AddressInfo // it listens to a port
  return { letters, state, url: `smtp://127.0.0.1:${port}` }
}
