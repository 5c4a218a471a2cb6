/** How one request is sent: to the address that was checked, whatever its name means a moment later. */
import { lookup } from 'node:dns/promises'
import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { SourceFault } from '../../faults.ts'
import { isPublic } from './fence.ts'

export type Dial = (
  url: URL,
  to: { address: string; headers: Record<string, string>; signal: AbortSignal; method?: 'POST' },
) => ClientRequest
/** All addresses of a name; none where it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

/** One of a name's addresses, where all of them may be asked: a name that is half private is none of ours. */
export async function addressOf(
  hostname: string,
  resolve: Resolve,
  isAllowed: (address: string) => boolean = isPublic,
): Promise<string> {
  const addresses = await resolve(hostname)
  const [first] = addresses
  if (!first) throw new SourceFault('no-name', `It is ${hostname}.`)
  const odd = addresses.find((address) => !isAllowed(address))
  if (odd !== undefined) throw new SourceFault('refused-address', `${hostname} leads to ${odd}.`)
  return first
}

export const resolveName: Resolve = async (hostname) => {
  try {
    return (await lookup(hostname, { all: true })).map(({ address }) => address)
  } catch {
    return [] // whatever went wrong, the name leads nowhere for now
  }
}

/** Agents of its own for each request: they heed no proxy of the environment, and keep nothing open. */
export const dialOut: Dial = (url, { address, headers, signal, method }) => {
  const [{ request, Agent }, family] = [url.protocol === 'https:' ? https : http, isIP(address)]
  return request(url, {
    agent: new Agent({ keepAlive: false }),
    headers,
    signal,
    ...(method && { method }),
    family,
    lookup: (_name, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
  })
}
