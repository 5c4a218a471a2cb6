/** What readers add to a trend, on its page as the server sends it, and how soon. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { trust } from '../../../../test/given/trust.ts'

const { app, pool } = await givenServer({ stocked: true })
const path = '/trend/131'
const at = '/api/items/trend/131'
const html = async () => (await app.inject(path)).body
const words = async () =>
  (await html())
    .split('<div id="app">')[1]
    ?.split('<script')[0]
    ?.replaceAll(/<[^>]+>/g, ' ') ?? ''

/** Somebody with a verified address. */
async function givenVerified(name: string) {
  const user = await givenUser(app, { name })
  await pool.query(`update identity."user" set email_verified = true where uid = $1`, [user.subject])
  await pool.query('update account set email_verified = true where id = $1', [user.id])
  return user
}

const ada = await givenVerified('Ada Okafor')
const signal = (other: object = {}) => ({
  date: '2026-10-03',
  title: 'The station counted again',
  link: 'https://example.org/count?a=1&b=2',
  note: '',
  direction: 'against',
  isPublished: true,
  ...other,
})

test('a page of which nobody has said anything invites to, without scripts too', async () => {
  const said = await words()
  expect(said).toContain('No reader has added a signal yet.')
  expect(said).toContain('No reader has rated it yet.')
  for (const part of ['signals-of-readers', 'ratings'])
    expect(await html()).toContain(`href="/sign-in?continueUrl=%2Ftrend%2F131%23${part}"`)
})

test('a signal is on the kept page the moment it is shown, as text, and leads out without a word for search engines', async () => {
  await trust(pool, ada.id)
  const before = await app.inject(path)
  const id = randomUUID()
  const title = '<script>alert(1)</script> & </script>'
  await ada.call('PUT', `${at}/signals/${id}`, signal({ title }))
  await app.hearEvents()
  const page = await html()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;/script&gt;')
  expect(page).not.toContain('<script>alert(1)')
  expect(page).toMatch(
    /<a href="https:\/\/example\.org\/count\?a=1&amp;b=2" rel="nofollow ugc noopener noreferrer"[^>]*>example\.org<\/a>/,
  )
  expect((await app.inject(path)).headers['etag']).not.toBe(before.headers['etag'])
  await ada.call('DELETE', `${at}/signals/${id}`)
  await app.hearEvents()
  expect(await words()).toContain('No reader has added a signal yet.')
})

test('what waits for an operator leaves the kept page as it is; what is renamed, hidden or of a stopped author does not', async () => {
  const nia = await givenVerified('Nia Holt')
  const before = (await app.inject(path)).headers['etag']
  const id = randomUUID()
  expect((await nia.call('PUT', `${at}/signals/${id}`, signal())).json().signal.standing).toBe('held')
  await app.hearEvents()
  expect((await app.inject(path)).headers['etag']).toBe(before)
  const reads = async (text: string) => {
    await app.hearEvents()
    return (await words()).includes(text)
  }
  await trust(pool, nia.id)
  expect(await reads('Nia Holt')).toBe(true)
  await nia.call('PATCH', '/api/me', { nickname: 'Nia of the North' })
  expect([await reads('Nia Holt'), await reads('Nia of the North')]).toEqual([false, true])
  await pool.query(`update reader_signal set hidden_at = now(), hidden_reason = 'No.' where id = $1`, [id])
  expect(await reads('The station counted again')).toBe(false)
  await pool.query(`update reader_signal set hidden_at = null, hidden_reason = null where id = $1`, [id])
  expect(await reads('The station counted again')).toBe(true)
  expect((await nia.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await reads('The station counted again')).toBe(false)
})

test('whose address is not verified keeps signals for themselves, and neither publishes nor rates', async () => {
  const eve = await givenUser(app, { name: 'Eve Marsh' })
  const url = `${at}/signals/${randomUUID()}`
  const refused = [
    await eve.call('PUT', url, signal()),
    await eve.call('PUT', `${at}/rating`, { impact: 1, certainty: 5 }),
  ]
  expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [403, 'email-unverified'],
    [403, 'rating-unverified'],
  ])
  expect((await eve.call('PUT', url, signal({ isPublished: false }))).json().signal.standing).toBe('private')
})

test('of a deleted account no signal, no rating and no report is left, and what an operator did has no name', async () => {
  const [uma, other] = [await givenVerified('Uma Reed'), randomUUID()]
  await ada.call('PUT', `${at}/signals/${other}`, signal())
  await uma.call('PUT', `${at}/signals/${randomUUID()}`, signal())
  await uma.call('PUT', `${at}/rating`, { impact: 1, certainty: 5 })
  await uma.call('POST', `${at}/signals/${other}/reports`, { reason: 'false' })
  await pool.query(
    `insert into signal_act (signal_id, action, reason, by_id, by_name, at) values ($1, 'shown', '', $2, 'Uma Reed', now())`,
    [other, uma.id],
  )
  const left = async () => {
    const tables = ['reader_signal', 'rating', 'signal_report', 'signal_publication']
    const counts = await Promise.all(
      tables.map((table) => pool.query(`select from ${table} where account_id = $1`, [uma.id])),
    )
    return counts.map(({ rowCount }) => rowCount)
  }
  expect(await left()).toEqual([1, 1, 1, 1])
  expect((await uma.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await left()).toEqual([0, 0, 0, 0])
  const { rows } = await pool.query('select by_id, by_name from signal_act where signal_id = $1', [other])
  expect(rows).toEqual([{ by_id: null, by_name: 'A former operator' }])
  await ada.call('DELETE', `${at}/signals/${other}`)
})

test('ratings are on the page seconds later, each mark with how many gave it, and a page that shows none is left alone', async () => {
  const other = (await app.inject('/trend/173')).headers['etag']
  const insert = `insert into rating (trend_id, account_id, impact, certainty, at) select 131, 'r' || n, 4, 1 + n % 2, now() from generate_series(1, 4) as n`
  await words()
  await pool.query(insert)
  await app.hearEvents()
  // Stale: shown once more as it was, while it is drawn anew.
  await expect.poll(words).toContain('Median 4; at least half of the 4 readers say 4.')
  expect(await words()).toMatch(/2\s+uncertain\s+2\s/)
  expect((await app.inject('/trend/173')).headers['etag']).toBe(other)
})

test('the page asks the database once for all that readers say', async () => {
  await pool.query(`update item set title = title where id = 131`)
  await app.hearEvents()
  const asked: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((config: { text?: string } | string, ...rest: unknown[]) => {
    asked.push(typeof config === 'string' ? config : String(config.text))
    return (query as (...all: unknown[]) => unknown)(config, ...rest)
  }) as typeof pool.query
  app.forgetPages()
  await html()
  pool.query = query
  expect(asked.filter((text) => /reader_signal|rating/.test(text))).toHaveLength(1)
})
