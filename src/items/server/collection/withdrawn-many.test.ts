/** A collection may lose more files at once than a statement has parameters. */
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenServer } from '../../../../test/given.ts'
import { findCollected, withdraw } from './write.ts'

test('more items than a statement takes parameters are withdrawn at once', async () => {
  const { db, pool } = await givenServer({ stocked: true })
  const withdrawn = await inTransaction(db, async (trx) => {
    const [one] = await findCollected(trx)
    const many = Array.from({ length: 70_000 }, (_, i) => (one ? [{ ...one, id: String(i + 1) }] : [])).flat()
    return withdraw(trx, many, { sound: [], names: new Set<never>(), unlicensed: [] })
  })
  expect(withdrawn).toBe(70_000)
  expect((await pool.query('select from item where published_at is not null')).rowCount).toBe(0)
})
