/** What search engines are told of items and their authors, file by file. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'

const { app, pool } = await givenContent({ stocked: true })

const addressesIn = async (path: string) =>
  [...(await app.inject(path)).body.matchAll(/<loc>http:\/\/localhost\/(?:sitemap\/)?([^<]*)<\/loc>/g)].map(
    ([, one]) => one,
  )
const itemsIn = async (range: number) =>
  (await addressesIn(`/sitemap/${range}.xml`)).filter((one) => /^(trend|prediction|scenario)\//.test(one ?? ''))

/** As another item of the shelf, with this id, and by this author. */
const copy = (id: number, owner: string | null, changed: string, isPublished = true) =>
  pool.query(
    `insert into item (id, kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, author, owner_id, updated_at, published_at)
     overriding system value
     select $1, kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, author, $2, $3,
       case when $4 then published_at end
     from item where id = 1`,
    [id, owner, changed, isPublished],
  )

test('a file has what is listed among 2,500 ids, and the index names as many files as the last id needs', async () => {
  expect(await addressesIn('/sitemap.xml')).toEqual(['0.xml', 'authors.xml'])
  const own = await itemsIn(0)
  for (const id of [2500, 2501, 5000, 7500]) await copy(id, null, '2026-01-01')
  await copy(7501, null, '2026-01-01', false)

  expect(await addressesIn('/sitemap.xml')).toEqual(['0.xml', '1.xml', '2.xml', '3.xml', 'authors.xml'])
  const files = await Promise.all([0, 1, 2, 3, 4].map(itemsIn))
  expect(files[0]).toEqual([...own, 'prediction/2500'])
  expect(files.slice(1)).toEqual([['prediction/2501', 'prediction/5000'], ['prediction/7500'], [], []])
  expect((await app.inject('/sitemap/999999999.xml')).statusCode).toBe(200)
  expect((await app.inject('/sitemap/9999999999.xml')).statusCode).toBe(404)
})

test('whoever has something that is listed is named once, with when they changed any of it last, the house first', async () => {
  const written = [
    ['1', '2026-01-03'],
    ['1', '2026-01-05'],
    ['1', '2026-01-04'],
    ['2', '2026-01-02'],
    ['4', '2026-01-06'],
  ] as const
  for (const [i, [owner, changed]] of written.entries()) await copy(70_000 + i, owner, changed)
  await copy(70_010, '3', '2026-01-07', false)
  const { body } = await app.inject('/sitemap/authors.xml')
  const told = [...body.matchAll(/author\/(\w+)<\/loc><lastmod>([^T]*)T/g)].map(([, id, day]) => [id, day])
  expect(told.slice(1)).toEqual([
    ['1', '2026-01-05'],
    ['2', '2026-01-02'],
  ])
  const {
    rows: [house],
  } = await pool.query(`select max(updated_at) as at from item where owner_id is null and is_listed`)
  expect(told[0]).toEqual(['farsight', house.at.toISOString().slice(0, 10)])
})
