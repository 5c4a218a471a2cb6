/** What the bench of a judge asks and counts, small. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { complete, openModelServer } from '../../test/analyses/model-server.ts'
import { figuresOf } from './figures.ts'
import { benchJudge } from './judge.ts'
import { pastcastsFrom } from './pastcasts.ts'

const data = await mkdtemp(join(tmpdir(), 'farsight-judge-'))
const server = await openModelServer()
afterAll(() => Promise.all([rm(data, { recursive: true }), server.close()]))

const rising = Array.from({ length: 40 }, (_, i) => 100 + 3 * i + 2 * Math.sin(2 * i))
await writeFile(
  join(data, 'series.json'),
  JSON.stringify([
    { id: 'rising-thing', unit: 'ppm', frequency: 'Y', regular: true },
    { id: 'monthly', unit: 'ppm', frequency: 'M', regular: true },
  ]),
)
const csv = rising.map((value, i) => `rising-thing,${1980 + i},${value}`)
await writeFile(join(data, 'series.csv'), ['series_id,date,value', ...csv].join('\n'))

test('pastcasts name no series, no true year and no true value, and are the same by the same seed', async () => {
  const all = await pastcastsFrom(data, 1)
  expect(all).toHaveLength(3)
  expect(await pastcastsFrom(data, 1)).toEqual(all)
  for (const { observations, question, title, threshold, came, engine } of all) {
    expect(`${question} ${title}`).not.toMatch(/rising|ppm/)
    expect(observations).toHaveLength(34)
    expect(rising).not.toContain(observations[0]?.[1])
    expect(came).toBe(true)
    expect(engine).toBeGreaterThan(0.3)
    expect(question).toContain(String(threshold))
  }
})

test('a judge of even odds scores a quarter, is compared with the engine, and sees nothing but the disguise', async () => {
  server.behave((_, answer) => complete(answer, { chance: 0.5 }))
  const figures = await benchJudge({ endpoint: server.url, model: 'm', data, cases: '2' })
  expect(figures).toMatchObject({
    cases: 2,
    series: 1,
    judged: 2,
    judge: { brier: 0.25, logScore: 1 },
    even: { brier: 0.25 },
    calibration: [{ said: 0.5, came: 1, of: 2 }],
    calls: 28,
    faults: {},
  })
  expect(server.calls.map(({ body }) => JSON.stringify(body)).join()).not.toMatch(/rising|ppm|1980/)
})

test('a judge that answers nothing of use is counted and not scored', async () => {
  server.behave((_, answer) => complete(answer, 'who knows'))
  expect(await benchJudge({ endpoint: server.url, data, cases: '1' })).toMatchObject({
    judged: 0,
    faults: { 'unreadable answer': 7 },
  })
})

test('the difference to the engine is below 0 where the judge is better', () => {
  const all = [0.9, 0.8, 0.9].map((chance, i) => ({ id: String(i), chance, engine: 0.5, past: 0.5, came: true }))
  const { judgeMinusEngine } = figuresOf(all)
  expect(judgeMinusEngine.mean).toBeCloseTo(-0.23, 4)
  expect(judgeMinusEngine.high95).toBeLessThan(0)
})
