/** The questions by which the crowd is measured beside others: those that lists show, and that enough people forecast. */
import { expect, test } from 'vitest'
import { givenShown } from '../../../../test/people/shown.ts'
import { listCameOut } from './came-out.ts'
import { openCrowdInShort } from './find-crowd-in-short.ts'

const { pool, forecaster, settled, change, follow } = await givenShown()
const ben = await forecaster('2')
/** Four gave even chances, Ben .8; it came. Each spoke for half of its life. */
const person = { brier: expect.closeTo((4 * 0.25 + 0.04) / 5, 9), baseline: expect.any(Number), coverage: 0.5 }

test('crowd, the mean of people, and Farsight where it spoke stand beside each other', async () => {
  const at = await settled({ chances: { [ben]: 0.8 } })
  const [one, ...others] = await listCameOut(pool)
  expect(others).toEqual([])
  expect(one).toEqual({ crowd: expect.objectContaining({ coverage: 0.5, people: 5 }), person })
  expect(one?.crowd?.brier).toBeLessThan(0.25)

  const reason = 'It was so in most years that anybody has counted.'
  await change(at, { houseForecast: { made: '2026-01-06', estimate: { type: 'binary', probability: 0.9 }, reason } })
  await follow()
  expect((await listCameOut(pool))[0]).toMatchObject({
    house: { brier: expect.closeTo(0.01, 9), coverage: 0.5 },
    person,
  })
})

test('of too few people, of a question that no list shows and of one that came to nothing there is nothing', async () => {
  const before = await listCameOut(pool)
  await settled({ chances: { [ben]: 0.8 }, others: 3 })
  expect(await listCameOut(pool)).toEqual(before)
  const at = await settled({ chances: { [ben]: 0.8 } })
  expect(await listCameOut(pool)).toHaveLength(before.length + 1)
  await pool.query('update item set is_listed = false where id = $1', [at.split('/').at(-1)])
  expect(await listCameOut(pool)).toEqual(before)
})

test('in short the crowd is told of from ten questions on, and anew once another is scored', async () => {
  const find = openCrowdInShort(pool)
  const settledOnes = async (count: number) => {
    while ((await listCameOut(pool)).length < count) await settled({ chances: { [ben]: 0.8 } }) // eslint-disable-line no-await-in-loop
  }
  await settledOnes(9)
  expect(await find()).toBeNull()
  await settledOnes(10)
  const [came, told] = [await listCameOut(pool), await find()]
  const mean = came.reduce((sum, { crowd }) => sum + (crowd?.brier ?? 0), 0) / came.length
  expect(told).toMatchObject({ questions: 10, brier: expect.closeTo(mean, 3) })
})
