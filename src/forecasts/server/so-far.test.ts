/** How right one looks so far: by what the crowd said 90 days later, of open questions and to oneself alone. */
import { expect, test } from 'vitest'
import type { Person } from '../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'

const { ask, pool, question, forecast, tell, turn } = await givenForecasts()
const idOf = (at: string) => at.split('/').at(-1) ?? ''
/** All that was forecast and told so far, so many days ago. */
async function ago(at: string, days: number) {
  await pool.query('alter table forecast disable trigger forecast_stands')
  for (const table of ['forecast', 'crowd_point'])
    await pool.query(`update ${table} set at = at - make_interval(days => $2) where item_id = $1`, [idOf(at), days])
  await pool.query('alter table forecast enable trigger forecast_stands')
}
const own = async (at: string, as: Person) => (await ask(`${at}/forecasts/mine`, { as })).body.soFar
const all = async (at: string, chance: number) => {
  for (const as of ['ben', 'eve', 'nia'] as const) await forecast(at, as, yes(chance))
  await tell(at)
}
const onShelf = async (as: Person, at: string) =>
  (await ask('/api/me/forecasts', { as })).body.forecasts.find(
    ({ predictionId }: { predictionId: string }) => predictionId === idOf(at),
  ).soFar

test('a forecast older than 90 days is scored by what the crowd said 90 days later, a newer one not yet', async () => {
  const at = await question()
  await all(at, 0.3)
  await ago(at, 50)
  await all(at, 0.6)
  await ago(at, 45)
  await all(at, 0.9)
  const [score, ...others] = await own(at, 'ben')
  expect(others).toEqual([])
  // Of a yes of .3 by one of .6: .6 · .49 + .4 · .09.
  expect(score).toMatchObject({ brier: expect.closeTo(0.33, 9), least: expect.closeTo(0.24, 9) })
  expect(await onShelf('ben', at)).toEqual({ forecasts: 1, brier: score.brier, least: score.least })
  expect(await own(at, 'olga')).toEqual([])
  await turn(at, 'outcome', { state: 'resolved', value: 'yes', at: '2034-06-01', reason: 'It came.' })
  expect(await own(at, 'ben')).toEqual([])
  expect(await onShelf('ben', at)).toBeNull()
})

test('where people were too few then, and of numbers, nothing is said', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.3))
  await tell(at)
  await ago(at, 100)
  expect(await own(at, 'ben')).toEqual([])
  await all(at, 0.6)
  expect(await own(at, 'ben')).toEqual([])
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' }
  const number = await question({ question: { type: 'numeric', unit: 'ppm', range } })
  const quantiles = { p5: 10, p25: 20, p50: 30, p75: 45, p95: 80 }
  for (const as of ['ben', 'eve', 'nia'] as const) await forecast(number, as, { type: 'numeric', quantiles })
  await tell(number)
  await ago(number, 100)
  expect(await own(number, 'ben')).toEqual([])
  expect(await onShelf('ben', number)).toBeNull()
})
