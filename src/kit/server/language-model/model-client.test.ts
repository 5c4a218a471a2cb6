import { createServer } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { complete, openModelServer, send, usage } from '../../../../test/analyses/model-server.ts'
import { createModelClient, type Message } from './model-client.ts'

const server = await openModelServer()
afterAll(() => server.close())

const settings = { url: server.url, name: 'test-model', key: 'sk-test-1234567890', prices: undefined, jobs: [] }
const messages: Message[] = [{ role: 'user', content: '{}' }]
const never = new AbortController().signal
const quick = { waitMs: 1, longestWaitMs: 50, callMs: 20_000 }

test('nothing leaves but the question, the model, and the key as a bearer', async () => {
  vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'X-Other: 1')
  vi.stubEnv('OPENAI_ORG_ID', 'org')
  vi.stubEnv('OPENAI_PROJECT_ID', 'project')
  server.behave((_, answer) => complete(answer, 'yes'))
  const model = await createModelClient(settings)
  expect(await model.ask({ messages }, { signal: never })).toEqual({
    content: 'yes',
    tools: [],
    promptTokens: usage.prompt_tokens,
    answerTokens: usage.completion_tokens,
  })
  const [call] = server.calls
  expect(call?.path).toBe('/v1/chat/completions')
  expect(call?.body).toEqual({ model: 'test-model', messages, response_format: { type: 'json_object' } })
  const { authorization, ...headers } = call?.headers ?? {}
  expect(authorization).toBe('Bearer sk-test-1234567890')
  expect(Object.keys(headers).filter((name) => /^x-|openai/.test(name))).toEqual([])
  vi.unstubAllEnvs()
})

test('an endpoint of one’s own needs no key, whatever the environment holds', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'sk-of-somebody-else')
  server.behave((_, answer) => complete(answer, 'yes'))
  const model = await createModelClient({ ...settings, key: undefined })
  await model.ask({ messages }, { signal: never })
  expect(server.calls[0]?.headers.authorization).toBeUndefined()
  vi.unstubAllEnvs()
})

test('an endpoint that knows no JSON format is asked without it from then on', async () => {
  server.behave(({ body }, answer) =>
    body['response_format'] ? send(answer, { error: {} }, 400) : complete(answer, 'yes'),
  )
  const model = await createModelClient(settings, quick)
  expect((await model.ask({ messages }, { signal: never })).content).toBe('yes')
  expect((await model.ask({ messages }, { signal: never })).content).toBe('yes')
  expect(server.calls).toHaveLength(3)
})

test.for<[status: number, headers: Record<string, string>, calls: number, reason: string]>([
  [500, {}, 3, 'the endpoint failed'],
  [503, { 'retry-after': '0' }, 3, 'the endpoint failed'],
  [429, {}, 3, 'the endpoint was busy'],
  [429, { 'retry-after': '3600' }, 1, 'the endpoint was busy'],
  [429, { 'retry-after': 'Thu, 01 Jan 2099 00:00:00 GMT' }, 1, 'the endpoint was busy'],
  [500, { 'retry-after': 'soon' }, 3, 'the endpoint failed'],
  [401, {}, 1, 'the endpoint failed'],
  [400, {}, 2, 'the endpoint failed'],
  [302, { location: 'http://127.0.0.1:1/' }, 1, 'the endpoint failed'],
])('status %i with %j: %i calls, and it is said that %s', async ([status, headers, calls, reason]) => {
  server.behave((_, answer) => send(answer, { error: { message: 'no' } }, status, headers))
  const model = await createModelClient(settings, quick)
  await expect(model.ask({ messages }, { signal: never })).rejects.toMatchObject({ name: 'ModelFault', reason })
  expect(server.calls).toHaveLength(calls)
})

test('a busy endpoint that asks for a moment gets it', async () => {
  server.behave((_, answer) =>
    server.calls.length === 1 ? send(answer, {}, 429, { 'retry-after': '0' }) : complete(answer, 'yes'),
  )
  const model = await createModelClient(settings, quick)
  expect((await model.ask({ messages }, { signal: never })).content).toBe('yes')
})

test.for([301, 302, 303, 307, 308])(
  'a redirect (%i) to another host is not followed: nobody else sees the key',
  async (status) => {
    const seen: string[] = []
    const other = createServer((request, answer) => {
      seen.push(String(request.headers.authorization))
      answer.end('{}')
    })
    const port = await new Promise<number>((done) => {
      other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)) // a TCP server has one
    })
    server.behave((_, answer) => send(answer, '', status, { location: `http://localhost:${port}/v1/chat/completions` }))
    const model = await createModelClient(settings, quick)
    await expect(model.ask({ messages }, { signal: never })).rejects.toMatchObject({ reason: 'the endpoint failed' })
    expect(seen).toEqual([])
    other.close()
  },
)

test('no endpoint at all is said in its own words, without its address or key', async () => {
  const model = await createModelClient({ ...settings, url: 'http://127.0.0.1:1/v1' }, quick)
  const fault = await model.ask({ messages }, { signal: never }).catch((error: unknown) => error)
  expect(fault).toMatchObject({ reason: 'the endpoint failed' })
  expect(String(fault)).not.toMatch(/sk-|127\.0/)
})

test('silence, and an answer that never ends, are given up after the time for a call', async () => {
  for (const behave of [() => undefined, (_: unknown, answer: { write(text: string): void }) => answer.write('{')]) {
    server.behave(behave)
    const model = await createModelClient(settings, { ...quick, callMs: 100 })
    await expect(model.ask({ messages }, { signal: never })).rejects.toMatchObject({ reason: 'no answer in time' })
    expect(server.calls.length).toBeLessThanOrEqual(1)
  }
})

test('more than 256 KB are not read', async () => {
  let sent = 0
  server.behave((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    const more = (): void => {
      if (answer.destroyed || sent > 500) return void answer.end()
      sent++
      answer.write('x'.repeat(65_536), more)
    }
    more()
  })
  const model = await createModelClient(settings, quick)
  await expect(model.ask({ messages }, { signal: never })).rejects.toMatchObject({ reason: 'answer too large' })
  expect(sent).toBeLessThan(500)
})

test('whoever waits for another try is let go when the work is cut off', async () => {
  const cut = new AbortController()
  server.behave((_, answer) => {
    send(answer, {}, 500)
    cut.abort(new Error('the server stops'))
  })
  const model = await createModelClient(settings, { ...quick, waitMs: 60_000, longestWaitMs: 60_000 })
  await expect(model.ask({ messages }, { signal: cut.signal })).rejects.toThrow('the server stops')
})
