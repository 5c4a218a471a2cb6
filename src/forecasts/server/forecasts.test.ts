/** What people forecast: rows that are added and never changed, and the crowd that they make. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pool as poolOf } from '#engine/crowd/pool.ts'
import type { Person } from '../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'
import { aPrediction } from '../../../test/given/entries.ts'

const { ask, pool, question, forecast, withdraw, crowd, mine, turn } = await givenForecasts()
type Answer = { status: number; body: { error?: { code: string; details?: { field: string; reason: string }[] } } }
const refused = async (answer: Promise<Answer>) => {
  const { status, body } = await answer
  return body.error ? [status, body.error.code, ...(body.error.details?.map(({ field }) => field) ?? [])] : [status]
}
const choice = (probabilities: object) => ({ type: 'choice', probabilities })
/** Of Ben's account. */
const verify = (isVerified: boolean) => pool.query('update account set email_verified = $1 where id = 2', [isVerified])
const word = (its: string) =>
  ask('PUT /api/operators/authors/2', { as: 'olga', body: { word: its, reason: 'As the test has it.' } })
const idOf = (at: string) => at.split('/').at(-1)

test('a forecast is made, changed, renewed and taken back, and each is a row of its own', async () => {
  const at = await question()
  const made = await forecast(at, 'ben', yes(0.3), { reason: '  They said so.\r\n' })
  expect([made.status, made.body]).toEqual([
    201,
    {
      forecast: {
        at: expect.any(String),
        itemVersion: 1,
        isOfEarlierWording: false,
        estimate: yes(0.3),
        until: null,
        reason: 'They said so.',
      },
      crowd: null,
      forecasters: 1,
    },
  ])
  await forecast(at, 'ben', yes(0.4))
  await forecast(at, 'ben', yes(0.4))
  expect((await withdraw(at, 'ben')).body).toMatchObject({ forecast: { estimate: null } })
  expect((await crowd(at)).forecasters).toBe(0)
  await forecast(at, 'ben', yes(0.5))
  expect((await mine(at, 'ben')).map(({ estimate }: { estimate: unknown }) => estimate)).toEqual([
    yes(0.5),
    null,
    yes(0.4),
    yes(0.4),
    yes(0.3),
  ])
  expect((await crowd(at)).forecasters).toBe(1)
})

test('the same request twice is one forecast, be it after the question has closed', async () => {
  const at = await question()
  const requestId = randomUUID()
  const [one, other] = await Promise.all([1, 2].map(() => forecast(at, 'eve', yes(0.6), { requestId })))
  expect([one?.status, other?.status, other?.body]).toEqual([201, 201, one?.body])
  await turn(at, 'closes', '2026-11-01')
  expect((await forecast(at, 'eve', yes(0.6), { requestId })).body).toEqual(one?.body)
  expect(await mine(at, 'eve')).toHaveLength(1)
  expect(await refused(forecast(await question(), 'eve', yes(0.6), { requestId }))).toEqual([
    400,
    'invalid-input',
    'requestId',
  ])
  // Another person may have happened on the same.
  expect((await forecast(await question(), 'ben', yes(0.6), { requestId })).status).toBe(201)
})

test('two people are counted, three make a crowd, and the newest of each counts once', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.9))
  await forecast(at, 'eve', yes(0.3))
  expect(await crowd(at)).toMatchObject({ forecasters: 2, crowd: null, methods: [], headline: null })
  await forecast(at, 'nia', yes(0.5))
  await forecast(at, 'ben', yes(0.2))
  const probability = Math.round(100 * poolOf([0.3, 0.5, 0.2], null)) / 100
  expect(await crowd(at, 'ada')).toEqual({
    predictionId: idOf(at),
    question: { type: 'binary' },
    wording: expect.stringMatching(/^[\da-f]{16}$/),
    at: expect.any(String),
    forecasters: 3,
    ofEarlierWording: 0,
    isHidden: false,
    crowd: {
      estimate: yes(probability),
      quartiles: null,
      tenths: [0, 0, 1, 1, 0, 1, 0, 0, 0, 0],
    },
    methods: [],
    headline: { by: 'crowd', estimate: yes(probability) },
    house: null,
    author: null,
    model: null,
    machine: null,
    scored: null,
  })
})

