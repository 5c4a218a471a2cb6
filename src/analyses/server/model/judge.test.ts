/** What a language model's judgement of a chance comes to, and what is none. */
import { describe, expect, test } from 'vitest'
import { badJudgements, isInside } from '../../../../test/analyses/judging-misbehaviours.ts'
import { complete, openModelServer } from '../../../../test/analyses/model-server.ts'
import { wordingReport } from '../../../../test/analyses/wording-report.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { checkReport } from '../../checking/check-report.ts'
import { resolverOf } from '../../checking/dossier-resolver.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { compareReports } from '../../report/compare.ts'
import { isUnchanged } from '../../report/unchanged.ts'
import { writeReport } from '../../writing/write-report.ts'
import { judge } from './judge.ts'
import { caseOf } from './judging-prompt.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'

const server = await openModelServer()
whenDone(() => server.close())

const text = 'Will the world emit less fossil CO2 in 2035 than in 2024?'
const dossier: Dossier = {
  ...wordingReport().dossier,
  items: [],
  read: readQuestion(text, new Date('2026-11-20')),
  resolved: [{ ref: 'prediction/9', version: 1, title: 'Did coal fall?', outcome: 'yes', at: '2026-01-01', fit: 1 }],
}
const settings = { url: server.url, name: 'test-model', key: undefined, prices: undefined, jobs: ['judge'] as const }

async function judged({ callMs = 20_000 } = {}) {
  const model = await createModelClient(settings, { waitMs: 1 })
  const kept = new Map<string, unknown>()
  const save = async (key: string, answer: unknown) => void kept.set(key, answer)
  const signal = new AbortController().signal
  return { ...(await judge(caseOf(dossier), { model, saved: new Map(), save, signal, limits: { callMs } })), kept }
}

const written = (samples: { outside: number; inside: number }[], score: object = { resolved: 0, brier: null }) =>
  writeReport({
    ...dossier,
    advice: {
      judged: { model: 'test-model', about: null, samples, resolved: 0, brier: null, ...score },
      plan: [],
      jobs: [],
    },
  })
const saidIn = (report: ReturnType<typeof writeReport>) =>
  report.sections
    .flatMap(({ sentences }) => sentences.map((one) => one.text))
    .filter((one) => /language model|judgements/.test(one))

test('each of seven passes is asked from outside first, and from inside with that; nothing forecast is shown', async () => {
  server.behave(({ body }, answer) =>
    complete(answer, { chance: isInside(body) ? 0.4 : 0.3, why: 'Because 62% say so.' }),
  )
  const { samples, record, kept } = await judged()
  expect(samples).toEqual(Array.from({ length: 7 }, () => ({ outside: 0.3, inside: 0.4 })))
  expect(record).toMatchObject({ job: 'judge', calls: 14, faults: {}, came: { 'judgements taken': 7 } })
  expect(kept.size).toBe(14)
  const sent = server.calls.map(({ body }) => JSON.stringify(body))
  expect(sent.filter((one) => one.includes('Did coal fall?'))).toHaveLength(14)
  expect(sent.join()).not.toMatch(/probability|p50|houseForecast/)
})

test('what was judged stands in the report as its own number, untested, with both passes as evidence, and moves no other', () => {
  const samples = [0.2, 0.3, 0.4, 0.5, 0.9].map((inside) => ({ outside: 0.3, inside }))
  const report = written(samples)
  expect(saidIn(report)).toEqual([
    'Asked apart from all this, and shown no forecast, the language model test-model judges it 37% likely; of cases like it alone it says 30%.',
    'It is untested here, with 0 of its judgements resolved, and moves no other number of this report.',
  ])
  expect(report.evidence.filter(({ field }) => field.startsWith('advice.judged.samples.'))).toHaveLength(10)
  expect(report.answer).toEqual(writeReport(dossier).answer)
  expect(saidIn(written(samples, { resolved: 12, brier: 0.18 }))[1]).toBe(
    'Of its judgements here 12 have been resolved, with a mean squared error of 0.18, and it moves no other number of this report.',
  )
})

const judgedAs = (inside: number) => written(Array.from({ length: 5 }, () => ({ outside: 0.3, inside })))

test('another judgement of what has not changed is no news: asking again costs nothing', () => {
  expect(isUnchanged(compareReports(judgedAs(0.2), judgedAs(0.6), '1'))).toBe(true)
  expect(isUnchanged(compareReports(writeReport(dossier), judgedAs(0.6), '1'))).toBe(true)
})

test('a judgement that was changed after it was kept is found out', async () => {
  const samples = [0.2, 0.3, 0.4, 0.5, 0.9].map((inside) => ({ outside: 0.3, inside }))
  const report = written(samples)
  const bent = structuredClone({
    ...dossier,
    advice: { judged: { model: 'test-model', about: null, samples, resolved: 0, brier: null }, plan: [], jobs: [] },
  })
  expect(await checkReport(report, resolverOf(bent))).toEqual([])
  const [first] = bent.advice.judged.samples
  if (first) first.inside = 0.25
  expect((await checkReport(report, resolverOf(bent))).map(({ kind }) => kind)).toContain('wrong-evidence')
})

describe('no judgement comes of', () => {
  test.for(badJudgements.map((one) => [one.name, one] as const))('%s', async ([, { behave, fault }]) => {
    server.behave(behave)
    const { samples, record } = await judged({ callMs: fault === 'no answer in time' ? 100 : 20_000 })
    expect(samples).toBeNull()
    const noted = fault === undefined ? [] : [fault]
    expect(Object.keys(record.faults)).toEqual(expect.arrayContaining(noted))
    expect(saidIn(writeReport({ ...dossier, advice: { judged: null, plan: [], jobs: [record] } }))).toEqual([])
  })
})

test('a few bad answers among good ones are left out, and one that is far from the others moves nothing', async () => {
  server.behave(({ body }, answer) => {
    if (server.calls.length === 1) return complete(answer, 'I do not know.')
    complete(answer, { chance: isInside(body) && server.calls.length > 12 ? 0.98 : 0.3 })
  })
  const { samples, record } = await judged()
  expect(samples?.length).toBe(6)
  expect(record.faults).toEqual({ 'unreadable answer': 1 })
})
