/**
 * Random lives of a wallet against a plain model of it, and against two laws that know no rule: what is there, what is
 * owed, and nothing else.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater, wallets } from '../given/wallet.ts'
import { givenDatabase } from '../given.ts'
import { clawbackOf } from '#membership/server/ledger/clawback.ts'
import { expireEnded, releaseUnit, spendUnit } from '#membership/server/ledger/ledger.ts'
import { countDrift } from '#membership/server/reconcile/sweep.ts'

const { db, pool } = await givenDatabase<never>()
const { givenHolder, buyPack, giveMonth, clawBack, balanceOf } = wallets({ db, pool })

type Lot = { left: number; end: number; source: number }
/** One unit of a source's grant that is gone: taken from this lot, or without one still owed, or ended unused. */
type Gone = { from: Lot | null | 'ended' }

/** Lots by when they end; and of each source, unit by unit, what is gone of it, the latest last. */
function createModel() {
  const lots: Lot[] = []
  const gone = new Map<number, Gone[]>()
  const ended = new Map<number, number>()
  const inOrder = (own: number) =>
    lots.toSorted((a, b) => Number(b.source === own) - Number(a.source === own) || a.end - b.end)
  const owed: Gone[] = []
  const put = (units: number, end: number, source: number) => {
    const lot = { left: units, end, source }
    lots.push(lot)
    return lot
  }
  const repay = (fresh: Lot[]) => {
    for (const lot of fresh.toSorted((a, b) => a.end - b.end)) {
      for (; lot.left && owed.length; lot.left--) {
        const debt = owed.shift()
        if (debt) debt.from = lot
      }
    }
  }
  return {
    give: (units: number, end: number, source: number) => repay([put(units, end, source)]),
    /** Up to `target` units of this source are gone: those that ended unused are counted first. */
    take(target: number, source: number) {
      const own = gone.get(source) ?? gone.set(source, []).get(source)
      if (!own) return
      let unused = (ended.get(source) ?? 0) - own.filter(({ from }) => from === 'ended').length
      while (own.length < target) {
        if (unused-- > 0) own.push({ from: 'ended' })
        else {
          const lot = inOrder(source).find(({ left }) => left > 0) ?? null
          const unit: Gone = { from: lot }
          own.push(unit)
          if (lot) lot.left--
          else owed.push(unit)
        }
      }
    },
    /**
     * Only `target` units of this source are gone any more: each goes back where it came from, and can be used for a
     * while.
     */
    giveBack(target: number, source: number, until: number) {
      const own = gone.get(source) ?? []
      const fresh: Lot[] = []
      const units = own.splice(target).toReversed()
      for (const unit of units) {
        if (unit.from === null) owed.splice(owed.indexOf(unit), 1)
        else if (unit.from !== 'ended') fresh.push(put(1, Math.max(unit.from.end, until), unit.from.source))
      }
      repay(fresh)
    },
    expire(day: number) {
      for (const lot of lots.filter(({ end }) => end <= day)) {
        ended.set(lot.source, (ended.get(lot.source) ?? 0) + lot.left)
        lot.left = 0
      }
    },
    balance: () => lots.reduce((sum, { left }) => sum + left, 0) - owed.length,
    /** Where an order takes from: what ends first. */
    first: () => inOrder(-1).find((lot) => lot.left > 0),
  }
}

type Life = {
  id: string
  day: number
  model: ReturnType<typeof createModel>
  bought: { source: string; units: number; end: number }[]
  orders: { id: string; end: number; source: number; isBack: boolean }[]
}
type Step = { do: keyof typeof steps; nth: number; cents: number }

/** Each does the same to the wallet and to the model; an order says what both made of it. */
const steps = {
  async pack({ id, model, bought, day }: Life) {
    const name = `${id} ${bought.length}`
    await buyPack(id, name, daysLater(day))
    model.give(5, Infinity, bought.push({ source: `cs:${name}`, units: 5, end: Infinity }) - 1)
  },
  async month({ id, model, bought, day }: Life) {
    const name = `${id} ${bought.length}`
    const end = day + 33
    await giveMonth(id, name, { from: day, until: end })
    model.give(10, end, bought.push({ source: `in:${name}`, units: 10, end }) - 1)
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
  await clawBack(id, own.source, cents, { now: daysLater(day) })
  const target = clawbackOf(own.units, cents, 2900)
  model.giveBack(target, nth, day + 3)
  model.take(target, nth)
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('pack', 'month', 'wait', 'spend', 'spend', 'spend', 'release', 'refund', 'dispute', 'win'),
  nth: fc.nat(7),
  cents: fc.nat(2900),
})

/** Nobody owes what they did not order, whatever went back. */
const orderedBy = ({ orders }: Life) => orders.filter(({ isBack }) => !isBack).length

/**
 * Once every payment has stayed and every month has ended, of the packs only what was ordered is gone: what never ends
 * has not ended.
 */
async function winAll(life: Life): Promise<void> {
  for (const nth of life.bought.keys()) await returnCents(life, nth, 0)
  life.day += 100
  life.model.expire(life.day)
  await expireEnded(db, daysLater(life.day), life.id)
  const packs = life.bought.filter(({ end }) => end === Infinity)
  const balance = await balanceOf(life.id)
  expect(balance).toBe(life.model.balance())
  expect(balance).toBeGreaterThanOrEqual(Math.max(0, 5 * packs.length - orderedBy(life)))
}

test('whatever happens in whatever order, the balance is the model’s, nobody owes more than they ordered, and nothing drifts', async () => {
  let count = 0
  const live = async (plan: Step[]) => {
    const { id } = await givenHolder()
    const life: Life = { id, day: 0, model: createModel(), bought: [], orders: [] }
    for (const one of plan) {
      const [outcome, expected] = (await steps[one.do](life, one)) ?? []
      life.model.expire(life.day)
      await expireEnded(db, daysLater(life.day), id)
      const balance = await balanceOf(id)
      expect([one.do, outcome, balance]).toEqual([one.do, expected, life.model.balance()])
      expect(balance).toBeGreaterThanOrEqual(-orderedBy(life))
      count++
    }
    await winAll(life)
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), live), { numRuns: 40 })
  const drift = await countDrift(db)
  console.log(`40 random lives of a wallet, ${count} steps: each balance the model's, drift ${drift}`)
  expect(drift).toBe(0)
})
