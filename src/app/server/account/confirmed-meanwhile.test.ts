/** A first forecast that is made while its account changes. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool } = await givenServer({ stocked: true })
const body = () => ({ requestId: randomUUID(), estimate: { type: 'binary', probability: 0.4 } })

test('a first forecast counts with others where the address is confirmed while it is kept', async () => {
  const user = await givenUser(app)
  const confirming = await pool.connect()
  await confirming.query('begin')
  await confirming.query('update account set email_verified = true where id = $1', [user.id])
  let isKept = false
  const made = user.call('POST', '/api/items/prediction/1/forecasts', body()).then((answer) => {
    isKept = true
    return answer
  })
  // Until it waits for the account, or has not waited.
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => isKept || ((await pool.query(waits)).rowCount ?? 0) > 0).toBe(true)
  await confirming.query('commit')
  confirming.release()
  expect((await made).statusCode).toBe(201)
  const { rows } = await pool.query('select is_counted from forecaster where account_id = $1', [user.id])
  expect(rows).toEqual([{ is_counted: true }])
})

test('two first forecasts at once are of one forecaster, and what a request made is no forecast of another question', async () => {
  const user = await givenUser(app, { verifiedIn: pool })
  const [same, other] = [body(), body()]
  const at = (id: number, sent: object) => user.call('POST', `/api/items/prediction/${id}/forecasts`, sent)
  const codes = (await Promise.all([at(1, same), at(1, same), at(1, other)])).map((one) => one.statusCode)
  expect(codes).toEqual([201, 201, 201])
  expect((await at(2, same)).json().error).toMatchObject({ code: 'invalid-input', details: [{ field: 'requestId' }] })
  const { rows } = await pool.query(
    `select item_id::text as item, count(*)::int as made, count(distinct forecaster_id)::int as forecasters
     from forecast join forecaster on forecaster.id = forecaster_id where account_id = $1 group by item_id`,
    [user.id],
  )
  expect(rows).toEqual([{ item: '1', made: 2, forecasters: 1 }])
})
