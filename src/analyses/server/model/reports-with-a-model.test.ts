/** Reports as the product makes them where a language model is set up, on the starter collection. */
import { expect, test } from 'vitest'
import { isInside } from '../../../../test/analyses/judging-misbehaviours.ts'
import { complete, honest, openModelServer } from '../../../../test/analyses/model-server.ts'
import { givenServer } from '../../../../test/given.ts'
import { peopleOf } from '../../../../test/given/analyses.ts'
import { whenDone } from '../../../../test/when-done.ts'
import type { Report } from '../../report/report.ts'
import { findScore } from './judgement-store.ts'

const server = await openModelServer()
whenDone(() => server.close())
const env = { FARSIGHT_MODEL_URL: server.url, FARSIGHT_MODEL: 'test-model', FARSIGHT_MODEL_JOBS: 'judge,write' }
const { app, pool } = await givenServer({ stocked: true, env })
await app.startAnalyses()
const { orderer, order, until, find } = peopleOf(app, pool)

test('what a model judges of a question stands in the report, and is scored once the question has been resolved', async () => {
  server.behave(({ data, body }, answer) =>
    data.job === 'judge'
      ? complete(answer, { chance: isInside(body) ? 0.4 : 0.3 })
      : complete(answer, { sentences: honest(data) }),
  )
  const ada = await orderer({ analysis: 1 })
  const { analysis } = await order(ada, { question: 'Will fossil CO2 be below 10,500 MtC in 2035?' })
  await until(ada, analysis.id, 'done')
  const { report } = (await find(ada, analysis.id)) as { report: Report }
  const said = report.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  expect(said).toContain('the language model test-model judges it 37% likely')
  expect(said).toContain('It is untested here, with 0 of its judgements resolved')
  expect(report.jobs).toMatchObject([
    { job: 'judge', calls: 14, came: { 'judgements taken': 7 } },
    { job: 'write', model: 'test-model' },
  ])
  const kept = await pool.query('select item_id, model, round(chance::numeric, 3)::float8 as chance from judgement')
  expect(kept.rows).toEqual([{ item_id: '43', model: 'test-model', chance: 0.369 }])
  expect(await findScore(pool, 'test-model')).toEqual({ resolved: 0, brier: null })
  await pool.query(
    `update item set outcome = 'resolved', details = jsonb_set(details, '{outcome}', '{"state":"resolved","value":"yes","at":"2099-01-01","reason":"so"}') where id = 43`,
  )
  expect(await findScore(pool, 'test-model')).toEqual({ resolved: 1, brier: expect.closeTo(0.398, 2) })
  expect(await findScore(pool, 'another')).toEqual({ resolved: 0, brier: null })
})
