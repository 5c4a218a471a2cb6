/** Nobody gets around an outcome that others were scored by, nor around what is said against it. */
import { expect, test } from 'vitest'
import type { Person } from '../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'

const { ask, pool, question, forecast } = await givenForecasts()
const reason = 'The survey says so in its first table.'
const said = { state: 'resolved', value: 'yes', knownAt: '2026-11-20', reason }
const resolve = (at: string, as: Person, body: object = said) => ask(`POST ${at}/resolutions`, { as, body })
const history = async (at: string, as?: Person) => (await ask(`${at}/resolutions`, { as })).body.resolutions
const edit = async (at: string, other: object) =>
  ask(`PATCH ${at}`, { as: 'ada', body: { version: (await ask(at, { as: 'ada' })).body.item.version, ...other } })
const idOf = (at: string) => at.split('/').at(-1)
const settle = (at: string) =>
  pool.query(`update resolution set final_at = now() - interval '1 s' where item_id = $1`, [idOf(at)])
const asked = async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.4))
  return at
}

test.each([
  ['condition', { on: 'prediction/ID', outcome: 'yes' }],
  ['opens', '2026-11-25'],
  ['closes', '2034-06-01'],
])('%s stays as it was once a question that others forecast has its outcome', async (field, value) => {
  const [at, other] = [await asked(), await question()]
  await resolve(at, 'olga')
  const given = JSON.parse(JSON.stringify(value).replace('ID', idOf(other) ?? ''))
  const answer = await edit(at, { [field]: given })
  expect([answer.status, answer.body.error.details]).toEqual([
    400,
    [{ field, reason: 'stays as it was: others have forecast this, and its outcome is known' }],
  ])
  expect((await ask(at)).body.item.outcome.value).toBe('yes')
  expect((await edit(at, { summary: 'Another summary that is long enough.' })).status).toBe(200)
})

test('while somebody objects to an author’s word operators decide, and none of them about their own question', async () => {
  const at = await asked()
  await resolve(at, 'ada')
  expect((await ask(`POST ${at}/objections`, { as: 'ben', body: { reason } })).status).toBe(201)
  for (const body of [
    { ...said, value: 'no' },
    { ...said, reason: 'It says so twice.' },
    { state: 'open', reason },
  ])
    expect((await resolve(at, 'ada', body)).body.error.code).toBe('operators-resolve')
  await pool.query(`update item set owner_id = '9' where id = $1`, [idOf(at)])
  const { rows } = await pool.query<{ id: string }>(
    `select objection.id::text as id from objection join resolution on resolution.id = resolution_id where item_id = $1`,
    [idOf(at)],
  )
  const body = { reason, objections: rows.map(({ id }) => id) }
  const uphold = () => ask(`PUT /api/operators/objections/${idOf(at)}`, { as: 'olga', body })
  expect((await uphold()).body.error.code).toBe('own-question')
  await pool.query(`update item set owner_id = '1' where id = $1`, [idOf(at)])
  expect((await uphold()).status).toBe(200)
})

test('what others forecast is published again before its author says how it came out, and may be objected to from then on', async () => {
  const at = await asked()
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await resolve(at, 'ada')).body.error.code).toBe('publish-first')
  await ask(`POST ${at}/publish`, { as: 'ada' })
  await resolve(at, 'ada')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await settle(at)
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect((await ask(`${at}/resolutions/mine`, { as: 'ben' })).body.whyNotObject).toBeNull()
})

test('what was said of a question while it was private is told to its author alone, but for the outcome that stands', async () => {
  const at = await question()
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  await resolve(at, 'ada', { ...said, reason: 'Somebody told me in confidence.' })
  await resolve(at, 'ada', { state: 'open', reason: 'They took it back since.' })
  await resolve(at, 'ada', { ...said, value: 'no' })
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect(await history(at, 'ada')).toHaveLength(3)
  expect(await history(at)).toMatchObject([{ outcome: { value: 'no' } }])
  expect((await ask(`${at}/resolutions`, { as: 'ben' })).text).not.toContain('in confidence')
})

test('what has not opened yet can be annulled, and not answered', async () => {
  const at = await question({ opens: '2034-01-01' })
  const now = { ...said, knownAt: new Date().toISOString() }
  expect((await resolve(at, 'ada', now)).body.error.details).toEqual([
    { field: 'knownAt', reason: 'comes before the question opened' },
  ])
  expect((await resolve(at, 'ada', { state: 'annulled', reason })).status).toBe(201)
})

test('what was asked otherwise since somebody read it is read first', async () => {
  const at = await question()
  await edit(at, { criteria: 'No if the survey of 2035 says so in its first table.' })
  expect((await resolve(at, 'ada', { ...said, version: 1 })).body.error.code).toBe('changed-meanwhile')
  expect((await resolve(at, 'ada', { ...said, version: 2 })).status).toBe(201)
})
