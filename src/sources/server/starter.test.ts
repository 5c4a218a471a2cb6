/** The bindings of the starter collection: which there are, that each is sound, and whose first look waits. */
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'
import { givenDatabase } from '../../../test/given.ts'

const stocked = await givenDatabase({ stocked: true })
const { source, trend, look, pool } = await givenBound()

test('of the 60 trends of the collection 51 are bound, 21 of them to the very series that they keep', async () => {
  const { rows } = await stocked.pool.query(
    `select connector, count(*)::int as bound, count(*) filter (where not counts_otherwise)::int as same from source_binding group by connector order by connector`,
  )
  expect(rows).toEqual([
    { connector: 'eia', bound: 2, same: 2 },
    { connector: 'owid', bound: 6, same: 2 },
    { connector: 'plain-file', bound: 16, same: 12 },
    { connector: 'un-sdg', bound: 2, same: 0 },
    { connector: 'world-bank', bound: 25, same: 5 },
  ])
})

test('where a source counts otherwise its first look waits, however little differs, and later ones do not', async () => {
  const id = await trend()
  await pool.query('update source_binding set counts_otherwise = true where item_id = $1', [id])
  const close = tenYears.map(([at, value]): [string, number] => [at, value + 0.1])
  source.at(indicator, worldBankAnswer(close))
  expect(await look(id)).toMatchObject({
    outcome: 'held',
    sentence: expect.stringContaining('another definition or unit'),
  })
})
