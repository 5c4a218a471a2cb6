/** The tally of listed items is what counting them finds, whatever happens to them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '../../../../test/content-as.ts'
import { aPrediction, aTrend } from '../../../../test/given/entries.ts'
import { givenNewcomer } from '../../../../test/given/newcomer.ts'
import { givenDatabaseBefore } from '../../../../test/given/previous.ts'
import { foldAuthors, foldTally } from './tally.ts'

const { ask, create, judge, pool, db } = await givenNewcomer()

const tallied = async () =>
  (
    await pool.query(`select kind, category, horizon_to, sum(items)::int as items from item_tallied
      group by kind, category, horizon_to having sum(items) <> 0 order by 1, 2, 3`)
  ).rows
const counted = async () =>
  (
    await pool.query(`select kind, category, horizon_to, count(*)::int as items from item where is_listed
      group by kind, category, horizon_to order by 1, 2, 3`)
  ).rows

/** The same by author. */
const talliedOf = async (table = 'author_tallied') =>
  (
    await pool.query(`select owner_id, sum(items)::int as items from ${table}
      group by owner_id having sum(items) <> 0 order by 1`)
  ).rows
const countedOf = async () =>
  (
    await pool.query(`select coalesce(owner_id, '') as owner_id, count(*)::int as items from item where is_listed
      group by owner_id order by 1`)
  ).rows

type Item = { at: string; as: Person }
type World = { items: Item[] }
type Step = (world: World) => Promise<unknown>

const category = fc.constantFrom('social', 'economic')
const horizon = fc.integer({ min: 2030, max: 2033 }).map((to) => ({ from: 2030, to }))
const author = fc.constantFrom<Person>('ada', 'nia')

/** Of whichever item the number means. */
const toOne = (act: (item: Item) => Promise<unknown>): fc.Arbitrary<Step> =>
  fc.nat(20).map((which): Step => async ({ items }) => {
    const item = items[which % Math.max(1, items.length)]
    return item && act(item)
  })

const created = fc
  .record({ category, horizon, as: author, asks: fc.boolean(), isPublished: fc.constantFrom(true, true, false) })
  .map(({ as, asks, isPublished, ...fields }): Step => async ({ items }) => {
    const entry = asks ? aPrediction(undefined, fields) : aTrend(undefined, fields)
    const { body } = await create(entry, as)
    const at = `/api/items/${body.item.kind}/${body.item.id}`
    items.push({ at, as })
    return isPublished && ask(`POST ${at}/publish`, { as })
  })

const revised = fc.tuple(category, horizon).chain(([one, years]) =>
  toOne(async ({ at, as }) => {
    const { body } = await ask(at, { as })
    return body.item && ask(`PATCH ${at}`, { as, body: { version: body.item.version, category: one, horizon: years } })
  }),
)

const reason = { reason: 'As the operator sees it.' }
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: created },
  { weight: 4, arbitrary: revised },
  toOne(({ at, as }) => ask(`POST ${at}/publish`, { as })),
  toOne(({ at, as }) => ask(`POST ${at}/unpublish`, { as })),
  toOne(({ at, as }) => ask(`DELETE ${at}`, { as })),
  toOne(({ at }) => ask(`POST ${at}/hide`, { as: 'olga', body: reason })),
  toOne(({ at }) => ask(`POST ${at}/restore`, { as: 'olga', body: reason })),
  toOne(({ at }) => ask(`PUT ${at}/save`, { as: 'ben' })),
  fc.constantFrom('trusted', 'unlisted', 'stopped').map(
    (word): Step =>
      () =>
        judge(word),
  ),
  fc.boolean().map(
    (holds): Step =>
      () =>
        ask('PUT /api/operators/publishing', { as: 'olga', body: { holdsFirst: holds } }),
  ),
  fc.constantFrom<Step>(
    () => pool.query(`update item set horizon_to = horizon_to + 1, category = 'political' where id % 3 = 0`),
    () => pool.query(`delete from item where id % 2 = 0`),
  ),
  fc.integer({ min: 1, max: 4 }).map((most): Step => async () => [
    await foldTally(db, most),
    await foldAuthors(db, most),
  ]),
)

