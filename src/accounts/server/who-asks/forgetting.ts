/**
 * Forgets at night what says where somebody was signed in: sessions that have ended, and devices that have not been used
 * for as long as a sign-in lasts. A device that was ended stays as a mark without a name, so that nothing of it counts.
 */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { removeUnusedDevices } from '../devices/device-store.ts'
import { removeExpired } from './session-store.ts'

export function forgetSessionsWork(db: QueryExecutorProvider, now: () => Date): Task<object> {
  return {
    name: 'accounts.sessions',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '27 3 * * *',
    perform: () => forgetSessions(db, now()),
  }
}

export async function forgetSessions(db: QueryExecutorProvider, now: Date): Promise<void> {
  await removeExpired(db, now)
  await removeUnusedDevices(db, now)
}
