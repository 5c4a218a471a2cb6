/**
 * What somebody publishes of whom nobody has said anything: whoever has the link reads it, and nothing else shows or
 * counts it, until its author is trusted.
 */
import { describe, expect, test } from 'vitest'
import { refOf } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { advert, givenNewcomer } from '../../../../test/given/newcomer.ts'
import { trustWhoMay } from './trust-work.ts'

const { ask, written, pool, db, judge, titles } = await givenNewcomer()

/** Every place that shows items without being asked for one by its address. */
async function isShownBy(word: string, beside: string) {
  const [lists, search, counts, sitemap, horizon, neighbours, words] = await Promise.all([
    ask('/api/items?limit=100'),
    ask(`/api/items?q=${word}`),
    ask(`/api/counts?tag=${word}`),
    ask('/sitemap/4.xml'),
    ask('/api/horizon'),
    ask(`${beside}?include=neighbours`),
    pool.query('select from search_word where word = $1', [word]),
  ])
  return {
    lists: lists.text.includes(word),
    search: search.body.items.some(({ title }: { title: string }) => title.includes(word)),
    counts: counts.body.total > 0,
    sitemap: sitemap.text.split('<loc>').length,
    horizon: horizon.text.includes(word),
    neighbours: neighbours.body.neighbours.length > 0,
    words: words.rows.length > 0,
  }
}

const own = async () => (await ask('/api/me/items', { as: 'nia' })).body

const savers = (count: number, isVerified = true) =>
  pool.query(
    `insert into account (id, issuer, subject, created_at, seen_at, email_verified) overriding system value
      select id, 'urn:test', id::text, now(), now(), $2 from generate_series(1001, 1000 + $1::int) as id
      on conflict (id) do update set email_verified = excluded.email_verified`,
    [count, isVerified],
  )

const saved = async (at: string, count: number) => {
  await pool.query(
    `insert into save (account_id, item_id, at) select id::text, $2, now() from generate_series(1001, 1000 + $1::int) as id on conflict do nothing`,
    [count, at.split('/').at(-1)],
  )
}

const become = (days: number, isVerified = true) =>
  pool.query(`update account set created_at = now() - make_interval(days => $1), email_verified = $2 where id = 4`, [
    days,
    isVerified,
  ])

describe('an item of somebody of whom nobody has said anything', () => {
  test('is read by its address, and stands in no list, search, count, sitemap, year, page of another item or vocabulary', async () => {
    const house = await written('ada', aTrend('Watches tell the time'), { isPublished: true })
    const before = await isShownBy('wristwatches', house)
    const at = await written('nia', advert('wristwatches', { links: [{ to: refOf(house), relation: 'drives' }] }), {
      isPublished: true,
    })
    expect((await ask(at)).body.item).toMatchObject({ author: 'Nia Holt', links: [{ to: refOf(house) }] })
    expect(await isShownBy('wristwatches', house)).toEqual(before)
    expect(before).toMatchObject({
      lists: false,
      search: false,
      counts: false,
      horizon: false,
      neighbours: false,
      words: false,
    })

    await judge('trusted')
    expect(await isShownBy('wristwatches', house)).toEqual({
      lists: true,
      search: true,
      counts: true,
      sitemap: before.sitemap + 1,
      horizon: true,
      neighbours: true,
      words: true,
    })
    await judge('unlisted')
    expect(await isShownBy('wristwatches', house)).toEqual(before)
    expect((await ask(at)).status).toBe(200)
  })

  test('is in the author’s own stuff, which says that it is not listed', async () => {
    await written('nia', advert('necklaces'), { isPublished: true })
    expect(await own()).toMatchObject({ items: [{ standing: 'published', isListed: false }], said: null })
    await judge('trusted')
    expect(await own()).toMatchObject({ items: [{ isListed: true }], said: { word: 'trusted', by: 'Olga Nilsen' } })
  })

  test('stands beside other items of the same author', async () => {
    const one = await written('nia', aTrend('The first of two'), { isPublished: true })
    const other = await written(
      'nia',
      aTrend('The second of two', { links: [{ to: refOf(one), relation: 'drives' }] }),
      {
        isPublished: true,
      },
    )
    expect(await titles(`${other}/neighbours`)).toEqual(['The first of two'])
    expect(await titles(`${one}/neighbours`)).toEqual(['The second of two'])
  })
})

