import { expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'

test('the house is an author too: its name, since when it publishes, and how much', async () => {
  const { ask, pool } = await givenContent({ stocked: true })
  const { status, body } = await ask('/api/authors/farsight')
  const { rows } = await pool.query<{ items: number; since: Date }>(
    'select count(*)::int as items, min(published_at) as since from item where owner_id is null and is_listed',
  )
  expect([status, body.total, body.since]).toEqual([200, rows[0]?.items, rows[0]?.since.toISOString()])
  expect(body.total).toBeGreaterThan(200)
  expect(body.items).toHaveLength(60)
})
