/** What everything in this folder works with. */
import type { FastifyBaseLogger } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type Stripe from 'stripe'
import type { Db, Slow } from './holders.ts'

export type Money = {
  /** The house's connections: for what is quick. */
  db: Db
  /** Money's own: for transactions that wait for Stripe. When Stripe is slow, nobody else waits for a connection. */
  slow: Slow
  stripe: Stripe
  log: FastifyBaseLogger
  now: () => Date
}
/** The same within a transaction that holds the lock of a holder. */
export type LockedMoney = Omit<Money, 'db' | 'slow'> & { trx: QueryExecutorProvider }
