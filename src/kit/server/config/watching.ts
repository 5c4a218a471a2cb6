/** How the settings of what watches this process are read from the environment. */
import { z } from 'zod'
import { saying } from './words.ts'

export type ListenAt = { host: string; port: number }
export const loggedRequests = ['all', 'slow', 'errors'] as const
export type LoggedRequests = (typeof loggedRequests)[number]

export type WatchSettings = {
  /** Opens `/metrics` to whoever brings it; without one, this machine alone reads them. */
  metricsToken: string | undefined
  /** Where they are told beside that, to whoever reaches it. */
  metricsAt: ListenAt | undefined
  /** Which requests have a line in the log. */
  logRequests: LoggedRequests
}

/** An address in brackets, or a name; and a port. */
const listenAt = /^(?:\[([\da-fA-F:.%]+)\]|([\w.-]+)):(\d{1,5})$/

export const watchVariables = {
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters.').optional(),
  METRICS: z
    .string()
    .refine((text) => Number(listenAt.exec(text)?.[3] ?? Number.NaN) <= 65_535, {
      error: saying('is no address and port of this machine, such as 127.0.0.1:9464.'),
    })
    .transform((text): ListenAt => {
      const [, address, name = '', port] = listenAt.exec(text) ?? []
      return { host: address ?? name, port: Number(port) }
    })
    .optional(),
  LOG_REQUESTS: z.enum(loggedRequests, { error: saying(`is none of ${loggedRequests.join(', ')}.`) }).default('all'),
}

const given = z.object(watchVariables)

export function watchConfigOf({ METRICS_TOKEN, METRICS, LOG_REQUESTS }: z.output<typeof given>): WatchSettings {
  return { metricsToken: METRICS_TOKEN, metricsAt: METRICS, logRequests: LOG_REQUESTS }
}
