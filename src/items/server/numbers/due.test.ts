/**
 * When numbers are made anew: after what changes, and after what does not. Another mathematics, and whole families:
 * test/trials/numbers/anew.test.ts.
 */
import { expect, test } from 'vitest'
import { fertility, givenNumbers, ppm } from '../../../../test/given/numbers.ts'

const { app, pool, idsMade, newest, observe } = await givenNumbers()

test('every item of the starter collection has numbers, and nothing is due', async () => {
  const { rows } = await pool.query(
    `select (select count(*)::int from item) as items, count(distinct item_id)::int as counted, (select count(*)::int from job) as jobs from item_numbers`,
  )
  expect(rows).toEqual([{ items: 221, counted: 221, jobs: 0 }])
  expect(await app.makeNumbers()).toBe(0)
})

test('a changed observation changes the numbers of its trend and of what rests on it, and of nothing else', async () => {
  const resting = await pool.query<{ id: string }>(
    `select distinct item_id as id from item_numbers where rests_on @> $1 order by item_id`,
    [JSON.stringify([{ item: `trend/${ppm}` }])],
  )
  expect(resting.rows.length).toBeGreaterThan(0)
  const made = await idsMade(async () => {
    await observe(ppm, 1.001)
    await app.makeNumbers()
  })
  const near = new Set([ppm, ...resting.rows.map(({ id }) => id)])
  expect(made).toContain(ppm)
  for (const { id } of resting.rows) expect(made).toContain(id)
  for (const id of made.filter((one) => !near.has(one))) {
    const refs: { item: string }[] = (await newest(id)).restsOn
    expect(refs.some(({ item }) => made.includes(item.slice(item.indexOf('/') + 1)))).toBe(true)
  }
  expect(made.length).toBeLessThan(30)
  expect((await newest(ppm)).version).toBe(2)
})

test('what changes no number makes none, and the numbers hold for the new version', async () => {
  const before = await newest(fertility)
  await pool.query(`update item set title = title || '!', version = version + 1 where id = $1`, [fertility])
  expect(await idsMade(() => app.makeNumbers())).not.toContain(fertility)
  expect(await newest(fertility)).toEqual({ ...before, version: before.version + 1 })
})
