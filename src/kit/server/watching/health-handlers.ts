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
import { findSize, listProcesses, type OneProcess } from './minutes/process-store.ts'
import { listFailing, sumRoutes, sumTasks } from './minutes/route-store.ts'
import { askingInTime } from './seldom.ts'
import { listStatements, sayNotCounted } from './statements.ts'

type Health = AnswerOf<typeof healthContract.findServerHealth>
/** What rooms count for themselves. */
export type Counts = {
  [Name in 'connectors' | 'holds' | 'people' | 'orders' | 'deeds' | 'alarms']: (
    db: QueryExecutorProvider,
  ) => Promise<NonNullable<Health[Name]>>
}
type Known<Tables> = {
  db: Kysely<Tables>
  version: string
  listParts(): Promise<Record<string, Part>>
  findLastBackup(): Promise<Health['backup']>
  findLastDrill(): Promise<Health['drill']>
  findDisk(): Promise<Health['disk']>
  /** Of the replica that this process reads, in seconds; undefined where there is none. */
  lag: (() => number) | undefined
  counts: Counts
}

export function healthHandlers<Tables>({
  db,
  version,
  listParts,
  findLastBackup,
  findLastDrill,
  findDisk,
  lag,
  counts,
}: Known<Tables>): Handlers<typeof healthContract> {
  return {
    async findServerHealth() {
      const ask = askingInTime(db)
      const day = sayDay(await ask(minutes.sumDay))
      const steps = await ask(minutes.listSteps)
      const processes = await ask(listProcesses)
      return {
        release: { version, upSeconds: process.uptime() },
        parts: Object.entries(await listParts()).map(([name, { state, seconds = null }]) => ({ name, state, seconds })),
        ...day,
        steps: steps && steps.map(({ at, ...step }) => ({ at: at.toISOString(), ...step })),
        processes,
        memory: processes && memoryOf(processes),
        database: await ask(findSize),
        disk: await findDisk(),
        replica: lag ? { lagSeconds: Math.max(lag(), ...(processes ?? []).map((one) => one.lagSeconds)) } : null,
        tasks: await ask(listTasks),
        routes: await ask(listSlowest),
        failing: await ask(listFailures),
        connectors: await ask(counts.connectors),
        holds: await ask(counts.holds),
        deeds: await ask(counts.deeds),
        alarms: await ask(counts.alarms),
        people: await ask(counts.people),
        orders: await ask(counts.orders),
        statements: await ask(listStatements).catch(sayNotCounted),
        backup: await findLastBackup(),
        drill: await findLastDrill(),
      }
    },
  }
}

function sayDay(day: minutes.Day | null): Pick<Health, 'answers' | 'mails' | 'model' | 'refusedSignIns'> {
  if (!day) return { answers: null, mails: null, model: null, refusedSignIns: null }
  const { minutes: kept, answers: count, failed, lastHour, within, ...spent } = day
  return {
    answers: { minutes: kept, count, failed, lastHour, within: sayWithin(within) },
    mails: { sent: spent.mailsSent, failed: spent.mailsFailed },
    model: { tokensAsked: spent.tokensAsked, tokensAnswered: spent.tokensAnswered, cents: spent.cents },
    refusedSignIns: spent.refusedSignIns,
  }
}

function memoryOf(processes: readonly OneProcess[]): Health['memory'] {
  // Before its first minute is over this process has kept nothing, and is there all the same.
  const here = [{ memoryBytes: process.memoryUsage.rss() }]
  const bytes = (processes.length === 0 ? here : processes).reduce((sum, { memoryBytes }) => sum + memoryBytes, 0)
  const limit = process.constrainedMemory()
  return {
    bytes,
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

async function listFailures(db: QueryExecutorProvider): Promise<Health['failing']> {
  return (await listFailing(db)).map(({ lastAt, ...failing }) => ({ lastAt: lastAt.toISOString(), ...failing }))
}

/** Those that have jobs now, and those that had some in a day. */
async function listTasks(db: QueryExecutorProvider): Promise<NonNullable<Health['tasks']>> {
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
