/** The task that looks at questions elsewhere whose time has come, one after the other. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { platformOf } from '../../elsewhere/platforms/index.ts'
import type { SourceWorld } from '../refresh.ts'
import { giveBackHosts } from '../turns/hosts.ts'
import { NoWayOut, removeOutage, saveOutage } from '../turns/way-out.ts'
import { leaseElsewhere, nextFreeElsewhere } from './leasing.ts'
import { lookElsewhere } from './look.ts'
import { type ElsewhereRow, postponeElsewhere } from './store.ts'

/** Longer than any look takes. Whoever dies leaves it for that long. */
const leaseMs = 5 * 60_000
/** What rests for longer waits for the next time of the schedule. */
const longestPauseMs = 10_000
/** Then the next time of the schedule goes on. */
const longestMs = 4 * 60_000

export const elsewhereTask: TaskName<object> = { name: 'sources.elsewhere', payload: z.object({}), repeat: 'again' }

/** `on`: the platforms that are switched on. */
export type LookingElsewhere = SourceWorld & { on: readonly string[]; warn?(message: string): void }

export function elsewhereWork(world: LookingElsewhere): Task<object> {
  return {
    ...elsewhereTask,
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '*/5 * * * *',
    isResumable: true,
    async perform(_, { signal }) {
      try {
        if ((await lookAtDueElsewhere(world, signal)) > 0) await removeOutage(world.db)
      } catch (error) {
        if (!(error instanceof NoWayOut)) throw error
        if (await saveOutage(world.db, world.now()))
          world.warn?.('No name of a platform can be looked up: nothing is asked until one can.')
      }
      signal.throwIfAborted()
    },
  }
}

/** Until nothing is due that could be asked soon. Answers how many were looked at. Throws `NoWayOut`. */
export async function lookAtDueElsewhere(world: LookingElsewhere, signal?: AbortSignal): Promise<number> {
  const until = world.now().getTime() + longestMs
  const isOver = () => signal?.aborted === true || world.now().getTime() >= until
  let looked = 0
  while (!isOver()) {
    const lease = randomUUID()
    // One look after the other.
    // eslint-disable-next-line no-await-in-loop
    const row = await leaseElsewhere(world.db, { lease, now: world.now(), leaseMs, on: world.on })
    // eslint-disable-next-line no-await-in-loop
    if (row) await lookPolitely(world, { row, lease, signal })
    // eslint-disable-next-line no-await-in-loop
    else if (!(await hasWaited(world, signal))) return looked
    if (row) looked += 1
  }
  return looked
}

/** False where nothing is due that may be asked soon. */
async function hasWaited(world: LookingElsewhere, signal: AbortSignal | undefined): Promise<boolean> {
  const free = await nextFreeElsewhere(world.db, world.now(), world.on)
  const pause = free ? Math.max(1, free.getTime() - world.now().getTime()) : Infinity
  if (pause > longestPauseMs) return false
  await world.wait(pause, signal)
  return true
}

type Leased = { row: ElsewhereRow; lease: string; signal: AbortSignal | undefined }

async function lookPolitely(world: LookingElsewhere, { row, lease, signal }: Leased): Promise<void> {
  const { db } = world
  const apartMs = platformOf(row.platform)?.apartMs ?? 1000
  let after: { hasFailed: boolean | null; restMs: number } = { hasFailed: null, restMs: apartMs }
  try {
    const looked = await lookElsewhere(world, row, lease, signal)
    if (looked) after = { hasFailed: looked.outcome === 'failed', restMs: Math.max(apartMs, looked.restMs) }
  } catch (error) {
    // Without a way out nothing was wrong with it: it stays due.
    const isOut = error instanceof NoWayOut
    await postponeElsewhere(db, row, isOut ? row.nextAt : new Date(world.now().getTime() + 60_000))
    if (isOut) after.restMs = 0
    throw error
  } finally {
    await giveBackHosts(db, { hosts: row.hosts, lease, now: world.now(), ...after })
  }
}
