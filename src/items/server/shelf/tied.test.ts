/** What is kept of how many listed items each is linked to is what counting finds, whatever happens to them. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { type Person, refOf } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenNewcomer } from '../../../../test/given/newcomer.ts'
import { givenDatabaseBefore } from '../../../../test/given/previous.ts'
import { foldTies } from './tied.ts'

const { ask, create, judge, written, titles, pool, db } = await givenNewcomer()

beforeEach(() => pool.query('delete from item'))

type Tied = { id: string; ties: number }
const kept = async (): Promise<Tied[]> =>
  (await pool.query('select item_id::text as id, ties from item_tied order by item_id')).rows
const counted = async (from = pool): Promise<Tied[]> =>
  (
    await from.query(`select id::text, (
        select count(*)::int from item as beside where is_listed and beside.id <> item.id and exists (
          select from link where (from_id, to_id) in ((beside.id, item.id), (item.id, beside.id)))
      ) as ties from item where is_listed order by id`)
  ).rows

const published = (title: string, to: string[] = []) =>
  written('ada', aTrend(title, { links: to.map((at) => ({ to: refOf(at), relation: 'drives' })) }), {
    isPublished: true,
  })
const idOf = (at: string) => refOf(at).split('/')[1]

type Item = { at: string; as: Person; isPublished: boolean }
type World = { items: Item[] }
type Step = (world: World) => Promise<unknown>

/** Of whichever item the number means. */
const toOne = (act: (item: Item) => Promise<unknown>): fc.Arbitrary<Step> =>
  fc.nat(20).map((which): Step => async ({ items }) => {
    const item = items[which % Math.max(1, items.length)]
    return item && act(item)
  })

const some = fc.array(fc.tuple(fc.nat(20), fc.constantFrom('drives', 'slows', 'see-also')), { maxLength: 4 })
/** To what was published, each once. What is private by now is refused, and nothing is written. */
const linksTo = (items: Item[], wanted: [number, string][]) => {
  const there = items.filter(({ isPublished }) => isPublished)
  const links = wanted.map(([which, relation]) => [refOf(there[which % there.length]?.at ?? ''), relation] as const)
  return [...new Map(links.map(([to, relation]) => [`${to} ${relation}`, { to, relation }])).values()]
}

const created = fc
  .record({ wanted: some, as: fc.constantFrom<Person>('ada', 'nia'), isPublished: fc.constantFrom(true, true, false) })
  .map(({ as, wanted, isPublished }): Step => async ({ items }) => {
    const { body } = await create(aTrend(undefined, { links: linksTo(items, wanted) }), as)
    if (!body.item) return
    const at = `/api/items/trend/${body.item.id}`
    items.push({ at, as, isPublished })
    if (isPublished) await ask(`POST ${at}/publish`, { as })
  })

const revised = fc.tuple(fc.nat(20), some).map(([which, wanted]): Step => async ({ items }) => {
  const { at, as } = items[which % Math.max(1, items.length)] ?? { at: '', as: 'ada' }
  const { body } = await ask(at || '/api/items', { as })
  const links = linksTo(
    items.filter((one) => one.at !== at),
    wanted,
  )
  return body.item && ask(`PATCH ${at}`, { as, body: { version: body.item.version, links } })
})

const reason = { reason: 'As the operator sees it.' }
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: created },
  { weight: 8, arbitrary: revised },
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
  fc.constantFrom<Step>(
    () => pool.query(`delete from link where (from_id + to_id) % 3 = 0`),
    () => pool.query(`update link set relation = 'related' where relation = 'drives' and from_id % 2 = 0`),
    () => pool.query(`delete from item where id % 5 = 0`),
  ),
  fc.integer({ min: 1, max: 4 }).map(
    (most): Step =>
      () =>
        foldTies(db, most),
  ),
)

test('what is listed has a row after each of any changes, and once they are folded the right number', async () => {
  let most = 0
  await fc.assert(
    fc
      .asyncProperty(fc.array(steps, { minLength: 25, maxLength: 35 }), async (all) => {
        const first = await Promise.all(['One', 'Two', 'Three'].map((title) => published(title)))
        const world: World = { items: first.map((at) => ({ at, as: 'ada', isPublished: true })) }
        for (const step of all) {
          await step(world)
          expect((await kept()).map(({ id }) => id)).toEqual((await counted()).map(({ id }) => id))
        }
        await foldTies(db, 3)
        const found = await counted()
        expect(await kept()).toEqual(found)
        expect((await pool.query('select from tie_change')).rowCount).toBe(0)
        most = Math.max(most, ...found.map(({ ties }) => ties))
      })
      .afterEach(async () => {
        await pool.query('delete from item')
        await pool.query(`delete from author_word where account_id = '4'`)
        await pool.query('delete from publication')
      }),
    { numRuns: 3, seed: 18 },
  )
  expect(most).toBeGreaterThan(2)
})

