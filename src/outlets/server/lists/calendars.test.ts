/** Calendars over HTTP: what the lists show, narrowed as they are. */
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })
const get = (url: string) => app.inject({ url })
const eventsOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
const uids = async (url: string) =>
  eventsOf((await get(url)).body).map((one) => String(one.getFirstPropertyValue('uid')))

test('the calendar of all items has the days of every kind, each once', async () => {
  const { statusCode, headers } = await get('/calendar.ics')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const all = await uids('/calendar.ics')
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(300)
  for (const kind of ['prediction', 'trend', 'scenario']) expect(all.some((uid) => uid.startsWith(kind))).toBe(true)
})

test('a filter of the shelf narrows it, and a search does not', async () => {
  const some = await uids('/calendar.ics?kind=prediction&category=economic')
  expect(some.length).toBeGreaterThan(0)
  expect(some.every((uid) => uid.startsWith('prediction-'))).toBe(true)
  expect(await uids('/calendar.ics?q=x&sort=saved')).toEqual(await uids('/calendar.ics'))
})

test('an item has a calendar of its own days, as long as it is there', async () => {
  expect(await uids('/prediction/12.ics')).toEqual([
    'prediction-12-closes@localhost',
    'prediction-12-resolves@localhost',
  ])
  await pool.query('update item set published_at = null where id = 12')
  expect((await get('/prediction/12.ics')).statusCode).toBe(404)
  expect((await uids('/calendar.ics')).some((uid) => uid.startsWith('prediction-12-'))).toBe(false)
})
