/** What is done beside the answers in every process that listens, by the clock or by what readers of the log add. */
import type { FastifyInstance } from 'fastify'
import { forgetSessionsWork } from '#accounts/server/who-asks/forgetting.ts'
import { forecastTasks } from '#forecasts/server/tasks.ts'
import { forgettingWork } from '#items/server/authors/stopped-addresses.ts'
import { trustWork } from '#items/server/authors/trust-work.ts'
import { frontWork } from '#items/server/front/keep-front.ts'
import { forgetDraftsWork } from '#items/server/mine/forget-drafts.ts'
import { forgetSaltsWork } from '#items/server/mine/reports/forget-salts.ts'
import { editionWork } from '#items/server/radar/keep-edition.ts'
import { tallyWork, tiesWork } from '#items/server/shelf/tally-work.ts'
import { drillWork } from '#kit/server/backup/drill/drill-work.ts'
import type { Config } from '#kit/server/config/config.ts'
import { minutesCleaning } from '#kit/server/watching/minutes/keep-minutes.ts'
import { resolvingWork, settlingWork } from '#predictions/server/resolving/resolving-work.ts'
import { recordWork } from '#record/server/record-work.ts'
import type { Machine } from '#forecasts/server/machine/machine-work.ts'
import { type Database, openDatabase, working } from '#kit/server/database.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import type { Task } from '#kit/server/work/task.ts'
import { kinds } from '../kinds.ts'
import type { Tables } from './tables.ts'

const now = () => new Date()
/** Of their own: what reads every item takes longer than anybody may wait for a page. */
const connections = 4

type Working = {
  queue: Queue
  database: Database<Tables>
  machine: Machine | null
  config: Pick<Config, 'backups'>
  beside: readonly Task[]
}

/** What has not ended by then when the server closes is cut off, and done again by whoever comes next. */
const graceMs = 500

/** Begins once the server listens, and ends with it. */
export function workFromListening(app: FastifyInstance, { queue, database, machine, config, beside }: Working): void {
  const own = openDatabase<Tables>(database.url, { max: connections, patience: working })
  app.addHook('onListen', () => queue.start([...worksOf(own, machine, config), ...beside]))
  app.addHook('onClose', async () => {
    const cutOff = () =>
      own.cutOff().catch((error: unknown) => app.log.warn({ err: error }, 'work could not be cut off'))
    const late = setTimeout(() => void cutOff(), graceMs)
    await queue.rest()
    clearTimeout(late)
    await own.close()
  })
}

function worksOf(database: Database<Tables>, machine: Machine | null, { backups }: Pick<Config, 'backups'>): Task[] {
  const { db, pool } = database
  return [
    trustWork(db),
    tallyWork(db),
    tiesWork(db),
    editionWork(db, kinds),
    frontWork(db),
    forgettingWork(db),
    forgetDraftsWork(db, now),
    forgetSaltsWork(db, now),
    forgetSessionsWork(db, now),
    resolvingWork({ db }),
    settlingWork(db),
    ...forecastTasks(db, machine),
    recordWork(database),
    minutesCleaning(db),
    ...(backups.drill ? [drillWork(pool)] : []),
  ]
}
