/**
 * Work that outlives a request: what waits and since when, of all processes, and how it ends in this one. Numbers,
 * analyses, notices of payments, mails and looks at sources are all jobs of the one queue, so one family says it of all.
 */
import type { Registry } from '@prometheus-io/client'
import type { Kysely } from 'kysely'
import { countJobs, listDue } from '../work/overview.ts'
import type { Ended } from '../work/task.ts'
import { addCounter, addGauge, addHistogram, type Family } from './family.ts'
import { askBriefly, seldom } from './seldom.ts'

export const standing: Family<'task' | 'state'> = {
  name: 'farsight_jobs',
  help: 'Jobs of all processes, by task: they wait, are under way, or were given up.',
  kind: 'gauge',
  labels: ['task', 'state'],
  unit: 'each',
  row: 'work',
}
export const oldest: Family<'task' | 'rank'> = {
  name: 'farsight_jobs_oldest_seconds',
  help: 'For how long the job has been due that has waited longest, of all processes: asked for, or of the rest, which is made anew with everything.',
  kind: 'gauge',
  labels: ['task', 'rank'],
  unit: 'seconds',
  row: 'work',
}
export const ended: Family<'task' | 'outcome'> = {
  name: 'farsight_jobs_ended_total',
  help: 'Jobs that ended in this process, by task: done, failed and to be tried again, or given up.',
  kind: 'counter',
  labels: ['task', 'outcome'],
  unit: 'each',
  row: 'work',
}
export const took: Family<'task'> = {
  name: 'farsight_job_seconds',
  help: 'How long jobs took that were done, by task.',
  kind: 'histogram',
  labels: ['task'],
  unit: 'seconds',
  row: 'work',
  bounds: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
}

/** Answers what is to be told of each job that ends. */
export function addJobs<Tables>(registry: Registry, db: Kysely<Tables>): (job: Ended) => void {
  const find = seldom(() => askBriefly(db, countJobs))
  const findDue = seldom(() => askBriefly(db, listDue))
  addGauge(registry, standing, async () =>
    ((await find()) ?? []).flatMap(({ task, waiting, underWay, givenUp }) => [
      [{ task, state: 'waiting' }, waiting] as const,
      [{ task, state: 'underWay' }, underWay] as const,
      [{ task, state: 'givenUp' }, givenUp] as const,
    ]),
  )
  addGauge(registry, oldest, async () =>
    ((await findDue()) ?? []).flatMap(({ task, askedSeconds, restSeconds }) => [
      [{ task, rank: 'asked' }, askedSeconds] as const,
      [{ task, rank: 'rest' }, restSeconds] as const,
    ]),
  )
  const ends = addCounter(registry, ended)
  const times = addHistogram(registry, took)
  return ({ task, outcome, seconds }) => {
    ends.inc({ task, outcome })
    if (outcome === 'done') times.observe({ task }, seconds)
  }
}
