/** What must hold of money, at length, each trial with its counts; what a webhook and a check cost. */
import { rm } from 'node:fs/promises'
import { migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import {
  deliver,
  tryBackfill,
  tryCheckouts,
  tryDeliveries,
  tryHeldRead,
  tryKills,
  trySuccessPages,
  tryTrouble,
} from '../test/money/trials.ts'
import { type MoneyOptions, openMoney } from '../test/money/world.ts'
import { each } from '../test/money/lives.ts'
import { quantile, rounded } from './world.ts'

type Database = MoneyOptions['database']
const calls = 500

const trials: Record<string, (database: Database) => Promise<object>> = {
  deliveries: (database) => tryDeliveries(database, { users: 40, deliveries: 10_000 }),
  spends: trySpends,
  kills: (database) => tryKills(database, { kills: 25 }),
  checkouts: (database) => tryCheckouts(database, { clicks: 50 }),
  successPages: (database) => trySuccessPages(database, { buyers: 100 }),
  backfill: (database) => tryBackfill(database, { buyers: 60 }),
  heldRead: tryHeldRead,
  trouble: (database) => tryTrouble(database, { buyers: 60 }),
  webhookRoute: measureWebhooks,
  check: measureCheck,
}

/** `only` names one trial. */
export async function benchMoney(only?: string) {
  const folder = `.farsight/bench-money-${process.pid}`
  const server = await openEmbeddedPostgres(folder)
  const results: Record<string, object> = {}
  try {
    for (const [name, attempt] of Object.entries(trials)) {
      if (only !== undefined && only !== name) continue
      const database = openDatabase<never>(await server.database(`money_${name.toLowerCase()}`))
      await migrate(database.db)
      results[name] = await attempt(database).finally(() => database.close())
      process.stderr.write(`${name}: ${JSON.stringify(results[name])}\n`)
    }
    return results
  } finally {
    await server.release()
    await rm(folder, { recursive: true, force: true })
  }
}

/** 1,000 orders at once on two servers where there is enough for 100, and one order 1,000 times. */
async function trySpends(database: Database) {
  const money = await openMoney({ database })
  try {
    const other = await money.other()
    const who = await money.person()
    for (let pack = 0; pack < 20; pack++) {
      await money.buyPack(who)
      await money.call(who, 'purchases/check')
    }
    const spend = (order: string, index: number) =>
      (index % 2 ? money : other).membership.spend(who.id, 'analysis', order)
    const many = await Promise.all(Array.from({ length: 1000 }, (_, index) => spend(`order ${index}`, index)))
    await money.buyPack(who)
    await money.call(who, 'purchases/check')
    const same = await Promise.all(Array.from({ length: 1000 }, (_, index) => spend('one order', index)))
    return {
      orders: 1000,
      units: 100,
      spent: countSpent(many),
      sameOrder: 1000,
      spentOnce: countSpent(same),
      left: (await money.balances(who)).analysis,
    }
  } finally {
    await money.close()
  }
}

function countSpent(outcomes: readonly string[]): number {
  return outcomes.filter((outcome) => outcome === 'spent').length
}

/** Over HTTP, from this very process: a floor, not a ceiling. */
async function measureWebhooks(database: Database) {
  const money = await openMoney({ database })
  try {
    const address = await money.app.listen({ host: '127.0.0.1', port: 0 })
    const bodies = Array.from({ length: 3000 }, (_, index) => {
      const object = { id: `cs_${index}`, customer: 'cus_none', payment_intent: null }
      const payload = JSON.stringify({
        id: `evt_${index}`,
        object: 'event',
        type: 'checkout.session.completed',
        livemode: false,
        data: { object },
      })
      return {
        payload,
        signature: money.stripe.webhooks.generateTestHeaderString({ payload, secret: money.webhookSecret }),
      }
    })
    let accepted = 0
    const began = performance.now()
    await each(bodies, 32, async ({ payload, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const answer = await fetch(`${address}/api/stripe/webhook`, { method: 'POST', body: payload, headers })
      await answer.arrayBuffer()
      if (answer.ok) accepted++
    })
    const seconds = (performance.now() - began) / 1000
    const twice = await deliver(money, JSON.parse(bodies[0]?.payload ?? '{}'))
    const { rows } = await money.pool.query<{ count: number }>('select count(*)::int as count from job')
    return { accepted, perSecond: Math.round(accepted / seconds), again: twice, rows: rows[0]?.count }
  } finally {
    await money.close()
  }
}

/** With nothing open, in CPU of this process; the database's own work is in the time that passes alone. */
async function measureCheck(database: Database) {
  const money = await openMoney({ database })
  try {
    const who = await money.person()
    await money.buyPack(who)
    for (let i = 0; i < 100; i++) await money.call(who, 'purchases/check')
    const times: number[] = []
    const before = process.cpuUsage()
    for (let i = 0; i < calls; i++) {
      const began = performance.now()
      await money.call(who, i % 2 ? 'purchases/check' : 'subscription/check')
      times.push(performance.now() - began)
    }
    const { user, system } = process.cpuUsage(before)
    return {
      cpuMs: rounded((user + system) / 1000 / calls),
      p50Ms: rounded(quantile(times, 0.5)),
      p95Ms: rounded(quantile(times, 0.95)),
    }
  } finally {
    await money.close()
  }
}
