/**
 * A followed report on the starter collection: a new observation comes, its numbers are made anew, and the report with
 * them. What else holds of following: src/analyses/server/living/follow.test.ts.
 */
import { expect, test } from 'vitest'
import type { Analysis } from '#analyses/analysis.ts'
import { followReader, followTask } from '#analyses/server/living/follow-work.ts'
import { catchUp } from '#kit/server/events/reader.ts'
import { givenServer } from '../../given.ts'
import { peopleOf } from '../../given/analyses.ts'
import { lastTimes, reviseObservations } from '../../given/series.ts'

const { app, pool, db } = await givenServer({ stocked: true })
await app.makeNumbers()
await app.startAnalyses()
const { orderer, order, until, left } = peopleOf(app, pool)

/** Once everything that follows from a change is done: numbers, looks, and reports that were made again. */
async function settled(): Promise<void> {
  await app.makeNumbers()
  await catchUp(db, followReader)
  const waits = `select from job where task in ($1, 'analyses.report') and state = 'waiting' and due_at < now() + interval '1 minute'`
  await expect.poll(async () => (await pool.query(waits, [followTask.name])).rowCount).toBe(0)
}
test('a report whose answer moves by more than was chosen is made again at no cost, and told first what moved it', async () => {
  const who = await orderer({ trend: 1 })
  const { id } = (await order(who, { trendId: '131' })).analysis
  await until(who, id, 'done')
  const { analysis } = (await who.call('PUT', `/api/analyses/${id}/follow`, { amount: 5 })).json()
  const listed = async (): Promise<Analysis[]> => (await who.call('GET', '/api/me/analyses')).json().analyses
  expect(analysis.follow).toMatchObject({ measure: 'percent', amount: 5, madeAt: null })
  await settled()
  expect(await listed()).toHaveLength(1)

  // By less than that: nothing comes of it.
  await reviseObservations(pool, '131', lastTimes(1.002))
  await settled()
  expect(await listed()).toHaveLength(1)

  await reviseObservations(pool, '131', lastTimes(1.2))
  await settled()
  const [made, before, ...more] = await listed()
  expect(more).toEqual([])
  expect(made).toMatchObject({
    state: 'done',
    rerunOf: id,
    isRemade: true,
    cost: { units: 0 },
    follow: { amount: 5, since: analysis.follow.since, madeAt: expect.any(String) },
  })
  expect(before).toMatchObject({ id, follow: null, newer: made?.id })
  const { changes } = (await who.call('GET', `/api/analyses/${made?.id}/changes`)).json()
  expect(changes.observations).toMatchObject([
    { item: 'trend/131', before: expect.any(Number), now: expect.any(Number) },
  ])
  expect(changes.answer.before).not.toBe(changes.answer.now)
  expect(await left(who)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})
