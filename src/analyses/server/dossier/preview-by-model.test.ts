/** What a preview shows of a question that a language model reads too, and what is left where that cannot be used. */
import { expect, test } from 'vitest'
import { complete, openModelServer, send } from '../../../../test/analyses/model-server.ts'
import { badReadings, german, honestReading } from '../../../../test/analyses/reading-misbehaviours.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { whenDone } from '../../../../test/when-done.ts'
import type { Preview } from '../../dossier/preview.ts'
import { sayReader } from '../../dossier/preview-words.ts'

const server = await openModelServer()
whenDone(() => server.close())
const env = {
  FARSIGHT_MODEL_URL: server.url,
  FARSIGHT_MODEL: 'test-model',
  FARSIGHT_MODEL_JOBS: 'read',
  TRUST_PROXY: '1',
}
const { app } = await givenServer({ stocked: true, env })

let networks = 0
async function preview(question: string, more: object = {}, from = `203.0.113.${++networks}`): Promise<Preview> {
  const payload = { question, ...more }
  const headers = { 'x-forwarded-for': from }
  const answer = await app.inject({ method: 'POST', url: '/api/analyses/preview', payload, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().preview
}

/** Once the model has answered: on a busy machine that is after its time, and kept for the next call. */
async function settled(question: string): Promise<Preview> {
  const found: Preview[] = []
  await expect
    .poll(async () => {
      found.push(await preview(question))
      return found.at(-1)?.reader?.is
    })
    .not.toBe('late')
  const last = found.at(-1)
  if (!last) throw new Error('nothing was asked')
  return last
}

test('a question in German is read, its items are found by its English, and its order carries what was confirmed', async () => {
  server.behave((_, answer) => complete(answer, honestReading))
  const shown = await settled(german)
  expect(shown).toMatchObject({
    question: german,
    isEmpty: false,
    understood: { text: honestReading.english, typed: german },
    read: { language: 'de', english: honestReading.english, parts: [{ relation: { value: 50 }, when: { to: 2034 } }] },
    reader: { model: 'test-model', is: 'adds' },
  })
  expect(shown.read.parts[0]?.of.items.length).toBeGreaterThan(0)
  expect(sayReader(shown)).toContain(`In English: “${honestReading.english}”`)
  server.calls.length = 0
  const confirmed = await preview(german, { read: shown.read })
  expect(confirmed).toMatchObject({ isEmpty: false, read: shown.read, reader: null })
  expect(confirmed.gives).toEqual(shown.gives)
  expect(server.calls).toEqual([])
  const ada = await givenUser(app)
  const payload = { orderId: crypto.randomUUID(), question: german, read: shown.read }
  expect((await ada.call('POST', '/api/analyses', payload)).json().error.code).toBe('budget-spent')
})

test('no bad reading is shown: what stands there is what the rules read', async () => {
  server.behave((_, answer) => send(answer, {}, 500))
  const { read: byRules } = await preview(german)
  for (const [i, { name, content }] of badReadings.entries()) {
    server.behave((_, answer) => complete(answer, content))
    // Another question each time, as an answer is kept for whoever asks the same.
    const { read, reader, isEmpty } = await settled(`${german} ${'?'.repeat(i + 1)}`) // eslint-disable-line no-await-in-loop
    expect({ name, parts: read.parts.map(({ relation }) => relation), english: read.english, isEmpty }).toEqual({
      name,
      parts: byRules.parts.map(({ relation }) => relation),
      english: undefined,
      isEmpty: true,
    })
    expect(reader?.is).toBe('refused')
  }
})

test('whoever has had enough readings for an hour is shown what the rules read, and others are not', async () => {
  server.behave((_, answer) => complete(answer, 'nothing of use'))
  for (let i = 0; i < 40; i++) await preview(`Will it rain in ${2030 + i}?`, {}, '198.51.100.7') // eslint-disable-line no-await-in-loop
  expect(server.calls).toHaveLength(40)
  expect((await preview('Will it snow in 2031?', {}, '198.51.100.7')).reader).toBeNull()
  expect(server.calls).toHaveLength(40)
  expect((await preview('Will it snow in 2031?', {}, '198.51.100.8')).reader).toMatchObject({ is: 'refused' })
})

test('a model that takes its time is not waited for longer than a preview may take, and asked again it has answered', async () => {
  const answers: (() => void)[] = []
  server.behave((_, answer) => answers.push(() => complete(answer, honestReading)))
  const late = await preview(`${german} Bitte.`)
  expect(late).toMatchObject({ isEmpty: true, reader: { is: 'late' } })
  answers[0]?.()
  await expect.poll(async () => (await preview(`${german} Bitte.`)).isEmpty).toBe(false)
  expect(server.calls).toHaveLength(1)
})
