/**
 * What statements of lists, searches and previews read of a base of 20,000 items, in pages of 8 KB: a page is asked for in
 * the same time however large the base is.
 */
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { understand } from '#analyses/question/understand.ts'
import { retrieve } from '#analyses/server/dossier/retrieve.ts'
import { keepFront } from '#items/server/front/keep-front.ts'
import { countItems } from '#items/server/shelf/counting.ts'
import { createFinder } from '#items/server/shelf/find-ids.ts'
import { createListStore } from '#items/server/shelf/lists.ts'
import { pageOf } from '#items/server/shelf/page/page-of.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { Filters } from '#items/shelf/filters.ts'
import { type Sort, sorts } from '#items/shelf/sorts.ts'
import { listHappened } from '#outlets/server/lists/feed-store.ts'
import { fillWithCopies } from '../../../bench/search.ts'
import { givenDatabase } from '../../given.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const [now, today] = [new Date('2026-11-29T10:00:00Z'), '2026-11-29']

beforeAll(async () => {
  await fillWithCopies(pool, 20_000)
  await keepFront(db, now)
  await pool.query('vacuum analyze')
})

/** So many pages a statement may read. */
const most = 2000

const asked: { sql: string; parameters: readonly unknown[] }[] = []
/** The same database, by Kysely and by its pool, with what it is asked. */
const listening = new Kysely<ContentTables>({
  dialect: new PostgresDialect({ pool }),
  log({ query }) {
    asked.push(query)
  },
})
const listeningPool = new Proxy(pool, {
  get: (target, name) =>
    name === 'query'
      ? (query: { text: string; values: unknown[] }) => {
          asked.push({ sql: query.text, parameters: query.values })
          return target.query(query)
        }
      : Reflect.get(target, name),
}) as Pool

/** Of each statement that was asked meanwhile how many pages it reads, where those are too many. */
async function tooMany(act: () => Promise<unknown>, bound = most): Promise<[number, string][]> {
  asked.length = 0
  await act()
  const statements = asked.filter(({ sql }) => !/^(begin|commit)/.test(sql))
  expect(statements.length).toBeGreaterThan(0)
  const read: [number, string][] = []
  for (const { sql, parameters } of statements) {
    // eslint-disable-next-line no-await-in-loop -- one after the other, so that none waits for another
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    read.push([plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], sql])
  }
  return read.filter(([pages]) => pages > bound)
}

const finder = createFinder(listening)
const cards = createListStore(listening)
const none: Filters = { kind: [], category: [], tag: [], status: [] }
async function showPage(given: Partial<Filters>, sort: Sort): Promise<void> {
  const filters = { ...none, ...given }
  const { ids } = await finder.findIds(filters, { sort, limit: 24, today })
  await cards.listCards(ids)
}

/** By what moved it is computed of all that is found; and by title all of one kind may stand behind all others. */
const inOrder = sorts.filter((sort) => !['relevance', 'moved', 'title'].includes(sort))
test.each<Partial<Filters>>([
  {},
  { kind: ['scenario'] },
  { kind: ['scenario'], to: 2027 },
  { kind: ['prediction'], category: ['social'] },
  { kind: ['prediction'], status: ['open'] },
  { tag: ['asteroids'] },
  { from: 2040, to: 2045 },
  { from: 2060 },
  { data: 'measured' },
])('a list of %j, in each order', async (given) => {
  for (const sort of inOrder) {
    // eslint-disable-next-line no-await-in-loop -- each listens alone
    expect([sort, await tooMany(() => showPage(given, sort))]).toEqual([sort, []])
  }
})

const narrowed: Partial<Filters>[] = [{}, { kind: ['trend'] }, { to: 2030 }]
test.each([
  'energy',
  'people',
  'war',
  'end',
  'energ',
  'price of gold',
  'is 2035',
  'world population billion',
  'emissions by the end of',
  'Will people live on Mars?',
  'zeppelin asteroid gold',
  'emisions',
])('a search for "%s", the best first and the newest first', async (q) => {
  for (const given of narrowed) {
    for (const sort of ['relevance', 'newest'] as const)
      // eslint-disable-next-line no-await-in-loop
      expect([given, sort, await tooMany(() => showPage({ ...given, q }, sort))]).toEqual([given, sort, []])
  }
})

