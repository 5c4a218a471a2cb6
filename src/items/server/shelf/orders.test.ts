/** The orders that the heads of a table lead to. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { foldTies } from './tied.ts'

const { app, db, pool } = await givenServer({ stocked: true })

type Listed = { title: string; kind: string; horizon: { to: number } }

test.each([
  ['title', ({ title }: Listed) => title.toLowerCase()],
  ['kind', ({ kind }: Listed) => kind],
  ['farthest', ({ horizon }: Listed) => String(9999 - horizon.to)],
])('a list by %s is in that order', async (sort, keyOf) => {
  const { items } = (await app.inject(`/api/items?sort=${sort}&category=economic&limit=100`)).json() as {
    items: Listed[]
  }
  const keys = items.map(keyOf)
  expect(new Set(keys).size).toBeGreaterThan(1)
  const inOrder = keys.toSorted(new Intl.Collator('en').compare)
  expect(keys).toEqual(inOrder)
})

type Near = { ties: { relation: string }[] }
/** Of an item, how many others it is linked to; being asked or told together is no link. */
async function countLinks({ kind, id }: { kind: string; id: string }): Promise<number> {
  const { items } = (await app.inject(`/api/items/${kind}/${id}/neighbours`)).json() as { items: Near[] }
  return items.filter(({ ties }) => ties.some(({ relation }) => relation !== 'family')).length
}

test('a list by most links counts those to what lists show, however many others there are', async () => {
  await pool.query(`update item set published_at = null where id = any('{141,126,127,178}')`)
  await foldTies(db)
  const { items } = (await app.inject('/api/items?sort=linked&limit=100')).json()
  const counts = await Promise.all(items.map(countLinks))
  expect(new Set(counts).size).toBeGreaterThan(5)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})
