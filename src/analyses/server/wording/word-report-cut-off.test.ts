/** A report whose wording ends early: what is kept of it, what is asked again, and who is left alone. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { type AskedData, complete, honest, openModelServer, send } from '../../../../test/analyses/model-server.ts'
import { givenWording } from '../../../../test/analyses/worded.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'
import { wordReport } from './word-report.ts'

const { server, settings, report, dossier, worded, expectSound } = await givenWording()

const refuseToSave = () => Promise.reject(new Error('somebody else works on it'))

test('work that was cut off does not ask again for what it has', async () => {
  server.behave(({ data }, answer) => complete(answer, { sentences: honest(data) }))
  const { kept, made } = await worded()
  expect(kept.size).toBe(3)
  server.behave((_, answer) => send(answer, {}, 500))
  const again = await worded({ saved: kept })
  expect(server.calls).toEqual([])
  expect(again.made).toEqual(made)
})

test('what was kept for other sentences, or cannot be read, is asked anew; what was kept is verified like any answer', async () => {
  server.behave(({ data }, answer) => complete(answer, { sentences: honest(data) }))
  const { kept, sections } = await worded()
  const spoilt = new Map(
    [...kept].map(
      ([name, one]) =>
        [name, JSON.parse(JSON.stringify(one).replaceAll('31%', '38%').replaceAll('0.8%', '0.9%')) as unknown] as const,
    ),
  )
  server.calls.length = 0
  const keyOf = (name: string) => [...kept.keys()][sections.indexOf(name)] ?? ''
  spoilt.set(`${keyOf('drivers')}x`, kept.get(keyOf('drivers'))).delete(keyOf('drivers'))
  spoilt.set(keyOf('for-and-against'), 'nonsense')
  const { made, text } = await worded({ saved: spoilt })
  expect(server.calls.map(({ data }) => data.section).toSorted()).toEqual(['answer', 'drivers', 'for-and-against'])
  expect(text).not.toMatch(/38%|0\.9%/)
  expectSound(made)
})

test('an endpoint that fails twice is not asked for the rest of the report', async () => {
  server.behave((_, answer) => send(answer, {}, 403))
  const drivers = report.sections[1] ?? report.sections[0]
  const names = ['base-rate', 'crowd', 'drivers', 'scenarios', 'disagreement', 'signposts', 'sensitivity'] as const
  const long = { ...report, sections: names.flatMap((name) => (drivers ? [{ ...drivers, name }] : [])) }
  const model = await createModelClient(settings)
  const made = await wordReport(long, dossier, {
    model,
    saved: new Map(),
    save: async () => {},
    signal: new AbortController().signal,
  })
  // Three are asked at once, and one may have gone on before the second failure.
  expect(server.calls.length).toBeLessThanOrEqual(4)
  const {
    'the endpoint failed': failed = 0,
    'not asked after failures': left = 0,
    ...others
  } = made.wording?.rejected ?? {}
  expect({ sum: failed + left, isMuchLeft: left >= 3, others }).toEqual({ sum: 7, isMuchLeft: true, others: {} })
})

test('all calls of a report together have their time, too', async () => {
  server.behave(() => undefined)
  const { wording } = await worded({ limits: { callMs: 20_000, ms: 150 } })
  expect(wording.byModel).toBe(0)
  expect(wording.rejected['no answer in time']).toBeGreaterThan(0)
})

test('whoever cuts the work off is heard at once', async () => {
  const cut = new AbortController()
  const arrived = Promise.withResolvers<void>()
  server.behave(() => server.calls.length === 3 && arrived.resolve())
  const work = worded({ signal: cut.signal })
  await arrived.promise
  cut.abort(new Error('the server stops'))
  await expect(work).rejects.toThrow('the server stops')
})

test('an answer that cannot be kept ends the work, and whatever is still asked is hung up on', async () => {
  const own = await openModelServer()
  const waiting: { data: AskedData; answer: ServerResponse; closed: Promise<unknown> }[] = []
  own.behave(({ data }, answer) => {
    waiting.push({ data, answer, closed: once(answer, 'close') })
    const [first] = waiting
    if (waiting.length === 3 && first) complete(first.answer, { sentences: honest(first.data) })
  })
  const model = await createModelClient({ ...settings, url: own.url }, { callMs: 600_000 })
  const work = wordReport(report, dossier, {
    model,
    saved: new Map(),
    save: refuseToSave,
    signal: new AbortController().signal,
    limits: { callMs: 600_000, ms: 600_000 },
  })
  await expect(work).rejects.toThrow('somebody else works on it')
  await Promise.all(waiting.map(({ closed }) => closed))
  expect(own.calls).toHaveLength(3)
  await own.close()
})
