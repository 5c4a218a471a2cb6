/** Which signposts are looked for next. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import type { NextSign } from '../../signs/next-sign.ts'

const { app, pool } = await givenServer({ stocked: true })
const list = async (query = '?limit=50'): Promise<NextSign[]> =>
  (await app.inject(`/api/signposts${query}`)).json().signs

test('those that are due first come first, each once, with the world that it would speak for', async () => {
  const signs = await list()
  expect(signs.length).toBeGreaterThan(20)
  expect(signs.map(({ by }) => by)).toEqual(signs.map(({ by }) => by).toSorted((a, b) => a - b))
  expect(new Set(signs.map(({ title }) => title)).size).toBe(signs.length)
  expect(signs[0]!.by).toBeGreaterThanOrEqual(new Date().getUTCFullYear())
  const { item } = (await app.inject(`/api/items/scenario/${signs[0]!.scenario.id}`)).json()
  expect(item.signposts).toContainEqual(expect.objectContaining({ title: signs[0]!.title, by: signs[0]!.by }))
})

test('one that is on is looked for no more, nor one of a world that lists do not show', async () => {
  const [first, second] = await list()
  await pool.query(
    `update item_numbers set numbers = jsonb_set(numbers, '{signs}', jsonb_build_array(jsonb_build_object('title', $1::text, 'isOn', true)))
     where item_id in (select id from item where details -> 'signposts' @> jsonb_build_array(jsonb_build_object('title', $1::text)))`,
    [first!.title],
  )
  await pool.query(
    `update item set published_at = null where details -> 'signposts' @> jsonb_build_array(jsonb_build_object('title', $1::text))`,
    [second!.title],
  )
  const titles = (await list()).map(({ title }) => title)
  expect(titles.filter((title) => title === first!.title || title === second!.title)).toEqual([])
})

test.each(['?limit=0', '?limit=51', '?from=2030'])('a question that is none is refused: %s', async (query) => {
  expect((await app.inject(`/api/signposts${query}`)).statusCode).toBe(400)
})