test('the same forecasts in other ways are told from five people on', async () => {
  const at = await question()
  for (const [as, chance] of [
    ['ben', 0.2],
    ['eve', 0.3],
    ['nia', 0.3],
    ['olga', 0.6],
  ] as const)
    await forecast(at, as, yes(chance))
  expect((await crowd(at)).methods).toEqual([])
  await forecast(at, 'ada', yes(0.7))
  expect((await crowd(at)).methods).toEqual([
    { method: 'median', estimate: yes(0.3) },
    { method: 'recency-weighted-median', estimate: yes(0.6) },
    { method: 'mean', estimate: yes(0.42) },
    { method: 'geometric-mean-of-odds', estimate: yes(0.41) },
  ])
})

test('a question that is worded anew keeps its forecasts, and says whose are of before', async () => {
  const at = await question()
  for (const as of ['ben', 'eve', 'nia'] as const) await forecast(at, as, yes(0.9))
  const { wording } = await crowd(at)
  const { body } = await ask(at)
  const { kind: _, ...written } = aPrediction('Will fewer people write down what they expect?')
  const changed = await ask(`PATCH ${at}`, { as: 'ada', body: { ...written, version: body.item.version } })
  expect(changed.status).toBe(200)
  expect(await crowd(at)).toMatchObject({ forecasters: 3, ofEarlierWording: 3 })
  expect((await mine(at, 'ben'))[0]).toMatchObject({ isOfEarlierWording: true })
  // Who has read what was asked before is told, and what they sent is not kept.
  expect(await refused(forecast(at, 'ben', yes(0.1), { wording }))).toEqual([409, 'changed-meanwhile'])
  const now = (await crowd(at)).wording
  expect((await forecast(at, 'ben', yes(0.1), { wording: now })).status).toBe(201)
  expect(await crowd(at)).toMatchObject({ forecasters: 3, ofEarlierWording: 2 })
})

test('without a crowd the headline is the author’s where they gave one', async () => {
  const authorForecast = { estimate: yes(0.7), reason: 'It was so in each of the last ten years.' }
  const at = await question({ authorForecast })
  expect(await crowd(at)).toMatchObject({ headline: { by: 'author', estimate: yes(0.7) }, author: yes(0.7) })
})

test('whoever has not confirmed an address may forecast, and counts from then on; who is stopped does not', async () => {
  const at = await question()
  for (const as of ['ben', 'eve', 'olga'] as const) await forecast(at, as, yes(0.5))
  const people = async () => (await crowd(at)).forecasters
  expect(await people()).toBe(3)
  await verify(true)
  await verify(false)
  expect(await people()).toBe(2)
  await verify(true)
  expect(await people()).toBe(3)
  await word('stopped')
  expect(await people()).toBe(2)
  await word('trusted')
  expect(await people()).toBe(3)
})

test('a question takes forecasts while it is open, and keeps what was said of it', async () => {
  const at = await question({ opens: '2034-01-01' })
  expect(await refused(forecast(at, 'ben', yes(0.5)))).toEqual([409, 'question-not-open'])
  await turn(at, 'opens', '2026-01-01')
  await forecast(at, 'ben', yes(0.5))
  await turn(at, 'closes', '2026-10-01')
  expect(await refused(forecast(at, 'ben', yes(0.6)))).toEqual([409, 'question-closed'])
  expect(await refused(withdraw(at, 'ben'))).toEqual([409, 'question-closed'])
  await turn(at, 'closes', '2035-06-01')
  await turn(at, 'outcome', { state: 'annulled', value: null, at: '2026-11-02', reason: 'It fell away.' })
  expect(await refused(forecast(at, 'ben', yes(0.6)))).toEqual([409, 'question-decided'])
  expect([(await crowd(at)).forecasters, (await mine(at, 'ben')).length]).toEqual([1, 1])
})

