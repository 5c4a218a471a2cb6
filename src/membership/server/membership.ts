/**
 * Membership and money, put together: what is answered, what Stripe tells, what happens by the clock, and what orders
 * may spend.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { openDatabase, working } from '#kit/server/database.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import type { BudgetName } from '../catalogue.ts'
import type { membershipContract } from '../contract.ts'
import type { MemberStatus } from '../status.ts'
import { findBudgets, firstBudgets } from './ledger/budgets.ts'
import { membershipHandlers, type NameOrders } from './handlers.ts'
import { type Db, ensureHolder, findHolder } from './holders.ts'
import { byTheClock } from './by-the-clock.ts'
import { releaseUnit, type Spent, spendUnit } from './ledger/ledger.ts'
import { noTerms, type Terms } from './terms.ts'
import type { Money } from './money.ts'
import { createPriceList } from './stripe/price-list.ts'
import { reconcileAll, findAlarms, readEvents } from './reconcile/sweep.ts'
import { ledgerOf, purchasesOf } from './own-export.ts'
import { removeHolder } from './removal.ts'
import { refuseOtherSide, sideOf } from './stripe/side.ts'
import { isLive, openStripe, type StripeSettings } from './stripe/stripe.ts'
import { createFairQueue } from './webhook/fair-queue.ts'
import { serveWebhook } from './webhook/webhook.ts'
import { noticesAtOnce, noticeWork } from './webhook/worker.ts'

type Options = {
  database: { url: string; db: Db }
  queue: Queue
  stripe: StripeSettings
  /** Our own, where Stripe's pages lead back to: fixed, or as the request reached us. */
  origin: string | ((request: FastifyRequest | undefined) => string)
  log: FastifyBaseLogger
  /** What buyers agree to. Where there is nothing of the kind, nobody is asked. */
  terms?: Terms
  /** Names what was ordered. Without it the ledger says only that something was. */
  nameOrders?: NameOrders
  now?: () => Date
}

export type Membership = {
  handlers: Handlers<typeof membershipContract>
  /** Registers the route that Stripe calls. */
  webhook(app: FastifyInstance): void
  /**
   * Refuses (`WrongPrices`) where Stripe would charge something else than the catalogue says. From then on the inbox is
   * worked off.
   */
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
  budgetsOf(
    accountId: string,
  ): Promise<{ membershipStatus: MemberStatus; analysisBudget: number; analysisTrendBudget: number }>
  /** For the file that somebody takes away. */
  ledgerOf(accountId: string): AsyncIterable<Record<string, unknown>>
  purchasesOf(accountId: string): Promise<Record<string, unknown>>
  /** In the transaction that deletes the account. */
  removeAccount(trx: QueryExecutorProvider, accountId: string): Promise<void>
}

/**
 * How many calls of people wait for Stripe at once. The others wait in memory, each holder's in a queue that is no
 * longer than this, and not long.
 */
const people = { atOnce: 6, longestQueue: 30, patienceMs: 6000 }
/** Two for what goes by the clock. Each has its own, so nobody who waits for Stripe keeps another from working. */
const connections = people.atOnce + noticesAtOnce + 2

export function openMembership({
  database,
  queue,
  stripe: settings,
  origin,
  log,
  terms = noTerms,
  nameOrders = async () => new Map(),
  now = () => new Date(),
}: Options): Membership {
  const stripe = openStripe(settings)
  const { isLocal, secretKey, webhookSecret } = settings
  const own = openDatabase<never>(database.url, { max: connections, patience: working })
  const { db } = database
  const money: Money = { db, slow: own.db, stripe, log, now }
  const priceList = createPriceList(stripe, { isLocal, log })
  const forPeople = { transaction: () => own.db.transaction(), fairQueue: createFairQueue({ ...people, log }) }
  const notices = noticeWork(money)
  const tasks = [notices, ...byTheClock(money)]
  const originOf = typeof origin === 'string' ? () => origin : origin
  return {
    handlers: membershipHandlers({
      ...money,
      slow: forPeople,
      prices: priceList.find,
      originOf,
      isLocal,
      terms,
      nameOrders,
    }),
    webhook: (app) => serveWebhook(app, { db, stripe, webhookSecret, livemode: isLive(secretKey) }),
    async start() {
      await refuseOtherSide(db, sideOf(settings), now())
      await priceList.open()
      await queue.start(tasks)
    },
    async close() {
      await queue.stop(tasks)
      await own.close()
    },
    work: () => queue.workOff(notices),
    readEvents: () => readEvents(money),
    reconcile: () => reconcileAll(money),
    alarms: () => findAlarms(money),
    ...ordersOf(money),
    ledgerOf: (accountId) => ledgerOf(db, accountId),
    purchasesOf: (accountId) => purchasesOf(db, accountId),
    removeAccount: removeHolder,
  }
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
      return {
        membershipStatus: holder?.status ?? 'guest',
        analysisBudget: analysis.left,
        analysisTrendBudget: trend.left,
      }
    },
  }
}
