/**
 * Facts about money that goes back, in the ledger alone: refunds and disputes of what is there, was ordered, or has
 * ended, and disputes that are won.
 */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { daysLater as later, wallets, walletStart } from '../../../../test/given/wallet.ts'
import { rowsOf } from '../../ledger-rows.ts'
import { findBudgets, listEndings } from './budgets.ts'
import { listEntries } from './entries.ts'
import { clawbackOf, missingOf } from './clawback.ts'
import { expireEnded, spendUnit } from './ledger.ts'
import { countDrift } from '../reconcile/sweep.ts'

const { db, pool } = await givenDatabase<never>()
const { givenHolder, buyPack, giveMonth, clawBack, balanceOf } = wallets({ db, pool })
const start = walletStart

async function left(id: string, now = start): Promise<[analysis: number, trend: number]> {
  const { analysis, trend } = await findBudgets(db, id, now)
  return [analysis.left, trend.left]
}

test.for<[returned: number, of: number, takenBack: number]>([
  [0, 5, 0],
  [1, 5, 1],
  [1000, 5, 2],
  [1000, 20, 7],
  [580, 5, 1],
  [581, 5, 2],
  [2899, 5, 5],
  [2900, 20, 20],
  [99_999, 5, 5],
  [-5, 5, 0],
])('%i of 2900 cents returned take back, of %i, %i', ([returned, granted, takenBack]) => {
  expect(clawbackOf(granted, returned, 2900)).toBe(takenBack)
})

test('a refund of what was spent is owed: it shows as nothing left, and the next grant repays it', async () => {
  const { id } = await givenHolder()
  await buyPack(id, 'owed')
  for (let i = 0; i < 3; i++) await spendUnit(db, id, { budget: 'analysis', orderId: `owed ${i}` }, start)
  await clawBack(id, 'cs:owed', 2900)
  expect([await balanceOf(id), ...(await left(id))]).toEqual([-3, 0, 8])
  expect(await spendUnit(db, id, { budget: 'analysis', orderId: 'too much' }, start)).toBe('insufficient')
  await buyPack(id, 'repaid')
  expect(await left(id)).toEqual([2, 28])
  expect(await countDrift(db)).toBe(0)
})

test('a refund of what was spent takes from other lots what it must, so that it is not owed again when they end', async () => {
  const { id } = await givenHolder()
  await buyPack(id, 'spent')
  for (let i = 0; i < 5; i++) await spendUnit(db, id, { budget: 'analysis', orderId: `spent ${i}` }, start)
  await giveMonth(id, 'beside')
  await clawBack(id, 'cs:spent', 2900, { now: later(1) })
  expect([await balanceOf(id), ...(await left(id, later(1)))]).toEqual([5, 5, 48])
  await expireEnded(db, later(34), id)
  expect(await balanceOf(id)).toBe(0)
  expect(await countDrift(db)).toBe(0)
})

test('a dispute takes all, winning it gives all back but what was refunded before, told any number of times', async () => {
  const { id } = await givenHolder()
  await buyPack(id, 'disputed')
  await clawBack(id, 'cs:disputed', 1000)
  expect(await left(id)).toEqual([3, 21])
  for (let i = 0; i < 3; i++) await clawBack(id, 'cs:disputed', 2900, { cause: 'dispute' })
  expect(await left(id)).toEqual([0, 8])
  for (let i = 0; i < 3; i++) await clawBack(id, 'cs:disputed', 1000, { cause: 'dispute' })
  expect(await left(id)).toEqual([3, 21])
  const { entries } = await listEntries(db, id, undefined)
  expect(
    entries.filter(({ budget }) => budget === 'analysis').map(({ reason, delta, balance }) => [reason, delta, balance]),
  ).toEqual([
    ['Dispute over the pack bought on 12 November 2026 is settled, given back', 3, 3],
    ['Dispute over the pack bought on 12 November 2026', -3, 0],
    ['Refund of the pack bought on 12 November 2026', -2, 3],
    ['Pack bought on 12 November 2026', 5, 5],
  ])
})

test('a refund of a month that has ended takes back what was ordered of it, and not again what ended unused', async () => {
  const [idle, busy] = [await givenHolder(), await givenHolder()]
  for (const { id } of [idle, busy]) await giveMonth(id, `over ${id}`)
  for (let i = 0; i < 3; i++)
    await spendUnit(db, busy.id, { budget: 'analysis', orderId: `over ${busy.id} ${i}` }, later(1))
  for (const { id } of [idle, busy])
    for (let i = 0; i < 2; i++) await clawBack(id, `in:over ${id}`, 2900, { now: later(40) })
  expect([await balanceOf(idle.id), await balanceOf(idle.id, 'trend')]).toEqual([0, 8])
  expect([await balanceOf(busy.id), await balanceOf(busy.id, 'trend')]).toEqual([-3, 8])
})

