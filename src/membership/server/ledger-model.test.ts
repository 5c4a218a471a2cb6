/** Random lives of a wallet against a model of 30 lines: what is there, what is owed, and nothing else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater, wallets } from '../../../test/given-wallet.ts'
import { givenDatabase } from '../../../test/given.ts'
import { clawOf, expireEnded, releaseUnit, spendUnit } from './ledger.ts'
import { countDrift } from './reconcile.ts'

const { db, pool } = await givenDatabase<never>()
const { givenHolder, buyPack, giveMonth, claw, balanceOf } = wallets({ db, pool })

/** Lots by when they end, and a debt. */
function createModel() {
  const lots: { left: number; end: number; source: number }[] = []
  let owed = 0
  const inOrder = (own: number) => lots.toSorted((a, b) => Number(b.source === own) - Number(a.source === own) || a.end - b.end)
  return {
    give(units: number, end: number, source: number) {
      const repaid = Math.min(owed, units)
      owed -= repaid
      lots.push({ left: units - repaid, end, source })
    },
    take(units: number, source: number) {
      let missing = units
      for (const lot of inOrder(source)) {
        const taken = Math.min(lot.left, missing)
        lot.left -= taken
        missing -= taken
      }
      owed += missing
    },
    expire(day: number) {
      for (const lot of lots) if (lot.end <= day) lot.left = 0
    },
    balance: () => lots.reduce((sum, { left }) => sum + left, 0) - owed,
    /** Where an order takes from: what ends first. */
    first: () => inOrder(-1).find((lot) => lot.left > 0),
  }
}

type Life = {
  id: string
  day: number
  model: ReturnType<typeof createModel>
  bought: { source: string; units: number; clawed: number; end: number }[]
  orders: { id: string; end: number; source: number; isBack: boolean }[]
}
type Step = { do: keyof typeof steps; nth: number; cents: number }

/** Each does the same to the wallet and to the model; an order says what both made of it. */
const steps = {
  async pack({ id, model, bought, day }: Life) {
    const name = `${id} ${bought.length}`
    await buyPack(id, name, daysLater(day))
    model.give(5, Infinity, bought.push({ source: `cs:${name}`, units: 5, clawed: 0, end: Infinity }) - 1)
  },
  async month({ id, model, bought, day }: Life) {
    const name = `${id} ${bought.length}`
    const end = day + 33
    await giveMonth(id, name, { from: day, until: end })
    model.give(10, end, bought.push({ source: `in:${name}`, units: 10, clawed: 0, end }) - 1)
  },
  async wait(life: Life) {
    life.day += 11
  },
  async spend({ id, model, orders, day }: Life) {
    const orderId = `${id} ${orders.length}`
    const from = model.first()
    const outcome = await spendUnit(db, id, { budget: 'analysis', orderId }, daysLater(day))
    if (from) from.left--
    orders.push({ id: orderId, end: from?.end ?? 0, source: from?.source ?? 0, isBack: !from })
    return [outcome, from ? 'spent' : 'insufficient']
  },
  async release({ model, orders, day }: Life, { nth }: Step) {
    const order = orders[nth]
    if (!order) return undefined
    const isBack = await releaseUnit(db, order.id, daysLater(day))
    if (!order.isBack) model.give(1, Math.max(order.end, day + 3), order.source)
    const expected = !order.isBack
    order.isBack = true
    return [isBack, expected]
  },
  refund: (life: Life, { nth, cents }: Step) => returnCents(life, nth, cents),
  dispute: (life: Life, { nth }: Step) => returnCents(life, nth, 2900),
  win: (life: Life, { nth }: Step) => returnCents(life, nth, 0),
}

async function returnCents({ id, model, bought, day }: Life, nth: number, cents: number): Promise<undefined> {
  const own = bought[nth]
  if (!own) return
  await claw(id, own.source, cents, { now: daysLater(day) })
  const target = clawOf(own.units, cents, 2900)
  if (target > own.clawed) model.take(target - own.clawed, nth)
  if (target < own.clawed) model.give(own.clawed - target, Math.max(own.end, day + 3), nth)
  own.clawed = target
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('pack', 'month', 'wait', 'spend', 'spend', 'spend', 'release', 'refund', 'dispute', 'win'),
  nth: fc.nat(7),
  cents: fc.nat(2900),
})

test('whatever happens in whatever order, the balance is the model’s and nothing drifts', async () => {
  let count = 0
  const live = async (plan: Step[]) => {
    const { id } = await givenHolder()
    const life: Life = { id, day: 0, model: createModel(), bought: [], orders: [] }
    for (const one of plan) {
      const [outcome, expected] = (await steps[one.do](life, one)) ?? []
      life.model.expire(life.day)
      await expireEnded(db, daysLater(life.day), id)
      expect([one.do, outcome, await balanceOf(id)]).toEqual([one.do, expected, life.model.balance()])
      count++
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), live), { numRuns: 40 })
  const drift = await countDrift(db)
  console.log(`40 random lives of a wallet, ${count} steps: each balance the model's, drift ${drift}`)
  expect(drift).toBe(0)
})
