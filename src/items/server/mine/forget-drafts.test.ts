import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { forgetDrafts } from './forget-drafts.ts'

const { db, pool } = await givenDatabase()

test('a draft is forgotten a year after it was last touched, however many there are, and no day sooner', async () => {
  const now = new Date('2026-11-29T12:00:00Z')
  for (const at of ['2024-01-01', '2025-11-28', '2025-11-29T11:59:59Z', '2025-11-29T12:00:00Z', '2026-11-28'])
    await pool.query(`insert into draft (id, owner_id, kind, entry, updated_at) values ($1, '1', 'trend', '{}', $2)`, [
      randomUUID(),
      at,
    ])
  await forgetDrafts(db, now, 2)
  const { rows } = await pool.query<{ at: Date }>('select updated_at as at from draft order by updated_at')
  expect(rows.map(({ at }) => at.toISOString())).toEqual(['2025-11-29T12:00:00.000Z', '2026-11-28T00:00:00.000Z'])
})
