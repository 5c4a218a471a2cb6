/**
 * What must hold of money, as trials of any size: small ones in the tests, long ones in `npm run bench -- money`. Each
 * answers with its counts.
 */
import type { Stripe } from 'stripe'
import { setTimeout as sleep } from 'node:timers/promises'
import { countWaiting, hurry } from '#kit/server/work/enqueue.ts'
import { noticeTask } from '#membership/server/webhook/inbox.ts'
import { countDrift } from '#membership/server/reconcile/sweep.ts'
import { startMoneyServer } from './server.ts'
import { countRight, each, type Expected, list, live, shuffled } from './lives.ts'
import { type Buyer, type Money, type MoneyOptions, openMoney } from './world.ts'

type Database = MoneyOptions['database']
export async function deliver(
  money: Pick<Money, 'app' | 'stripe' | 'webhookSecret'>,
  event: Stripe.Event | object,
): Promise<number> {
  const payload = JSON.stringify(event)
  const signature = money.stripe.webhooks.generateTestHeaderString({ payload, secret: money.webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await money.app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })).statusCode
}

/**
 * Every event many times and in any order; then everything worked off again and again, as if the inbox had forgotten
 * that it did.
 */
export async function tryDeliveries(database: Database, { users, deliveries }: { users: number; deliveries: number }) {
  const money = await openMoney({ database })
  try {
    const lives = new Map<Buyer, Expected>()
    await each(Array.from({ length: users }), 6, async (_, index) => {
      const who = await money.person()
      lives.set(who, await live(money, who, index))
    })
    const events = await money.events()
    const began = performance.now()
    let accepted = 0
    await each(
      shuffled(Array.from({ length: deliveries }, (_, index) => events[index % events.length])),
      32,
      async (event) => {
        if (event && (await deliver(money, event)) === 200) accepted++
      },
    )
    const seconds = (performance.now() - began) / 1000
    await money.settle()
    const right = await countRight(money, lives)
    for (let again = 0; again < 3; again++) {
      await money.pool.query(
        `update job set state = 'waiting', ended_at = null, kept_until = null, priority = random() * 100, due_at = now() where task = $1`,
        [noticeTask.name],
      )
      await Promise.all([money.membership.work(), money.membership.work(), money.membership.work()])
      await money.settle()
    }
    const drift = await countDrift(money.db)
    return {
      users,
      right,
      rightAfterThreeMore: await countRight(money, lives),
      events: events.length,
      accepted,
      perSecond: Math.round(accepted / seconds),
      drift,
    }
  } finally {
    await money.close()
  }
}

/** Clicked many times at once, on two servers. */
export async function tryCheckouts(database: Database, { clicks }: { clicks: number }) {
  const money = await openMoney({ database })
  try {
    const other = await money.other()
    const who = await money.person()
    const answers = await list(clicks, (index) =>
      money.call(who, 'purchases/checkout', { on: index % 2 ? other.app : money.app }),
    )
    const { data } = await money.stripe.customers.list({ limit: 100 })
    return {
      clicks,
      urls: new Set(answers.map(({ url }) => url)).size,
      customers: data.length,
      failed: answers.filter(({ code }) => code !== 200).length,
    }
  } finally {
    await money.close()
  }
}

/** Pages that ask whether it has come, on two servers, while the webhooks come three times each. */
export async function trySuccessPages(database: Database, { buyers }: { buyers: number }) {
  const money = await openMoney({ database, delivery: { copies: 3, spreadMs: 60 } })
  try {
    const other = await money.other()
    await money.membership.start()
    const people = await list(buyers, () => money.person())
    let atOnce = 0
    await each(people, 8, async (who) => {
      await money.buyPack(who)
      const [first] = await Promise.all([
        money.call(who, 'purchases/check'),
        money.call(who, 'purchases/check', { on: other.app }),
        money.call(who, 'subscription/check', { on: other.app }),
      ])
      if (first.analysisBudget === 5) atOnce++
    })
    await money.settle()
    const right = await countRight(
      money,
      new Map(people.map((who) => [who, { status: 'guest', analysis: 5, trend: 28 }])),
    )
    return { buyers, atOnce, right, drift: await countDrift(money.db) }
  } finally {
    await money.close()
  }
}

/** No webhook ever comes. */
export async function tryBackfill(database: Database, { buyers }: { buyers: number }) {
  const money = await openMoney({ database })
  try {
    const lives = new Map<Buyer, Expected>()
    await each(Array.from({ length: buyers }), 6, async (_, index) => {
      const who = await money.person()
      lives.set(who, await live(money, who, index * 2 + 1))
    })
    const before = await countRight(money, lives)
    const seen = [await money.membership.readEvents(), await money.membership.readEvents()]
    await money.settle()
    return {
      buyers,
      before,
      right: await countRight(money, lives),
      eventsSeen: seen,
      drift: await countDrift(money.db),
    }
  } finally {
    await money.close()
  }
}

