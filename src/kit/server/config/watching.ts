/** How the settings of what watches this process are read from the environment. */
import { z } from 'zod'
import { saying } from './words.ts'

export const loggedRequests = ['all', 'slow', 'errors'] as const
export type LoggedRequests = (typeof loggedRequests)[number]

export type WatchSettings = {
  /** Opens `/metrics` to whoever brings it; without one, this machine alone reads them. */
  metricsToken: string | undefined
  /** Which requests have a line in the log. */
  logRequests: LoggedRequests
}

export const watchVariables = {
  METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters.').optional(),
  LOG_REQUESTS: z.enum(loggedRequests, { error: saying(`is none of ${loggedRequests.join(', ')}.`) }).default('all'),
}

const given = z.object(watchVariables)

export function watchConfigOf({ METRICS_TOKEN, LOG_REQUESTS }: z.output<typeof given>): WatchSettings {
  return { metricsToken: METRICS_TOKEN, logRequests: LOG_REQUESTS }
}
