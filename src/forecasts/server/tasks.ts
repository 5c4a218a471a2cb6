/** What goes on in this room beside the answers. */
import type { Kysely } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import type { Task } from '#kit/server/work/task.ts'
import { crowdWork } from './crowd-work.ts'
import { countedWork } from './leading/keep-counted.ts'
import { learningWork } from './learning/learn-work.ts'
import { type Machine, machineWork } from './machine/machine-work.ts'
import { runOutWork } from './taking-back/run-out.ts'
import { forecastScoringWork } from './scores/scoring-work.ts'

/** `machine`: null where no language model is to forecast. */
export function forecastTasks(db: Kysely<ContentTables>, machine: Machine | null): Task[] {
  const parts = { db }
  return [
    crowdWork(db),
    countedWork(db),
    forecastScoringWork(parts) as Task,
    runOutWork(parts) as Task,
    learningWork(parts) as Task,
    ...(machine ? [machineWork({ db, ...machine }) as Task] : []),
  ]
}
