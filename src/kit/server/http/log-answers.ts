/** Which answers have a line in the log: all of them are 14 GB a day at a thousand a second. */
import type { FastifyInstance } from 'fastify'
import type { LoggedRequests } from '../config/watching.ts'

const slowMs = 500
/** So that what is usual can be seen as well. */
const oneOf = 100
/** What machines ask every few seconds. */
const never = new Set(['/healthz', '/readyz', '/metrics'])

type Answered = { status: number; ms: number }

/** `nth` counts answers from 1. What failed is told whatever is asked for. */
const isTold: Record<LoggedRequests, (answer: Answered, nth: number) => boolean> = {
  all: () => true,
  slow: ({ status, ms }, nth) => status >= 500 || ms > slowMs || nth % oneOf === 0,
  errors: ({ status }) => status >= 500,
}

export function logAnswers(app: FastifyInstance, which: LoggedRequests = 'all'): void {
  let nth = 0
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    if (never.has(request.routeOptions.url ?? '')) return
    nth++
    const ms = Math.round(elapsedTime * 10) / 10
    if (isTold[which]({ status, ms }, nth)) request.log.info({ req: request, status, ms }, 'answered')
  })
}
