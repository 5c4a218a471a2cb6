/** A base in which there was no front: what is listed stands in it from the start, and it can be taken back. */
import { expect, test } from 'vitest'
import { givenDatabaseBefore } from '../../../../test/given/previous.ts'
import { createFinder } from '../shelf/find-ids.ts'
import type { ContentTables } from '../tables.ts'

const { database, before, latest } = await givenDatabaseBefore<ContentTables>('found-soon')
const { db, pool, migrateTo } = database

async function write(title: string, { owner = null, at = 'now' }: { owner?: string | null; at?: string | null } = {}) {
  await pool.query(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, published_at, updated_at)
     values ('trend', $1, $1, 'What is said of it.', '', 'social', '{kites}', 2027, 2035, '{}', '{}', $2, 'Somebody', $3, now())`,
    [title, owner, at],
  )
}
const events = async () => (await pool.query('select count(*)::int as events from event')).rows

test('what is listed stands in the front once it is brought over, without a word; and it can be taken back', async () => {
  await write('Naïve kites?')
  await write('Kites of a stranger', { owner: '71' })
  await write('Kites in private', { at: null })
  const told = await events()
  await migrateTo(latest)
  const { rows } = await pool.query('select title, is_front from item order by id')
  expect(rows.map(({ title, is_front: isFront }) => [title, isFront])).toEqual([
    ['Naïve kites?', true],
    ['Kites of a stranger', false],
    ['Kites in private', false],
  ])
  const filters = { q: 'NAIVE KITES', kind: [], category: [], tag: [], status: [] }
  const { ids } = await createFinder(db).findIds(filters, { sort: 'relevance', limit: 5, today: '2026-11-29' })
  expect(ids).toHaveLength(1)
  expect(await events()).toEqual(told)

  await migrateTo(before)
  await pool.query(`update item set title = 'Other kites' where title = 'Naïve kites?'`)
  expect((await events())[0].events).toBeGreaterThan(told[0].events)
})
