/** Which way to an answer a language model may choose, on the starter collection, and what it is told on the way. */
import { describe, expect, test } from 'vitest'
import { badPlans, called } from '../../../../test/analyses/planning-misbehaviours.ts'
import { openModelServer, send } from '../../../../test/analyses/model-server.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { checkReport } from '../../checking/check-report.ts'
import { exactWays } from '../../writing/answers/index.ts'
import { wayOf } from '../../writing/answers/ways.ts'
import { startWriting } from '../../writing/writing.ts'
import { writeReport } from '../../writing/write-report.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'
import { planFor } from './plan.ts'

const server = await openModelServer()
whenDone(() => server.close())
const { pool } = await givenDatabase({ stocked: true })
const { dossier, report, resolve } = await givenReport(pool, 'Will fossil CO2 be below 10,500 MtC in 2035?')
const w = startWriting(dossier)
const ways = exactWays(w).map((way) => ({ ...wayOf(w, way), text: way.text }))

const settings = { url: server.url, name: 'test-model', key: undefined, prices: undefined, jobs: ['plan'] as const }
async function planned() {
  const model = await createModelClient(settings, { waitMs: 1 })
  const signal = new AbortController().signal
  return planFor(dossier, { model, saved: new Map(), save: async () => {}, signal, limits: { callMs: 5000 } })
}

test('another way to just what is asked may be chosen, and the report is as sound by it', async () => {
  const other = ways.at(-1)
  expect(ways.length).toBeGreaterThan(1)
  const script = [
    { name: 'list_ways', given: {} },
    { name: 'number_of_way', given: { way: other?.id } },
  ]
  server.behave((_, answer) =>
    send(answer, called([script[server.calls.length - 1] ?? { name: 'choose_way', given: { way: other?.id } }])),
  )
  const { plan = [], record } = (await planned()) ?? {}
  expect(plan).toEqual([{ part: 0, way: other?.id }])
  expect(record).toMatchObject({
    calls: 3,
    faults: {},
    came: { 'ways offered': ways.length, chosen: 1, 'other than the first': 1 },
  })
  const made = writeReport({ ...dossier, advice: { judged: null, plan, jobs: [] } })
  expect(made.answer?.figure).toBe(other?.text)
  expect(made).toMatchObject({ isAnswered: true, year: report.year })
  expect(await checkReport(made, resolve)).toEqual([])
})

test('it sees no number of a way before it asks for it', async () => {
  server.behave((_, answer) => send(answer, called([{ name: 'list_ways', given: {} }])))
  await planned()
  const sent = server.calls.map(({ body }) => JSON.stringify(body)).join()
  for (const { text } of ways) expect(sent).not.toContain(text)
})

describe('the rules’ way is taken, and nothing else comes of', () => {
  test.for(badPlans.map((one) => [one.name, one] as const))('%s', async ([, { behave }]) => {
    server.behave(behave)
    const { plan = [], record } = (await planned()) ?? {}
    expect(plan).toEqual([])
    expect(Object.keys(record?.faults ?? {}).length).toBeGreaterThan(0)
    expect(server.calls.length).toBeLessThanOrEqual(8)
    expect(writeReport({ ...dossier, advice: { judged: null, plan, jobs: [] } }).answer).toEqual(report.answer)
  })
})

test('a plan that names a way which is none, however it came there, changes nothing', () => {
  const plan = [{ part: 0, way: 'chance-below: trend/999' }]
  expect(writeReport({ ...dossier, advice: { judged: null, plan, jobs: [] } }).sections).toEqual(report.sections)
})
