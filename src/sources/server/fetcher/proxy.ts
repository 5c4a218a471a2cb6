/** Requests by way of a proxy that the operator names: through a tunnel to the address that was checked, and to no other. */
import http from 'node:http'
import https from 'node:https'
import { isIPv6 } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { SourceFault } from '../../faults.ts'
import type { Dial } from './dial.ts'

export function dialThrough(proxy: URL): Dial {
  return (url, { address, headers, signal, method }) => {
    const isSecure = url.protocol === 'https:'
    const { request, Agent } = isSecure ? https : http
    const to = `${isIPv6(address) ? `[${address}]` : address}:${url.port || (isSecure ? 443 : 80)}`
    const agent = new Agent({ keepAlive: false })
    agent.createConnection = (_, done) => {
      openTunnel(proxy, { to, signal }, (error, socket) => {
        // By its name, as without a proxy: the certificate has to be of it.
        const own = socket && isSecure ? connect({ socket, servername: url.hostname }) : socket
        done?.(error, own as Duplex) // node looks at the error first
      })
      return undefined
    }
    return request(url, { agent, headers, signal, ...(method && { method }) })
  }
}

type Opened = (error: Error | null, socket: Duplex | null) => void

function openTunnel(proxy: URL, { to, signal }: { to: string; signal: AbortSignal }, opened: Opened): void {
  const { hostname: host, port, username, password } = proxy
  const pass = Buffer.from([username, password].map(decodeURIComponent).join(':')).toString('base64')
  const headers = { host: to, ...(username && { 'proxy-authorization': `Basic ${pass}` }) }
  const asking = http.request({ host, port: port || 80, method: 'CONNECT', path: to, headers, agent: false, signal })
  asking.once('connect', ({ statusCode }, socket) => {
    if (statusCode === 200) return opened(null, socket)
    socket.destroy()
    opened(new SourceFault('no-connection', `The proxy answered ${statusCode}.`), null)
  })
  asking.once('error', (error) => opened(error, null))
  asking.end()
}
