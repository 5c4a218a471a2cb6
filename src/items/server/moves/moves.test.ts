/** What moved, as lists tell it: from what was really kept, of what everybody may see. */
import { expect, test } from 'vitest'
import { fertility, givenNumbers, ppm } from '../../../../test/given/numbers.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { hideNumbers } from '../collection/licences.ts'

const { app, pool, db, observe } = await givenNumbers()

type Told = {
  since: string | null
  items: { item: { id: string; kind: string; title: string }; move: { says: string; why: string | null; at: string } }[]
}
const moved = async (query = ''): Promise<Told> => (await app.inject(`/api/moved${query}`)).json()
const moveOf = async (id: string, query = '?limit=100') =>
  (await moved(query)).items.find(({ item }) => item.id === id)?.move ?? null

test('a base in which nothing moved says so, and since when it is watched', async () => {
  const { items, since } = await moved()
  expect(items).toEqual([])
  expect(Date.parse(since ?? '')).toBeLessThanOrEqual(Date.now())
})

test('a revised value moves its trend and what rests on it, and each says why', async () => {
  await observe(ppm, 1.004)
  await app.makeNumbers()
  const { items } = await moved('?limit=100')
  expect(await moveOf(ppm)).toMatchObject({ says: 'revised', why: expect.stringMatching(/is .* now, .* before/) })
  const other = items.find(({ item }) => item.kind === 'prediction')
  expect(other?.move.says).toMatch(/up|down|ahead/)
  const { rows } = await pool.query<{ label: string }>(`select label from item where id = $1`, [ppm])
  expect(items.map(({ move }) => move.why)).toContain(`There is news of “${rows[0]?.label}”`)
  expect((await moved('?kind=trend')).items.map(({ item }) => item.kind)).toEqual(['trend'])
})

test('whoever saved an item, or wrote it, is told that it moved, and of no other; a visitor is told nothing', async () => {
  const [ada, bob] = [await givenUser(app), await givenUser(app)]
  const mine = async ({ call }: typeof ada) => {
    const { items, watched } = (await call('GET', '/api/me/moved')).json()
    return { watched, ids: (items as Told['items']).map(({ item }) => item.id) }
  }
  expect(await mine(ada)).toEqual({ watched: 0, ids: [] })
  await ada.call('PUT', `/api/items/trend/${ppm}/save`)
  await ada.call('PUT', `/api/items/trend/${fertility}/save`)
  expect(await mine(ada)).toEqual({ watched: 2, ids: [ppm] })
  await trust(pool, bob.id)
  await pool.query(`update item set owner_id = $1 where id = $2`, [bob.id, ppm])
  expect(await mine(bob)).toEqual({ watched: 1, ids: [ppm] })
  expect((await app.inject('/api/me/moved')).statusCode).toBe(401)
})

test('a number that came back has not moved, though it moved twice', async () => {
  await observe(ppm, 1 / 1.004)
  await app.makeNumbers()
  const { rows } = await pool.query(`select from item_move where item_id = $1`, [ppm])
  expect([rows.length, await moveOf(ppm)]).toEqual([2, null])
})

test('what moved before the days that are asked for is not told', async () => {
  await observe(fertility, 1.02)
  await app.makeNumbers()
  expect(await moveOf(fertility)).not.toBeNull()
  await pool.query(`update item_move set at = at - interval '8 days' where item_id = $1`, [fertility])
  expect(await moveOf(fertility)).toBeNull()
  expect(await moveOf(fertility, '?days=10&limit=100')).not.toBeNull()
})

test('what is private, and what lists do not show, is not told; what moves meanwhile is told of what all saw', async () => {
  const count = async () => (await pool.query(`select from item_move where item_id = $1`, [fertility])).rows.length
  const before = await count()
  await pool.query(`update item set published_at = null where id = $1`, [fertility])
  await observe(fertility, 1.1)
  await app.makeNumbers()
  expect([await count(), await moveOf(fertility, '?days=10&limit=100')]).toEqual([before, null])
})

/** How much is kept of one. */
const kept = async () =>
  (
    await pool.query(
      `select (select count(*)::int from item_stand where item_id = $1) as stands, (select count(*)::int from item_move where item_id = $1) as moves`,
      [ppm],
    )
  ).rows[0]

test('of a series that is withheld nothing stays of what was said of it', async () => {
  expect(await kept()).toEqual({ stands: 1, moves: 2 })
  await db.transaction().execute((trx) => hideNumbers(trx as never, ppm))
  expect(await kept()).toEqual({ stands: 0, moves: 0 })
})

test.each(['?days=0', '?days=91', '?kind=report', '?other=1'])(
  'a question that is none is refused: %s',
  async (query) => {
    expect((await app.inject(`/api/moved${query}`)).statusCode).toBe(400)
  },
)
