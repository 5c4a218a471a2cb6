/** Authors and operators say how questions came out, and all that rests on that follows. */
import { expect, test } from 'vitest'
import { refOf, type Person } from '../../../test/content-as.ts'
import { givenScores, yes } from '../../../test/people/scores.ts'
import { aPrediction } from '../../../test/given/entries.ts'

const { ask, pool, question, written, forecast, follow, scored, addForecasters, addRows } = await givenScores()
const reason = 'The survey says so in its first table.'
const past = { opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-02-01' }
const said = { state: 'resolved', value: 'yes', knownAt: '2026-01-06', reason }
const resolve = (at: string, as: Person, body: object = said) => ask(`POST ${at}/resolutions`, { as, body })
const history = async (at: string, as?: Person) => (await ask(`${at}/resolutions`, { as })).body
const mine = async (at: string, as: Person) => (await ask(`${at}/resolutions/mine`, { as })).body
const itemOf = async (at: string) => (await ask(at, { as: 'ada' })).body.item
const idOf = (at: string) => at.split('/').at(-1)
/** As if three days had passed. */
const settle = (at: string) =>
  pool.query(`update resolution set final_at = now() - interval '1 s' where item_id = $1`, [idOf(at)])

test('its author resolves a question, in a version that says who, and everybody reads why (R6)', async () => {
  const at = await question()
  const { status, body } = await resolve(at, 'ada', {
    ...said,
    knownAt: '2026-11-02',
    evidence: 'https://Example.org/é',
  })
  expect([status, body.version]).toEqual([201, 2])
  const item = await itemOf(at)
  expect([item.status, item.version, item.author]).toEqual(['resolved', 2, 'Ada Okafor'])
  const decided = { by: 'author', knownAt: '2026-11-02T00:00:00.000Z', source: 'https://example.org/%C3%A9' }
  expect(item.outcome).toEqual({ state: 'resolved', value: 'yes', at: '2026-11-02', reason, decided })
  const { isProvisional, resolutions } = await history(at)
  expect([isProvisional, resolutions]).toMatchObject([
    true,
    [{ by: 'author', outcome: { value: 'yes', reason, decided }, reason: null, objections: { open: 0, all: 0 } }],
  ])
  const [{ at: since, finalAt }] = resolutions
  expect(Date.parse(finalAt) - Date.parse(since)).toBe(3 * 86_400_000)
})

test('forecasts made since it could be known count for nothing, and all are scored anew when it is corrected', async () => {
  const at = await question(past)
  const [early = '', late = ''] = await addForecasters(2)
  await addRows(at, [
    { forecaster: early, at: new Date('2026-01-01'), estimate: yes(0.8) },
    { forecaster: late, at: new Date('2026-01-07'), estimate: yes(0.999) },
  ])
  await resolve(at, 'ada')
  await follow()
  const coverages = async () =>
    Object.fromEntries((await scored(at)).map(({ forecaster, coverage }) => [forecaster, Number(coverage.toFixed(4))]))
  expect(await coverages()).toEqual({ [early]: 0.5 })
  await resolve(at, 'ada', { ...said, knownAt: '2026-01-08T12:00:00Z' })
  await follow()
  expect(await coverages()).toEqual({ [early]: 0.75, [late]: 0.15 })
  await resolve(at, 'ada', { state: 'ambiguous', reason })
  await follow()
  expect(await scored(at)).toEqual([])
  expect(await itemOf(at)).toMatchObject({ status: 'annulled', outcome: { value: null, isAmbiguous: true } })
  await resolve(at, 'ada', { state: 'open', reason: 'The survey was taken back.' })
  expect(await itemOf(at)).toMatchObject({ status: 'closed', outcome: null, version: 5 })
  const { isProvisional, resolutions } = await history(at)
  expect(isProvisional).toBe(false)
  expect(resolutions.map((one: { by: string; outcome: object | null; reason: string | null }) => one)).toMatchObject([
    { by: 'author', outcome: null, reason: 'The survey was taken back.', finalAt: null },
    { outcome: { state: 'annulled', isAmbiguous: true } },
    { outcome: { decided: { knownAt: '2026-01-08T12:00:00.000Z' } } },
    { outcome: { decided: { knownAt: '2026-01-06T00:00:00.000Z' } } },
  ])
})

test('an outcome that others were scored by is its author’s to correct for three days, and then the operators’', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.7))
  await resolve(at, 'ada', { ...said, knownAt: '2026-11-20' })
  expect((await mine(at, 'ada')).resolving).toEqual({ decide: null, reopen: null, forecasters: 1, followers: 1 })
  await settle(at)
  expect((await mine(at, 'ada')).resolving).toMatchObject({ decide: 'operators-resolve', reopen: 'operators-resolve' })
  const correction = { ...said, value: 'no', knownAt: '2026-11-20' }
  expect((await resolve(at, 'ada', correction)).body.error.code).toBe('operators-resolve')
  expect((await resolve(at, 'olga', correction)).status).toBe(201)
  const item = await itemOf(at)
  expect([item.outcome.value, item.outcome.decided.by, item.author]).toEqual(['no', 'operator', 'Ada Okafor'])
  expect((await ask(`${at}?include=versions`)).body.versions[0].author).toBe('An operator')
  expect((await resolve(at, 'ada', { state: 'open', reason })).body.error.code).toBe('operators-resolve')
})

