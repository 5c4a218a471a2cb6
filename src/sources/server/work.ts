/** The task that looks at sources whose time has come. Bindings are leased one by one, so that processes share them. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { connectorOf } from '../connectors/index.ts'
import { giveBackHosts } from './turns/hosts.ts'
import { removeOldLooks } from './journal.ts'
import { dayWith, sayWaits } from './turns/day.ts'
import { countDue, leaseNext, nextFree, sayHosts } from './turns/leasing.ts'
import { refresh, type SourceWorld } from './refresh.ts'
import { type BindingRow, postpone } from './store.ts'
import { NoWayOut, removeOutage, saveOutage } from './turns/way-out.ts'

/** Longer than any look takes: 20 pages of a minute. Whoever dies leaves it for that long. */
const leaseMs = 30 * 60_000
/** Looked at side by side, each at hosts of its own. */
const mostLanes = 4
/** Longer than any connector keeps its requests apart. What rests for longer waits for the next time of the schedule. */
const longestPauseMs = 10_000
/** Then the next time of the schedule goes on. */
const longestMs = 9 * 60_000

const noWayOut = 'No name of a host can be looked up: nothing is asked of sources until one can.'

export const lookTask: TaskName<object> = { name: 'sources.look', payload: z.object({}), repeat: 'again' }

/** Of bindings that want a key which is not set, none is looked at. */
export type Looking = SourceWorld & { hasKeyFor(connector: string): boolean; warn?(message: string): void }

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
      await sayHosts(world.db)
      await lookAtDue(world, signal)
      signal.throwIfAborted()
    },
  }
}

/** Whatever is due, by lanes side by side, until nothing is left that could be asked soon. */
async function lookAtDue(world: Looking, signal?: AbortSignal): Promise<void> {
  const lanes = Math.min(mostLanes, await countDue(world.db, world.now()))
  const until = world.now().getTime() + longestMs
  try {
    const ended = await Promise.allSettled(Array.from({ length: lanes }, () => lookInLane(world, until, signal)))
    // Whoever breaks off, the others finish what they have begun.
    const broken = ended.find((one) => one.status === 'rejected')
    if (broken) throw broken.reason
    if (lanes > 0) await removeOutage(world.db)
  } catch (error) {
    if (!(error instanceof NoWayOut)) throw error
    if (await saveOutage(world.db, world.now())) world.warn?.(noWayOut)
  }
}

/** Until `until`, or until nothing is left that could be asked soon. */
export async function lookInLane(world: Looking, until: number, signal: AbortSignal | undefined): Promise<void> {
  const isOver = () => signal?.aborted === true || world.now().getTime() >= until
  while (!isOver()) {
    // One look after the other.
    // eslint-disable-next-line no-await-in-loop
    if (await lookAtNext(world, signal)) continue
    // eslint-disable-next-line no-await-in-loop
    const pause = await pauseOf(world)
    if (pause === null) return
    // eslint-disable-next-line no-await-in-loop
    await world.wait(pause, signal)
  }
}

/** How long until a host may be asked again that something waits for; null where that is not soon. */
async function pauseOf({ db, now }: Looking): Promise<number | null> {
  const free = await nextFree(db, now())
  const pause = free ? Math.max(1, free.getTime() - now().getTime()) : Infinity
  return pause <= longestPauseMs ? pause : null
}

/** False where none is due that may be asked now. */
export async function lookAtNext(world: Looking, signal?: AbortSignal): Promise<boolean> {
  const { db } = world
  const lease = randomUUID()
  const row = await leaseNext(db, { lease, now: world.now(), leaseMs })
  if (!row) return false
  const { left, freeAt } = dayWith(row.made)
  if (!world.hasKeyFor(row.connector))
    await leave(world, { row, lease, until: new Date(world.now().getTime() + 86_400_000) })
  else if (freeAt) await leave(world, { row, lease, until: freeAt, why: sayWaits(freeAt) })
  else await lookPolitely(world, { row, lease, left, signal })
  return true
}

type Left = { row: BindingRow; lease: string; until: Date; why?: string }

/** Nothing is asked before then. */
async function leave({ db, now }: Looking, { row, lease, until, why }: Left): Promise<void> {
  await postpone(db, row.itemId, until, why)
  await giveBackHosts(db, { hosts: row.hosts, lease, now: now(), restMs: 0, hasFailed: null })
}

type Looked = { row: BindingRow; lease: string; left: number; signal: AbortSignal | undefined }

async function lookPolitely(world: Looking, { row, lease, left, signal }: Looked): Promise<void> {
  const { db } = world
  const apartMs = connectorOf(row.connector)?.pace.apartMs ?? 1000
  let after: { hasFailed: boolean | null; restMs: number } = { hasFailed: null, restMs: apartMs }
  try {
    const looked = await refresh(world, row, { lease, left, signal })
    if (looked) after = { hasFailed: looked.outcome === 'failed', restMs: Math.max(apartMs, looked.restMs) }
  } catch (error) {
    // Without a way out nothing was wrong with it: it stays due.
    const isOut = error instanceof NoWayOut
    await postpone(db, row.itemId, isOut ? row.nextAt : new Date(world.now().getTime() + 60_000))
    if (isOut) after.restMs = 0
    throw error
  } finally {
    await giveBackHosts(db, { hosts: row.hosts, lease, now: world.now(), ...after })
  }
}
