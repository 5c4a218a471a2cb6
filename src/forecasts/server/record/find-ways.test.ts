/** How right each way was is worked out once, and anew as soon as something is scored anew. */
import { expect, test } from 'vitest'
import { givenShown } from '../../../../test/people/shown.ts'
import { keptWhileScored, makeWays } from './find-ways.ts'

const { pool, forecaster, settled } = await givenShown()
const ben = await forecaster('2')

test('it is kept until another question comes out, or one is shown no more; a failure is not kept', async () => {
  let [isBroken, asked] = [true, 0]
  const counting = new Proxy(pool, {
    get: (of, name) => {
      if (name !== 'query') return Reflect.get(of, name) as unknown
      return async (text: string, values: unknown[]) => {
        if (!text.includes('ways, told')) return of.query(text, values)
        asked++
        if (isBroken) throw new Error('As the test has it.')
        return of.query(text, values)
      }
    },
  })
  const find = keptWhileScored(counting, makeWays)
  await expect(find()).rejects.toThrow('As the test has it.')
  isBroken = false
  expect(await find()).toEqual({ ways: [], calibration: { inTime: [], early: [] } })
  const at = await settled({ chances: { [ben]: 0.8 } })
  const { ways } = await find()
  await find()
  expect(ways.map(({ way, score }) => [way, score.of])).toEqual([
    ['pool', 1],
    ['median', 1],
    ['recency-weighted-median', 1],
    ['mean', 1],
    ['geometric-mean-of-odds', 1],
  ])
  expect(asked).toBe(3)
  await pool.query('update item set is_listed = false where id = $1', [at.split('/').at(-1)])
  expect((await find()).ways).toEqual([])
})
