/** A base whose questions were scored before the median in which newer forecasts count more was one of the ways. */
import { expect, test } from 'vitest'
import { givenScoredBefore } from '../../../../test/people/scored-before.ts'

const { pool, before, itself, migrateTo, scored, kept, newest, eventsSince } =
  await givenScoredBefore('recency-weighted-median')
const yes = (...ways: string[]) => scored({ type: 'binary' }, 'yes', ways)

test('what has medians is asked to be scored anew, and an older release finds no way that it does not know', async () => {
  const [many, numbers] = [await yes('pool', 'median'), await yes('pool', 'mean')]
  const seq = await newest()
  await migrateTo(itself)
  expect([(await kept(many)).digest, (await kept(numbers)).digest]).toEqual(['', 'as it was'])
  expect(await eventsSince(seq)).toEqual([{ kind: 'crowd.changed', ref: `item/${many}` }])

  const newer = await yes('pool', 'recency-weighted-median', 'mean')
  const said = { ways: [{ way: 'recency-weighted-median' }, { way: 'mean' }], quartiles: null }
  await pool.query(
    `insert into crowd_point (item_id, at, wording, forecasters, earlier, said, until) values ($1, now(), '', 5, 0, $2, 1)`,
    [newer, JSON.stringify(said)],
  )
  await migrateTo(before)
  expect((await kept(newer)).ways.map(({ way }: { way: string }) => way)).toEqual(['pool', 'mean'])
  const { rows: points } = await pool.query('select said from crowd_point')
  expect(points).toEqual([{ said: { ways: [{ way: 'mean' }], quartiles: null } }])
})
