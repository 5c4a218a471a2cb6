/** Numbers that are made anew with another mathematics, and with whole families. */
import { expect, onTestFinished, test } from 'vitest'
import { engineVersion } from '#app/server/kind-numbers.ts'
import { openNumbers } from '#app/server/numbers.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { fertility, givenNumbers, ppm } from '../../given/numbers.ts'

const { app, pool, database, idsMade, newest, observe } = await givenNumbers()

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
