/** Facts about the ledger alone: spending, giving back, allowances that end. Stripe is not asked here. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { daysLater as later, wallets, walletStart } from '../../../../test/given/wallet.ts'
import { openDatabase } from '#kit/server/database.ts'
import { reasonOf } from '../../reason.ts'
import { findBudgets } from './budgets.ts'
import { listEntries } from './entries.ts'
import { ensureHolder } from '../holders.ts'
import { expireEnded, releaseUnit, spendUnit } from './ledger.ts'
import { countDrift } from '../reconcile/sweep.ts'

const { db, pool, url } = await givenDatabase<never>()
const { givenHolder, buyPack, giveMonth, balanceOf } = wallets({ db, pool })
const start = walletStart

async function left(id: string, now = start): Promise<[analysis: number, trend: number]> {
  const { analysis, trend } = await findBudgets(db, id, now)
  return [analysis.left, trend.left]
}

test('R52 everybody has 8 trend analyses on the first day, once, however many calls come at once', async () => {
  const { accountId, id } = await givenHolder()
  const again = await Promise.all(
    Array.from({ length: 20 }, () => db.transaction().execute((trx) => ensureHolder(trx, accountId, start))),
  )
  expect(new Set(again.map((holder) => holder.id))).toEqual(new Set([id]))
  expect(await left(id)).toEqual([0, 8])
})

test('R52 1,000 spends of 100 at once, from two servers: exactly 100 are let through', async () => {
  const { id } = await givenHolder()
  for (let i = 0; i < 20; i++) await buyPack(id, `thousand ${i}`)
  const other = openDatabase<never>(url)
  const outcomes = await Promise.all(
    Array.from({ length: 1000 }, (_, i) =>
      spendUnit(i % 2 ? db : other.db, id, { budget: 'analysis', orderId: `thousand ${i}` }, start),
    ),
  ).finally(() => other.close())
  const spent = outcomes.filter((outcome) => outcome === 'spent').length
  console.log(
    `1,000 spends of 100: ${spent} spent, ${outcomes.filter((outcome) => outcome === 'insufficient').length} refused`,
  )
  expect(spent).toBe(100)
  expect(await left(id)).toEqual([0, 408])
  expect(await countDrift(db)).toBe(0)
})

test('R52 one order that is sent 1,000 times spends one unit', async () => {
  const { id } = await givenHolder()
  await buyPack(id, 'one order')
  const sent = Array.from({ length: 1000 }, () =>
    spendUnit(db, id, { budget: 'analysis', orderId: 'one order' }, start),
  )
  const outcomes = await Promise.all(sent)
  const spent = outcomes.filter((outcome) => outcome === 'spent').length
  console.log(
    `1 order sent 1,000 times: ${spent} spent, ${outcomes.filter((outcome) => outcome === 'already').length} already`,
  )
  expect(spent).toBe(1)
  expect(await left(id)).toEqual([4, 28])
})

test('R52 an order that fails gives its unit back, once; it cannot be spent again under the same id', async () => {
  const { id } = await givenHolder()
  const order = { budget: 'trend', orderId: 'fails' } as const
  expect(await spendUnit(db, id, order, start)).toBe('spent')
  const backs = await Promise.all(Array.from({ length: 10 }, () => releaseUnit(db, 'fails', start)))
  expect(backs.filter(Boolean)).toHaveLength(1)
  expect(await left(id)).toEqual([0, 8])
  await expect(spendUnit(db, id, order, start)).rejects.toThrow('was given back')
  expect(await releaseUnit(db, 'never ordered', start)).toBe(false)
})

test('R52 what is left is said of what is in use: 7 of 8, 0 of 8, and 20 of 20 after a new pack', async () => {
  const { id } = await givenHolder()
  const trend = async () => (await findBudgets(db, id, start)).trend
  await spendUnit(db, id, { budget: 'trend', orderId: `${id} first` }, start)
  expect(await trend()).toEqual({ left: 7, granted: 8 })
  for (let i = 0; i < 7; i++) await spendUnit(db, id, { budget: 'trend', orderId: `${id} ${i}` }, start)
  expect(await trend()).toEqual({ left: 0, granted: 8 })
  await releaseUnit(db, `${id} first`, start)
  expect(await trend()).toEqual({ left: 1, granted: 8 })
  await spendUnit(db, id, { budget: 'trend', orderId: `${id} again` }, start)
  await buyPack(id, `${id} new`)
  expect(await trend()).toEqual({ left: 20, granted: 20 })
})

test('an order of another holder, or of the other budget, is not taken for one’s own', async () => {
  const [one, two] = [await givenHolder(), await givenHolder()]
  await spendUnit(db, one.id, { budget: 'trend', orderId: 'shared' }, start)
  await expect(spendUnit(db, two.id, { budget: 'trend', orderId: 'shared' }, start)).rejects.toThrow('is another')
  expect(await left(two.id)).toEqual([0, 8])
})

test('an allowance is spent before what lasts, and ends at the stroke of its time', async () => {
  const { id } = await givenHolder()
  await buyPack(id, 'lasting')
  await giveMonth(id, 'november')
  for (let i = 0; i < 4; i++) await spendUnit(db, id, { budget: 'analysis', orderId: `ending ${i}` }, later(1))
  const end = later(33)
  const before = new Date(end.getTime() - 1)
  expect(await left(id, before)).toEqual([11, 68])
  expect(await left(id, end)).toEqual([5, 28])
  await expireEnded(db, before, id)
  expect(await balanceOf(id)).toBe(11)
  await expireEnded(db, end, id)
  await expireEnded(db, end, id)
  expect(await balanceOf(id)).toBe(5)
  const { entries } = await listEntries(db, id, undefined)
  expect(entries.filter(({ kind }) => kind === 'expire').map(({ delta, reason }) => [delta, reason])).toEqual([
    [-40, 'What was left of November 2026 expired on 15 December 2026'],
    [-6, 'What was left of November 2026 expired on 15 December 2026'],
  ])
})

test('a unit of an ended allowance that comes back can still be used for three days', async () => {
  const { id } = await givenHolder()
  await giveMonth(id, 'ended')
  await spendUnit(db, id, { budget: 'analysis', orderId: 'late' }, later(32))
  await releaseUnit(db, 'late', later(40))
  expect(await left(id, later(42.9))).toEqual([1, 8])
  expect(await left(id, later(43))).toEqual([0, 8])
})

test('the ledger refuses to be changed, shortened or emptied', async () => {
  await givenHolder()
  for (const text of ['update ledger set delta = 1', 'delete from ledger', 'truncate ledger cascade'])
    await expect(pool.query(text)).rejects.toThrow('append-only')
})

test('the history is read a page at a time, the latest first, and each balance follows from the one before', async () => {
  const { id } = await givenHolder()
  for (let i = 0; i < 30; i++) await buyPack(id, `history ${i}`)
  const first = await listEntries(db, id, undefined)
  const second = await listEntries(db, id, first.next ?? '')
  const entries = [...first.entries, ...second.entries]
  expect([first.entries.length, entries.length, second.next]).toEqual([50, 61, null])
  const trend = entries.filter(({ budget }) => budget === 'trend').toReversed()
  let balance = 0
  for (const entry of trend) expect(entry.balance).toBe((balance += entry.delta))
  expect(balance).toBe(608)
  for (const cursor of ['', '0', '-1', 'x', '1.5', '9'.repeat(30)])
    await expect(listEntries(db, id, cursor)).rejects.toThrow('This page of the list does not exist')
})

test('an allowance says which month it is of and how long it can be used', () => {
  const month = { budget: 'analysis', source: 'in:in_1', startsAt: start, expiresAt: later(33), cause: null } as const
  expect(reasonOf({ ...month, kind: 'grant' })).toBe('Allowance of November 2026, until 15 December 2026')
  expect(reasonOf({ ...month, kind: 'clawback', cause: 'refund' })).toBe('Refund of the membership of November 2026')
  expect(reasonOf({ ...month, kind: 'grant', source: 'signup', expiresAt: null })).toBe('Welcome')
  expect(reasonOf({ ...month, kind: 'release', budget: 'trend' })).toBe('Trend analysis given back')
})

test('nothing but the three functions writes wallets, the ledger, lots and what was taken', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where prosrc ~* '(insert into|update) (wallet|ledger|lot|taken)\\y' order by 1`.execute(
    db,
  )
  expect(rows.map(({ name }) => name)).toEqual(['ledger_expire', 'ledger_give', 'ledger_take'])
})