test.for<[what: string, target: number, expired: number, clawbacks: [gone: number, units: number][], missing: number]>([
  ['nothing happened yet', 5, 0, [], 5],
  ['all has ended unused', 10, 10, [], 0],
  ['8 of 10 were ordered, 2 have ended', 5, 2, [], 3],
  ['half was taken back, the other half has ended', 5, 5, [[0, 5]], 0],
  ['and now the rest goes back', 10, 5, [[0, 5]], 0],
  [
    '2 have ended, 3 were taken, then 5 more, and those come back',
    5,
    2,
    [
      [2, 3],
      [5, 5],
    ],
    -5,
  ],
  [
    'all comes back',
    0,
    2,
    [
      [2, 3],
      [5, 5],
    ],
    -8,
  ],
])('%s: for %i to be gone, with %i ended and %j taken, %i are taken', ([, target, expired, clawbacks, missing]) => {
  expect(missingOf(target, { expired, clawbacks: clawbacks.map(([gone, units]) => ({ gone, units })) })).toBe(missing)
})

test('a dispute that is won gives back what never ends as what never ends', async () => {
  const { id } = await givenHolder()
  await giveMonth(id, 'won')
  await buyPack(id, 'beside the won')
  for (let i = 0; i < 8; i++) await spendUnit(db, id, { budget: 'analysis', orderId: `won ${i}` }, later(1))
  await clawBack(id, 'in:won', 2900, { cause: 'dispute', now: later(2) })
  expect([await balanceOf(id), ...(await left(id, later(2)))]).toEqual([-3, 0, 28])
  await buyPack(id, 'repays', later(2))
  expect(await left(id, later(2))).toEqual([2, 48])
  await clawBack(id, 'in:won', 0, { cause: 'dispute', now: later(3) })
  expect(await left(id, later(3))).toEqual([12, 88])
  expect((await listEndings(db, id, later(3))).map(({ budget, left: units }) => [budget, units])).toEqual([
    ['analysis', 2],
    ['trend', 40],
  ])
  await expireEnded(db, later(40), id)
  expect([await balanceOf(id), ...(await left(id, later(40)))]).toEqual([10, 10, 48])
  expect(await countDrift(db)).toBe(0)
})

test('what is won back after its month has ended can still be used for three days', async () => {
  const { id } = await givenHolder()
  await giveMonth(id, 'won late')
  await clawBack(id, 'in:won late', 2900, { cause: 'dispute', now: later(2) })
  await clawBack(id, 'in:won late', 0, { cause: 'dispute', now: later(60) })
  expect([await left(id, later(62.9)), await left(id, later(63))]).toEqual([
    [10, 48],
    [0, 8],
  ])
})

test('what was taken back does not read as used: 3 of 3 after a refund of two, 5 of 5 where it was won again', async () => {
  const { id } = await givenHolder()
  await buyPack(id, 'read')
  await clawBack(id, 'cs:read', 1000, { cause: 'dispute' })
  expect(await findBudgets(db, id, start)).toEqual({
    analysis: { left: 3, granted: 3 },
    trend: { left: 21, granted: 21 },
  })
  await spendUnit(db, id, { budget: 'analysis', orderId: 'read' }, start)
  expect((await findBudgets(db, id, start)).analysis).toEqual({ left: 2, granted: 3 })
  await clawBack(id, 'cs:read', 0, { cause: 'dispute' })
  expect((await findBudgets(db, id, start)).analysis).toEqual({ left: 4, granted: 5 })
  await clawBack(id, 'cs:read', 2900, { cause: 'dispute' })
  expect((await findBudgets(db, id, start)).trend).toEqual({ left: 8, granted: 8 })
})

test('a refund that finds a month ended reads as two rows of the ledger: what ended, and what was refunded', async () => {
  const { id } = await givenHolder()
  await giveMonth(id, 'two rows')
  for (const budget of ['analysis', 'trend'] as const)
    await spendUnit(db, id, { budget, orderId: `two rows ${budget}` }, later(1))
  await clawBack(id, 'in:two rows', 2900, { now: later(40) })
  const { entries } = await listEntries(db, id, undefined)
  expect(rowsOf(entries).map(({ kind }) => kind)).toEqual(['clawback', 'expire', 'spend', 'spend', 'grant', 'grant'])
})
