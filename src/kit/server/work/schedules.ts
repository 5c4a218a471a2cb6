/**
 * Tasks that are done by the clock: each time of a cron line adds one job, however many processes there are. Times that
 * were slept through add one.
 */
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../transaction.ts'
import { enqueue } from './enqueue.ts'
import { findClock } from './job-store.ts'
import { nextTime } from './schedule.ts'
import type { Task } from './task.ts'

/** Those who have no time yet, whose line is another by now, or whose time was noted by a clock that went ahead, get their next. */
export async function saveSchedules(db: Kysely<never>, tasks: readonly Task[]): Promise<void> {
  const now = await findClock(db)
  for (const { name, schedule } of tasks) {
    if (schedule === undefined) continue
    await sql`
      insert into job_schedule (task, line, next_at) values (${name}, ${schedule}, ${nextTime(schedule, now)})
      on conflict (task) do update set line = excluded.line, next_at = excluded.next_at where job_schedule.line <> excluded.line or job_schedule.next_at > excluded.next_at`.execute(
      db,
    )
  }
}

/** Whose time has come. One that is still at work is done once more after that. */
export async function addScheduled(db: Kysely<never>, tasks: readonly Task[]): Promise<void> {
  const scheduled = tasks.filter(({ schedule }) => schedule !== undefined)
  if (scheduled.length === 0) return
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ task: string }>`
      select task from job_schedule where task = any(${scheduled.map(({ name }) => name)}::text[]) and next_at <= clock_timestamp()
      for update skip locked`.execute(trx)
    const now = rows.length > 0 ? await findClock(trx) : new Date(0)
    for (const { task: name } of rows) {
      const task = scheduled.find((one) => one.name === name)
      if (!task?.schedule) continue
      await sql`update job_schedule set next_at = ${nextTime(task.schedule, now)} where task = ${name}`.execute(trx)
      await enqueue(trx, { ...task, repeat: 'again' }, { payload: {}, key: 'schedule' })
    }
  })
}
