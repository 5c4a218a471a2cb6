/**
 * People who buy, are refunded, dispute, join and leave, and what each must have after it, by plain arithmetic alone.
 */
import type { Buyer, Money } from './world.ts'

export type Expected = { status: string; analysis: number; trend: number }

/** What becomes of a pack of 2900 cents, and how many of them are returned. */
const fates: {
  returned: (cents: number) => number
  happen(money: Money, intent: string, cents: number): Promise<unknown>
}[] = [
  { returned: () => 0, happen: async () => {} },
  { returned: (cents) => cents, happen: (money, intent, cents) => money.refund(intent, cents) },
  {
    returned: () => 2900,
    happen: (money, intent, cents) => money.refund(intent, cents).then(() => money.refund(intent)),
  },
  { returned: () => 2900, happen: (money, intent) => money.dispute(intent) },
  { returned: () => 0, happen: (money, intent) => money.dispute(intent).then(() => money.closeDispute(intent, 'won')) },
  {
    returned: () => 2900,
    happen: (money, intent) => money.dispute(intent).then(() => money.closeDispute(intent, 'lost')),
  },
]

/** Each `kind` is another life. */
export async function live(money: Money, who: Buyer, kind: number): Promise<Expected> {
  const expected = { status: 'guest', analysis: 0, trend: 8 }
  for (let pack = 0; pack < kind % 3; pack++) {
    const cents = 100 + ((kind * 397 + pack * 811) % 2700)
    const fate = fates[(kind + pack) % fates.length]
    const intent = await money.intentOf(await money.buyPack(who))
    await fate?.happen(money, intent, cents)
    const returned = fate?.returned(cents) ?? 0
    expected.analysis += 5 - Math.min(5, Math.ceil((5 * returned) / 2900))
    expected.trend += 20 - Math.min(20, Math.ceil((20 * returned) / 2900))
  }
  if (kind % 5 > 1) return expected
  const { id } = await money.join(who)
  if (kind % 5 === 1) await money.stripe.subscriptions.cancel(id)
  return { status: kind % 5 ? 'guest' : 'member', analysis: expected.analysis + 10, trend: expected.trend + 40 }
}

export async function countRight(money: Pick<Money, 'balances'>, lives: Map<Buyer, Expected>): Promise<number> {
  let right = 0
  for (const [who, expected] of lives) {
    const found = await money.balances(who)
    if (JSON.stringify(found) === JSON.stringify(expected)) right++
  }
  return right
}

/** Several at a time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const queue = [...items.entries()]
  const run = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: atOnce }, run))
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

export function list<Item>(length: number, make: (index: number) => Promise<Item>): Promise<Item[]> {
  return Promise.all(Array.from({ length }, (_, index) => make(index)))
}