describe('an author who is stopped', () => {
  test('has no item that others read, cannot publish, reads why, and has all back as it was', async () => {
    await judge('trusted')
    const [shown, hidden, kept] = await Promise.all(
      ['rings', 'chains', 'clasps'].map((word) => written('nia', advert(word), { isPublished: word !== 'clasps' })),
    )
    await ask(`POST ${hidden}/hide`, { as: 'olga', body: { reason: 'This one by itself.' } })
    await judge('stopped', '4', 'Nothing but advertising.')
    const statuses = async () => [(await ask(shown!)).status, (await ask(hidden!)).status, (await ask(kept!)).status]
    expect(await statuses()).toEqual([404, 404, 404])
    expect((await ask(`/api/me${shown!.slice(4)}`, { as: 'nia' })).body).toMatchObject({
      standing: 'hidden',
      hidden: { reason: 'Nothing but advertising.' },
    })
    expect((await ask('/api/me/items', { as: 'nia' })).body.said).toMatchObject({
      word: 'stopped',
      reason: 'Nothing but advertising.',
    })
    for (const at of [shown, kept])
      expect((await ask(`POST ${at}/publish`, { as: 'nia' })).body.error.code).toBe('author-stopped')
    expect(
      (await ask(`POST ${shown}/restore`, { as: 'olga', body: { reason: 'This one is good.' } })).body.error.code,
    ).toBe('hidden-with-author')
    await judge('trusted')
    expect(await statuses()).toEqual([200, 404, 404])
    expect(await titles('/api/items?q=rings')).toEqual(['Will you buy cheap rings?'])
  })

  test.for(['ben', 'nia', undefined] as const)('is stopped by operators alone, not by %s', async (as) => {
    const body = { word: 'stopped', reason: 'Because I say so.' }
    expect((await ask('PUT /api/operators/authors/1', { as, body })).status).toBe(as ? 403 : 401)
    expect((await ask('/api/operators/authors', { as })).status).toBe(as ? 403 : 401)
    expect((await ask('PUT /api/operators/publishing', { as, body: { holdsFirst: true } })).status).toBe(as ? 403 : 401)
    expect((await ask('/api/operators/waiting', { as })).status).toBe(as ? 403 : 401)
  })

  test('who is nobody is refused', async () => {
    expect((await judge('stopped', '99999')).body.error.code).toBe('author-not-found')
  })
})

describe('an author comes to be trusted by time, address and others', () => {
  test('all three together, looked at by the hour', async () => {
    await savers(5)
    const [one, two] = [
      await written('nia', advert('lamps'), { isPublished: true }),
      await written('nia', advert('shades'), { isPublished: true }),
    ]
    await become(31)
    await saved(one, 4)
    await saved(two, 4)
    expect(await trustWhoMay(db, new Date())).toEqual([]) // four people, however much they save
    await saved(two, 5)
    await become(29)
    expect(await trustWhoMay(db, new Date())).toEqual([])
    await become(31, false)
    expect(await trustWhoMay(db, new Date())).toEqual([])
    await become(31)
    await savers(5, false)
    expect(await trustWhoMay(db, new Date())).toEqual([]) // whoever saves has an address too
    await savers(5)
    await judge('unlisted')
    expect(await trustWhoMay(db, new Date())).toEqual([]) // an operator has spoken
    await pool.query(`delete from author_word where account_id = '4'`)
    expect(await trustWhoMay(db, new Date())).toEqual(['4'])
    expect(await titles('/api/items?q=lamps')).toEqual(['Will you buy cheap lamps?'])
    expect((await ask('/api/me/items', { as: 'nia' })).body.said).toMatchObject({ word: 'trusted', by: 'Farsight' })
    expect(await trustWhoMay(db, new Date())).toEqual([])
  })
})

describe('the page of an author', () => {
  test('names what is listed and no address, and is there for whoever has published anything', async () => {
    expect((await ask('/api/authors/4')).body.error.code).toBe('author-not-found')
    await written('nia', advert('mirrors'), { isPublished: true })
    const { text, body } = await ask('/api/authors/4')
    expect(body).toMatchObject({ id: '4', name: 'Nia Holt', total: 0, items: [] })
    expect(text).not.toContain('@')
    await judge('trusted')
    expect((await ask('/api/authors/4')).body).toMatchObject({
      total: 1,
      items: [{ title: 'Will you buy cheap mirrors?' }],
    })
    await judge('stopped')
    expect((await ask('/api/authors/4')).status).toBe(404)
  })
})

test('what waits for operators is counted until they have spoken', async () => {
  const waiting = async () => (await ask('/api/operators/waiting', { as: 'olga' })).body
  const before = await waiting()
  const at = await written('nia', advert('clocks'), { isPublished: true })
  await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'advertising' } })
  expect(await waiting()).toEqual({ ...before, reported: before.reported + 1, authors: before.authors + 1 })
  await judge('stopped')
  expect(await waiting()).toEqual(before)
})
