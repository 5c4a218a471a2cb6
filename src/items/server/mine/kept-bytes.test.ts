/** How much one account may keep: 20 MB, whatever it is kept as. */
import { beforeEach, expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { aSeries } from '../../../../test/given/series.ts'

const { ask, create, written, pool } = await givenContent()
const most = 20_000_000
const refusal = { status: 409, body: { error: { code: 'too-much-kept', message: expect.stringContaining('20 MB') } } }

const keepDraft = (id: string, body: string) =>
  ask(`PUT /api/me/drafts/${id}`, { as: 'ada', body: { kind: 'trend', entry: { title: 'Begun', body } } })

/** Drafts of so many bytes in all, and a little more. */
const givenDrafts = (bytes: number) =>
  pool.query(
    `insert into draft (id, owner_id, kind, entry, updated_at)
     select gen_random_uuid(), '1', 'trend', jsonb_build_object('body', repeat('x', $1 / 10)), now() from generate_series(1, 10)`,
    [bytes],
  )

/** Former states of the trend's series, of so many bytes in all, and a little more. */
const givenStates = (itemId: string, bytes: number) =>
  pool.query(
    `insert into series_state (series_id, known_from, known_to, name, unit, frequency, kind, source, source_url, licence, retrieved, observations, last)
     select series_id, timestamptz '2020-01-01' + day * interval '1 day', timestamptz '2020-01-01' + (day + 1) * interval '1 day',
       name, unit, frequency, kind, repeat('x', $2 / 20), source_url, licence, retrieved, observations, last
     from series_state join series on series.id = series_id cross join generate_series(1, 20) as day where item_id = $1`,
    [itemId, bytes],
  )

/** A value for each year from 1800 on. */
const yearly = (count: number) => Array.from({ length: count }, (_, i): [string, number] => [String(1800 + i), i])

beforeEach(async () => {
  await pool.query('delete from item')
  await pool.query('delete from draft')
})

test('drafts count, and may be shortened where they are too many', async () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await givenDrafts(most - 150_000)
  expect(await keepDraft(id, 'x'.repeat(100_000))).toMatchObject({ status: 200 })
  expect(await keepDraft(other, 'x'.repeat(100_000))).toMatchObject(refusal)
  expect((await ask(`/api/me/drafts/${other}`, { as: 'ada' })).status).toBe(404)
  expect(await create(aTrend('Fog stays', { body: 'x'.repeat(99_000) }))).toMatchObject(refusal)
  await givenDrafts(200_000)
  expect(await keepDraft(id, 'x'.repeat(99_999))).toMatchObject({ status: 200 })
  expect(await keepDraft(id, 'x'.repeat(100_000))).toMatchObject(refusal)
  await pool.query(`delete from draft where id <> $1`, [id])
  expect(await keepDraft(other, 'x'.repeat(100_000))).toMatchObject({ status: 200 })
})

test('a draft that becomes an item is not counted beside it', async () => {
  const draft = crypto.randomUUID()
  await givenDrafts(most - 150_000)
  await keepDraft(draft, 'x'.repeat(99_000))
  const { status } = await create(aTrend('Fog stays', { body: 'x'.repeat(99_000), draft }))
  expect(status).toBe(201)
})

test('whatever was known of a series counts, each value too', async () => {
  const { id: _, ...series } = aSeries(yearly(2))
  const at = await written('ada', aTrend('Air holds more carbon', { series }))
  await givenStates(at.slice(at.lastIndexOf('/') + 1), most - 10_000)
  const revise = (version: number, count: number) =>
    ask(`PATCH ${at}`, { as: 'ada', body: { version, series: { ...series, observations: yearly(count) } } })
  expect(await revise(1, 50)).toMatchObject({ status: 200 })
  expect(await revise(2, 200)).toMatchObject(refusal)
  expect(await revise(2, 60)).toMatchObject({ status: 200 })
})

test('others are not asked', async () => {
  await givenDrafts(most)
  expect((await create(aTrend('Fog stays'), 'ben')).status).toBe(201)
})