/**
 * An old answer of Stripe is kept back while a newer event is worked off. The newer one is let go on until it has
 * either finished or been seen to wait for the lock: so it is no matter of luck which of them writes last.
 */
export async function tryHeldRead(database: Database) {
  const money = await openMoney({ database, between: true })
  try {
    const who = await money.person()
    const intent = await money.intentOf(await money.buyPack(who))
    await money.call(who, 'purchases/check')
    const seen = new Set((await money.events()).map(({ id }) => id))
    const news = async () => {
      const fresh = (await money.events()).filter(({ id, type }) => type === 'charge.refunded' && !seen.has(id))
      for (const event of fresh) {
        seen.add(event.id)
        await deliver(money, event)
      }
    }
    await money.refund(intent, 300)
    await news()
    const held = money.between?.hold(/^\/v1\/charges\?/)
    const old = money.membership.work()
    await held?.arrived
    await money.refund(intent)
    await news()
    const newer = money.membership.work()
    const finished = newer.then(() => 'finished' as const)
    const leaving = new AbortController()
    const outcome = await Promise.race([finished, untilWaiting(money, leaving.signal).then(() => 'waited' as const)])
    leaving.abort()
    held?.letGo()
    await Promise.all([old, newer])
    await money.settle()
    return { newer: outcome, analysis: (await money.balances(who)).analysis, drift: await countDrift(money.db) }
  } finally {
    await money.close()
  }
}

async function untilWaiting({ pool }: Money, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    )
    if (rows.length) return
    await sleep(5)
  }
}

/**
 * Every third call to Stripe fails: with an error, by a connection that breaks, by silence, or after it did what was
 * asked. People try again.
 */
export async function tryTrouble(database: Database, { buyers }: { buyers: number }) {
  const money = await openMoney({ database, between: true, delivery: { copies: 2, spreadMs: 30 } })
  try {
    const { between } = money
    if (!between) throw new Error('There is nothing between us and Stripe.')
    await money.call(await money.person(), 'purchases/checkout')
    let failed = 0
    let refused = 0
    between.trouble = () => {
      if (Math.random() >= 0.3) return 'none'
      failed++
      return (['error', 'cut off', 'silence', 'lost answer'] as const)[failed % 4] ?? 'error'
    }
    const insist = async (who: Buyer, path: 'purchases/checkout' | 'purchases/check') => {
      for (;;) {
        const answer = await money.call(who, path)
        if (answer.code === 200) return answer
        if (answer.code !== 503) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
        refused++
      }
    }
    const people = await list(buyers, () => money.person())
    await each(people, 6, async (who) => {
      await money.pay((await insist(who, 'purchases/checkout')).url)
      await insist(who, 'purchases/check')
    })
    await money.local.settle()
    // What failed waits; time goes by until nothing does.
    for (let waiting = 1; waiting > 0; waiting = await countWaiting(money.db, noticeTask)) {
      await hurry(money.db, noticeTask)
      await money.membership.work()
    }
    between.trouble = () => 'none'
    const right = await countRight(
      money,
      new Map(people.map((who) => [who, { status: 'guest', analysis: 5, trend: 28 }])),
    )
    const { data } = await money.stripe.customers.list({ limit: 100 })
    return {
      buyers,
      right,
      callsThatFailed: failed,
      answersThatSaidSo: refused,
      customers: data.length,
      drift: await countDrift(money.db),
    }
  } finally {
    await money.close()
  }
}

/** A server that works off the inbox is killed again and again while people pay. */
export async function tryKills(database: Database, { kills }: { kills: number }) {
  let address: string | null = null
  const money = await openMoney({ database, delivery: {}, webhook: () => address && `${address}/api/stripe/webhook` })
  const people: Buyer[] = []
  let withWork = 0
  try {
    for (let kill = 0; kill < kills; kill++) {
      const server = await startMoneyServer(database.url, money)
      address = server.address
      const buyers = await list(4, () => money.person())
      people.push(...buyers)
      await Promise.all(buyers.map((who) => money.buyPack(who)))
      await sleep(Math.random() * 150)
      await server.kill()
      address = null
      if ((await countWaiting(money.db, noticeTask)) > 0) withWork++
    }
    const last = await startMoneyServer(database.url, money)
    address = last.address
    await money.local.settle()
    while ((await countWaiting(money.db, noticeTask)) > 0) await sleep(50)
    await last.kill()
    const right = await countRight(
      money,
      new Map(people.map((who) => [who, { status: 'guest', analysis: 5, trend: 28 }])),
    )
    return {
      kills,
      withUnworkedEvents: withWork,
      paidSessions: people.length,
      granted: right,
      drift: await countDrift(money.db),
    }
  } finally {
    await money.close()
  }
}
