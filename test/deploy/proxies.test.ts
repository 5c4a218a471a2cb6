/** The files of nginx and Caddy under `deploy/`, run before two processes, over TLS and HTTP/2. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openUpstream, sparePort, type Upstream } from './upstream.ts'

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
type Command = { program: string; args: string[]; env?: Record<string, string> }
type Wish = { folder: string; port: number; upstreams: readonly Upstream[] }

/** Names, ports and paths are replaced, and nothing else. */
function nginx({ folder, port, upstreams: [first, second] }: Wish): Command {
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout']
  spawnSync('openssl', [...made, join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')])
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/ssl/farsight', folder)
    .replaceAll('farsight.example', 'localhost')
    .replaceAll(/^ +listen (80|\[::\]:80|\[::\]:443 ssl http2);\n/gm, '')
    .replace('return 301', `listen unix:${folder}/plain; return 301`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${first?.port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second?.port}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const main = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return { program: 'nginx', args: ['-c', join(folder, 'nginx.conf')] }
}

function caddy({ folder, port, upstreams }: Wish): Command {
  const own = '\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n'
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, `{\n${own}`))
  const env = {
    HOME: folder,
    SITE: `https://localhost:${port}`,
    UPSTREAMS: upstreams.map((one) => `127.0.0.1:${one.port}`).join(' '),
  }
  return { program: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', file], env }
}

async function given(make: (wish: Wish) => Command) {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const upstreams = [await openUpstream(), await openUpstream()]
  const port = await sparePort()
  const { program, args, env } = make({ folder, port, upstreams })
  const child = spawn(program, args, { env: { PATH: process.env['PATH'], ...env }, stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    for (const one of upstreams) one.die()
    rmSync(folder, { recursive: true })
  })
  const session = await opened(port)
  onTestFinished(() => session.destroy())
  const ask = (path: string, headers = {}) => statusOf(session, { ':path': path, ...headers })
  return { session, ask, upstreams }
}

/** Once it listens. */
async function opened(port: number): Promise<ClientHttp2Session> {
  let session: ClientHttp2Session | undefined
  const tries = async () => {
    const trying = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
    const outcome = await Promise.race([
      once(trying, 'connect').then(() => 'open'),
      once(trying, 'error').then(() => 'closed'),
    ]).catch(() => 'closed')
    if (outcome === 'open') session = trying
    return outcome
  }
  await expect.poll(tries, { interval: 100 }).toBe('open')
  if (!session) throw new Error('It is open.')
  return session
}

async function statusOf(session: ClientHttp2Session, headers: Record<string, string>): Promise<number> {
  const request = session.request(headers)
  const [answered] = (await once(request, 'response')) as [Record<string, unknown>]
  request.resume()
  await once(request, 'end')
  return Number(answered[':status'])
}

const proxies = [
  { name: 'nginx', make: nginx, isHere: isThere('nginx') && isThere('openssl') },
  { name: 'caddy', make: caddy, isHere: isThere('caddy') },
]
const missing = (name: string) => `${name} is not installed here`

test.for(proxies)('$name replaces what a visitor says of hops before it', async ({ name, make, isHere }, { skip }) => {
  skip(!isHere, missing(name))
  const { session, ask, upstreams } = await given(make)
  const claims = {
    'x-forwarded-for': '6.6.6.6, 7.7.7.7',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
  }
  await expect.poll(() => ask('/ready', claims)).toBe(200)
  expect(session.alpnProtocol).toBe('h2')
  const [heard] = upstreams.flatMap((one) => one.heard)
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
  expect(heard?.['x-forwarded-host']).toMatch(/^localhost(:\d+)?$/)
})

test.for(proxies)('before $name nobody misses a process that is gone', async ({ name, make, isHere }, { skip }) => {
  skip(!isHere, missing(name))
  const { ask, upstreams } = await given(make)
  await expect.poll(() => ask('/ready')).toBe(200)
  const some = (many: number) => Promise.all(Array.from({ length: many }, () => ask('/ready')))
  const before = await some(20)
  upstreams[0]?.die()
  expect([...before, ...(await some(20)), ...(await some(20))].filter((status) => status !== 200)).toEqual([])
  expect(upstreams[1]?.heard.length).toBeGreaterThanOrEqual(40)
})

test.for(proxies)(
  'while the database is away $name serves what lies ready',
  async ({ name, make, isHere }, { skip }) => {
    skip(!isHere, missing(name))
    const { ask } = await given(make)
    await expect.poll(() => ask('/ready')).toBe(200)
    for (let round = 0; round < 5; round++) {
      expect(await ask('/not-ready')).toBe(503)
      expect(await ask('/ready')).toBe(200)
    }
  },
)
