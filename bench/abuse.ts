/**
 * What one who means harm can do to others: hostile texts and files that nobody reads, loops of one account on any call,
 * and of one network. The server is a process of its own with the budgets that everybody has.
 */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Agent, type ClientRequest, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { aTrend } from '../test/given/entries.ts'
import { hostileTexts, type LoopedCall, loopedCalls } from './looped-calls.ts'
import { megabytesOf, type Server, start, statusOf, stop } from './server-process.ts'
import { quantile, rounded } from './world.ts'

const previews = 60
const exporters = 10
const requestsOfOne = 100_000
const loopMs = 5000
/** Quiet and busy by turns, so that both meet the same neighbours on the machine. */
const turns = 4
const loopConnections = 8
/** Longer than an answer may stay unread. */
const restMs = 45_000

export async function benchAbuse(only: string | undefined) {
  const folder = `.farsight/bench-abuse-${process.pid}`
  await stop(await start(folder)) // loads the starter collection
  const server = await start(folder)
  try {
    const found: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(parts))
      if (only === undefined || only === name) found[name] = await part(server)
    return found
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}

const parts = { previewsAndExports: storm, loopsOfOneAccount: loops, loopOfOneNetwork }

/** Many hostile texts of one account, and large files that nobody reads, all at once. */
async function storm(server: Server) {
  const [hostile, ...others] = await Promise.all(Array.from({ length: exporters + 1 }, () => signUp(server)))
  await Promise.all(others.map(writeMuch))
  await wait(5000)
  const before = megabytesOf(server)
  const pulse = watchPulse(server)
  const unread: ClientRequest[] = others.map(({ headers }) => {
    const asked = get(`${server.origin}/api/me/export`, { headers, agent: false }, () => {})
    return asked.on('error', () => {}) // it is cut off: that is what is looked for
  })
  const statuses = await Promise.all(
    Array.from({ length: previews }, (_, i) =>
      hostile?.call('POST', '/api/prose', { body: hostileTexts[i % hostileTexts.length] }),
    ),
  )
  const during = megabytesOf(server)
  await wait(restMs)
  const healthMs = await pulse.end()
  for (const asked of unread) asked.destroy()
  return { answered: countOf(statuses), healthMs, megabytes: { before, during, after: megabytesOf(server) } }
}

/** How long others wait for a page's data while one account asks for the same without a pause, against a quiet time. */
async function loops(server: Server) {
  const found: Record<string, unknown> = {}
  for (const [name, call] of Object.entries(loopedCalls)) {
    const account = await signUp(server)
    const statuses: number[] = []
    const [quiet, busy]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      quiet.push(...(await waitsOfOthers(server, loopMs)))
      const state = { isOver: false }
      const looping = Promise.all(
        Array.from({ length: loopConnections }, () => loop(account, call, { state, statuses })),
      )
      busy.push(...(await waitsOfOthers(server, loopMs)))
      state.isOver = true
      await looping
    }
    found[name] = { answered: countOf(statuses), ...compare(quiet, busy) }
  }
  return found
}

type Looping = { state: { isOver: boolean }; statuses: number[] }

async function loop({ call }: Account, [method, url, body]: LoopedCall, { state, statuses }: Looping): Promise<void> {
  while (!state.isOver) statuses.push(await call(method, url, body))
}

function compare(quiet: readonly number[], busy: readonly number[]) {
  const [quietP95, busyP95] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  return {
    quietMedian: rounded(quantile(quiet, 0.5)),
    busyMedian: rounded(quantile(busy, 0.5)),
    quietP95: rounded(quietP95),
    busyP95: rounded(busyP95),
    ratio: rounded(busyP95 / quietP95),
  }
}

/** Milliseconds of a reader's calls, one every 20 ms. */
async function waitsOfOthers({ origin }: Server, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const began = performance.now()
    await statusOf(`${origin}/api/items/trend/131?include=numbers`, { 'x-forwarded-for': newNetwork() }, agent)
    waits.push(performance.now() - began)
    await wait(20)
  }
  agent.destroy()
  return waits
}

async function loopOfOneNetwork({ origin }: Server) {
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const urls = ['/', '/trend/131', '/api/items?q=solar', '/all-stuff?q=wind', '/trend/999999', '/api/items/trend/131']
  const headers = { 'x-forwarded-for': newNetwork() }
  const statuses: number[] = []
  const began = performance.now()
  let left = requestsOfOne
  const one = async () => {
    while (left-- > 0) statuses.push(await statusOf(origin + urls[left % urls.length], headers, agent))
  }
  await Promise.all(Array.from({ length: 24 }, one))
  agent.destroy()
  return {
    answered: countOf(statuses),
    beforeTheFirst429: statuses.indexOf(429),
    seconds: rounded((performance.now() - began) / 1000, 1),
  }
}

/** The longest that the process was silent. */
function watchPulse({ origin }: Server) {
  const agent = new Agent({ keepAlive: true })
  const state = { isOver: false }
  const waits: number[] = []
  const beat = async () => {
    while (!state.isOver) {
      const began = performance.now()
      await statusOf(`${origin}/healthz`, {}, agent)
      waits.push(performance.now() - began)
      await wait(10)
    }
  }
  const beating = beat()
  return {
    async end() {
      state.isOver = true
      await beating
      agent.destroy()
      return { beats: waits.length, p99: rounded(quantile(waits, 0.99)), longest: rounded(Math.max(...waits)) }
    },
  }
}

let networks = 0
function newNetwork(): string {
  networks++
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

type Account = {
  headers: Record<string, string>
  call(method: string, url: string, body?: object): Promise<number>
  ask(method: string, url: string, body: object): Promise<Response>
}

/** Somebody new, in a network of their own. */
async function signUp({ origin }: Server): Promise<Account> {
  const from = { 'x-forwarded-for': newNetwork(), 'content-type': 'application/json' }
  const post = async (url: string, body: object) => {
    const answer = await fetch(origin + url, { method: 'POST', headers: from, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const email = `${randomBytes(6).toString('hex')}@example.org`
  const made = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x', {
    email,
    password: 'abc123',
    returnSecureToken: true,
  })
  const { idToken } = (await made.json()) as { idToken: string } // the toolkit's own answer
  await post('/api/auth/login', { idToken })
  const headers = { ...from, authorization: `Bearer ${idToken}` }
  const ask: Account['ask'] = (method, url, body) => {
    const init: RequestInit = { method, headers, body: JSON.stringify(body) }
    return fetch(origin + url, init)
  }
  return {
    headers,
    ask,
    async call(method, url, body) {
      const { 'content-type': _, ...bare } = headers
      const answer = await (body ? ask(method, url, body) : fetch(origin + url, { method, headers: bare }))
      await answer.arrayBuffer()
      return answer.status
    },
  }
}

/** An item of as many long texts as a budget allows at once. */
async function writeMuch({ ask }: Account): Promise<void> {
  const made = await ask('POST', '/api/items', aTrend())
  const { item } = (await made.json()) as { item?: { id: string } } // the contract's own answer
  if (!item) throw new Error(`An item was refused: ${made.status}`)
  for (let version = 1; version <= 80; version++) {
    const answer = await ask('PATCH', `/api/items/trend/${item.id}`, {
      version,
      body: `${version} ${'word '.repeat(19_000)}`,
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A text was refused: ${answer.status}`)
  }
}

function countOf(statuses: readonly (number | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[String(status)] = (counts[String(status)] ?? 0) + 1
  return counts
}
