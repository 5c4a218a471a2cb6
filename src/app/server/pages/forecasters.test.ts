/** Pages of those who chose to be shown as forecasters: read without any program, and gone as soon as that is taken back. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool } = await givenServer({ stocked: true })
const page = (url: string) => app.inject({ url })
const html = async (url: string) => (await page(url)).body
const told = async (name: string) => (await page(`/api/forecasters/${name}`)).json().record
const season = '/leaderboard?season=2026-Q3'
const places = (name: string) => [`/forecaster/${name}`, season, '/sitemap/0.xml']

/** Somebody shown by this name, who was scored on these predictions of the collection with four others. */
async function givenShown(publicName: string, predictions: number[]) {
  const user = await givenUser(app, { verifiedIn: pool })
  const set = (body: object) => user.call('PATCH', '/api/me', body)
  expect((await set({ publicName, isOnLeaderboards: true })).statusCode).toBe(200)
  await pool.query(
    `with own as (insert into forecaster (account_id, is_counted) values ($1, true) returning id),
      scored as (
        insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, made_at)
        select id, 'as it is', 'yes', '2026-08-01', false, 5, now() from unnest($2::bigint[]) as id
        on conflict (item_id) do update set peers = 5 returning item_id
      )
    insert into score (item_id, forecaster_id, brier, log, baseline, peer, coverage, forecasts, chances, beside)
    select item_id, id, 0.04, -0.2, 60, 12.5, 0.8, 2, '[{"probability": 0.8, "weight": 0.8}]', '[]' from scored, own`,
    [user.id, predictions],
  )
  return { ...user, set }
}
const naming = async (name: string) => {
  const all = await Promise.all(places(name).map(html))
  return places(name).filter((_, i) => all[i]?.includes(`/forecaster/${name}`) && !all[i]?.includes('noindex'))
}

test('whoever is shown stands on the leaderboard, on a page and in the sitemap, and on none of them once that is taken back', async () => {
  const user = await givenShown('grey-heron', [1, 2, 3])
  await expect.poll(() => naming('grey-heron')).toEqual(places('grey-heron'))
  const own = await html('/forecaster/grey-heron')
  expect(own).toContain('When grey-heron says 70%, does it happen 7 times in 10?')
  expect(own).toContain('2026 Q3')
  expect(await html(season)).toContain('+37.5')

  await user.set({ publicName: 'grey-owl' })
  await expect.poll(() => naming('grey-owl')).toEqual(places('grey-owl'))
  expect(await naming('grey-heron')).toEqual([])
  expect((await page('/forecaster/grey-heron')).statusCode).toBe(404)

  await user.set({ isOnLeaderboards: false })
  await expect.poll(() => naming('grey-owl')).toEqual([])
  expect((await page('/forecaster/grey-owl')).statusCode).toBe(404)
  expect((await page('/api/forecasters/grey-owl')).json().error.code).toBe('forecaster-not-found')
})

test('with the account its page and its row go', async () => {
  const user = await givenShown('two-rivers', [4])
  await expect.poll(() => naming('two-rivers')).toEqual(places('two-rivers'))
  expect((await user.call('DELETE', '/api/me')).statusCode).toBe(200)
  await expect.poll(() => naming('two-rivers')).toEqual([])
})

test('a question that is taken off the lists counts no more, and is named no more', async () => {
  const user = await givenShown('quiet-wren', [6])
  const { label } = (await pool.query<{ label: string }>('select label from item where id = 6')).rows[0] ?? {}
  expect(await told('quiet-wren')).toMatchObject({
    means: { questions: 1 },
    best: [{ predictionId: '6', label, score: 12.5 }],
  })
  await expect.poll(() => html('/forecaster/quiet-wren')).toContain('/prediction/6#forecasts')
  await pool.query('update item set published_at = null where id = 6')
  expect(await told('quiet-wren')).toMatchObject({ means: null, best: [] })
  await expect.poll(() => html('/forecaster/quiet-wren')).toContain('No scores yet')
  await pool.query('update item set published_at = now(), owner_id = $1 where id = 6', [user.id])
  expect((await told('quiet-wren')).means).toBe(null)
})

test('an address in capitals leads to the one in small letters, and a name that means nothing to nobody', async () => {
  await givenShown('north-3', [])
  expect(await page('/forecaster/North-3')).toMatchObject({ headers: { location: '/forecaster/north-3' } })
  expect(await html('/forecaster/north-3')).toContain('No scores yet')
  for (const name of ['nobody', '..%2F..', '%E2%80%AEheron', "'--", 'x'.repeat(200)])
    expect([name, (await page(`/forecaster/${name}`)).statusCode]).toEqual([name, 404])
  expect((await page('/api/forecasters/a%00b')).statusCode).toBe(400)
})

test('a leaderboard has one address: what means nothing is left out of it, and where nothing came out there is none', async () => {
  const canonicalOf = async (url: string) =>
    /<link rel="canonical" href="[^"]*?(\/leaderboard[^"]*)"/.exec(await html(url))
  expect((await canonicalOf('/leaderboard?season=2026-q3&category=sports&utm_source=x'))?.[1]).toBe(season)
  expect((await page('/leaderboard?season=1990-Q1')).statusCode).toBe(404)
  expect(await html('/leaderboard?category=economic')).toContain('Nobody yet')
})

test('Farsight and the model have pages of their own, which search engines are told once they have scores', async () => {
  const { body, statusCode } = await page('/forecaster/farsight')
  expect([statusCode, body.includes('No scores yet'), body.includes('noindex')]).toEqual([200, true, true])
  await pool.query(`
    with scored as (
      insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, made_at)
      select 9, 'as it is', 'yes', '2026-08-01', false, 0, now() returning item_id)
    insert into score (item_id, forecaster_id, brier, log, baseline, peer, coverage, forecasts, chances, beside)
    select item_id, id, 0.04, -0.2, 60, 0, 0.8, 2, '[{"probability": 0.8, "weight": 0.8}]', '[]' from scored, forecaster
    where sort = 'house'`)
  await expect.poll(() => html('/forecaster/farsight')).toContain('When Farsight says 70%')
  expect(await html('/forecaster/farsight')).toContain('/prediction/9#forecasts')
  expect(await html('/forecaster/farsight')).not.toContain('noindex')
  expect(await html('/sitemap/0.xml')).toContain('/forecaster/farsight')
  expect(await html('/sitemap/0.xml')).not.toContain('/forecaster/model')
  expect((await page('/forecaster/house')).statusCode).toBe(404)
})
