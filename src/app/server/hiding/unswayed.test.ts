/** Pages for whoever hides what others forecast, beside those of everybody else: kept apart, however they are asked for. */
import { expect, test } from 'vitest'
import { saveSaid } from '#items/server/said.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool, db } = await givenServer({ stocked: true })
const hider = await givenUser(app)
const reader = await givenUser(app)
await hider.call('PATCH', '/api/me', { hidesCrowd: true })
const person = await givenUser(app, { verifiedIn: pool })
const body = { requestId: crypto.randomUUID(), estimate: { type: 'binary', probability: 0.5 } }
await person.call('POST', '/api/items/prediction/1/forecasts', body)

/** What three people say of it together. */
const say = async (probability: number) => {
  const crowd = { estimate: { type: 'binary', probability }, people: 3, at: '2026-11-28T12:00:00.000Z' }
  await saveSaid(db, '1', { crowd })
  await app.hearEvents()
}
const told = (probability: number) => `"probability":${probability}}`
const page = (url: string, cookie?: string, other: object = {}) =>
  app.inject({ url, headers: { ...(cookie && { cookie }), ...other } })
const says = async (url: string, cookie?: string) => /"crowd":\{"estimate"/.test((await page(url, cookie)).body)

test.for(['/prediction/1', '/all-stuff?q=calment'])(
  'of %s whoever hides crowds gets one without, kept by nobody else, and everybody else the same as before',
  async (url) => {
    await say(0.437)
    // Who hides comes first: a page that is drawn at their request is still that of visitors.
    const hidden = await page(url, hider.cookie)
    const [visitor, other] = [await page(url), await page(url, reader.cookie)]
    expect([hidden, visitor, other].map((one) => one.body.includes(told(0.437)))).toEqual([false, true, true])
    expect([hidden.headers['cache-control'], hidden.headers['vary']]).toEqual([
      'private, no-store',
      'accept-encoding, cookie',
    ])
    expect(visitor.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public/),
      vary: 'accept-encoding, cookie',
      etag: other.headers['etag'],
    })
    // What a browser holds of the other face is not the same.
    const again = await page(url, hider.cookie, { 'if-none-match': String(visitor.headers['etag']) })
    expect([again.statusCode, again.body.includes(told(0.437))]).toEqual([200, false])
    const same = await page(url, hider.cookie, { 'if-none-match': String(hidden.headers['etag']) })
    expect(same.statusCode).toBe(304)
  },
)

test('while pages are drawn, and as they change, none is handed to the wrong reader', async () => {
  const url = '/prediction/1'
  for (const thousandth of [511, 522]) {
    await say(thousandth / 1000)
    const later = (thousandth + 5) / 1000
    const asked = Array.from({ length: 12 }, (_, i) => (i % 2 ? undefined : hider.cookie))
    const both = Promise.all(asked.map((cookie) => says(url, cookie)))
    const change = say(later)
    expect(await both).toEqual(asked.map((cookie) => cookie === undefined))
    await change
    await expect.poll(async () => (await page(url)).body).toContain(told(later))
    expect(await says(url, hider.cookie)).toBe(false)
  }
})

test('pages without a session ask nothing of the database once they are kept, and those of nothing have one face', async () => {
  const url = '/trend/131'
  await page(url)
  /** At the least: readers of the log ask beside it, now and then. */
  const asked = async (cookie?: string) => {
    const all: number[] = []
    for (let nth = 0; nth < 5; nth++) {
      let times = 0
      const count = () => void times++
      pool.on('acquire', count)
      expect((await page(url, cookie)).statusCode).toBe(200) // eslint-disable-line no-await-in-loop
      pool.off('acquire', count)
      all.push(times)
    }
    return Math.min(...all)
  }
  expect(await asked()).toBe(0)
  expect(await asked(reader.cookie)).toBe(1)
  expect((await page('/pricing', hider.cookie)).headers['vary']).toBe('accept-encoding')
})

test('once they hide nothing, or have signed out, they read what everybody reads', async () => {
  await hider.call('PATCH', '/api/me', { hidesCrowd: false })
  expect(await says('/prediction/1', hider.cookie)).toBe(true)
  await hider.call('PATCH', '/api/me', { hidesCrowd: true })
  expect(await says('/prediction/1', hider.cookie)).toBe(false)
  await hider.call('POST', '/api/auth/logout')
  expect(await says('/prediction/1', hider.cookie)).toBe(true)
})
