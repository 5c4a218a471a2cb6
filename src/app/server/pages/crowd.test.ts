/** The crowd on the page of a prediction as the server sends it, and how soon it is right. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pauseMs } from '#forecasts/crowd/told.ts'
import { tellCrowd } from '#forecasts/server/tell-crowd.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool, database } = await givenServer({ stocked: true })
const path = '/prediction/1'
const said = async (address: string) => (await app.inject(address)).body
const html = () => said(path)
/** Whether the kept page comes to say it: within ten seconds by the design. */
async function comesToSay(words: string) {
  await expect.poll(html).toContain(words)
}

let clock = Date.now()
/** As if ten seconds had passed. */
async function tell() {
  await tellCrowd(database.db, '1', new Date((clock += pauseMs)))
  await app.hearEvents()
}

async function givenForecaster(name: string, probability: number) {
  const user = await givenUser(app, { name })
  const estimate = { type: 'binary', probability }
  const body = { requestId: randomUUID(), estimate }
  expect((await user.call('POST', '/api/items/prediction/1/forecasts', body)).statusCode).toBe(201)
  await tell()
  return user
}
const verify = async (id: string, isVerified = true) => {
  await pool.query('update account set email_verified = $1 where id = $2', [isVerified, id])
  await tell()
}

test('the log tells operators that somebody forecast, and not who', async () => {
  const user = await givenForecaster('Nia Holt', 0.5)
  await user.call('DELETE', '/api/items/prediction/1/forecasts/mine')
  await user.call('POST', '/api/items/trend/131/reports', { reason: 'other', note: 'Look at this' })
  const { rows } = await pool.query<{ actor: string | null }>(`select actor from event where kind = 'forecast.made'`)
  expect(rows).toEqual([{ actor: null }, { actor: null }])
  const others = await pool.query('select from event where actor = $1', [user.id])
  expect(others.rowCount).toBeGreaterThan(0)
})

test('a kept page follows who forecasts, who comes to count, and who counts no more', async () => {
  expect(await html()).toContain('Nobody has forecast this yet.')
  const ada = await givenForecaster('Ada Okafor', 0.2)
  expect(await html()).toContain('Nobody has forecast this yet.')
  await verify(ada.id)
  await comesToSay('One person has forecast this.')
  for (const [name, chance] of [
    ['Ben Sato', 0.3],
    ['Eve Marsh', 0.7],
  ] as const)
    await verify((await givenForecaster(name, chance)).id)
  await comesToSay('How many gave a yes which chance')
  await verify(ada.id, false)
  await comesToSay('2 people have forecast this.')
  expect(await html()).not.toContain('How many gave a yes which chance')
})

test('a kept list says what people forecast of what is in it, and no other list is drawn anew for that', async () => {
  const { rows } = await pool.query<{ label: string }>('select label from item where id = 1')
  const [list, other] = [`/all-stuff?q=${encodeURIComponent(rows[0]?.label ?? '')}`, '/all-stuff?kind=trend']
  /** How often the database is asked of it: a kept page asks nothing. */
  const asked = async (address: string) => {
    let times = 0
    const count = () => void times++
    pool.on('acquire', count)
    await said(address)
    pool.off('acquire', count)
    return times
  }
  const [before, still] = [await said(list), await said(other)]
  expect(before).toContain('/prediction/1"')
  expect(before).not.toContain('3 people')
  expect([await asked(list), await asked(other)]).toEqual([0, 0])
  for (const [name, chance] of [
    ['Uma Reyes', 0.2],
    ['Ira Stone', 0.3],
  ] as const)
    await verify((await givenForecaster(name, chance)).id)
  await expect.poll(() => said(list)).toContain('4 people')
  expect([await asked(other), await said(other)]).toEqual([0, still])
})
