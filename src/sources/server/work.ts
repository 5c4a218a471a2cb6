/** The task that looks at sources whose time has come. Bindings are leased one by one, so that processes share them. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { connectorOf } from '../connectors/index.ts'
import { hostsOf } from '../binding.ts'
import { giveBackHosts, takeHosts } from './hosts.ts'
import { removeOldLooks } from './journal.ts'
import { refresh, type SourceWorld } from './refresh.ts'
import { type BindingRow, leaseDue, postpone } from './store.ts'

/** Longer than any look takes: 20 pages of a minute. Whoever dies leaves it for that long. */
const leaseMs = 30 * 60_000
/** Looked at side by side, each at hosts of its own. */
const lanes = 4
/** Then the next time of the schedule goes on. */
const longestMs = 9 * 60_000

export const lookTask: TaskName<object> = { name: 'sources.look', payload: z.object({}), repeat: 'again' }

/** Of bindings that want a key which is not set, none is looked at. */
export type Looking = SourceWorld & { hasKeyFor(connector: string): boolean }

export function sourceWork(world: Looking): Task<object> {
  return {
    ...lookTask,
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '*/5 * * * *',
    isResumable: true,
    async perform(_, { signal }) {
      await removeOldLooks(world.db, world.now())
      const until = world.now().getTime() + longestMs
      const lane = async () => {
        while (!signal.aborted && world.now().getTime() < until && (await lookAtNext(world, signal)));
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      signal.throwIfAborted()
    },
  }
}

/** False where none is due. */
export async function lookAtNext(world: Looking, signal?: AbortSignal): Promise<boolean> {
  const { db } = world
  const lease = randomUUID()
  const row = await leaseDue(db, { lease, now: world.now(), leaseMs })
  if (!row) return false
  if (!world.hasKeyFor(row.connector)) await postpone(db, row.itemId, new Date(world.now().getTime() + 86_400_000))
  else await lookPolitely(world, { row, lease, signal })
  return true
}

type Looked = { row: BindingRow; lease: string; signal: AbortSignal | undefined }

async function lookPolitely(world: Looking, { row, lease, signal }: Looked): Promise<void> {
  const { db } = world
  const connector = connectorOf(row.connector)
  const hosts = connector ? hostsOf(connector, row.address) : []
  const free = await takeHosts(db, { hosts, lease, now: world.now(), leaseMs })
  if (free) {
    await postpone(db, row.itemId, free)
    return
  }
  let hasFailed: boolean | null = null
  try {
    const outcome = await refresh(world, row, lease, signal)
    hasFailed = outcome && outcome === 'failed'
  } catch (error) {
    await postpone(db, row.itemId, new Date(world.now().getTime() + 60_000))
    throw error
  } finally {
    const apartMs = connector?.pace.apartMs ?? 1000
    await giveBackHosts(db, { hosts, lease, now: world.now(), apartMs, hasFailed })
  }
}