test.each(['link first', 'listing first'])(
  'a link that is written while what it leads to comes to the lists counts: %s',
  async (first) => {
    const [one, other] = [await published('One that links'), await published('Listed meanwhile')]
    await pool.query('update item set published_at = null where id = $1', [idOf(other)])
    await foldTies(db)
    const [linking, listing] = [await pool.connect(), await pool.connect()]
    try {
      await linking.query('begin')
      await listing.query('begin')
      await linking.query(`insert into link (from_id, to_id, relation) values ($1, $2, 'drives')`, [
        idOf(one),
        idOf(other),
      ])
      await listing.query('update item set published_at = now() where id = $1', [idOf(other)])
      for (const client of first === 'link first' ? [linking, listing] : [listing, linking]) {
        await client.query('commit')
        await foldTies(db)
      }
    } finally {
      linking.release()
      listing.release()
    }
    expect((await kept()).map(({ ties }) => ties)).toEqual([1, 1])
  },
)

test('what somebody is about to take off the lists makes nobody wait, and is counted the next time', async () => {
  const [one, other] = [await published('It stays'), await published('It is being unlisted')]
  await pool.query(`insert into link (from_id, to_id, relation) values ($1, $2, 'drives')`, [idOf(one), idOf(other)])
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update item set published_at = null where id = $1', [idOf(other)])
    await foldTies(db)
    expect(await kept()).toEqual([
      { id: idOf(one), ties: 1 },
      { id: idOf(other), ties: 0 },
    ])
    await client.query('rollback')
  } finally {
    client.release()
  }
  await foldTies(db)
  expect((await kept()).map(({ ties }) => ties)).toEqual([1, 1])
})

test('several may fold at once', async () => {
  const hub = await published('What all link to')
  for (let i = 0; i < 6; i++) await published(`It links, number ${i}`, [hub])
  await Promise.all([foldTies(db, 2), foldTies(db, 2), foldTies(db, 2)])
  expect(await kept()).toEqual(await counted())
  expect((await titles('/api/items?sort=linked'))[0]).toBe('What all link to')
})

test('what was written while triggers were off is counted by counting all anew', async () => {
  const hub = await published('What one links to')
  const other = await published('It links')
  await foldTies(db)
  await pool.query('alter table link disable trigger user')
  await pool.query(`insert into link (from_id, to_id, relation) values ($1, $2, 'drives')`, [idOf(other), idOf(hub)])
  await pool.query('alter table link enable trigger user')
  await foldTies(db)
  expect(await kept()).not.toEqual(await counted())
  await pool.query('select tie_items_anew()')
  expect(await kept()).toEqual(await counted())
  await pool.query('truncate link')
  expect((await kept()).map(({ ties }) => ties)).toEqual([0, 0])
})

test('a base that has links before their number is kept has all of them counted, and can go back', async () => {
  const { database, before, itself } = await givenDatabaseBefore<object>('ties')
  await database.pool.query(`
    with made as (
      insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, published_at, updated_at)
      select 'trend', 'One', 'One', '', '', 'social', '{}', 2030, 2030, '{}', '{}', 'The house', case when n < 4 then now() end, now()
      from generate_series(1, 5) as n returning id)
    select count(*) from made`)
  await database.pool.query(`insert into link (from_id, to_id, relation)
    select one.id, other.id, 'drives' from item as one join item as other on one.id < other.id`)
  const ties = async () => (await database.pool.query('select ties from item_tied order by item_id')).rows
  await database.migrateTo(itself)
  expect(await ties()).toEqual([{ ties: 2 }, { ties: 2 }, { ties: 2 }])
  await database.migrateTo(before)
  await database.pool.query('delete from link where from_id = (select min(id) from item)')
  await database.migrateTo(itself)
  expect(await ties()).toEqual([{ ties: 0 }, { ties: 1 }, { ties: 1 }])
})
