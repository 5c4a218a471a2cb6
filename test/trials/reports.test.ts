/** Full analyses as the product carries them out, each of their values computed again. */
import { expect, test } from 'vitest'
import type { Report } from '#analyses/report/report.ts'
import { peopleOf } from '../given/analyses.ts'
import { givenServer } from '../given.ts'

const { app, pool } = await givenServer({ stocked: true })
await app.makeNumbers()
await app.startAnalyses()
const { orderer, order, until, find, left } = peopleOf(app, pool)

test('a full analysis becomes a report whose values can all be computed again', async () => {
  const ada = await orderer({ analysis: 1 })
  const { analysis } = await order(ada, { question: 'Will global coal use fall by 2035?' })
  await until(ada, analysis.id, 'done')
  const { report }: { report: Report } = await find(ada, analysis.id)
  expect(report.answer?.figure).toBeTruthy()
  expect(report.sections.map(({ name }) => name)).toEqual(expect.arrayContaining(['answer', 'asked', 'method']))
  expect(report.evidence.length).toBeGreaterThan(50)
  for (const { id: evidence } of report.evidence) {
    const answer = await ada.call('GET', `/api/analyses/${analysis.id}/evidence/${evidence}`)
    expect([evidence, answer.json().isSame]).toEqual([evidence, true])
  }
  expect(await left(ada)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})
