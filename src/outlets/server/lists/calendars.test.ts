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

test('a filter of the shelf narrows it, an order does not, and a search or a status is refused', async () => {
  const some = await uids('/calendar.ics?kind=prediction&category=economic')
  expect(some.length).toBeGreaterThan(0)
  expect(some.every((uid) => uid.startsWith('prediction-'))).toBe(true)
  expect(await uids('/calendar.ics?q=&sort=saved')).toEqual(await uids('/calendar.ics'))
  for (const filter of ['q=gold', 'status=open']) {
    const { statusCode, body } = await get(`/calendar.ics?${filter}`)
    expect([statusCode, body]).toEqual([400, expect.stringContaining('narrows no feed and no calendar')])
  }
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

const dayOf = async (url: string, uid: string) =>
  eventsOf((await get(url)).body)
    .find((one) => one.getFirstPropertyValue('uid') === uid)
    ?.getFirstPropertyValue('dtstart')
    ?.toString()
const nextValues = async () => (await uids('/calendar.ics?kind=trend')).filter((uid) => uid.includes('-next@'))

test('a day that moves is told as it is now, and what is withheld has no next value', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from item where kind = 'prediction' and outcome is null and is_listed order by closes, id limit 1`,
  )
  const id = rows[0]?.id ?? ''
  const closes = () => dayOf('/calendar.ics?kind=prediction', `prediction-${id}-closes@localhost`)
  const before = await closes()
  await pool.query(`update item set details = jsonb_set(details, '{closes}', '"2029-03-04"') where id = $1`, [id])
  expect([before === '2029-03-04', await closes()]).toEqual([false, '2029-03-04'])

  const [first = ''] = await nextValues()
  await pool.query('update series set withheld = true where item_id = $1', [first.split('-')[1]])
  expect(await nextValues()).not.toContain(first)
})

test('a calendar of more than it holds has what closes and what never does, not what was over long ago', async () => {
  await pool.query(`insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, family, details, card,
      words, opens, closes, outcome, author, published_at, updated_at)
    select kind, title, label, summary, body, category, tags, horizon_from, horizon_to, null, details, card,
      words, opens, closes, outcome, author, published_at, '2020-01-01'
    from item cross join generate_series(1, 400) where id in (
      select min(id) from item where is_listed and outcome = 'resolved' and closes < '2026-01-01')`)
  const all = await uids('/calendar.ics')
  for (const day of [/^prediction-.*-closes/, /^trend-.*-next/, /^scenario-.*-sign/])
    expect(all.filter((uid) => day.test(uid)).length).toBeGreaterThan(20)
})
