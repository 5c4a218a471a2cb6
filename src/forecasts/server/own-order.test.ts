/** In which order one's own forecasts are listed, page by page. */
import { expect, test } from 'vitest'
import type { Person } from '../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../test/people/forecasts.ts'

const { ask, pool, question, forecast } = await givenForecasts()
const idOf = (at: string) => at.split('/').at(-1) ?? ''

test('the newest first is by when it was said, whatever the order of the rows, and no page skips any or tells it twice', async () => {
  const as: Person = 'nia'
  const ids = (await Promise.all(Array.from({ length: 5 }, () => question()))).map(idOf)
  for (const id of ids) await forecast(`/api/items/prediction/${id}`, as, yes(0.2))
  await pool.query('alter table forecast disable trigger forecast_stands')
  // The second of them first, and two at the same moment.
  const days = ['2026-11-03', '2026-11-09', '2026-11-05', '2026-11-05', '2026-11-04']
  for (const [i, day] of days.entries())
    await pool.query('update forecast set at = $2 where item_id = $1', [ids[i], `${day}T12:00:00.123456Z`])
  await pool.query('alter table forecast enable trigger forecast_stands')
  const told: string[] = []
  let next: string | null = ''
  while (next !== null && told.length < 9) {
    const { body } = await ask(`/api/me/forecasts?limit=1${next && `&cursor=${next}`}`, { as })
    told.push(...body.forecasts.map((one: { predictionId: string }) => one.predictionId))
    next = body.next
  }
  expect(told).toEqual([ids[1], ids[3], ids[2], ids[4], ids[0]])
  await forecast(await question(), 'ben', yes(0.2))
  // A place in somebody else's list tells nothing.
  const others = await pool.query(
    `select seq from forecast join forecaster on forecaster.id = forecaster_id where account_id <> (
       select account_id from forecaster join forecast on forecaster.id = forecaster_id where item_id = $1) limit 1`,
    [ids[0]],
  )
  expect((await ask(`/api/me/forecasts?cursor=${others.rows[0].seq}`, { as })).body).toEqual({
    forecasts: [],
    next: null,
  })
})
