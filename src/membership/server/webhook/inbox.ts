/**
 * What may have changed at Stripe and was not looked at yet: each notice is a job, known by its event, however often it
 * is told.
 */
import type { QueryExecutorProvider } from 'kysely'
import { countGivenUp, countWaiting, enqueue } from '#kit/server/work/enqueue.ts'
import type { TaskName } from '#kit/server/work/task.ts'
import { type Notice, notice } from './events.ts'

export const noticeTask: TaskName<Notice> = { name: 'membership.notice', payload: notice, repeat: 'once' }

/** One customer's many notices hold up nobody else's. */
export async function saveNotice(db: QueryExecutorProvider, payload: Notice): Promise<void> {
  await enqueue(db, noticeTask, { payload, key: payload.event, owner: payload.customer ?? undefined })
}

/** How many have waited for more than ten minutes, and how many were given up. */
export async function countLate(db: QueryExecutorProvider): Promise<{ waiting: number; givenUp: number }> {
  const [waiting, givenUp] = await Promise.all([countWaiting(db, noticeTask, 10), countGivenUp(db, noticeTask)])
  return { waiting, givenUp }
}
