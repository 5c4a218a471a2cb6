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

const cards = async () => (await ask('items?kind=prediction&limit=100')).items as { id: string; pool?: unknown }[]

test('a card of what all may read shows nothing of numbers that they may not', async () => {
  const shown = (await cards()).find(({ pool: both }) => both)
  await pool.query('update item_numbers set is_public = false where item_id = $1', [shown?.id])
  expect((await cards()).find(({ id }) => id === shown?.id)?.pool).toBeUndefined()
})
