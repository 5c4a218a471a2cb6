/**
 * How long it takes to score all that a community has said: by the reader and the job of the product, half of it in a
 * process that is killed in the middle. What was scored before that must not be scored again.
 */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tables } from '#app/server/tables.ts'
import { forecastScoringReader, forecastScoringWork } from '#forecasts/server/scores/scoring-work.ts'
import { migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { createLog } from '#kit/server/log.ts'
import { countWaiting } from '#kit/server/work/enqueue.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { rounded } from '../world.ts'
import { addQuestions } from './questions.ts'

const people = 200

export async function benchRescoring(questions: number) {
  const folder = `.farsight/bench-${process.pid}`
  const server = await openEmbeddedPostgres(folder)
  const url = await server.database('bench')
  const database = openDatabase<Tables>(url)
  const queue = openQueue({ database, log: createLog('silent') })
  try {
    await migrate(database.db)
    const forecasts = await addQuestions(database, { questions, people })
    const task = forecastScoringWork({ db: database.db })
    const scoreAll = async () => {
      const begun = performance.now()
      await catchUp(database.db, forecastScoringReader)
      await queue.workOff(task)
      return rounded((performance.now() - begun) / 1000, 1)
    }
    const countScored = async () => (await database.pool.query('select from scored_question')).rowCount ?? 0
    const cpuBefore = process.cpuUsage()
    const seconds = await scoreAll()
    const { user, system } = process.cpuUsage(cpuBefore)
    const scored = await countScored()
    // Everything is told once more, and nothing has changed.
    await database.pool.query('delete from event_reader')
    const secondsUnchanged = await scoreAll()

    await database.pool.query('delete from scored_question')
    await database.pool.query('delete from event_reader')
    await catchUp(database.db, forecastScoringReader)
    const worker = spawn(process.execPath, ['bench/rescoring/worker.ts', url], { stdio: 'inherit' })
    while ((await countScored()) < questions / 2) await wait(20)
    worker.kill('SIGKILL')
    const madeOf = async () =>
      (await database.pool.query<{ of: string }>(`select item_id || ' ' || made_at as of from scored_question`)).rows
    const before = new Set((await madeOf()).map(({ of }) => of))
    // The job that it had begun is taken up again once its lease is over.
    while ((await countWaiting(database.db, task)) > 0) {
      await queue.workOff(task)
      await wait(200)
    }
    const after = new Set((await madeOf()).map(({ of }) => of))
    const scoredTwice = [...before].filter((one) => !after.has(one)).length
    return {
      questions,
      people,
      forecasts,
      seconds,
      cpuSeconds: rounded((user + system) / 1e6, 1),
      secondsUnchanged,
      scored,
      killedAfter: before.size,
      scoredAfterKill: after.size,
      scoredTwice,
    }
  } finally {
    await queue.close()
    await database.close()
    await server.release()
    await rm(folder, { recursive: true, force: true })
  }
}