test('what is no forecast is refused by its field, and nothing is kept', async () => {
  const at = await question()
  const options = { type: 'choice', options: ['Solar', 'Coal'] }
  const other = await question({ question: options })
  for (const [to, estimate, ...field] of [
    [at, yes(0), 'estimate.probability'],
    [at, yes(1), 'estimate.probability'],
    [at, yes(0.0001), 'estimate.probability'],
    [at, yes(Number.NaN), 'estimate.probability'],
    [at, { type: 'numeric', quantiles: { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 } }, 'estimate'],
    [at, { type: 'mood', probability: 0.5 }, 'estimate.type'],
    [at, null, 'estimate'],
    [other, choice({ Solar: 0.5, Coal: 0.4 }), 'estimate.probabilities'],
    [other, choice({ Solar: 0.5, Wind: 0.5 }), 'estimate'],
    [other, choice({ Solar: 1, Coal: 0 }), 'estimate'],
  ] as const)
    expect([estimate, ...(await refused(forecast(to, 'ben', estimate)))]).toEqual([
      estimate,
      400,
      'invalid-input',
      ...field,
    ])
  const { body } = await forecast(at, 'ben', yes(1))
  expect(body.error.details).toEqual([{ field: 'estimate.probability', reason: 'is not from 0.1 to 99.9%' }])
  expect(await refused(forecast(at, 'ben', yes(0.5), { requestId: 'one' }))).toEqual([
    400,
    'invalid-input',
    'requestId',
  ])
  expect(await refused(forecast(at, 'ben', yes(0.5), { at: '2020-01-01' }))).toEqual([400, 'unknown-field', 'at'])
  expect(await refused(forecast(at, 'ben', yes(0.5), { reason: 'a'.repeat(3001) }))).toEqual([
    400,
    'invalid-input',
    'reason',
  ])
  expect(await refused(forecast(at, undefined, yes(0.5)))).toEqual([401, 'sign-in-needed'])
  expect([await mine(at, 'ben'), await mine(other, 'ben')]).toEqual([[], []])
})

test('a question that one does not see is not there, whoever knows its id', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.5))
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  for (const asked of [
    forecast(at, 'ben', yes(0.5)),
    withdraw(at, 'eve'),
    ask(`${at}/forecasts/mine`, { as: 'ben' }),
    ask(`${at}/crowd`, { as: 'ben' }),
    ask(`${at}/crowd`),
    ask(`${at.replace('prediction', 'trend')}/crowd`, { as: 'ben' }),
  ])
    expect((await refused(asked)).slice(0, 1)).toEqual([404])
  const { body } = await ask('/api/me/forecasts', { as: 'ben' })
  const own = body.forecasts.find(({ predictionId }: { predictionId: string }) => predictionId === idOf(at))
  expect(own).toMatchObject({ label: null, question: null, estimate: yes(0.5) })
})

test('there is nothing to take back where nothing stands', async () => {
  const at = await question()
  expect(await refused(withdraw(at, 'ben'))).toEqual([404, 'no-forecast'])
  await forecast(at, 'ben', yes(0.5))
  const both = await Promise.all([refused(withdraw(at, 'ben')), refused(withdraw(at, 'ben'))])
  expect(both.toSorted()).toEqual([[200], [404, 'no-forecast']])
})

test('a forecast is never changed in the database either, but for its words', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.5), { reason: 'For a reason.' })
  const change = (what: string) => pool.query(`update forecast set ${what} where item_id = $1`, [idOf(at)])
  for (const what of [`estimate = '{}'`, 'estimate = null', 'at = now()', `reason = 'Another.'`, 'item_version = 2'])
    await expect(change(what)).rejects.toThrow('never changed')
  await change('reason = null')
  expect(await mine(at, 'ben')).toMatchObject([{ estimate: yes(0.5), reason: null }])
})

test('my stuff lists the last word on each prediction, page by page', async () => {
  const as: Person = 'olga'
  const addresses = await Promise.all(Array.from({ length: 53 }, () => question()))
  // Rows with a digit more come after those before them.
  await pool.query(`select setval(pg_get_serial_sequence('forecast', 'seq'), 99980)`)
  for (const at of addresses) await forecast(at, as, yes(0.2))
  await forecast(addresses[0] ?? '', as, yes(0.8))
  const first = (await ask('/api/me/forecasts', { as })).body
  expect(first.forecasts).toHaveLength(50)
  expect(first.forecasts[0]).toMatchObject({ predictionId: idOf(addresses[0] ?? ''), estimate: yes(0.8) })
  const second = (await ask(`/api/me/forecasts?cursor=${first.next}`, { as })).body
  const ids: string[] = [...first.forecasts, ...second.forecasts].map(
    (one: { predictionId: string }) => one.predictionId,
  )
  expect(ids.slice(0, 53)).toEqual([addresses[0] ?? '', ...addresses.slice(1).toReversed()].map(idOf))
  expect(new Set(ids).size).toBe(ids.length)
  expect(addresses.every((at) => ids.includes(idOf(at) ?? ''))).toBe(true)
  expect(second.next).toBe(null)
  expect(await refused(ask('/api/me/forecasts?cursor=x', { as }))).toEqual([400, 'invalid-input', 'cursor'])
})
