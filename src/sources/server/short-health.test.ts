/** How current the series are, as everybody is told. */
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'
import { findShortHealth } from './short-health.ts'

const { source, trend, look, ask, pool, clock } = await givenBound()

test('of published trends it is counted how many are bound, looked at, waiting, unreadable and late', async () => {
  const [sound, waits, breaks, byHand] = [await trend(), await trend(), await trend(), await trend()]
  await ask(`DELETE /api/items/trend/${byHand}/source`, { as: 'ada' })
  source.at(indicator, worldBankAnswer([...tenYears, ['2024', 422.4], ['2025', 424.9]]))
  await look(sound)
  source.at(indicator, worldBankAnswer(tenYears.map(([at, value]) => [at, value * 1000])))
  await look(waits)
  source.at(indicator, (_, response) => void response.writeHead(500).end())
  await look(breaks)
  // 2025 has not been over for 18 months, 2023 has.
  expect(await findShortHealth(pool, clock.now)).toEqual({
    series: 4,
    bound: 3,
    looked: 3,
    waiting: 1,
    unread: 1,
    late: 3,
  })
  expect(await findShortHealth(pool, new Date('2028-01-01'))).toMatchObject({ looked: 0, late: 4 })
  await pool.query('update item set published_at = null where id = $1', [waits])
  expect(await findShortHealth(pool, clock.now)).toMatchObject({ series: 3, bound: 2, waiting: 0 })
})
