/** When numbers are made anew: after what changes, and after what does not. */
import { expect, onTestFinished, test } from 'vitest'
import { engineVersion } from '#app/server/kind-numbers.ts'
import { openNumbers } from '#app/server/numbers.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { fertility, givenNumbers, ppm } from '../../../../test/given/numbers.ts'

const { app, pool, database, idsMade, newest, observe } = await givenNumbers()

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

test('numbers of an older mathematics are made anew, and so is what has none', async () => {
  await app.makeNumbers()
  await pool.query(`update item_numbers set digest = '0:old' where item_id = $1`, [fertility])
  await pool.query(`delete from item_numbers where item_id = $1`, [ppm])
  const queue = openQueue({ database, log: createLog('error'), pollMs: 20 })
  const numbers = openNumbers({ database, queue })
  onTestFinished(() => numbers.close().then(() => queue.close()))
  await numbers.start()
  await expect.poll(async () => (await newest(fertility)).digest).toMatch(new RegExp(`^${engineVersion}:`))
  await expect.poll(() => newest(ppm)).toMatchObject({ rows: 1 })
})

test('an item that is deleted takes its marks along when they are looked at, and its family is made anew', async () => {
  const { rows } = await pool.query(
    `select id, family from item where kind = 'scenario' and family is not null order by id limit 1`,
  )
  const [{ id, family }] = rows
  const kin = await pool.query(`select id from item where kind = 'scenario' and family = $1 and id <> $2 order by id`, [
    family,
    id,
  ])
  await observe(fertility, 1.01)
  await pool.query('delete from item where id = $1', [id])
  const made = await idsMade(() => app.makeNumbers())
  for (const one of kin.rows) expect(made).toContain(one.id)
  expect((await pool.query(`select from job where task = 'items.numbers'`)).rows).toEqual([])
})
