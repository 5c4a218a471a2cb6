/** Wallets for tests: holders, and what is bought and taken back, without Stripe. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { analysisPack, type BudgetName, membership } from '#membership/catalogue.ts'
import { ensureHolder } from '#membership/server/holders.ts'
import { clawBack as clawBackTo } from '#membership/server/ledger/clawback.ts'
import { giveProduct } from '#membership/server/ledger/ledger.ts'

export const walletStart = new Date('2026-11-12T10:00:00Z')
const dayMs = 86_400_000

export function daysLater(days: number): Date {
  return new Date(walletStart.getTime() + days * dayMs)
}

export function wallets({ db, pool }: { db: Kysely<never>; pool: Pool }) {
  let count = 0
  return {
    async givenHolder() {
      const text = `insert into account (issuer, subject, email, created_at, seen_at) values ('urn:test', $1, 'a@x.example', now(), now()) returning id`
      const { rows } = await pool.query<{ id: string }>(text, [`wallet ${++count}`])
      const accountId = rows[0]?.id ?? ''
      const { id } = await db.transaction().execute((trx) => ensureHolder(trx, accountId, walletStart))
      return { id, accountId }
    },

    buyPack(id: string, name: string, now = walletStart) {
      return giveProduct(db, id, { source: `cs:${name}`, product: analysisPack, startsAt: now, expiresAt: null }, now)
    },

    giveMonth(id: string, name: string, { from = 0, until = 33 } = {}) {
      const month = {
        source: `in:${name}`,
        product: membership,
        startsAt: daysLater(from),
        expiresAt: daysLater(until),
      }
      return giveProduct(db, id, month, daysLater(from))
    },

    /** Of a payment of 29.00. */
    clawBack(
      id: string,
      source: string,
      returnedCents: number,
      { cause = 'refund' as 'refund' | 'dispute', now = walletStart } = {},
    ) {
      const causes = { taking: cause, giving: cause }
      return clawBackTo(db, id, { source, intent: `pi_${source}`, returnedCents, paidCents: 2900, causes }, now)
    },

    async balanceOf(id: string, budget: BudgetName = 'analysis'): Promise<number> {
      const { rows } = await pool.query<{ balance: number }>(
        'select balance from wallet where holder_id = $1 and budget = $2',
        [id, budget],
      )
      return rows[0]?.balance ?? 0
    },
  }
}
