/** What is searched for what was typed, on a database with the starter collection. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { createFinder } from './find-ids.ts'
import { understand } from './search.ts'

const { pool, db } = await givenDatabase({ stocked: true })

test('a word of two letters is no misspelt other one', async () => {
  expect(await understand(db, 'US natural gas')).toMatchObject({
    weighedBy: expect.stringMatching(/^'us' & 'natur' & /),
    corrected: {},
  })
})

test.each([
  'Will warming pass 1.5 degrees by 2035',
  'COVID-19 and flu',
  'What it and/or others cost',
  'Zero-emission cars of the U.S. in 2030-2040',
  '10²⁸ operations at 2.0 °C',
])('whoever types "%s" finds what is written so', async (text) => {
  const { query } = await understand(db, text)
  const { rows } = await pool.query(`select to_tsvector('farsight', $1) @@ $2::tsquery as found`, [text, query])
  expect(rows).toEqual([{ found: true }])
})

test('signs that the database takes for its own, or takes not at all, are none', async () => {
  const { query } = await understand(db, `'or' | ( \0 & !gas:* 1.5`)
  expect((await pool.query('select $1::tsquery as query', [query])).rowCount).toBe(1)
})

test.each(['energy year', 'price world', 'people report'])(
  'the list of "%s", which stand far apart in texts, goes on after each of its items',
  async (q) => {
    const filters = { q, kind: [], category: [], tag: [], status: [] }
    const { findIds } = createFinder(db)
    const asked = { sort: 'relevance', today: '2026-11-29' } as const
    const { ids: all } = await findIds(filters, { ...asked, limit: 221 })
    const reached: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      // eslint-disable-next-line no-await-in-loop -- each page begins where the one before ended
      const { ids, next } = await findIds(filters, { ...asked, limit: 1, cursor })
      reached.push(...ids)
      cursor = next
    }
    expect(reached).toEqual(all)
    expect(all.length).toBeGreaterThan(10)
  },
)
