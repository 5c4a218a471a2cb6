/** What a job of a language model may take, and what is kept of it. */
import { afterAll, expect, test } from 'vitest'
import { complete, completionOf, openModelServer, send, usage } from '../../../../test/analyses/model-server.ts'
import { type JobMeans, startJob } from './job.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'

const server = await openModelServer()
afterAll(() => server.close())

const prices = { prompt: 1, answer: 5 }
const settings = { url: server.url, name: 'test-model', key: undefined, prices, jobs: [] }
const asking = (content: string) => ({ messages: [{ role: 'user', content: JSON.stringify({ content }) }] as const })

async function given(means: Partial<JobMeans> = {}) {
  const model = await createModelClient(settings, { waitMs: 1 })
  const kept = new Map<string, unknown>()
  const save = async (key: string, answer: unknown) => void kept.set(key, answer)
  return {
    kept,
    job: startJob('write', { model, saved: new Map(), save, signal: new AbortController().signal, ...means }),
  }
}

test('what was asked and answered is counted, priced, and kept by what was asked', async () => {
  server.behave((_, answer) => complete(answer, 'yes'))
  const { job, kept } = await given()
  expect(await job.ask(asking('one'))).toMatchObject({ content: 'yes' })
  await job.ask(asking('two'))
  await job.ask({ ...asking('two'), sample: 1 })
  expect(job.record({ samples: 3 })).toMatchObject({
    job: 'write',
    model: 'test-model',
    calls: 3,
    promptTokens: 3 * usage.prompt_tokens,
    answerTokens: 3 * usage.completion_tokens,
    cost: (3 * (usage.prompt_tokens + 5 * usage.completion_tokens)) / 1e6,
    faults: {},
    came: { samples: 3 },
  })
  expect(kept.size).toBe(3)
})

test('what is kept is not asked again, and counts as it did', async () => {
  server.behave((_, answer) => complete(answer, 'yes'))
  const { job, kept } = await given()
  await job.ask(asking('one'))
  server.behave((_, answer) => send(answer, {}, 500))
  const again = await given({ saved: kept })
  expect(await again.job.ask(asking('one'))).toMatchObject({ content: 'yes' })
  expect(server.calls).toEqual([])
  expect(again.kept.size).toBe(0)
  expect(again.job.record()).toEqual(job.record())
})

test.for<[what: string, limits: JobMeans['limits'], calls: number]>([
  ['calls', { calls: 2 }, 2],
  ['tokens that the endpoint counts', { tokens: 2500 }, 3],
])('a job ends with its budget of %s', async ([, limits, calls]) => {
  server.behave((_, answer) => complete(answer, 'yes'))
  const { job } = await given({ limits })
  const answers = []
  for (const text of ['a', 'b', 'c', 'd', 'e']) answers.push(await job.ask(asking(text))) // eslint-disable-line no-await-in-loop
  expect(answers.filter((one) => one === 'budget spent')).toHaveLength(5 - calls)
  expect(server.calls).toHaveLength(calls)
  expect(job.record()).toMatchObject({ calls, faults: { 'budget spent': 5 - calls } })
})

test('what an endpoint does not count, or cannot have counted, is estimated by its length, and its cost is unknown', async () => {
  server.behave((_, answer) => send(answer, { ...completionOf('x'.repeat(4000)), usage: { prompt_tokens: -1 } }))
  const { job } = await given({ limits: { tokens: 1500 } })
  await job.ask(asking('a'))
  await job.ask(asking('b'))
  expect(await job.ask(asking('c'))).toBe('budget spent')
  expect(job.record()).toMatchObject({ calls: 2, cost: null })
})

test('a question that alone is larger than the budget is never asked', async () => {
  const { job } = await given({ limits: { tokens: 1000 } })
  server.behave((_, answer) => complete(answer, 'yes'))
  expect(await job.ask(asking('x'.repeat(8000)))).toBe('budget spent')
  expect(server.calls).toEqual([])
})

test('after two failures in a row, or its time, the rest is not asked for', async () => {
  server.behave((_, answer) => send(answer, {}, 403))
  const lines: string[] = []
  const { job } = await given({ log: (line) => lines.push(line) })
  const answers = [await job.ask(asking('a')), await job.ask(asking('b')), await job.ask(asking('c'))]
  expect(answers).toEqual(['the endpoint failed', 'the endpoint failed', 'not asked after failures'])
  expect(lines).toHaveLength(2)
  server.behave(() => undefined)
  const slow = await given({ limits: { ms: 50 } })
  expect(await slow.job.ask(asking('a'))).toBe('no answer in time')
  expect(await slow.job.ask(asking('b'))).toBe('not asked after failures')
})
