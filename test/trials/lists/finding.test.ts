/**
 * Searches and lists over 2,000 items of which few are weighed, at the door of what finds them: whatever is called as was
 * typed stands first, every item that is counted is reached, none twice, and each way to a page finds the same.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { keepFront } from '#items/server/front/keep-front.ts'
import { countItems } from '#items/server/shelf/counting.ts'
import { createFinder } from '#items/server/shelf/find-ids.ts'
import { understand } from '#items/server/shelf/search.ts'
import type { Filters } from '#items/shelf/filters.ts'
import { sorts } from '#items/shelf/sorts.ts'
import { fillWithCopies } from '../../../bench/search.ts'
import { givenDatabase } from '../../given.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const [now, today] = [new Date('2026-11-29T10:00:00Z'), '2026-11-29']
const mostWeighed = 20
const finder = createFinder(db, { mostWeighed })
const none: Filters = { kind: [], category: [], tag: [], status: [] }

beforeAll(async () => {
  await fillWithCopies(pool, 2000)
  // Most of them stand beyond the front.
  await keepFront(db, now, 600)
})

type Listing = Parameters<typeof finder.findIds>[1]

/** Every page of a list, one after the other; or so many. */
async function listAll(given: Partial<Filters>, asked: Omit<Listing, 'cursor' | 'today'>, found = finder, most = 1e9) {
  const filters = { ...none, ...given }
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    // eslint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await found.findIds(filters, { ...asked, cursor, today })
    pages.push(page.ids)
    cursor = page.next ?? undefined
  } while (cursor !== undefined && pages.length < most)
  return pages
}

async function countOf(given: Partial<Filters>): Promise<number> {
  const filters = { ...none, ...given }
  const search = filters.q ? await understand(db, filters.q) : null
  const counts = await countItems(db, { filters, search, today, most: 10_000 })
  return counts.find(({ facet }) => facet === 'total')?.items ?? 0
}

const first = async (q: string) => (await finder.findIds({ ...none, q }, { sort: 'relevance', limit: 5, today })).ids[0]

describe('what is called just as was typed', () => {
  test('stands first, of every title of the collection and of many others', async () => {
    const { rows } = await pool.query<{ id: string; title: string }>(
      `select id, title from item where id < 10000 or id % 16 = 0 order by id`,
    )
    expect(rows.length).toBeGreaterThan(300)
    const lost: string[] = []
    for (const { id, title } of rows) {
      // eslint-disable-next-line no-await-in-loop -- the base is asked by nobody else
      if ((await first(title)) !== id) lost.push(title)
    }
    expect(lost).toEqual([])
  })

  test.each([
    ['in other letters', (title: string) => title.toUpperCase()],
    ['without its mark', (title: string) => title.replace(/\?$/, '')],
  ])('%s', async (_, typed) => {
    const { rows } = await pool.query<{ id: string; title: string }>(
      `select id, title from item where title like '%?' order by md5(id::text) limit 20`,
    )
    for (const { id, title } of rows)
      // eslint-disable-next-line no-await-in-loop
      expect(await first(typed(title))).toBe(id)
  })

  test('by its label, the first written before all that are called the same', async () => {
    const { rows } = await pool.query<{ label: string; first: string }>(
      `select label, min(id) as first from item group by label order by label`,
    )
    for (const { label, first: id } of rows)
      // eslint-disable-next-line no-await-in-loop
      expect([label, await first(label)]).toEqual([label, id])
  })

  test.each([
    ['is private', 'published_at = null'],
    ['is not listed', `owner_id = '71'`],
  ])('is not found where it %s', async (_, change) => {
    const { rows } = await pool.query<{ id: string; title: string }>(
      `update item set ${change} where id = (select max(id) from item where is_listed) returning id, title`,
    )
    const [{ id, title } = { id: '', title: '' }] = rows
    const pages = await listAll({ q: title }, { sort: 'relevance', limit: 100 })
    expect(id).not.toBe('')
    expect(pages.flat()).not.toContain(id)
  })

  test('is not found where a filter leaves it out', async () => {
    const { rows } = await pool.query<{ id: string; title: string }>(
      `select id, title from item where kind = 'trend' and is_listed order by id limit 1`,
    )
    const [{ id, title } = { id: '', title: '' }] = rows
    expect((await listAll({ q: title, kind: ['scenario'] }, { sort: 'relevance', limit: 100 })).flat()).not.toContain(
      id,
    )
    expect((await listAll({ q: title, kind: ['trend'] }, { sort: 'relevance', limit: 100 })).flat()[0]).toBe(id)
  })
})

describe('every item that is counted is reached, and none twice', () => {
  test.each<Partial<Filters>>([
    { q: 'energy' },
    { q: 'world' },
    { q: 'by the end of' },
    { q: 'energ' },
    { q: 'energy', kind: ['trend'] },
    { q: 'population', to: 2030 },
    { q: 'US' },
    { q: 'World population' },
    { q: 'zeppelin asteroid gold' },
    { q: 'emisions' },
    { kind: ['scenario'] },
    { data: 'measured', tag: ['climate'] },
  ])('%j', async (given) => {
    const total = await countOf(given)
    expect(total).toBeGreaterThan(0)
    for (const sort of given.q ? (['relevance', 'newest', 'title'] as const) : (['newest', 'saved'] as const)) {
      // eslint-disable-next-line no-await-in-loop
      const ids = (await listAll(given, { sort, limit: 37 })).flat()
      expect([sort, new Set(ids).size, ids.length]).toEqual([sort, total, total])
    }
  })

  test('also where a page is shorter than what is called so', async () => {
    const [{ label } = { label: '' }] = (
      await pool.query<{ label: string }>(`select label from item group by label order by count(*) desc, label limit 1`)
    ).rows
    const ids = (await listAll({ q: label }, { sort: 'relevance', limit: 2 })).flat()
    expect([new Set(ids).size, ids.length]).toEqual([await countOf({ q: label }), await countOf({ q: label })])
  })
})

