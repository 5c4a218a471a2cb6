/**
 * Membership on a database of its own, with the stand-in for Stripe: people who buy, servers that answer them, and what
 * Stripe then tells.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { Stripe } from 'stripe'
import { createHttpServer } from '#kit/server/http/http.ts'
import { createLog } from '#kit/server/log.ts'
import { serve } from '#kit/server/api/serve.ts'
import { countWaiting } from '#kit/server/work/enqueue.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import type { Viewer } from '#kit/viewer.ts'
import { localPaymentsContract } from '#local/payments/contract.ts'
import { openLocalPayments } from '#local/payments/server/local-payments.ts'
import { membershipContract } from '#membership/contract.ts'
import { noticeTask } from '#membership/server/webhook/inbox.ts'
import { openMembership } from '#membership/server/membership.ts'
import { apiVersion } from '#membership/server/stripe/stripe.ts'
import { admitAll } from '../plenty.ts'
import { openBetween } from './stripe-between.ts'

export const origin = 'http://localhost:3000'
const daySeconds = 86_400
/** Trials call faster than a hand could. */

export type MoneyOptions = {
  database: { url: string; pool: Pool; db: Kysely<never> }
  /** Whether Stripe's webhooks come, how often each, and how much out of order. */
  delivery?: { copies?: number; spreadMs?: number } | undefined
  /** Where they come, if not to this server. */
  webhook?: (() => string | null) | undefined
  /** With something between us and Stripe that can fail. */
  between?: boolean | undefined
  /** How often the SDK tries again by itself; as in the product where nothing is said. */
  retries?: number | undefined
  log?: string[] | undefined
}
export type Money = Awaited<ReturnType<typeof openMoney>>
export type Buyer = { id: string; email: string }
type Settings = { secretKey: string; host: string; port: number; timeout?: number; retries?: number | undefined }

