import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { createBudgets, type Payer, type Settle } from './budgets.ts'
import { settleIn } from './settle.ts'

const allowance = { burst: 100, perSecond: 10 }
const ada: Payer = { who: 'account 1', allowance }
const bob: Payer = { who: 'account 2', allowance }
const alone: Settle = async (added) => added

function givenClock() {
  let at = 1_000_000
  return { now: () => at, pass: (ms: number) => (at += ms) }
}

test('whoever causes work has a burst and then what is refilled, and is told when there is enough; others have their own', () => {
  const { now, pass } = givenClock()
  const { spend } = createBudgets(alone, now)
  expect([spend(ada, 60), spend(ada, 40), spend(ada, 20)]).toEqual([0, 0, 2])
  expect(spend(bob, 100)).toBe(0)
  pass(1999)
  expect(spend(ada, 20)).toBe(1)
  pass(1)
  expect([spend(ada, 20), spend(ada, 1)]).toEqual([0, 1])
})

test('what is asked for in vain costs nothing, and what costs more than a burst needs a whole one and is paid in full', () => {
  const { now, pass } = givenClock()
  const { spend } = createBudgets(alone, now)
  expect(spend(ada, 1)).toBe(0)
  for (let i = 0; i < 50; i++) expect(spend(ada, 500)).toBe(1)
  pass(100)
  expect([spend(ada, 500), spend(ada, 1)]).toEqual([0, 41])
})

test('what is known only once it is done is owed, and waited for', () => {
  const { now } = givenClock()
  const { owe, wait } = createBudgets(alone, now)
  for (let i = 0; i < 3; i++) owe(ada, 50)
  expect(wait(ada, 10)).toBe(6)
})

test('over any time nobody spends more than the burst and what was refilled, also where the clock goes back', () => {
  const step = fc.record({ ms: fc.integer({ min: -50, max: 4000 }), cost: fc.integer({ min: 1, max: 40 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const { now, pass } = givenClock()
      const { spend } = createBudgets(alone, now)
      let [spent, elapsed] = [0, 0]
      for (const { ms, cost } of steps) {
        pass(ms)
        elapsed += Math.max(0, ms)
        if (spend(ada, cost) === 0) spent += cost
        expect(spent).toBeLessThanOrEqual(100 + (elapsed / 1000) * 10 + 1e-6)
      }
    }),
  )
})

test('what is spent in one process is missing in the other, once it has been told', async () => {
  const { db } = await givenDatabase()
  const [one, other] = [createBudgets(settleIn(db)), createBudgets(settleIn(db))]
  expect(one.spend(ada, 90)).toBe(0)
  await one.settle()
  expect(other.spend(ada, 20)).toBe(0) // it has not heard yet
  await other.settle()
  expect(other.spend(ada, 20)).toBeGreaterThan(0)
  expect(one.spend(ada, 5)).toBe(0)
  one.owe(ada, 10)
  await one.settle()
  expect(one.spend(ada, 5)).toBeGreaterThan(0)
})

test('a reader never reaches the database, and what was refilled is not told', async () => {
  const { now, pass } = givenClock()
  const told: number[] = []
  const { spend, settle } = createBudgets(async (added) => {
    told.push(...added.values())
    return added
  }, now)
  for (let page = 0; page < 200; page++) {
    spend(ada, 6)
    pass(1000)
    await settle() // eslint-disable-line no-await-in-loop
  }
  expect(told).toEqual([])
  spend(ada, 6)
  spend(ada, 6)
  await settle()
  expect(told).toEqual([1200])
})

test('while the database is away a process goes by what it knows, and tells it later', async () => {
  const told: (readonly [string, number])[][] = []
  let isAway = true
  const { now, pass } = givenClock()
  const { spend, settle } = createBudgets(async (added) => {
    if (isAway) throw new Error('the database is away')
    told.push([...added])
    return added
  }, now)
  expect(spend(ada, 100)).toBe(0)
  await expect(settle()).rejects.toThrow('away')
  expect(spend(ada, 100)).toBe(10)
  isAway = false
  pass(1000)
  await settle()
  expect(told).toEqual([[['account 1', 9000]]])
})

test('the table holds only those who owe something', async () => {
  const { db, pool } = await givenDatabase()
  await pool.query(
    `insert into budget select 'network ' || n, now() - interval '1 second' from generate_series(1, 30) n`,
  )
  const { owe, settle } = createBudgets(settleIn(db))
  for (let i = 0; i < 4; i++) {
    owe(bob, 50)
    await settle() // eslint-disable-line no-await-in-loop
  }
  expect((await pool.query('select who from budget')).rows).toEqual([{ who: 'account 2' }])
})
