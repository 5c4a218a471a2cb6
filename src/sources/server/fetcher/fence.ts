/**
 * Where this server never asks: addresses that lead into it, beside it or nowhere, and whatever is no plain https
 * address of a host that may be asked. Looked at before any connection and again for each redirect.
 */
import { BlockList, isIP } from 'node:net'
import { SourceFault } from '../../faults.ts'

const nets4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`
/** With those that stand for addresses of IPv4: nobody names a source by them. */
const nets6 = `::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10
  ff00::/8`
/** A list each: in one, all of IPv4 would lie within its block of IPv6. */
const blocked = { ipv4: listOf(nets4, 'ipv4'), ipv6: listOf(nets6, 'ipv6') }

function listOf(nets: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const net of nets.split(/\s+/)) {
    const [address = '', bits] = net.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an address, without brackets, is one of the open internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return version !== 0 && !blocked[family].check(address, family)
}

export type Allowed = {
  hosts: readonly string[]
  /** These may be asked without encryption too. */
  plainHosts: readonly string[]
}

/** Why an address may not be asked whatever its name leads to: the first of these that is so. */
const reasons: readonly [says: string, is: (url: URL) => boolean][] = [
  ['It is neither https nor http.', ({ protocol }) => protocol !== 'https:' && protocol !== 'http:'],
  ['It names a user.', ({ username, password }) => username + password !== ''],
  ['It names a port.', ({ port }) => port !== ''],
  ['Its host is an address, not a name.', ({ hostname }) => isIP(hostname.replaceAll(/[[\]]/g, '')) > 0],
  ['Its host is no name of the open internet.', ({ hostname }) => !/\.[a-z][a-z\d-]*[a-z\d]$/i.test(hostname)],
  [
    'Its host is a name of this network.',
    ({ hostname }) => /(^|\.)(localhost|local|internal|home\.arpa)$/i.test(hostname),
  ],
]

function namedBy(text: string): URL {
  const url = new URL(text)
  // A point at the end is the root of all names, and names the same host.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  return url
}

function whyNever(url: URL): string | null {
  return reasons.find(([, is]) => is(url))?.[0] ?? null
}

/** 'its host is an address, not a name': why no server would ask this, whatever its operator allows. Null else. */
export function whyNeverAsked(text: string): string | null {
  const why = URL.canParse(text) ? whyNever(namedBy(text)) : null
  return why && why.charAt(0).toLowerCase() + why.slice(1, -1)
}

/** An address that may be asked, read; else throws. What its name leads to is looked at apart. */
export function readUrl(text: string, { hosts, plainHosts }: Allowed): URL {
  if (text.length > 2000) throw new SourceFault('refused-address', 'It is longer than 2,000 signs.')
  if (!URL.canParse(text)) throw new SourceFault('refused-address', 'It is no address.')
  const url = namedBy(text)
  const why = whyNever(url)
  if (why) throw new SourceFault('refused-address', why)
  if (!isOn([...hosts, ...plainHosts], url.hostname)) throw new SourceFault('refused-host', `It is ${url.hostname}.`)
  if (url.protocol === 'http:' && !isOn(plainHosts, url.hostname))
    throw new SourceFault('refused-address', 'It is not encrypted.')
  return url
}

/** `*.googleusercontent.com` stands for all below it. */
function isOn(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname))
}

/** Where an answer sends us on to: looked at from the beginning, and never from what is encrypted to what is not. */
export function readRedirect(from: URL, location: string, allowed: Allowed): URL {
  if (!URL.canParse(location, from.href)) throw new SourceFault('refused-address', 'It sends us to no address.')
  const to = readUrl(new URL(location, from).href, allowed)
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new SourceFault('refused-address', 'It sends us from https to http.')
  return to
}
