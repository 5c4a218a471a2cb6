/** How many processes serve at one address, and what several of them cannot have. */
import { z } from 'zod'
import type { ListenAt } from './watching.ts'
import { saying } from './words.ts'

/** Each has about 20 connections, and the embedded PostgreSQL 300. */
const mostOnEmbedded = 10
const most = 64

export const processVariables = {
  FARSIGHT_PROCESSES: z
    .string()
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most, {
      error: saying(`is no number of processes, from 1 to ${most}.`),
    })
    .transform(Number)
    .default(1),
}

type Read = {
  FARSIGHT_PROCESSES: number
  FARSIGHT_DEV?: string | undefined
  DATABASE_URL?: string | undefined
  METRICS_TOKEN?: string | undefined
  METRICS?: ListenAt | undefined
}

/** A line for each. */
export function processContradictions(data: Read): string[] {
  const { FARSIGHT_PROCESSES: processes, DATABASE_URL, METRICS_TOKEN, METRICS, FARSIGHT_DEV } = data
  if (processes === 1) return []
  return [
    ...(processes > mostOnEmbedded && !DATABASE_URL
      ? [`FARSIGHT_PROCESSES: is at most ${mostOnEmbedded} without DATABASE_URL.`]
      : []),
    ...(METRICS_TOKEN
      ? ['METRICS_TOKEN: with several processes /metrics is not answered. Each tells its figures at a port of METRICS.']
      : []),
    ...(METRICS && METRICS.port + processes - 1 > 65_535
      ? [`METRICS: each of ${processes} processes needs a port of its own from there on.`]
      : []),
    ...(FARSIGHT_DEV === '1' ? ['FARSIGHT_DEV: the program that is being written is served by one process.'] : []),
  ]
}
