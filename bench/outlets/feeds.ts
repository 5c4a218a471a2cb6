/**
 * What feeds and calendars take over a base of many items: milliseconds of the processor, this process's and the
 * database's, of each part that is asked for anew and of one that its reader has already; and how many megabytes more
 * the process holds once somebody has read the longest feed from its first part to its last.
 */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { cpuOfDatabase, spentSince } from '../costs.ts'
import { fillWithCopies } from '../search.ts'
import { benchWorld, quantile, rounded } from '../world.ts'

const warming = 10
const rounds = 40
const addresses = [
  '/feeds/new.atom',
  '/feeds/moved.rss',
  '/feeds/revised.json',
  '/feeds/resolved.atom',
  '/feeds/closing.atom',
  '/feeds/new.atom?kind=trend&category=environmental',
  '/feeds/moved.atom?kind=prediction&tag=climate',
  '/trend/131.atom',
  '/calendar.ics',
  '/calendar.ics?kind=prediction&category=economic',
]

export async function benchFeeds(items: number) {
  const { app, database, close } = await benchWorld()
  try {
    await fillWithCopies(database.pool, items)
    const told = await happen(database.pool)
    const milliseconds: Record<string, unknown> = {}
    for (const url of addresses) milliseconds[url] = await measure(app, database.pool, url) // eslint-disable-line no-await-in-loop
    const { next, ...whole } = await readOn(app, '/feeds/new.json')
    milliseconds['a part in the middle of /feeds/new.json'] = await measure(app, database.pool, next)
    return { items, told, milliseconds, whole }
  } finally {
    await close()
  }
}

/** Of all that there is, the things of which feeds tell: texts that changed, outcomes, days that come near, moves. */
async function happen(pool: Pool) {
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public, is_text)
     select item.id, n, updated_at - interval '1 day' + n * interval '1 hour', author,
       jsonb_build_object('title', title, 'label', label, 'summary', summary, 'body', body, 'category', category, 'tags', tags,
         'horizon', jsonb_build_object('from', horizon_from, 'to', horizon_to), 'details', details, 'links', '[]'::jsonb), true, true
     from item, generate_series(1, 2) as n on conflict do nothing`,
  )
  await pool.query('update item set version = 2')
  await pool.query(
    `update item set outcome = 'resolved', card = card || jsonb_build_object('outcome', jsonb_build_object('at', (date '2026-11-20' - (id % 700)::int)::text, 'value', 'yes'))
     where kind = 'prediction' and id % 3 = 0 and details #>> '{question,type}' = 'binary'`,
  )
  await pool.query(`update item set closes = current_date + (id % 30)::int where kind = 'prediction' and id % 3 = 1`)
  const { rowCount: moves } = await pool.query(
    `insert into item_move (item_id, at, before, after, because, size)
     select item_id, timestamptz '2026-11-26' - n * interval '1 hour' - item_id * interval '1 second',
       case stand ->> 'of' when 'series' then jsonb_set(stand, '{last,value}', to_jsonb((stand #>> '{last,value}')::float * (1 + n / 100.0)))
         else jsonb_set(stand, '{chance}', to_jsonb(abs((stand ->> 'chance')::float - .12))) end, stand, '{"by": "itself"}', .12
     from item_stand, generate_series(1, 60) as n
     where stand ->> 'of' = 'series' or stand ->> 'of' = 'chance'`,
  )
  await pool.query('vacuum analyze')
  const { rows } = await pool.query(
    `select (select count(*)::int from item_version) as versions, (select count(*)::int from item where outcome is not null) as resolved,
       (select count(*)::int from item where closes >= current_date and closes <= current_date + 30) as "closingSoon"`,
  )
  return { moves, ...rows[0] }
}

async function measure(app: FastifyInstance, pool: Pool, url: string) {
  const before = { own: process.cpuUsage(), database: await cpuOfDatabase(pool) }
  const first = await app.inject(url)
  const firstOfAll = await spentOn(before, pool)
  if (first.statusCode !== 200) throw new Error(`${url} answered ${first.statusCode}: ${first.body.slice(0, 200)}`)
  const known = { 'if-none-match': String(first.headers['etag']) }
  return {
    first: rounded(firstOfAll.own + firstOfAll.database, 1),
    anew: await cpuOf(pool, () => app.inject(url)),
    known: await cpuOf(pool, () => app.inject({ url, headers: known })),
    kilobytes: rounded(first.body.length / 1000, 1),
  }
}

/** In milliseconds: of both, and how long one took from its question to its answer. */
async function cpuOf(pool: Pool, ask: () => Promise<unknown>) {
  for (let i = 0; i < warming; i++) await ask() // eslint-disable-line no-await-in-loop
  const before = { own: process.cpuUsage(), database: await cpuOfDatabase(pool) }
  const taken: number[] = []
  for (let i = 0; i < rounds; i++) {
    const began = performance.now()
    await ask() // eslint-disable-line no-await-in-loop
    taken.push(performance.now() - began)
  }
  const { own, database } = await spentOn(before, pool)
  return {
    cpu: rounded((own + database) / rounds, 1),
    ofDatabase: rounded(database / rounds, 1),
    clock: rounded(quantile(taken, 0.5), 1),
  }
}

type Before = { own: NodeJS.CpuUsage; database: Awaited<ReturnType<typeof cpuOfDatabase>> }

async function spentOn(before: Before, pool: Pool) {
  const { user, system } = process.cpuUsage(before.own)
  return { own: (user + system) / 1000, database: await spentSince(before.database, pool) }
}

/** From part to part, to the last; `next`: of a part in the middle. */
async function readOn(app: FastifyInstance, url: string) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const parts: string[] = []
  for (let at: string | undefined = url; at !== undefined;) {
    parts.push(at)
    const { next_url: next }: { next_url?: string } = (await app.inject(at)).json() // eslint-disable-line no-await-in-loop
    at = next?.replace(/^https?:\/\/[^/]+/, '')
  }
  globalThis.gc?.()
  const megabytesMore = rounded((process.memoryUsage().rss - before) / 1e6, 0)
  return { parts: parts.length, megabytesMore, next: parts[Math.floor(parts.length / 2)] ?? url }
}