test.each([
  'Will the price of oil rise above 100 dollars?',
  'Will people live longer than today in 2045?',
  'Will there be war over Taiwan by 2035?',
  'How high will the sea rise by 2100?',
])('what bears on "%s"', async (question) => {
  const ask = () => retrieve(listeningPool, { understood: understand(question, now), accountId: null, now })
  expect(await tooMany(ask)).toEqual([])
})

/** What grew with the base, and is held to less than a base of this size would read by it. */
describe('however many there are beside it,', () => {
  beforeAll(async () => {
    // Half of all questions are over, and most of those began before any that is open; many close soon that have not begun.
    // What has a tag was published before all else.
    await pool.query(`set local session_replication_role = replica;
      update item set outcome = 'resolved', opens = '2020-01-01', closes = '2021-01-01' where kind = 'prediction' and id % 2 = 0;
      update item set opens = '2090-01-01', closes = '2026-12-30' where kind = 'prediction' and id % 4 = 1;
      update item set tags = tags || '{late}' where id in (select id from item order by published_at limit 1500)`)
    await pool.query('vacuum analyze item')
  })
  const asks: [string, number, () => Promise<unknown>][] = [
    [
      'counts of what is open',
      700,
      () => countItems(listening, { filters: { ...none, status: ['open'] }, search: null, today }),
    ],
    ['a common word by years', 1500, () => showPage({ q: 'world', kind: ['trend'], from: 2026 }, 'horizon')],
    [
      'a feed of a tag',
      1200,
      () =>
        listHappened(listening, 'new', {
          among: { filters: { ...none, tag: ['late'] } },
          place: null,
          most: 51,
          today,
        }),
    ],
  ]
  test.each(asks)('%s is read of no more than %i pages', async (_, bound, ask) => {
    expect(await tooMany(ask, bound)).toEqual([])
  })
  test('a list that is late in its order takes whoever asks again few statements', async () => {
    const again = createFinder(listening)
    const times: number[] = []
    for (const sort of ['horizon', 'closing', 'newest'] as const) {
      for (const nth of [0, 1]) {
        asked.length = 0
        // eslint-disable-next-line no-await-in-loop -- each listens alone
        await again.findIds({ ...none, tag: ['late'] }, { sort, limit: 24, today })
        times[nth] = (times[nth] ?? 0) + asked.length
      }
    }
    expect(times[0]).toBeGreaterThan(10)
    expect(times[1]).toBeLessThan(9)
  })

  test('what is open of a tag is counted without a map of all that is open', async () => {
    asked.length = 0
    const filters = { ...none, tag: ['late'], status: ['open' as const] }
    const counts = await countItems(listening, { filters, search: null, today, most: 100 })
    const { rows } = await pool.query<{ items: number }>(
      `select least(count(*), 100)::int as items from item
       where tags @> '{late}' and outcome is null and opens <= $1::date and closes >= $1::date`,
      [today],
    )
    expect(counts.find(({ facet }) => facet === 'total')).toMatchObject(rows[0] ?? {})
    expect(asked.filter(({ sql }) => /select id from item[^]* closes >= /.test(sql))).toEqual([])
  })

  test('a calendar of questions looks at no entry of what never closes, since all of them close', async () => {
    asked.length = 0
    const filters = { ...none, kind: ['prediction'], category: ['economic' as const] }
    await pageOf(listening, { filters, sort: 'begins', place: null, today, most: 300 })
    const { sql = '', parameters = [] } = asked.find((one) => one.sql.includes('with few as')) ?? {}
    const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
    const removed = JSON.stringify(rows).matchAll(/"Rows Removed by Filter":(\d+)/g)
    expect([...removed].map(([, count]) => Number(count)).filter((count) => count > 0)).toEqual([])
  })
})
