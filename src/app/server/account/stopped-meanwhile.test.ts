/** An address is confirmed at the moment at which its account is stopped: whichever comes first, it counts with nobody. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveLogin } from '#accounts/server/store.ts'
import { saveWord } from '#items/server/authors/words-store.ts'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, db, pool } = await givenServer({ stocked: true })

/** Somebody who forecast before their address was confirmed. */
async function someone() {
  const user = await givenUser(app)
  const estimate = { type: 'binary', probability: 0.4 }
  await user.call('POST', '/api/items/prediction/1/forecasts', { requestId: randomUUID(), estimate })
  const { rows } = await pool.query('select issuer, subject, email from account where id = $1', [user.id])
  const { issuer, subject, email } = rows[0]
  const claims = { subject, email, emailVerified: true, name: null, picture: null, authTime: 0, signIn: null }
  return {
    confirm: (trx: Write) => saveLogin(trx, issuer, claims, new Date()),
    async stop(trx: Write) {
      await lockAccount(trx, user.id)
      await saveWord(trx, { accountId: user.id, word: 'stopped', reason: 'x', by: null, at: new Date() })
    },
    isCounted: async () =>
      (await pool.query('select is_counted from forecaster where account_id = $1', [user.id])).rows[0].is_counted,
  }
}

async function atOnce(first: (trx: Write) => Promise<unknown>, second: (trx: Write) => Promise<unknown>) {
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  let after: Promise<unknown> = Promise.resolve()
  let isDone = false
  await inTransaction(db, async (trx) => {
    await first(trx)
    after = inTransaction(db, (other) => second(other)).then(() => (isDone = true))
    await expect.poll(async () => isDone || ((await pool.query(waits)).rowCount ?? 0) > 0).toBe(true)
  })
  await after
}

test('stopped while the address is being confirmed', async () => {
  const { confirm, stop, isCounted } = await someone()
  await atOnce(confirm, stop)
  expect(await isCounted()).toBe(false)
})

test('confirmed while the account is being stopped', async () => {
  const { confirm, stop, isCounted } = await someone()
  await atOnce(stop, confirm)
  expect(await isCounted()).toBe(false)
})