/** A world whose parts are closed by whoever opened it. */
export async function openMoney({
  database,
  delivery,
  webhook: elsewhere,
  between: isBetween,
  retries,
  log,
}: MoneyOptions) {
  const clock = { aheadMs: 0, webhook: null as string | null }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const webhook = elsewhere ?? (() => clock.webhook)
  const deliveries = openQueue({ database, log: createLog('silent'), pollMs: 20 })
  const local = await openLocalPayments({
    database,
    queue: deliveries,
    origin,
    webhook,
    delivery: { ...delivery, retryMs: [50] },
  })
  const between = isBetween ? await openBetween(local.sdk.config) : null
  const settings = { ...local.sdk, ...local.sdk.config, ...(between && { port: between.port, timeout: 2000 }), retries }
  const webhookSecret = local.webhookSecret
  const open = () => openServer({ database, settings, webhookSecret, now, log, handlers: local.handlers })
  const server = await open()
  const others: (typeof server)[] = []
  if (delivery && !elsewhere)
    clock.webhook = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/stripe/webhook`
  if (delivery) await local.hear()
  const stripe = new Stripe(local.sdk.secretKey, { ...local.sdk.config, apiVersion, telemetry: false })
  const money = {
    ...server,
    local,
    stripe,
    between,
    now,
    pool: database.pool,
    db: database.db,
    webhookSecret,
    settings,
    /** Another process on the same database, as far as it matters. */
    async other() {
      const another = await open()
      others.push(another)
      return another
    },
    /** All clocks. */
    async advance(days: number) {
      clock.aheadMs += days * daySeconds * 1000
      await local.advance(days * daySeconds)
    },
    /** Until every event has come and is worked off. */
    async settle() {
      if (delivery) await local.settle()
      for (let left = 1; left > 0; left = await countWaiting(database.db, noticeTask)) await server.membership.work()
    },
    async close() {
      for (const one of [server, ...others]) await one.close()
      await between?.close()
      await local.close()
      await deliveries.close()
    },
  }
  return { ...money, ...worldOf(money) }
}

type ServerParts = Pick<MoneyOptions, 'log'> & {
  database: { url: string; db: Kysely<never> }
  settings: Settings
  webhookSecret: string
  now: () => Date
  handlers?: Awaited<ReturnType<typeof openLocalPayments>>['handlers']
}

/** The calls as the application serves them; who asks is said by a header in place of a sign-in service. */
export async function openServer({ database, settings, webhookSecret, now, log, handlers }: ServerParts) {
  const { secretKey, host, port, timeout, retries } = settings
  const logOf = createLog('info', { write: (line) => void log?.push(line) })
  const queue = openQueue({ database, log: logOf, leaseMs: 1000, pollMs: 100 })
  const membership = openMembership({
    database,
    queue,
    stripe: {
      secretKey,
      config: {
        host,
        port,
        protocol: 'http',
        ...(timeout && { timeout }),
        ...(retries !== undefined && { maxNetworkRetries: retries }),
      },
      webhookSecret,
      isLocal: true,
    },
    origin,
    log: logOf,
    now,
  })
  const app = createHttpServer()
  serve(app, membershipContract, membership.handlers, admitAll(identify))
  if (handlers) serve(app, localPaymentsContract, handlers, admitAll(identify))
  membership.webhook(app)
  await app.ready()
  return {
    app,
    membership,
    async close() {
      await app.close()
      await membership.close()
      await queue.close()
    },
  }
}

async function identify({ headers }: FastifyRequest): Promise<Viewer> {
  const [id, email = ''] = String(headers['x-user'] ?? '').split(' ')
  return id ? { id, name: 'Ada', email: email || null, isVerified: true, isOperator: false } : null
}

type Server = Awaited<ReturnType<typeof openServer>>
type Call =
  | 'subscription/check'
  | 'subscription/portal'
  | 'subscription/checkout'
  | 'purchases/check'
  | 'purchases/checkout'

/** What people do. */
function worldOf({
  app,
  pool,
  stripe,
  local,
}: Pick<Server, 'app'> & { pool: Pool } & { stripe: Stripe; local: Awaited<ReturnType<typeof openLocalPayments>> }) {
  const page = async (path: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/local/payments/${path}`,
      headers: { host: 'localhost:3000' },
      payload,
    })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  const call = async ({ id, email }: Buyer, path: Call, { on = app, body = {} as object } = {}) => {
    const name = path.endsWith('checkout') ? { name: 'Ada' } : {}
    const headers = { 'x-user': `${id} ${email}` }
    const answer = await on.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers,
      payload: { email, ...name, ...body },
    })
    return { code: answer.statusCode, ...answer.json() }
  }
  const checkOut = async (who: Buyer, path: 'subscription/checkout' | 'purchases/checkout'): Promise<string> => {
    const { url, error } = await call(who, path)
    if (!url) throw new Error(`${path}: ${JSON.stringify(error)}`)
    return url
  }
  const pay = (url: string, number = '4242424242424242') => page(`checkouts/${url.split('/').at(-1)}/pay`, { number })
  const intentOf = async (url: string) =>
    String((await stripe.checkout.sessions.retrieve(url.split('/').at(-1) ?? '')).payment_intent)
  return {
    page,
    call,
    pay,
    intentOf,
    async person(): Promise<Buyer> {
      const email = `${randomBytes(6).toString('hex')}@example.org`
      const text = `insert into account (issuer, subject, email, created_at, seen_at) values ('urn:test', $1, $1, now(), now()) returning id`
      const { rows } = await pool.query<{ id: string }>(text, [email])
      return { id: rows[0]?.id ?? '', email }
    },
    /** The address of the page where it was paid. */
    async buyPack(who: Buyer, number?: string): Promise<string> {
      const url = await checkOut(who, 'purchases/checkout')
      await pay(url, number)
      return url
    },
    async join(who: Buyer, number?: string): Promise<Stripe.Subscription> {
      await pay(await checkOut(who, 'subscription/checkout'), number)
      return subscriptionOf(pool, stripe, who)
    },
    subscriptionOf: (who: Buyer) => subscriptionOf(pool, stripe, who),
    dispute: (intent: string) => page(`payments/${intent}/dispute`, {}),
    async closeDispute(intent: string, outcome: 'won' | 'lost') {
      const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data
      return page(`disputes/${dispute?.id}/close`, { outcome })
    },
    refund: (intent: string, amount?: number) =>
      stripe.refunds.create({ payment_intent: intent, ...(amount && { amount }) }),
    answerForBank: (intent: string, outcome: 'paid' | 'failed') => page(`payments/${intent}/bank`, { outcome }),
    /** Every event there is, as Stripe would tell it. */
    async events(): Promise<Stripe.Event[]> {
      const all: Stripe.Event[] = []
      for await (const event of stripe.events.list({ limit: 100 })) all.push(event)
      return all
    },
    balances: (who: Buyer) => balances(pool, who),
    local,
  }
}

async function subscriptionOf(pool: Pool, stripe: Stripe, { id }: Buyer): Promise<Stripe.Subscription> {
  const { rows } = await pool.query<{ customer: string }>('select customer from holder where account_id = $1', [id])
  const { data } = await stripe.subscriptions.list({ customer: rows[0]?.customer ?? '', status: 'all' })
  if (!data[0]) throw new Error('There is no subscription.')
  return data[0]
}

/** As they stand in the wallets, below zero too. */
async function balances(pool: Pool, { id }: Buyer): Promise<{ status: string; analysis: number; trend: number }> {
  const { rows } = await pool.query<{ status: string; analysis: number; trend: number }>(
    `select status,
      coalesce((select balance from wallet where holder_id = holder.id and budget = 'analysis'), 0) as analysis,
      coalesce((select balance from wallet where holder_id = holder.id and budget = 'trend'), 0) as trend
    from holder where account_id = $1`,
    [id],
  )
  return rows[0] ?? { status: 'guest', analysis: 0, trend: 8 }
}
