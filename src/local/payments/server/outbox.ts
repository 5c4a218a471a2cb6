/**
 * Brings events to the webhook: each until it is taken, later and later. What is under way is kept in the database, so nothing is lost
 * when the process dies; then some may come twice, as with Stripe.
 */
import { sql } from 'kysely'
import { Stripe } from 'stripe'
import type { Db } from './tables.ts'

export type OutboxOptions = {
  db: Db
  webhookSecret: string
  /** Null while nobody listens: then events wait. */
  webhook: () => string | null
  /** How long to wait after each failed try; the last holds for all that follow. */
  retryMs: readonly number[]
}

export type Outbox = {
  /** There may be something to bring. */
  kick(): void
  /** Waits until everything was taken. */
  settle(): Promise<void>
  waiting(): Promise<number>
  close(): Promise<void>
}

type Parcel = { id: string; attempts: number; data: object }

/** What takes longer has failed. */
const patienceMs = 10_000
/** If the process dies meanwhile, another may try again after this. */
const leaseMs = 12_000
const mostAtOnce = 8
/** Stripe tries for three days; so do these, with the usual waits. */
const mostAttempts = 80
const lookMs = 250
const settleMs = 30_000

/** At once, soon, and then less and less often, up to once an hour. */
export const usualRetries = [500, 2000, 5000, 15_000, 60_000, 300_000, 1_800_000, 3_600_000] as const

export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { db } = options
  // What an earlier process had under way is not.
  await sql`update payments_local.delivery set next_at = least(next_at, now()) where done_at is null and given_up_at is null`.execute(db)
  let working: Promise<void> | null = null
  const state = { isWanted: false, isClosed: false }
  const work = async () => {
    while (state.isWanted && !state.isClosed) {
      state.isWanted = false
      while (!state.isClosed && (await bringSome(options)));
    }
  }
  const kick = () => {
    state.isWanted = true
    // A database that is away is asked again at the next look.
    working ??= work()
      .catch(() => {})
      .finally(() => (working = null))
  }
  const timer = setInterval(kick, lookMs)
  timer.unref()
  return {
    kick,
    waiting: () => countWaiting(db),
    settle: () => untilEmpty(db, kick),
    close: async () => {
      state.isClosed = true
      clearInterval(timer)
      await working
    },
  }
}

/** Brings what is due; false when nothing is. */
async function bringSome(options: OutboxOptions): Promise<boolean> {
  const url = options.webhook()
  if (url === null) return false
  const { rows } = await sql<Parcel>`
    with due as (
      select id from payments_local.delivery
      where done_at is null and given_up_at is null and next_at <= clock_timestamp()
      order by next_at, id limit ${mostAtOnce} for update skip locked
    )
    update payments_local.delivery d
    set attempts = d.attempts + 1, next_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due, payments_local.event e where d.id = due.id and e.id = d.event_id
    returning d.id, d.attempts, e.data`.execute(options.db)
  await Promise.all(rows.map((parcel) => bring(options, url, parcel)))
  return rows.length > 0
}

async function bring({ db, webhookSecret, retryMs }: OutboxOptions, url: string, { id, attempts, data }: Parcel): Promise<void> {
  const status = await post(url, JSON.stringify(data), webhookSecret)
  const isTaken = status >= 200 && status < 300
  const wait = retryMs[Math.min(attempts, retryMs.length) - 1] ?? 0
  const isHopeless = !isTaken && attempts >= mostAttempts
  await sql`
    update payments_local.delivery set status = ${status},
      done_at = case when ${isTaken} then clock_timestamp() end,
      given_up_at = case when ${isHopeless} then clock_timestamp() end,
      next_at = clock_timestamp() + ${wait} * interval '1 millisecond'
    where id = ${id}`.execute(db)
}

/** The answer's status; 0 where there was none. */
async function post(url: string, payload: string, secret: string): Promise<number> {
  const signature = signing.webhooks.generateTestHeaderString({ payload, secret })
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, 'user-agent': 'Stripe/1.0 (local)' },
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

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from payments_local.delivery where done_at is null and given_up_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

async function untilEmpty(db: Db, kick: () => void): Promise<void> {
  const end = Date.now() + settleMs
  for (let left = await countWaiting(db); left > 0; left = await countWaiting(db)) {
    if (Date.now() > end) throw new Error(`${left} events were not taken by the webhook within ${settleMs / 1000} seconds.`)
    kick()
    await new Promise((done) => setTimeout(done, 20))
  }
}
