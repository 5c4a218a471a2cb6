/**
 * What calls take, beside what their caller is charged for them: milliseconds of this process (threads included), of
 * PostgreSQL's processes, and the longest for which the main thread was held in one piece.
 */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { contract } from '#app/kinds.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import { costOf } from '#kit/server/budget/cost.ts'
import { givenUser } from '../test/given/user.ts'
import { loopedCalls } from './looped-calls.ts'
import { benchWorld, rounded } from './world.ts'

const warming = 30
const rounds = 100

export async function benchCosts() {
  const { app, database, close } = await benchWorld()
  try {
    const { call } = await givenUser(app)
    const milliseconds: Record<string, unknown> = {}
    for (const [name, [method, url, body]] of Object.entries(loopedCalls)) {
      const length = String(body ? JSON.stringify(body).length : 0)
      const charged = costOf(describedAt(method, url)?.cost, { method, headers: { 'content-length': length } })
      milliseconds[name] = { charged, ...(await measure(() => call(method, url, body), database.pool)) }
    }
    return { milliseconds }
  } finally {
    await close()
  }
}

function describedAt(method: string, url: string): Endpoint | undefined {
  const path = url.split('?')[0] ?? url
  return Object.values<Endpoint>(contract).find(({ address }) =>
    new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`),
  )
}

async function measure(once: () => Promise<LightMyRequestResponse>, pool: Pool) {
  for (let i = 0; i < warming; i++) {
    const { statusCode, body } = await once()
    if (statusCode >= 500 || statusCode === 404) throw new Error(`${statusCode}: ${body.slice(0, 200)}`)
  }
  const held = monitorEventLoopDelay({ resolution: 1 })
  const before = { own: process.cpuUsage(), database: await cpuOfDatabase(pool) }
  held.enable()
  for (let i = 0; i < rounds; i++) await once()
  held.disable()
  const { user, system } = process.cpuUsage(before.own)
  return {
    process: rounded((user + system) / 1000 / rounds),
    database: rounded((await spentSince(before.database, pool)) / rounds),
    heldP95: rounded(held.percentile(95) / 1e6),
  }
}

/** In milliseconds by now, of each of its processes that serve this pool: Linux counts hundredths of a second. */
export async function cpuOfDatabase(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]))
}

/** What they took since; of one that has ended meanwhile nobody knows. */
export async function spentSince(before: ReadonlyMap<number, number>, pool: Pool): Promise<number> {
  const now = await cpuOfDatabase(pool)
  return [...now].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
}

/** The 14th and 15th figure of its line. */
function cpuOf(pid: number): number {
  const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(figures[11]) + Number(figures[12])) * 10
}
