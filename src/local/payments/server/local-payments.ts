/**
 * Stands in for Stripe where no Stripe key is set. It has two faces: Stripe's API, on a port of its own that only this
 * process knows the key of, and the pages that people pay at, on our own origin. What happened is told to the webhook,
 * signed as Stripe signs it.
 */
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { isLoopback } from '#kit/loopback.ts'
import { type Database, openDatabase, working } from '#kit/server/database.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { countWaiting, hurry } from '#kit/server/work/enqueue.ts'
import { whyNotStandIn } from '#kit/server/config/payments.ts'
import { ownSecret } from '#kit/server/processes/own-parent.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import type { localPaymentsContract } from '../contract.ts'
import { paymentPaths } from '../paths.ts'
import { openApi } from './api.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { checkoutCalls } from './calls/checkouts.ts'
import { customerCalls } from './calls/customers.ts'
import { paymentCalls } from './calls/payments.ts'
import { subscriptionCalls } from './calls/subscriptions.ts'
import { moveOn } from './flows/moving-on.ts'
import { localPaymentsHandlers } from './handlers.ts'
import { makeId } from './ids.ts'
import { deliveryTask } from './event-store.ts'
import { deliveryWork, untilTaken, usualRetries } from './outbox.ts'
import type { PaymentTables } from './tables.ts'
import { type Acting, createActing, findAhead } from './world.ts'

export type LocalPaymentsOptions = {
  /**
   * Its address alone is used: the service has connections of its own, so that a caller who waits for it with theirs
   * never blocks it.
   */
  database: Pick<Database<unknown>, 'url'>
  queue: Queue
  /** Where its pages are, without a slash at the end. A function where that is known only once the server listens. */
  origin: string | (() => string)
  /** The address of `/api/stripe/webhook`, once the server listens. */
  webhook: () => string | null
  /** The name or address that the server listens at. */
  host?: string
  /** Whether the operator wants it even where others can reach the server (FARSIGHT_LOCAL_PAYMENTS=1). */
  isForced?: boolean
  now?: () => Date
  log?: FastifyBaseLogger
  /** For tests: how often each event comes, how far copies are spread, and the waits after failures. */
  delivery?: { copies?: number; spreadMs?: number; retryMs?: readonly number[] }
}

export type LocalPayments = {
  /** For `new Stripe(secretKey, config)`. */
  sdk: { secretKey: string; config: { host: string; port: number; protocol: 'http' } }
  webhookSecret: string
  handlers: Handlers<typeof localPaymentsContract>
  /** The webhook listens by now: from then on events are brought to it. */
  hear(): Promise<void>
  /** Waits until every event was taken by the webhook; rejects after 30 seconds. */
  settle(): Promise<void>
  /** What its clock shows, which may be ahead. */
  now(): Promise<Date>
  /** Moves its clock on, as the control page does. */
  advance(seconds: number): Promise<void>
  close(): Promise<void>
}

/** How often it looks whether something has fallen due by itself. */
const lookMs = 30_000
const keptHours = 24

export async function openLocalPayments(options: LocalPaymentsOptions): Promise<LocalPayments> {
  const { queue, now = () => new Date(), log, delivery = {} } = options
  const problem = whyNotOpen(options)
  if (problem) throw new Error(problem)
  const own = openDatabase<PaymentTables>(options.database.url, { max: 4, patience: working })
  // Whichever of several processes a delivery reaches knows that it is ours.
  const webhookSecret = ownSecret ? `whsec_${ownSecret}` : makeId('whsec', 32)
  const { db } = own
  const tasks = [
    deliveryWork({ db, webhookSecret, webhook: options.webhook, retryMs: delivery.retryMs ?? usualRetries }),
  ]
  const hear = once(async () => {
    // What an earlier process tried in vain need not wait for as long.
    await hurry(db, deliveryTask)
    await queue.start(tasks)
  })
  if (options.webhook() !== null) await hear()
  const plan = { copies: delivery.copies ?? 1, spreadMs: delivery.spreadMs ?? 0 }
  const acting = createActing({ db, now, plan })
  const secretKey = makeId('sk_test_local', 32)
  const calls = [
    ...customerCalls,
    ...catalogueCalls,
    ...checkoutCalls(pagesAt(options)),
    ...subscriptionCalls,
    ...paymentCalls,
  ]
  const api = await openApi({ acting, calls, secretKey, log })
  const look = () =>
    catchUp(acting).catch((error: unknown) => log?.error({ err: error }, 'the stand-in for Stripe could not catch up'))
  await look()
  const timer = setInterval(() => void look(), lookMs)
  timer.unref()
  return {
    sdk: { secretKey, config: { host: '127.0.0.1', port: api.port, protocol: 'http' } },
    webhookSecret,
    handlers: localPaymentsHandlers({
      acting,
      waiting: () => countWaiting(db, deliveryTask),
      isForEverybody: options.isForced ?? false,
    }),
    hear,
    settle: () => hear().then(() => untilTaken(db)),
    now: async () => new Date(now().getTime() + (await findAhead(db)) * 1000),
    advance: (seconds) => acting.write((world) => moveOn(world, seconds)),
    close: async () => {
      clearInterval(timer)
      await api.close()
      await queue.stop(tasks)
      await own.close()
    },
  }
}

function once(act: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined
  return () => (begun ??= act())
}

function whyNotOpen({ origin, host = '127.0.0.1', isForced = false }: LocalPaymentsOptions): string | null {
  const publicUrl = typeof origin === 'string' ? origin : undefined
  return whyNotStandIn({ host, publicUrl, isLocalPaymentsForced: isForced })
}

/**
 * Where no origin is set, people go back to the name they came by: `localhost` and `127.0.0.1` share no session. Any
 * other name is believed only where others are let in.
 */
function pagesAt({ origin, isForced = false }: Pick<LocalPaymentsOptions, 'origin' | 'isForced'>) {
  const base = (from: string | null | undefined) => {
    if (typeof origin === 'string') return origin
    const named = from && URL.canParse(from) ? new URL(from) : null
    return named && (isForced || isLoopback(named.hostname)) ? named.origin : origin()
  }
  return {
    checkout: (id: string, from: string | null | undefined) => base(from) + paymentPaths.checkout(id),
    portal: (secret: string, from: string | null | undefined) => base(from) + paymentPaths.portal(secret),
  }
}

/** Whatever fell due by itself, and answers that need not be remembered any more. */
async function catchUp(acting: Acting): Promise<void> {
  await acting.write(async (world) => {
    await moveOn(world, 0)
    await sql`delete from payments_local.idempotency where at < now() - ${keptHours} * interval '1 hour'`.execute(
      world.db,
    )
  })
}