test('the tally is what counting finds, after each of any changes, and so are years and counts', async () => {
  let mostListed = 0
  await fc.assert(
    fc
      .asyncProperty(fc.array(steps, { minLength: 20, maxLength: 30 }), async (all) => {
        const world: World = { items: [] }
        for (const step of all) {
          await step(world)
          const found = await counted()
          expect(await tallied()).toEqual(found)
          expect(await talliedOf()).toEqual(await countedOf())
          mostListed = Math.max(mostListed, found.length)
        }
        await countsAgree()
      })
      .afterEach(async () => {
        await pool.query('delete from item')
        await pool.query(`delete from author_word where account_id = '4'`)
        await pool.query('delete from publication')
        await pool.query('update publishing set holds_first = false')
      }),
    { numRuns: 3, seed: 18 },
  )
  expect(mostListed).toBeGreaterThan(3)
  expect(await tallied()).toEqual([])
  await foldAuthors(db)
  expect((await pool.query('select from author_tally')).rowCount).toBe(0)
})

/** What the calls say is what lists show. */
async function countsAgree(): Promise<void> {
  for (const query of ['', 'kind=trend', 'category=social', 'kind=prediction&category=economic&from=2031', 'to=2032']) {
    const [{ body: list }, { body: counts }] = await Promise.all([
      ask(`/api/items?limit=100&${query}`),
      ask(`/api/counts?${query}`),
    ])
    expect([query, counts.total, counts.more]).toEqual([query, list.items.length, false])
  }
  const [{ body: list }, { body: ahead }] = await Promise.all([ask('/api/items?limit=100'), ask('/api/horizon')])
  const inYears = ahead.years.reduce((sum: number, { items }: { items: number }) => sum + items, 0)
  expect(inYears).toBe(list.items.length)
}

test('changes are folded once, also by several at once', async () => {
  await foldTally(db)
  for (let i = 0; i < 6; i++)
    await create(aTrend(), 'ada').then(({ body }) =>
      ask(`POST /api/items/trend/${body.item.id}/publish`, { as: 'ada' }),
    )
  const before = await counted()
  const folded = await Promise.all([foldTally(db, 2), foldTally(db, 2), foldTally(db, 2)])
  expect(folded.reduce((sum, one) => sum + one, 0)).toBe(6)
  expect(await tallied()).toEqual(before)
  expect((await pool.query('select from item_tally_change')).rowCount).toBe(0)
})

test('what was written while triggers were off is counted by counting all anew', async () => {
  await pool.query('alter table item disable trigger user')
  await pool.query(`update item set horizon_to = 2040`)
  await pool.query('alter table item enable trigger user')
  expect(await tallied()).not.toEqual(await counted())
  await pool.query('select tally_items_anew(), tally_authors_anew()')
  expect(await tallied()).toEqual(await counted())
  expect(await talliedOf('author_tally')).toEqual(await countedOf())
  await pool.query(`update item set kind = 'scenario'`)
  expect(await tallied()).toEqual(await counted())
  await pool.query('truncate item cascade')
  expect([...(await tallied()), ...(await talliedOf())]).toEqual([])
})

test('a base that has items before there is a tally has all of them in it, and can go back', async () => {
  const { database, before, itself } = await givenDatabaseBefore<object>('item-tally')
  await database.pool
    .query(`insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to,
      details, card, author, published_at, updated_at)
    select 'trend', 'One', 'One', '', '', 'social', '{}', 2030, 2030 + n % 2, '{}', '{}', 'The house', case when n < 5 then now() end, now()
    from generate_series(1, 9) as n`)
  const sums = async () => (await database.pool.query('select horizon_to, items from item_tally order by 1')).rows
  const both = [
    { horizon_to: 2030, items: 2 },
    { horizon_to: 2031, items: 2 },
  ]
  await database.migrateTo(itself)
  expect(await sums()).toEqual(both)
  await database.migrateTo(before)
  await database.pool.query('update item set horizon_to = 2031 where horizon_to = 2030')
  await database.migrateTo(itself)
  expect(await sums()).toEqual([{ horizon_to: 2031, items: 4 }])
})
