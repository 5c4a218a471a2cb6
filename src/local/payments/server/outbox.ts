/** Brings events to the webhook: each until it is taken, later and later. Some may come twice, as with Stripe. */
import { Stripe } from 'stripe'
import { countWaiting } from '#kit/server/work/enqueue.ts'
import { Postponed, type Task } from '#kit/server/work/task.ts'
import { type Delivery, deliveryTask, findEvent } from './event-store.ts'
import type { Db } from './tables.ts'

type Options = {
  db: Db
  webhookSecret: string
  /** Null while nobody listens: then events wait. */
  webhook: () => string | null
  /** How long to wait after each failed try; the last holds for all that follow. */
  retryMs: readonly number[]
}

/** What takes longer has failed. */
const patienceMs = 10_000
/** Whoever listened has gone, and may come back. */
const unheardMs = 1000
/** Stripe tries for three days; so do these, with the usual waits. */
const mostFailures = 80
const settleMs = 30_000

/** At once, soon, and then less and less often, up to once an hour. */
export const usualRetries = [500, 2000, 5000, 15_000, 60_000, 300_000, 1_800_000, 3_600_000] as const

export function deliveryWork({ db, webhookSecret, webhook, retryMs }: Options): Task<Delivery> {
  return {
    ...deliveryTask,
    atOnce: 8,
    waits: retryMs,
    mostFailures,
    keptDays: 1,
    faultOf: String,
    async perform({ event: id }) {
      const url = webhook()
      if (url === null) throw new Postponed(unheardMs)
      const event = await findEvent(db, id)
      const status = event ? await post(url, JSON.stringify(event), webhookSecret) : 200
      if (status < 200 || status > 299)
        throw new Error(status ? `The webhook answered ${status}.` : 'The webhook did not answer.')
    },
  }
}

/** The answer's status; 0 where there was none. */
async function post(url: string, body: string, secret: string): Promise<number> {
  const signature = signing.webhooks.generateTestHeaderString({ payload: body, secret })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (local)',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // Nobody there, or too slow: either way it is tried again.
    return 0
  }
}
/** Signs with the secret it is given; its own key is never used. */
const signing = new Stripe('sk_test_unused')

/** Until every event was taken. */
export async function untilTaken(db: Db): Promise<void> {
  const end = Date.now() + settleMs
  for (let left = await countWaiting(db, deliveryTask); left > 0; left = await countWaiting(db, deliveryTask)) {
    if (Date.now() > end)
      throw new Error(`${left} events were not taken by the webhook within ${settleMs / 1000} seconds.`)
    await new Promise((done) => setTimeout(done, 20))
  }
}
