/**
 * What money does without being asked: reads what Stripe has told lately, ends what has run out, and looks at everybody
 * at night.
 */
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { expireEnded } from './ledger/ledger.ts'
import type { Money } from './money.ts'
import { reconcileAll, findAlarms, readEvents } from './reconcile/sweep.ts'

const usual = {
  payload: z.object({}),
  repeat: 'again',
  atOnce: 1,
  waits: doubling(60_000, 3_600_000),
  mostFailures: 10,
} as const
const nightMs = 4 * 3_600_000

export function byTheClock(money: Money): Task[] {
  const { db, log, now } = money
  return [
    {
      ...usual,
      name: 'membership.events',
      schedule: '*/5 * * * *',
      async perform() {
        try {
          await readEvents(money)
        } finally {
          for (const alarm of await findAlarms(money)) log.error({ alarm }, 'money needs a look')
        }
      },
    },
    { ...usual, name: 'membership.expiry', schedule: '7 * * * *', perform: () => expireEnded(db, now()) },
    {
      ...usual,
      name: 'membership.night',
      schedule: '23 3 * * *',
      longestMs: nightMs,
      perform: () => reconcileAll(money),
    },
  ]
}
