/** Whoever subscribed to a calendar sees what was called off; nobody sees anything of what they may not read. */
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const bodyOf = async (url: string) => (await app.inject(url)).body
const told = async (url = '/calendar.ics?kind=prediction') =>
  Object.fromEntries(
    new ICAL.Component(ICAL.parse(await bodyOf(url)))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .filter(({ uid }) => uid.startsWith(`prediction-${id}-`))
      .map(({ uid, sequence, component }) => [
        uid.replace(/^prediction-\d+-|@.*/g, ''),
        `${component.getFirstPropertyValue('status')} ${sequence}`,
      ]),
  )

/** Each test has a question of its own: open, and to close long after. */
const { rows } = await pool.query<{ id: string }>(
  `select id from item where kind = 'prediction' and outcome is null and is_listed and closes > '2027-06-01' order by id limit 9`,
)
let id = ''
beforeEach(() => {
  id = rows.shift()?.id ?? ''
})

/** The next version, so many days ago, in which it is said to have come out. */
async function resolve({ daysAgo = 0, closed = '2027-12-31' } = {}): Promise<void> {
  const outcome = `jsonb_build_object('outcome', jsonb_build_object('at', (now() - $2 * interval '1 day')::date::text, 'state', 'annulled', 'value', null, 'reason', 'Nobody can say any more.'))`
  await pool.query(
    `update item_version set data = jsonb_set(data, '{details,closes}', to_jsonb($2::text)) where item_id = $1`,
    [id, closed],
  )
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public, is_text)
     select item_id, 2, now() - $2 * interval '1 day', author, data || jsonb_build_object('details', data -> 'details' || ${outcome}), true, true
     from item_version where item_id = $1 and version = 1`,
    [id, daysAgo],
  )
  await pool.query(
    `update item set version = 2, updated_at = now() - $2 * interval '1 day', outcome = 'annulled', details = details || ${outcome} where id = $1`,
    [id, daysAgo],
  )
}

test('a question that is resolved before its day no longer closes, and its calendar says so under the same name', async () => {
  expect(await told()).toEqual({ closes: 'CONFIRMED 0', resolves: 'CONFIRMED 0' })
  await resolve()
  const after = { closes: 'CANCELLED 1', resolves: 'CANCELLED 1', resolved: 'CONFIRMED 1' }
  expect(await told()).toEqual(after)
  expect(await told(`/prediction/${id}.ics`)).toEqual(after)
})

test('what happened before it was resolved was not called off', async () => {
  await resolve({ closed: '2026-01-31' })
  expect(await told()).toEqual({ resolves: 'CANCELLED 1', resolved: 'CONFIRMED 1' })
})

test('after a month nobody is told of it any more', async () => {
  await resolve({ daysAgo: 29 })
  expect(await told()).toMatchObject({ closes: 'CANCELLED 1' })
  await pool.query(`update item_version set at = now() - interval '31 days' where item_id = $1 and version = 2`, [id])
  await pool.query(`update item set updated_at = now() - interval '31 days' where id = $1`, [id])
  expect(await told(`/prediction/${id}.ics`)).toEqual({ resolved: 'CONFIRMED 1' })
})

test('a day that only its author ever read is told to nobody', async () => {
  await resolve()
  await pool.query('update item_version set is_public = false where item_id = $1 and version = 1', [id])
  await pool.query('update item set updated_at = updated_at where id = $1', [id])
  expect(await told()).toEqual({ resolved: 'CONFIRMED 1' })
})

test('of what became private not even that something was called off is told', async () => {
  const title = `Called off ${id}`
  await pool.query('update item set title = $2 where id = $1', [id, title])
  await resolve()
  expect(await bodyOf('/calendar.ics?kind=prediction')).toContain(title)
  await pool.query('update item set published_at = null where id = $1', [id])
  const body = await bodyOf('/calendar.ics?kind=prediction')
  expect([body.includes(title), body.includes(`prediction-${id}-`)]).toEqual([false, false])
  expect((await app.inject(`/prediction/${id}.ics`)).statusCode).toBe(404)
})
