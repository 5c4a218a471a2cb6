/**
 * A week of many sources, at a clock of its own: how often each host is asked, how far apart, whether it is left alone
 * as it wishes, and whether every series is looked at on its day.
 */
import { expect, test } from 'vitest'
import { SourceFault } from '#sources/faults.ts'
import type { Fetcher } from '#sources/server/fetcher/outside.ts'
import { placeOf } from '#sources/schedule.ts'
import { saveBinding } from '#sources/server/store.ts'
import { type Looking, lookInLane } from '#sources/server/work.ts'
import { givenBound } from '../sources/bound.ts'
import { virtualTime } from '../sources/virtual-time.ts'

const { world, clock, pool, db } = await givenBound()
const [secondMs, minuteMs, hourMs, dayMs] = [1000, 60_000, 3_600_000, 86_400_000]
const bindings = 1000
/** One has many series, as the World Bank has. */
const hosts = Array.from({ length: 60 }, (_, i) => `host${i}.example.org`)
const hostOf = (place: number) => hosts[place < 200 ? 0 : place % 60] ?? ''
/** It has an error of its own all week, and this one is busy on the third day. */
const [broken, busy] = ['host7.example.org', 'host8.example.org']
const retryAfter = 5000

type Ask = { id: string; host: string; begun: number; ended: number; wasBusy: boolean }

/** Every request, with when it began and ended: they take from a fifth of a second to two and a half. */
function watched(time: ReturnType<typeof virtualTime>, asks: Ask[]): Fetcher {
  const text = JSON.stringify([{ year: 2023, mean: 401 }])
  return async ({ url }) => {
    const { host, pathname } = new URL(url)
    const begun = time.now().getTime()
    const isThirdDay = begun >= week.begun + 2 * dayMs && begun < week.begun + 3 * dayMs
    const ask = { id: pathname.slice(1), host, begun, ended: begun, wasBusy: host === busy && isThirdDay }
    asks.push(ask)
    await time.wait(200 + ((asks.length * 37) % 24) * 100)
    ask.ended = time.now().getTime()
    if (ask.wasBusy) throw new SourceFault('busy', '', { status: 429, retryAfter })
    if (host === broken) throw new SourceFault('server-error', '', { status: 500 })
    return { url, type: '', text, status: 200, bytes: text.length, validators: { etag: null, lastModified: null } }
  }
}

const week = { begun: clock.now.getTime() }

async function lookForAWeek() {
  const time = virtualTime(week.begun)
  const asks: Ask[] = []
  let queries = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  // Chance that is the worst there is for whoever waits.
  const process = (): Looking => ({
    ...world,
    db: counted,
    allowedHosts: hosts,
    fetcher: watched(time, asks),
    now: time.now,
    wait: time.wait,
    random: () => 0,
  })
  const processes = [process(), process()]
  for (let at = week.begun; at < week.begun + 7 * dayMs; at += 5 * minuteMs) {
    time.goTo(at)
    const until = at + 9 * minuteMs
    const lanes = processes.flatMap((one) =>
      [one, one].map((same) => time.run(() => lookInLane(same, until, undefined))),
    )
    // eslint-disable-next-line no-await-in-loop
    await Promise.all(lanes)
  }
  return { asks, queries }
}

/** By a name of each, in the order of time. */
function grouped(asks: readonly Ask[], name: (ask: Ask) => string): Ask[][] {
  return [...Map.groupBy(asks, name).values()].map((of) => of.toSorted((a, b) => a.begun - b.begun))
}
const pairs = (of: readonly Ask[]) => of.slice(1).map((ask, i): [Ask, Ask] => [of[i]!, ask])

/** Each is bound to an address of its own. */
async function bind(): Promise<{ id: string }[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, updated_at)
     select 'trend', 'A trend', 'A trend', 'A trend.', '', 'social', '{x}', 2020, 2030, '{"series": null, "thresholds": [], "signals": []}', '{}', 'Ada', now()
     from generate_series(1, $1) returning id`,
    [bindings],
  )
  const file = { date: 'year', value: 'mean', rows: '', source: 'A file', licence: 'CC0', unit: '' }
  for (const [i, { id }] of rows.entries())
    // eslint-disable-next-line no-await-in-loop
    await saveBinding(db, {
      itemId: id,
      connector: 'plain-file',
      address: { ...file, url: `https://${hostOf(i)}/${id}` },
      derive: { is: 'as-is' },
      every: 'daily',
      nextAt: clock.now,
    })
  return rows
}

// Before the test, which has a limit of time: on a busy machine the week takes minutes.
const rows = await bind()
const { asks, queries } = await lookForAWeek()

test('1,000 daily bindings on 60 hosts, shared by two processes, keep the pace for a week and are all looked at on their day', () => {
  const byHost = grouped(asks, ({ host }) => host)
  expect(byHost).toHaveLength(60)
  // One at once, and the next a second after it at the earliest.
  const apart = byHost.flatMap((of) => pairs(of).map(([before, next]) => next.begun - before.ended))
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(secondMs)
  // Whoever says for how long they want to be left alone is, by all that is bound to them.
  const rests = byHost.flatMap(pairs).filter(([before]) => before.wasBusy)
  expect(rests.length).toBeGreaterThan(10)
  expect(Math.min(...rests.map(([before, next]) => next.begun - before.ended))).toBeGreaterThanOrEqual(
    retryAfter * secondMs,
  )
  // However a source fails.
  const perDay = Map.groupBy(asks, ({ id, begun }) => `${id} ${Math.floor((begun - week.begun) / dayMs)}`)
  expect(Math.max(...[...perDay.values()].map((of) => of.length))).toBeLessThanOrEqual(24)
  // What is in order is asked once a day, at its own minute.
  const sound = asks.filter(({ host }) => host !== broken && host !== busy)
  const byBinding = grouped(sound, ({ id }) => id)
  expect(byBinding.length).toBe(rows.length - rows.filter((_, i) => [broken, busy].includes(hostOf(i))).length)
  const late = byBinding.flatMap((of) => of.slice(1).map(({ id, begun }) => (begun - placeOf(id) * dayMs) % dayMs))
  expect(Math.max(...late)).toBeLessThanOrEqual(10 * minuteMs)
  expect(Math.max(...byBinding.map(([first]) => (first?.begun ?? Infinity) - week.begun))).toBeLessThanOrEqual(
    hourMs / 2,
  )
  expect(new Set(byBinding.map((of) => of.length))).toEqual(new Set([7, 8]))
  // Of the database each look asks the same, however many are bound.
  expect(queries / asks.length).toBeLessThanOrEqual(10)
})
