/** Who is waited for when much is due. */
import { expect, test } from 'vitest'
import { givenNumbers } from '../../given/numbers.ts'

const { app, pool, mark, givenWork } = await givenNumbers()
test('whoever has much that is due holds up nobody else: another waits for one item of theirs', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (issuer, subject, created_at, seen_at) select 'urn:test', n::text, now(), now() from generate_series(1, 2) n returning id`,
  )
  const [ada, ben] = rows.map(({ id }) => id)
  const { rows: trends } = await pool.query<{ id: string }>(
    `select id from item where kind = 'trend' order by id limit 9`,
  )
  const [small = '', ...large] = trends.map(({ id }) => id)
  await pool.query('update item set owner_id = $1 where id = any($2::bigint[])', [ada, large])
  await pool.query('update item set owner_id = $1 where id = $2', [ben, small])
  await app.makeNumbers()
  const made: string[] = []
  const { queue, task } = givenWork(async (id) => made.push(id))
  await mark('change', ...large)
  await mark('change', small)
  await queue.workOff(task)
  expect(large).toHaveLength(8)
  expect(made).toHaveLength(9)
  expect(made.indexOf(small)).toBeLessThanOrEqual(1)
})
