/**
 * Analyses as the product carries them out: each value of a full one computed again, what differs from the one before,
 * and what is left when its items go.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Report } from '#analyses/report/report.ts'
import { peopleOf } from '../given/analyses.ts'
import { givenServer } from '../given.ts'
import { lastTimes, reviseObservations } from '../given/series.ts'

const { app, pool } = await givenServer({ stocked: true })
await app.makeNumbers()
await app.startAnalyses()
const { orderer, order, until, find, left } = peopleOf(app, pool)

async function reported(
  who: Awaited<ReturnType<typeof orderer>>,
  body: object,
): Promise<{ id: string; report: Report }> {
  const { analysis } = await order(who, body)
  await until(who, analysis.id, 'done')
  return { id: analysis.id, report: (await find(who, analysis.id)).report }
}

test('a full analysis becomes a report whose values can all be computed again', async () => {
  const ada = await orderer({ analysis: 1 })
  const { analysis } = await order(ada, { question: 'Will global coal use fall by 2035?' })
  await until(ada, analysis.id, 'done')
  const { report }: { report: Report } = await find(ada, analysis.id)
  expect(report.answer?.figure).toBeTruthy()
  expect(report.sections.map(({ name }) => name)).toEqual(expect.arrayContaining(['answer', 'path', 'method']))
  expect(report.evidence.length).toBeGreaterThan(50)
  for (const { id: evidence } of report.evidence) {
    const answer = await ada.call('GET', `/api/analyses/${analysis.id}/evidence/${evidence}`)
    expect([evidence, answer.json().isSame]).toEqual([evidence, true])
  }
  expect(await left(ada)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})

test('one that is asked again says what differs from the one before; the first of all differs from nothing', async () => {
  const ada = await orderer({ trend: 2 })
  const { id } = await reported(ada, { trendId: '131' })
  const first = (await ada.call('GET', `/api/analyses/${id}/changes`)).json()
  expect(first.changes).toMatchObject({ before: null, values: [], items: [], sections: [] })
  await reviseObservations(pool, '131', lastTimes(1.2))
  await app.makeNumbers()
  const again = (await ada.call('POST', `/api/analyses/${id}/rerun`, { orderId: randomUUID() })).json().analysis
  await until(ada, again.id, 'done')
  const { changes } = (await ada.call('GET', `/api/analyses/${again.id}/changes`)).json()
  expect(changes.before).toBe(id)
  expect(changes.values.length).toBeGreaterThan(0)
  expect(changes.items).toContainEqual(expect.objectContaining({ item: 'trend/131', change: 'changed' }))
  await ada.call('DELETE', `/api/analyses/${id}`)
  expect((await ada.call('GET', `/api/analyses/${again.id}/changes`)).json().changes.before).toBeNull()
})

test('one that is asked again when nothing has changed says so and costs nothing; when something has, it costs its unit', async () => {
  const ada = await orderer({ trend: 3 })
  const { id } = await reported(ada, { trendId: '134' })
  const again = async () => {
    const { analysis } = (await ada.call('POST', `/api/analyses/${id}/rerun`, { orderId: randomUUID() })).json()
    await until(ada, analysis.id, 'done')
    return (await ada.call('GET', `/api/analyses/${analysis.id}/changes`)).json().changes
  }
  expect(await again()).toMatchObject({ values: [], items: [], answer: expect.anything() })
  expect(await left(ada)).toEqual({ analysis: 0, trend: 2, moves: ['spend', 'spend', 'release'] })
  await reviseObservations(pool, '134', lastTimes(1.2))
  await app.makeNumbers()
  expect((await again()).values.length).toBeGreaterThan(0)
  expect(await left(ada)).toMatchObject({ trend: 1 })
})

test('items that go while a report is made, and after, leave it as it is', async () => {
  const ada = await orderer({ trend: 1 })
  await pool.query(
    `create function test_clears() returns trigger language plpgsql as $$ begin delete from item where kind = 'prediction'; return null; end $$`,
  )
  await pool.query(
    `create trigger test_clears after insert on job_step for each row when (new.step = 'sections') execute function test_clears()`,
  )
  const { id, report } = await reported(ada, { trendId: '140' })
  await pool.query('drop trigger test_clears on job_step')
  expect(report.sources.some(({ item }) => item.startsWith('prediction/'))).toBe(true)
  expect((await find(ada, id)).report).toEqual(report)
})

test('everything that one ordered is in the file of everything that is kept', async () => {
  const ada = await orderer({ trend: 1 })
  const { id, report } = await reported(ada, { trendId: '134' })
  const { analyses } = (await ada.call('GET', '/api/me/export')).json()
  expect(analyses).toHaveLength(1)
  expect(analyses[0]).toMatchObject({ id, trend: 'trend/134', report: { title: report.title } })
})
