/** Today's radar beside editions kept before, over HTTP, with the starter collection. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })

async function ask(query: string) {
  return (await app.inject(`/api/radar/since?${query}`)).json()
}

/** An edition of a day: what stood where. */
async function keep(day: string, places: [id: number, year: number][]): Promise<void> {
  const { rows } = await pool.query(`insert into radar_edition (kept_on) values ($1) returning id`, [day])
  for (const [id, year] of places)
    await pool.query(`insert into radar_place values ($1, $2, $3, 'then', true)`, [rows[0].id, id, year])
}

test('without an edition before today nothing is told, and the edition of today is none', async () => {
  await pool.query(`insert into radar_edition (kept_on) values ((now() at time zone 'utc')::date)`)
  expect(await ask('items=131')).toEqual({ editions: [], since: null, was: [], gone: [], isGonePart: false })
})

test('items are told of by the newest edition before today, or by the newest before the day that is asked for', async () => {
  await keep('2026-01-01', [[131, 2040]])
  await keep('2026-02-01', [
    [131, 2036.5],
    [12, 2031],
  ])
  const newest = await ask('items=131,141')
  expect(newest).toMatchObject({ editions: ['2026-02-01', '2026-01-01'], since: '2026-02-01' })
  expect(newest.was).toEqual([{ id: '131', year: 2036.5, figure: 'then' }])
  expect((await ask('items=131&since=2026-01-31')).was).toEqual([{ id: '131', year: 2040, figure: 'then' }])
  // Before the first there is none: the newest stands for it.
  expect((await ask('items=131&since=2025-01-01')).since).toBe('2026-02-01')
})

test('what is settled since is told of by name, within the filters, and nothing that lists do not show', async () => {
  expect((await ask('')).gone).toEqual([])
  await pool.query(`update item set outcome = 'annulled' where id = 12`)
  const { gone } = await ask('kind=prediction')
  expect(gone).toEqual([expect.objectContaining({ kind: 'prediction', id: '12', year: 2031 })])
  expect((await ask('kind=trend')).gone).toEqual([])
  await pool.query(`update item set published_at = null where id in (12, 131)`)
  const hidden = await ask('items=131')
  expect([hidden.gone, hidden.was]).toEqual([[], []])
})

test.each(['items=1,x', 'since=yesterday', 'items=' + '1,'.repeat(400) + '1', 'colour=red'])(
  '%s is refused',
  async (query) => {
    expect((await app.inject(`/api/radar/since?${query}`)).statusCode).toBe(400)
  },
)
