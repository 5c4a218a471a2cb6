/** Answers operators how the server is. */
import { totalmem } from 'node:os'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { AnswerOf } from '#kit/endpoint.ts'
import type { healthContract } from '#kit/health/contract.ts'
import { sayWithin, slowestRoutes, type Standing, stateOfTask } from '#kit/health/rate.ts'
import type { Handlers } from '../api/serve.ts'
import type { Part } from '../http/health.ts'
import { countJobs, listDue } from '../work/overview.ts'
import { placesOfRoute } from './minutes/figures.ts'
import * as minutes from './minutes/minute-store.ts'
import { findSize, listProcesses } from './minutes/process-store.ts'
import { sumRoutes, sumTasks } from './minutes/route-store.ts'
import { askBriefly } from './seldom.ts'
import { listStatements } from './statements.ts'

type Health = AnswerOf<typeof healthContract.findServerHealth>
/** What rooms count for themselves. */
export type Counts = {
  [Name in 'connectors' | 'people' | 'orders' | 'deeds']: (db: QueryExecutorProvider) => Promise<Health[Name]>
}
type Known<Tables> = {
  db: Kysely<Tables>
  listParts(): Promise<Record<string, Part>>
  findLastBackup(): Promise<Health['backup']>
  counts: Counts
}

export function healthHandlers<Tables>({
  db,
  listParts,
  findLastBackup,
  counts,
}: Known<Tables>): Handlers<typeof healthContract> {
  return {
    async findServerHealth() {
      const parts = Object.entries(await listParts()).map(([name, { state, seconds = null }]) => ({
        name,
        state,
        seconds,
      }))
      const [statements, backup] = await Promise.all([listStatements(db), findLastBackup()])
      return askBriefly(db, async (trx) => {
        const { minutes: kept, answers, failed, within, refusedSignIns, ...day } = await minutes.sumDay(trx)
        const steps = await minutes.listSteps(trx)
        return {
          parts,
          answers: { minutes: kept, count: answers, failed, within: sayWithin(within) },
          steps: steps.map(({ at, ...step }) => ({ at: at.toISOString(), ...step })),
          memory: await findMemory(trx),
          database: await findSize(trx),
          routes: await listSlowest(trx),
          statements,
          backup,
          tasks: await listTasks(trx),
          mails: { sent: day.mailsSent, failed: day.mailsFailed },
          model: { tokensAsked: day.tokensAsked, tokensAnswered: day.tokensAnswered, cents: day.cents },
          refusedSignIns,
          connectors: await counts.connectors(trx),
          people: await counts.people(trx),
          orders: await counts.orders(trx),
          deeds: await counts.deeds(trx),
        }
      })
    },
  }
}

async function findMemory(db: QueryExecutorProvider): Promise<Health['memory']> {
  const processes = await listProcesses(db)
  // Before its first minute is over this process has kept nothing, and is there all the same.
  const here = [{ memoryBytes: process.memoryUsage.rss() }]
  const limit = process.constrainedMemory()
  return {
    bytes: (processes.length === 0 ? here : processes).reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
    processes: Math.max(1, processes.length),
    ofBytes: Math.min(totalmem(), limit > 0 ? limit : Infinity),
  }
}

async function listSlowest(db: QueryExecutorProvider): Promise<Health['routes']> {
  const sums = await sumRoutes(db)
  return slowestRoutes(
    sums.map(({ name, row }) => ({
      route: name,
      seconds: row[placesOfRoute.seconds] ?? 0,
      failed: row[placesOfRoute.failed] ?? 0,
      counts: row.slice(placesOfRoute.firstBound),
    })),
  )
}

/** Those that have jobs now, and those that had some in a day. */
async function listTasks(db: QueryExecutorProvider): Promise<Health['tasks']> {
  const [counted, due, summed] = [await countJobs(db), await listDue(db), await sumTasks(db)]
  const names = new Set([...counted.map(({ task }) => task), ...summed.map(({ name }) => name)])
  return [...names].toSorted().map((task) => ({
    task,
    ...standingOf(
      counted.find((one) => one.task === task),
      due.find((one) => one.task === task)?.askedSeconds,
    ),
    ...doneOf(summed.find(({ name }) => name === task)?.row ?? []),
  }))
}

function standingOf(counted: Partial<Standing> = {}, dueSeconds = 0) {
  const { waiting = 0, underWay = 0, givenUp = 0 } = counted
  return { state: stateOfTask({ givenUp, dueSeconds }), waiting, underWay, givenUp, dueSeconds }
}

function doneOf([seconds = 0, done = 0, failed = 0, gaveUp = 0]: readonly number[]) {
  return { done, failed: failed + gaveUp, meanSeconds: done > 0 ? Math.max(0, seconds) / done : null }
}
