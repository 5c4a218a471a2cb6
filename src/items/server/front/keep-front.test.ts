/** Who stands in the front, on a database with the starter collection. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kit/server/transaction.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { keepFront } from './keep-front.ts'

const { pool, db } = await givenDatabase({ stocked: true })
const now = new Date('2026-11-29T10:00:00Z')
const collection = 221

/** Written as a base is filled, without triggers. */
function write({ published = '2026-01-01' }: { published?: string | null } = {}): Promise<string> {
  return inTransaction(db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, published_at, updated_at, is_listed)
      values ('trend', 'Kites', 'Kites', 'How many kites fly.', '', 'social', '{kites}', 2027, 2035, '{"series": null}', '{"series": null}', 'Somebody',
        ${published}::timestamptz, now(), ${published !== null}) returning id`.execute(trx)
    return rows[0]?.id ?? ''
  })
}
async function standsInFront(id: string): Promise<boolean | undefined> {
  return (await pool.query<{ is_front: boolean }>('select is_front from item where id = $1', [id])).rows[0]?.is_front
}
async function readLog(): Promise<unknown[]> {
  return (await pool.query('select max(seq)::text as last, count(*)::int as events from event')).rows
}
const link = (from: string, to: string) =>
  pool.query(`insert into link (from_id, to_id, relation) values ($1, $2, 'see-also')`, [from, to])

test('the collection stands in the front from the start, and nothing is written where nothing changes', async () => {
  const { rows } = await pool.query('select count(*)::int as items from item where is_front')
  expect(rows).toEqual([{ items: collection }])
  expect(await keepFront(db, now)).toEqual({ came: 0, left: 0 })
})

test('what is published stands in it at once, and what is private does not', async () => {
  const id = await write({ published: null })
  expect(await standsInFront(id)).toBe(false)
  await pool.query('update item set published_at = now() where id = $1', [id])
  expect(await standsInFront(id)).toBe(true)
  await pool.query('delete from item where id = $1', [id])
})

test('a base that was filled without triggers is right after one night: the collection, what is linked to, the young', async () => {
  const [plain, linked, young, older] = [
    await write(),
    await write(),
    await write({ published: '2026-11-20' }),
    await write({ published: '2025-01-01' }),
  ]
  await link(plain, linked)
  await keepFront(db, now, collection + 3)
  expect(await Promise.all([plain, linked, young, older].map(standsInFront))).toEqual([true, true, true, false])
  await keepFront(db, now, collection + 2)
  expect(await Promise.all([plain, linked, young].map(standsInFront))).toEqual([false, true, true])
  expect((await pool.query('select from item where is_front and id < 10000')).rowCount).toBe(collection)
})

test('nobody is told who came to it or left it', async () => {
  const before = await readLog()
  const changed = await keepFront(db, now)
  expect(changed.came).toBeGreaterThan(0)
  expect(await keepFront(db, now, 10)).toMatchObject({ left: expect.any(Number) })
  expect(await readLog()).toEqual(before)
  await keepFront(db, now)
})
