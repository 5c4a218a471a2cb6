/** How right each way was is worked out once, and anew as soon as something is scored anew. */
import { expect, test } from 'vitest'
import { givenShown } from '../../../../test/people/shown.ts'
import { keptWhileScored, makeWays, openLearningTold } from './find-ways.ts'

const { pool, forecaster, settled } = await givenShown()
const ben = await forecaster('2')

/** The pool, in which something is done before each query that says these words. */
function watched(words: string, before: () => void) {
  return new Proxy(pool, {
    get: (of, name) => {
      if (name !== 'query') return Reflect.get(of, name) as unknown
      return async (text: string, values: unknown[]) => {
        if (text.includes(words)) before()
        return of.query(text, values)
      }
    },
  })
}

test('it is kept until another question comes out, or one is shown no more; a failure is not kept', async () => {
  let [isBroken, asked] = [true, 0]
  const counting = watched('ways, told', () => {
    asked++
    if (isBroken) throw new Error('As the test has it.')
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

test('what was learnt is read once, and anew after another night or another score', async () => {
  let asked = 0
  const find = openLearningTold(watched('crowd_skill', () => void asked++))
  const before = await find()
  expect([await find(), asked]).toEqual([before, 1])
  await settled({ chances: { [ben]: 0.8 } })
  expect(await find()).toMatchObject({ counted: before.counted + 1 })
  await pool.query(
    `insert into crowd_learning (learnt_at, questions, shift, scale, digest) values (now(), 40, 0.1, 1.2, '')`,
  )
  expect((await find()).newest).toMatchObject({ questions: 40 })
  expect([(await find()).newest?.scale, asked]).toEqual([1.2, 3])
})
