/** One prediction has one number, wherever the API shows it. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { headlineOf } from '../forecast.ts'
import type { PredictionWhole } from '../web/item.ts'

const { app, pool } = await givenServer({ stocked: true })

/** Half of the world's electricity from low-carbon sources in 2035: Farsight 89%, the model 7%. */
const wide = { id: '62', trend: '157' }

async function ask(path: string) {
  const answer = await app.inject({ url: `/api/${path}` })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}

test('lists, the page of an item and those of its neighbours have the number that Farsight and the model make together', async () => {
  const { items } = await ask('items?kind=prediction&limit=100&q=low-carbon')
  const { item, numbers } = await ask(`items/prediction/${wide.id}?include=numbers`)
  const { neighbours } = await ask(`items/trend/${wide.trend}?include=neighbours`)
  const cards = [
    items.find(({ id }: { id: string }) => id === wide.id),
    neighbours.find(({ ref }: { ref: string }) => ref === `prediction/${wide.id}`)?.item,
    item,
  ]
  const { probability, house, model } = numbers.pool
  expect(Math.abs(house - model)).toBeGreaterThan(0.5)
  for (const card of cards) expect(card.pool).toEqual({ probability, house, model })
  expect(headlineOf(item as PredictionWhole)?.estimate).toEqual({ type: 'binary', probability })
  expect(item.houseForecast.estimate.probability).toBe(house)
})

/** Sea ice in September 2027: the value that the series will have is the answer. */
const amount = { id: '12' }

test('an amount that a series will have has the quantiles that Farsight and the model make together', async () => {
  const { item, numbers } = await ask(`items/prediction/${amount.id}?include=numbers`)
  const { quantiles, house, model } = numbers.pooledAmount
  expect(item.pooledAmount).toEqual({ quantiles, house, model })
  expect(house).toEqual(item.houseForecast.estimate.quantiles)
  for (const level of ['p5', 'p25', 'p50', 'p75', 'p95']) {
    const [low, high] = [house[level], model[level]].toSorted((a, b) => a - b)
    expect(quantiles[level]).toBeGreaterThanOrEqual(low)
    expect(quantiles[level]).toBeLessThanOrEqual(high)
  }
  expect(headlineOf(item as PredictionWhole)?.estimate).toEqual({ type: 'numeric', quantiles })
  const { payload } = await app.inject({ url: `/prediction/${amount.id}` })
  expect(payload).toContain('Farsight and the model say')
  expect(payload).toContain('Farsight has its middle at')
})

test('what nobody has given a forecast of has the number that its series says alone', async () => {
  const unsaid = `jsonb_set(details, '{houseForecast}', 'null') - 'authorForecast'`
  await pool.query(`update item set details = ${unsaid} where id = $1`, [wide.id])
  await pool.query(`delete from event_reader where name like 'numbers%'`)
  await app.makeNumbers()
  const { item, numbers } = await ask(`items/prediction/${wide.id}?include=numbers`)
  expect(item.alone.estimate).toEqual({ type: 'binary', probability: numbers.model.probability })
  app.forgetPages()
  const { payload } = await app.inject({ url: `/prediction/${wide.id}` })
  expect(payload).toContain('The model says')
  expect(payload).not.toContain('No number yet')
})

const cards = async () => (await ask('items?kind=prediction&limit=100')).items as { id: string; pool?: unknown }[]

test('a card of what all may read shows nothing of numbers that they may not', async () => {
  const shown = (await cards()).find(({ pool: both }) => both)
  await pool.query('update item_numbers set is_public = false where item_id = $1', [shown?.id])
  expect((await cards()).find(({ id }) => id === shown?.id)?.pool).toBeUndefined()
})
