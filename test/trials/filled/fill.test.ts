import { expect, test } from 'vitest'
import { givenServer } from '../../given.ts'
import { fillBase } from '../../../bench/fill/fill-base.ts'

const { app, pool } = await (async () => {
  const server = await givenServer({ stocked: true })
  await fillBase(server.database, { items: 1989 })
  return server
})()

/** With their weights, in one order. */
function lexemes(column: string): string {
  return `(select array_agg((lexeme, (select array_agg(distinct one order by one) from unnest(weights) as one)) order by lexeme) from unnest(${column}))`
}

async function rowsOf(text: string): Promise<unknown[]> {
  return (await pool.query(text)).rows
}

test('the base is so many whole copies of the collection, and every item is listed under a title of its own', async () => {
  expect(
    await rowsOf(
      `select count(*)::int, count(distinct title)::int as titles, count(distinct slug)::int as slugs from item where is_listed`,
    ),
  ).toEqual([{ count: 1989, titles: 1989, slugs: 1989 }])
})

test('horizons reach to 2100, and no item has a year after that', async () => {
  const [found] = await rowsOf(`select min(horizon_to) < 2030 as soon, max(horizon_to) as last from item`)
  expect(found).toEqual({ soon: true, last: expect.any(Number) })
  expect((found as { last: number }).last).toBeGreaterThan(2080)
  expect((found as { last: number }).last).toBeLessThanOrEqual(2100)
})

test('search columns hold what the trigger would have made of the texts, but for places in the text', async () => {
  await pool.query('create table filled_search as select id, search, name_search from item')
  await pool.query('update item set body = body where id >= 10000')
  expect(
    await rowsOf(
      `select item.id from item join filled_search as filled using (id)
       where ${lexemes('item.search')} <> ${lexemes('filled.search')} or item.name_search <> filled.name_search limit 3`,
    ),
  ).toEqual([])
})

test('words are counted as the triggers count them', async () => {
  expect(
    await rowsOf(
      `with counted as (
         select word, lexeme, count(*)::int as holders, sum(is_name)::int as names
         from item, words_of(title, label, tags, summary, words, body) where is_listed group by word, lexeme)
       select word, counted.holders, kept.holders as kept, counted.names, kept.names as "keptNames"
       from counted full join search_word as kept using (word)
       where (counted.holders, counted.names, counted.lexeme) is distinct from (kept.holders, kept.names, kept.lexeme) limit 5`,
    ),
  ).toEqual([])
})

test('items of a copy name each other, and nothing that is not there', async () => {
  const named = `regexp_matches(details::text, '(trend|prediction|scenario)/(\\d+)', 'g') as ref`
  expect(
    await rowsOf(
      `select item.id, ref from item, ${named} where not exists (select from item as other where other.kind = ref[1] and other.id = ref[2]::bigint)
         or (item.id >= 10000 and (item.id - 10000) / 221 <> (ref[2]::bigint - 10000) / 221) limit 3`,
    ),
  ).toEqual([])
  expect(
    await rowsOf(
      `select from_id from link left join item as a on a.id = from_id left join item as b on b.id = to_id where a.id is null or b.id is null`,
    ),
  ).toEqual([])
})

test('tallies agree with the rows: saves, versions, outcomes and families of three to five', async () => {
  expect(
    await rowsOf(`select id from item where saves <> (select count(*) from save where item_id = item.id)
      or version <> (select max(version) from item_version where item_id = item.id)
      or (outcome is not null and not exists (select from resolution where item_id = item.id))`),
  ).toEqual([])
  const [families] = await rowsOf(
    `select count(*)::int as families from (select family from item where family is not null group by family having count(*) between 2 and 5) as found`,
  )
  expect(families).toEqual({ families: 9 * 30 })
})

test('so does what is kept beside them: ties, authors, and the kinds of what moved', async () => {
  expect(
    await rowsOf(`select id from item full join item_tied on item_id = id
      where ties is distinct from ties_of(id) or item_tied.kind is distinct from item.kind or not is_listed`),
  ).toEqual([])
  expect(
    await rowsOf(`select owner_id, kept.items, counted.items as counted from author_tallied as kept full join (
        select coalesce(owner_id, '') as owner_id, count(*) as items from item where is_listed group by 1
      ) as counted using (owner_id) where kept.items is distinct from counted.items`),
  ).toEqual([])
  const [moves] = await rowsOf(`select count(*) > 0 as some, bool_and(move.kind = item.kind) as "areRight"
    from item_move as move join item on item.id = item_id`)
  expect(moves).toEqual({ some: true, areRight: true })
})

test('every kind of page of a copy is drawn, what is over among them', async () => {
  const items = (await rowsOf(
    `select distinct on (kind, outcome, details #>> '{question,type}') kind, id from item where id >= 10000 order by kind, outcome, details #>> '{question,type}', id desc`,
  )) as { kind: string; id: string }[]
  expect(items.length).toBeGreaterThanOrEqual(7)
  const pages = ['/', '/all-stuff', '/record', '/leaderboard', '/method']
  const paths = items.flatMap(({ kind, id }) => [
    `/${kind}/${id}`,
    `/api/items/${kind}/${id}?include=numbers,neighbours,versions`,
  ])
  const statuses = new Map<string, number>()
  for (const path of [...pages, ...paths]) statuses.set(path, (await app.inject(path)).statusCode)
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
})
