/** Membership and money, put together: what is answered, what Stripe tells, what happens by the clock, and what orders may spend. */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { openDatabase } from '#kit/server/database.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { createWorkLoop } from '#kit/server/work-loop.ts'
import type { BudgetName } from '../catalogue.ts'
import type { membershipContract } from '../contract.ts'
import type { MemberStatus } from '../status.ts'
import { findBudgets, firstBudgets } from './ledger/budgets.ts'
import { membershipHandlers } from './handlers.ts'
import { type Db, ensureHolder, findHolder } from './holders.ts'
import { expireEnded, releaseUnit, type Spent, spendUnit } from './ledger/ledger.ts'
import type { Money } from './money.ts'
import { createPriceList } from './stripe/price-list.ts'
import { convergeAll, findAlarms, readEvents } from './reconcile/sweep.ts'
import { removeHolder } from './removal.ts'
import { refuseOtherSide, sideOf } from './stripe/side.ts'
import { isLive, openStripe, type StripeSettings } from './stripe/stripe.ts'
import { createTurns } from './webhook/fair-queue.ts'
import { serveWebhook } from './webhook/webhook.ts'
import { workInbox } from './webhook/worker.ts'

type Options = {
  database: { url: string; db: Db }
  stripe: StripeSettings
  /** Our own, where Stripe's pages lead back to: fixed, or as the request reached us. */
  origin: string | ((request: FastifyRequest | undefined) => string)
  log: FastifyBaseLogger
  now?: () => Date
}

export type Membership = {
  handlers: Handlers<typeof membershipContract>
  /** Registers the route that Stripe calls. */
  webhook(app: FastifyInstance): void
  /** Refuses (`WrongPrices`) where Stripe would charge something else than the catalogue says. From then on the inbox is worked off. */
  start(): Promise<void>
  close(): Promise<void>
  /** One pass over what is due in the inbox, for tests and scripts. Answers how many events were worked off. */
  work(): Promise<number>
  /** Puts into the inbox what Stripe says has happened lately. */
  readEvents(): Promise<number>
  /** Looks at everybody for whom money moved in 40 days. */
  reconcile(): Promise<{ holders: number; failed: number }>
  /** What somebody must look at, in a sentence each. */
  alarms(): Promise<string[]>
  /** One unit for one order; with `trx`, in the transaction that queues it. */
  spend(accountId: string, budget: BudgetName, orderId: string, trx?: QueryExecutorProvider): Promise<Spent>
  /** Gives it back, once. False where nothing was spent, or all was given back already. */
  release(orderId: string, trx?: QueryExecutorProvider): Promise<boolean>
  /** For the user record (R20). */
  budgetsOf(accountId: string): Promise<{ membershipStatus: MemberStatus; analysisBudget: number; analysisTrendBudget: number }>
  /** In the transaction that deletes the account. */
  removeAccount(trx: QueryExecutorProvider, accountId: string): Promise<void>
}

/** How many calls of people wait for Stripe at once. The others wait in memory, each holder's in a queue that is no longer than this, and not long. */
const people = { atOnce: 6, longestQueue: 30, patienceMs: 6000 }
/**
 * A row of the inbox is itself the job, so that its effect and its end are one transaction, which a job of graphile-worker cannot be. Several
 * work, so that one person's slow payment does not hold up everybody else's.
 */
const inbox = { what: 'the inbox', workers: 3, pollMs: 1000 }
/** Two for the cron itself, one for what it does at night. Each has its own, so nobody who waits for Stripe keeps another from working. */
const connections = people.atOnce + inbox.workers + 3

export function openMembership({ database, stripe: settings, origin, log, now = () => new Date() }: Options): Membership {
  const stripe = openStripe(settings)
  const { isLocal, secretKey, webhookSecret } = settings
  const own = openDatabase<never>(database.url, { max: connections })
  const { db } = database
  const money: Money = { db, slow: own.db, stripe, log, now }
  const priceList = createPriceList(stripe, { isLocal, log })
  const forPeople = { transaction: () => own.db.transaction(), turns: createTurns({ ...people, log }) }
  const loop = createWorkLoop((isStopping) => workInbox(money, isStopping), log, inbox)
  const originOf = typeof origin === 'string' ? () => origin : origin
  let jobs: Jobs | undefined
  return {
    handlers: membershipHandlers({ ...money, slow: forPeople, prices: priceList.find, originOf, isLocal }),
    webhook: (app) => serveWebhook(app, { db, stripe, now, webhookSecret, livemode: isLive(secretKey), onNotice: loop.wake }),
    async start() {
      await refuseOtherSide(db, sideOf(settings), now())
      await priceList.open()
      loop.start()
      jobs = await startJobs({ pool: own.pool, log, jobs: jobsOf(money, loop.wake) })
    },
    async close() {
      await Promise.all([jobs?.stop(), loop.stop()])
      await own.close()
    },
    work: () => workInbox(money),
    readEvents: () => readEvents(money),
    reconcile: () => convergeAll(money),
    alarms: () => findAlarms(money),
    ...ordersOf(money),
    removeAccount: (trx, accountId) => removeHolder(trx, accountId, now()),
  }
}

function jobsOf(money: Money, wake: () => void) {
  const { db, log, now } = money
  return [
    {
      task: 'money_events',
      at: '*/5 * * * *',
      async work() {
        await readEvents(money).catch((error: unknown) => log.error({ err: error }, 'the events of the payment service could not be read'))
        wake()
        for (const alarm of await findAlarms(money)) log.error({ alarm }, 'money needs a look')
      },
    },
    { task: 'money_expiry', at: '7 * * * *', work: () => expireEnded(db, now()) },
    { task: 'money_night', at: '23 3 * * *', work: () => convergeAll(money) },
  ]
}

function ordersOf({ db, now }: Money): Pick<Membership, 'spend' | 'release' | 'budgetsOf'> {
  return {
    async spend(accountId, budget, orderId, trx) {
      const spendIn = async (inside: QueryExecutorProvider) => {
        const { id } = await ensureHolder(inside, accountId, now())
        return spendUnit(inside, id, { budget, orderId }, now())
      }
      return trx ? spendIn(trx) : db.transaction().execute(spendIn)
    },
    release: (orderId, trx) => releaseUnit(trx ?? db, orderId, now()),
    async budgetsOf(accountId) {
      const holder = await findHolder(db, accountId)
      const { analysis, trend } = holder ? await findBudgets(db, holder.id, now()) : firstBudgets
      return { membershipStatus: holder?.status ?? 'guest', analysisBudget: analysis.left, analysisTrendBudget: trend.left }
    },
  }
}
