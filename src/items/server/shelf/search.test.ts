/** What is searched for what was typed, on a database with the starter collection. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
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