describe('each way to a page finds the same', () => {
  const only = { soon: 0, soonInTexts: 0, few: 0 }
  const ways = {
    soon: createFinder(db, { ...only, soon: 10_000, soonInTexts: 10_000, mostWeighed }),
    few: createFinder(db, { ...only, few: 10_000, mostWeighed }),
    'in spans': createFinder(db, { ...only, few: 8, mostWeighed }),
    usual: finder,
  }
  const stepByStep = createFinder(db, { ...only, mostWeighed })
  const given: Partial<Filters>[] = [
    { kind: ['trend'] },
    { from: 2040, to: 2045 },
    { kind: ['scenario'], tag: ['climate'] },
    { q: 'world', category: ['economic'] },
    { q: 'energy', kind: ['trend', 'prediction'], from: 2028, to: 2060 },
    { tag: ['climate'], to: 2130 },
    { kind: ['trend', 'prediction'], category: ['social', 'economic'], to: 2040 },
    { status: ['open'], kind: ['prediction'] },
    { data: 'measured' },
  ]
  // Every third moved, and every sixth twice; many at the same moment.
  beforeAll(() =>
    pool.query(`insert into item_move (item_id, at, before, after, because, size)
      select id, '2026-11-01'::timestamptz + nth * (id % 50) * interval '1 hour', '{}', '{}', '{"by": "itself"}', .1
      from item, generate_series(1, 2) as nth where id % (3 * nth) = 0 and (nth = 1 or id % 50 > 0)`),
  )
  test.each(sorts)('by %s', async (sort) => {
    for (const filters of given.filter(({ q }) => sort !== 'relevance' || q)) {
      const asked = { sort, limit: 100 }
      const found: string[][][] = []
      // eslint-disable-next-line no-await-in-loop
      for (const way of Object.values(ways)) found.push(await listAll(filters, asked, way))
      // Whoever asks again is led to it by what was kept of the first time.
      // eslint-disable-next-line no-await-in-loop
      for (const way of Object.values(ways)) found.push(await listAll(filters, asked, way, 2))
      const begun = found.map((pages) => JSON.stringify(pages.slice(0, 2)))
      expect(begun).toEqual(found.map(() => JSON.stringify(found[0]?.slice(0, 2))))
      expect(found.slice(0, 4).map((pages) => JSON.stringify(pages))).toEqual(
        found.slice(0, 4).map(() => JSON.stringify(found[0])),
      )
      // Step by step, which takes a statement for each: some pages are enough.
      // eslint-disable-next-line no-await-in-loop
      expect(await listAll(filters, asked, stepByStep, 2)).toEqual(found[0]?.slice(0, 2))
    }
  })

  test('also where more has come since than its spans held, or less is left', async () => {
    const asked = { sort: 'horizon' as const, limit: 100 }
    const late = { tag: ['climate'], to: 2130 }
    const [before, asFirst] = await Promise.all([listAll(late, asked, ways['in spans']), listAll(late, asked)])
    expect(before).toEqual(asFirst)
    for (const change of [
      `horizon_from = 2020, horizon_to = 2026 where id % 3 = 0`,
      `tags = array_remove(tags, 'climate') where id % 2 = 0`,
    ]) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      await pool.query(`update item set ${change}`)
      const anew = createFinder(db, { ...only, few: 10_000, mostWeighed })
      // eslint-disable-next-line no-await-in-loop
      expect(await listAll(late, asked, ways['in spans'])).toEqual(await listAll(late, asked, anew))
    }
  })

  test('also where those looked at are cut off among many that moved at the same moment', async () => {
    const hardlyAny = createFinder(db, { ...only, soon: 30, few: 0 })
    const [some, all] = await Promise.all([
      listAll({}, { sort: 'moved', limit: 25 }, hardlyAny),
      listAll({}, { sort: 'moved', limit: 25 }, ways.few),
    ])
    expect(some).toEqual(all)
  })
})

test('what stands in the front and fits best comes before what does not, the newest first', async () => {
  const ids = (await listAll({ q: 'energy' }, { sort: 'relevance', limit: 100 })).flat()
  const { rows } = await pool.query<{ id: string; is_front: boolean; at: Date }>(
    `select id, is_front, published_at as at from item where id = any($1::bigint[]) order by array_position($1::bigint[], id)`,
    [ids],
  )
  const [weighed, rest] = [rows.slice(0, mostWeighed), rows.slice(mostWeighed + 5)]
  expect(weighed.every((row) => row.is_front)).toBe(true)
  expect(rest.length).toBeGreaterThan(mostWeighed)
  expect(rest.map(({ at }) => at.getTime())).toEqual(rest.map(({ at }) => at.getTime()).toSorted((a, b) => b - a))
})
