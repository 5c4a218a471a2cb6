/** One request on its way: its headers, its key, and how long its head is waited for. */
import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Request } from '../../connector.ts'
import { SourceFault } from '../../faults.ts'
import { addressOf, dialOut, resolveName } from './dial.ts'
import type { Asking, Outside, Validators } from './outside.ts'
import type { Limits } from './read-body.ts'

/** `isHome`: at the host that was asked first, for which alone a key is. `told`: what is told there, in place of asking. */
type Sending = Asking & { url: URL; isHome: boolean; told?: { type: string; body: string } }

/** The head of the answer. */
export async function send(
  outside: Outside,
  { asked, since, signal, limits, url, isHome, told }: Sending,
): Promise<IncomingMessage> {
  const { dial = dialOut, resolve = resolveName, keys, userAgent, isAllowed } = outside
  const address = await addressOf(url.hostname, resolve, isAllowed)
  const key = isHome ? keyFor(asked, keys) : null
  const to = new URL(url)
  if (key?.field) to.searchParams.set(key.field, key.secret)
  const { accept = '*/*' } = asked
  const headers = { 'user-agent': userAgent, 'accept-encoding': 'gzip', accept, ...conditions(since), ...bearerOf(key) }
  if (!told) return headOf(dial(to, { address, headers, signal }), limits)
  const type = { 'content-type': told.type }
  const request = dial(to, { address, headers: { ...headers, ...type }, signal, method: 'POST' })
  request.write(told.body)
  return headOf(request, limits)
}

type Secret = { secret: string; field: string | undefined }

function keyFor({ key }: Request, keys: Outside['keys']): Secret | null {
  const secret = key && keys[key.name]
  return secret === undefined ? null : { secret, field: key?.field }
}

/** Where the key has no field of the query. */
function bearerOf(key: Secret | null): Record<string, string> {
  return key && !key.field ? { authorization: `Bearer ${key.secret}` } : {}
}

function conditions(since: Validators | undefined): Record<string, string> {
  if (since?.etag) return { 'if-none-match': since.etag }
  return since?.lastModified ? { 'if-modified-since': since.lastModified } : {}
}

/** A connection is waited for less long than the first byte of an answer. */
async function headOf(request: ClientRequest, limits: Limits): Promise<IncomingMessage> {
  const wait = (ms: number, code: 'no-connection' | 'no-answer') =>
    setTimeout(() => request.destroy(new SourceFault(code)), ms)
  let timer = wait(limits.connectMs, 'no-connection')
  const connected = () => {
    clearTimeout(timer)
    timer = wait(limits.firstByteMs, 'no-answer')
  }
  request.once('socket', (socket) => {
    // That of a tunnel is connected when it comes.
    if (socket.connecting) socket.once('connect', connected)
    else connected()
  })
  // What happens to it after its head is told by the answer.
  request.on('error', () => {})
  try {
    request.end()
    const [answer] = (await once(request, 'response')) as [IncomingMessage] // as node has it
    return answer
  } finally {
    clearTimeout(timer)
  }
}
