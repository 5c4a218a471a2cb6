/** Machines as forecasters: each language model by its own name, scored like everybody, and in no crowd. */
import { expect, test } from 'vitest'
import { givenShown } from '../../../../test/people/shown.ts'
import { togetherOf } from '../../record/together.ts'
import { addressOfVoice } from '../../sorts/voices.ts'
import { listCameOut } from '../record/came-out.ts'

const { ask, pool, forecaster, settled, follow, scored, forecast, question, crowd } = await givenShown()
const ben = await forecaster('2', 'grey-heron')
const idOf = (at: string) => at.split('/').at(-1) ?? ''
const close = (value: number) => expect.closeTo(value, 6)

async function machine(model: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into forecaster (sort, model, is_counted) values ('machine', $1, false) returning id`,
    [model],
  )
  return rows[0]?.id ?? ''
}
const says = (at: string, who: string, probability: number, day = '2026-01-06') =>
  pool.query(
    `insert into forecast (item_id, item_version, forecaster_id, at, estimate, reason, request_id)
     values ($1, 1, $2, $3, jsonb_build_object('type', 'binary', 'probability', $4::float8), 'Such things are rare.', gen_random_uuid())`,
    [idOf(at), who, day, probability],
  )
const [first, second] = [await machine('org/one:q4'), await machine('two')]

test('of each name there is one, it has no account, and none can be made to count', async () => {
  await expect(machine('two')).rejects.toThrow('voice')
  await expect(pool.query(`update forecaster set is_counted = true where id = $1`, [first])).rejects.toThrow('crowds')
  await expect(pool.query(`insert into forecaster (sort, is_counted) values ('machine', false)`)).rejects.toThrow(
    'model',
  )
  await expect(
    pool.query(`insert into forecaster (sort, model, is_counted) values ('house', 'x', false)`),
  ).rejects.toThrow('model')
})

test('what it says is in no crowd and no count, and told to everybody by its name', async () => {
  const at = await question()
  await says(at, first, 0.9, '2026-11-22')
  await forecast(at, 'ben', { type: 'binary', probability: 0.3 })
  expect(await crowd(at)).toMatchObject({ forecasters: 1, crowd: null })
  const { body } = await ask(`${at}/forecasts`)
  expect(body.forecasts).toMatchObject([{ by: 'machine:org/one:q4', reason: 'Such things are rare.' }])
  expect((await ask(`${at}/forecasts.csv`)).text).toContain('\r\nmachine:org/one:q4,2026-11-22')
})

test('two of different names have records of their own, beside each other and beside people', async () => {
  const at = await settled({ chances: { [ben]: 0.8 } })
  await says(at, first, 0.9)
  await says(at, second, 0.5)
  await pool.query('delete from scored_question')
  await pool.query('delete from event_reader')
  await follow()
  const all = await scored(at)
  expect(all.find(({ forecaster: who }) => who === first)).toMatchObject({ sort: 'machine', brier: close(0.01) })
  expect(all.filter(({ sort }) => sort === 'person')[0]?.beside.map(({ by }: { by: string }) => by)).toEqual([
    'machine:org/one:q4',
    'machine:two',
  ])
  const { body } = await ask(`/api/forecasters/${encodeURIComponent(addressOfVoice('machine:org/one:q4'))}`)
  expect(body).toMatchObject({
    name: 'machine:org~one:q4',
    by: 'machine:org/one:q4',
    record: { means: { questions: 1, brier: { mean: close(0.01) } }, beside: [{ by: 'machine:two' }] },
  })
  const { text } = await ask('/api/forecasters/machine:org~one:q4/questions.csv')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  const { rows } = (await ask('/api/leaderboards?season=all')).body
  expect(rows.map(({ by }: { by: string | null }) => by).filter(Boolean)).toEqual(['machine:org/one:q4', 'machine:two'])
  const together = togetherOf(await listCameOut(pool))
  expect(together.rows.map(({ by }) => by)).toEqual(['crowd', 'machine:org/one:q4', 'machine:two'])
  expect(together.against.map(({ by }) => by)).toEqual(['machine:org/one:q4', 'machine:two'])
})

test('of the longest name that a model may have there is a page and a file', async () => {
  const name = `org/${'a'.repeat(116)}`
  await machine(name)
  const path = `/api/forecasters/${encodeURIComponent(addressOfVoice(`machine:${name}`))}`
  expect((await ask(path)).body).toMatchObject({ by: `machine:${name}`, record: { means: null } })
  expect((await ask(`${path}/questions.csv`)).status).toBe(200)
})

test('of a name that never spoke there is no page', async () => {
  expect((await ask('/api/forecasters/machine:nobody')).status).toBe(404)
  expect((await ask('/api/forecasters/machine:nobody/questions.csv')).status).toBe(404)
})

test('who speaks every day takes nothing from who spoke once', async () => {
  const at = await question()
  await pool.query(
    `insert into forecast (item_id, item_version, forecaster_id, at, estimate, request_id)
     select $1, 1, id, '2026-11-01', '{"type": "binary", "probability": 0.3}', gen_random_uuid() from forecaster where sort = 'house'`,
    [idOf(at)],
  )
  await pool.query(
    `insert into forecast (item_id, item_version, forecaster_id, at, estimate, request_id)
     select $1, 1, $2, timestamptz '2026-11-01' + nth * interval '1 day', '{"type": "binary", "probability": 0.3}', gen_random_uuid()
     from generate_series(1, 501) as nth order by nth`,
    [idOf(at), first],
  )
  const { forecasts } = (await ask(`${at}/forecasts`)).body
  expect(forecasts).toHaveLength(501)
  expect([forecasts[0], forecasts[1]]).toMatchObject([
    { by: 'house' },
    { by: 'machine:org/one:q4', at: '2026-11-03T00:00:00.000Z' },
  ])
})
