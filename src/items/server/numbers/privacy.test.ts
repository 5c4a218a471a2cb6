/** Of what is private the numbers are private too. */
import { expect, test } from 'vitest'
import { givenNotices } from '../../../../test/given/notices.ts'
import { fertility, givenNumbers, ppm } from '../../../../test/given/numbers.ts'
import { createItemStore } from '../store.ts'

const { app, pool, db } = await givenNumbers()

test('R3 what rests on an item that is taken back rests on it no longer', async () => {
  const ref = JSON.stringify([{ item: `trend/${fertility}` }])
  const resting = async () =>
    (
      await pool.query(
        `select item_id from (select distinct on (item_id) item_id, rests_on from item_numbers order by item_id, made_at desc) as newest where rests_on @> $1`,
        [ref],
      )
    ).rows.length
  expect(await resting()).toBeGreaterThan(0)
  await pool.query('update item set published_at = null where id = $1', [fertility])
  await app.makeNumbers()
  expect(await resting()).toBe(0)
})

test('R3 numbers of what is private are told to nobody', async () => {
  const noticesIn = givenNotices(db)
  const notices = async (id: string) => {
    const write = `insert into item_numbers select item_id, made_at + interval '1 second', version, rests_on, digest, numbers, is_public
      from item_numbers where item_id = $1 order by made_at desc limit 1`
    return (await noticesIn(() => pool.query(write, [id]))).length
  }
  expect(await notices(fertility)).toBe(0)
  expect(await notices(ppm)).toBe(1)
})

test('R3 numbers made while an item was private are read by its author alone, until others are made of what everybody may see', async () => {
  const own = { id: 'author-of-private', name: 'Ada', email: null, isVerified: true, isOperator: false }
  const read = async (viewer: typeof own | null) =>
    (await createItemStore(pool).findItem({ kind: 'prediction', id: '21', viewer }, ['numbers']))?.numbers ?? null
  const put = (isPublic: boolean) => pool.query(`update item_numbers set is_public = $1 where item_id = 21`, [isPublic])
  await pool.query(`update item set owner_id = $1 where id = 21`, [own.id])
  await put(false)
  expect(await read(null)).toBeNull()
  expect(await read(own)).not.toBeNull()
  await pool.query(`update item set version = version + 1 where id = 21`)
  await app.makeNumbers()
  expect(await read(null)).not.toBeNull()
})