test('scores are provisional until the outcome is final, on the page and in one’s own record', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.7))
  await resolve(at, 'ada', { ...said, knownAt: new Date().toISOString() })
  await follow()
  const told = async () => {
    const { scores } = (await ask(`${at}/forecasts/mine`, { as: 'ben' })).body
    const { scores: all } = (await ask('/api/me/record/questions', { as: 'ben' })).body
    const its = all.find(({ predictionId }: { predictionId: string }) => predictionId === idOf(at))
    return [scores.isProvisional, its.isProvisional]
  }
  expect(await told()).toEqual([true, true])
  await settle(at)
  expect(await told()).toEqual([false, false])
})

test('whoever alone has forecast their own question corrects its outcome whenever they like', async () => {
  const at = await question()
  await forecast(at, 'ada', yes(0.7))
  await resolve(at, 'ada', { ...said, knownAt: '2026-11-20' })
  await settle(at)
  expect((await resolve(at, 'ada', { ...said, value: 'no', knownAt: '2026-11-20' })).status).toBe(201)
})

test('nobody else says how a question came out, and nothing is kept of it', async () => {
  const at = await question()
  const hidden = await written('ada', aPrediction())
  expect((await resolve(at, 'ben')).body.error.code).toBe('not-yours-to-resolve')
  expect((await ask(`POST ${at}/resolutions`, { body: said })).status).toBe(401)
  for (const as of ['ben', 'olga'] as const) {
    expect((await resolve(hidden, as)).body.error.code).toBe('item-not-found')
    expect((await ask(`${hidden}/resolutions/mine`, { as })).status).toBe(404)
  }
  expect((await ask(`${hidden}/resolutions`)).status).toBe(404)
  expect((await mine(at, 'ben')).resolving).toBeNull()
  expect([(await history(at)).resolutions, (await itemOf(at)).version]).toEqual([[], 1])
})

test.each([
  [{ ...said, value: 'perhaps', knownAt: '2026-11-20' }, 'value', 'is neither yes nor no'],
  [{ ...said, knownAt: '2026-01-06' }, 'knownAt', 'comes before the question opened'],
  [{ ...said, knownAt: '2199-01-01' }, 'knownAt', 'lies ahead'],
  [{ ...said, evidence: 'http://10.0.0.1/' }, 'evidence', 'does not begin with https://'],
  [{ ...said, reason: 'Short.' }, 'reason', /10/],
  [{ ...said, reason: 'It turns \u202E round for sure.' }, 'reason', 'has a sign in it that cannot be seen'],
  [{ state: 'resolved', value: 'yes', reason }, 'knownAt', /./],
])('what cannot be is refused by its field: %j', async (body, field, why) => {
  const at = await question()
  const answer = await resolve(at, 'ada', body)
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid-input'])
  expect(answer.body.error.details).toEqual([
    { field: expect.stringContaining(field), reason: expect.stringMatching(why) },
  ])
  expect((await itemOf(at)).outcome).toBeNull()
  expect((await resolve(at, 'ada', { state: 'annulled', value: 'yes', reason })).body.error.code).toBe('unknown-field')
})

