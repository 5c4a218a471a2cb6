/**
 * Who takes payments here: Stripe, or a stand-in on this machine; and the membership that follows from what was paid.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nameOrders } from '#analyses/server/name-orders.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import type { Consents } from '#legal/server/consents.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import { localPaymentsHandlers } from '#local/payments/server/handlers.ts'
import {
  type LocalPayments,
  type LocalPaymentsOptions,
  openLocalPayments,
} from '#local/payments/server/local-payments.ts'
import { openMembership } from '#membership/server/membership.ts'
import type { Tables } from './tables.ts'

export type Delivery = NonNullable<LocalPaymentsOptions['delivery']>
type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  queue: Queue
  config: Config
  consents: Consents
  delivery?: Delivery
}

export async function openPayments({ app, database, queue, config, consents, delivery }: Parts) {
  const { publicUrl, host, port, stripeSecretKey, stripeWebhookSecret = '', isLocalPaymentsForced: isForced } = config
  const address = () => app.listeningOrigin ?? `http://localhost:${port}`
  const webhook = () => (app.server.listening ? `${address()}/api/stripe/webhook` : null)
  const local = stripeSecretKey
    ? null
    : await openLocalPayments({
        database,
        queue,
        origin: publicUrl ?? address,
        webhook,
        host,
        isForced,
        log: app.log,
        ...(delivery && { delivery }),
      })
  const membership = openMembership({
    database,
    queue,
    stripe: stripeSecretKey
      ? { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, isLocal: false }
      : { ...stoodIn(local), isLocal: true },
    origin: (request: FastifyRequest | undefined) =>
      publicUrl ?? (request ? `${request.protocol}://${request.host}` : address()),
    terms: {
      version: consents.version,
      isAccepted: (accountId) => consents.isAccepted(database.db, accountId),
      accept: (accountId, at) => consents.accept(database.db, accountId, at),
    },
    nameOrders: (accountId, orders) => nameOrders(database.db, accountId, orders),
    log: app.log,
    ...(local && { now: await followClock(app, local) }),
  })
  membership.webhook(app)
  app.addHook('onListen', async () => local?.hear())
  app.addHook('onClose', async () => {
    await membership.close()
    await local?.close()
  })
  return { membership, local, pages: local?.handlers ?? localPaymentsHandlers(null) }
}

/**
 * The stand-in's clock can be moved, and then allowances end when it says so. It is looked at often enough for somebody
 * at its control page.
 */
async function followClock(app: FastifyInstance, local: LocalPayments): Promise<() => Date> {
  let aheadMs = (await local.now()).getTime() - Date.now()
  const look = () =>
    local.now().then(
      (at) => void (aheadMs = at.getTime() - Date.now()),
      () => {}, // closing, or the database is away: what was last seen holds
    )
  app.addHook('onListen', async () => {
    const timer = setInterval(() => void look(), 500)
    timer.unref()
    app.server.once('close', () => clearInterval(timer))
  })
  // Whatever it tells of itself has happened by its clock.
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/stripe/webhook')) await look()
  })
  return () => new Date(Date.now() + aheadMs)
}

function stoodIn(local: Awaited<ReturnType<typeof openLocalPayments>> | null) {
  if (!local) throw new Error('Nobody takes payments: neither Stripe nor a stand-in.')
  return { secretKey: local.sdk.secretKey, config: local.sdk.config, webhookSecret: local.webhookSecret }
}
