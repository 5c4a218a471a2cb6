/**
 * Looks every so often, and exactly when the next job is due, who has something to do by the clock: theirs, or that of
 * their cron line.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { bringForward, findClock, listDue } from './job-store.ts'
import { addScheduled, saveSchedules } from './schedules.ts'
import type { Task } from './task.ts'

type Looking = {
  db: Kysely<never>
  log: FastifyBaseLogger
  pollMs: number
  tasks: () => Task[]
  wake: (name: string) => void
}

export function createLook({ db, log, pollMs, tasks, wake }: Looking) {
  const state: { timer?: NodeJS.Timeout; underWay?: Promise<void>; isStopped: boolean; clock: Date | null } = {
    isStopped: false,
    clock: null,
  }
  /** A clock that has been put back, now or before anybody looked, would else leave all waiting until it is there again. */
  const heedClock = async (started: Task[]) => {
    const now = await findClock(db)
    if (state.clock === null || now < state.clock) {
      await saveSchedules(db, started)
      await bringForward(
        db,
        started.map(({ name }) => name),
      )
    }
    state.clock = now
  }
  const look = async () => {
    const started = tasks()
    await heedClock(started)
    await addScheduled(db, started)
    const due = await listDue(
      db,
      started.map(({ name }) => name),
    )
    for (const { task, inMs } of due) if (inMs <= 0) wake(task)
    // What is due now has been said; those who are busy look again when they are done.
    return Math.min(pollMs, ...due.filter(({ inMs }) => inMs > 0).map(({ inMs }) => Math.ceil(inMs) + 1))
  }
  const lookAgain = (ms: number) => {
    clearTimeout(state.timer)
    if (state.isStopped) return
    state.timer = setTimeout(() => {
      state.underWay = look().then(lookAgain, (error: unknown) => {
        log.error({ err: error }, 'could not look for work')
        lookAgain(pollMs)
      })
    }, ms)
    state.timer.unref()
  }
  return {
    soon: () => lookAgain(0),
    /** After a look that is under way. */
    async stop() {
      state.isStopped = true
      clearTimeout(state.timer)
      await state.underWay
    },
  }
}