test('a question that counts under a condition comes out only once that is met, and may be annulled before', async () => {
  const first = await question()
  const second = await question({ condition: { on: refOf(first), outcome: 'yes' } })
  const known = { ...said, knownAt: '2026-11-20' }
  expect((await resolve(second, 'ada', known)).body.error.details).toEqual([
    { field: 'state', reason: 'cannot be said before its condition is met' },
  ])
  await resolve(first, 'ada', known)
  expect((await resolve(second, 'ada', known)).status).toBe(201)
  expect((await resolve(second, 'ada', { state: 'annulled', reason })).status).toBe(201)
})

test('a branch “otherwise” comes out once any of what it names did, and is written with all but all outcomes', async () => {
  const who = await question({ question: { type: 'choice', options: ['Green', 'Blue', 'Red'] } })
  const on = refOf(who)
  const [green, otherwise] = [
    await question({ condition: { on, outcome: 'Green' } }),
    await question({ condition: { on, outcome: 'Blue', or: ['Red'] } }),
  ]
  expect((await itemOf(otherwise)).condition).toEqual({ on, outcome: 'Blue', or: ['Red'] })
  const all = aPrediction('Whatever comes?', { condition: { on, outcome: 'Blue', or: ['Red', 'Green'] } })
  expect((await ask('POST /api/items', { as: 'ada', body: all })).body.error.details).toEqual([
    { field: 'condition.or', reason: 'leaves no outcome out, so that it would be no condition' },
  ])
  const known = { ...said, knownAt: '2026-11-20' }
  expect((await resolve(otherwise, 'ada', known)).status).toBe(400)
  expect((await resolve(who, 'ada', { ...known, value: 'Red' })).status).toBe(201)
  expect((await resolve(green, 'ada', known)).status).toBe(400)
  expect((await resolve(otherwise, 'ada', known)).status).toBe(201)
})

test('an outcome stays while its question is worded anew, and goes with what was asked', async () => {
  const at = await question()
  await resolve(at, 'ada', { ...said, knownAt: '2026-11-20' })
  const edit = async (other: object) =>
    ask(`PATCH ${at}`, { as: 'ada', body: { version: (await itemOf(at)).version, ...other } })
  await edit({ title: 'Will more people write down what they think?' })
  expect((await itemOf(at)).outcome.value).toBe('yes')
  const ends = { openBelow: true, openAbove: true }
  await edit({ question: { type: 'numeric', unit: 'people', range: { min: 0, max: 9, scale: 'linear', ...ends } } })
  expect((await itemOf(at)).outcome).toBeNull()
  expect((await history(at)).resolutions).toMatchObject([
    { by: 'author', outcome: null, reason: null },
    { outcome: { value: 'yes' } },
  ])
})

test('two who resolve it at the same time both leave a trace, and the later one stands', async () => {
  const at = await question()
  const known = { ...said, knownAt: '2026-11-20' }
  const answers = await Promise.all([resolve(at, 'ada', known), resolve(at, 'olga', { ...known, value: 'no' })])
  const versions = answers.map(({ body }) => body.version ?? body.error.code)
  expect(versions.filter((one) => typeof one === 'number' || one === 'operators-resolve')).toHaveLength(2)
  const { resolutions } = await history(at)
  expect(resolutions).toHaveLength(versions.filter((one) => typeof one === 'number').length)
  expect(resolutions[0].outcome.value).toBe((await itemOf(at)).outcome.value)
})
