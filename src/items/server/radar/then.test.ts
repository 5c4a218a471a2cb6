/** An edition of the radar beside one kept before it, over HTTP, with the starter collection. */
import { expect, test } from 'vitest'
import { dayOf } from '#kit/dates.ts'
import { givenServer } from '../../../../test/given.ts'

const { app, pool } = await givenServer({ stocked: true })

async function ask(query: string) {
  return (await app.inject(`/api/radar/then?${query}`)).json()
}

/** An edition of a day: what stood where. */
async function keep(day: string, places: [id: number, year: number][]): Promise<void> {
  const { rows } = await pool.query(`insert into radar_edition (kept_on) values ($1) returning id`, [day])
  for (const [id, year] of places)
    await pool.query(`insert into radar_place values ($1, $2, $3, $4, true)`, [rows[0].id, id, year, `as of ${day}`])
}

const nothing = { edition: null, items: [], total: 0, more: false, isMore: false, gone: [], isGonePart: false }

test('before any is kept nothing is told', async () => {
  expect(await ask('edition=2026-03-01')).toEqual({ ...nothing, editions: [], since: null })
})

test('an edition stands as it was kept, beside the one before or the one that is asked for', async () => {
  await keep('2026-01-01', [
    [131, 2040],
    [12, 2031],
  ])
  await keep('2026-02-01', [[131, 2036.5]])
  await keep('2026-03-01', [
    [131, 2038],
    [141, 2033],
  ])
  await pool.query(`update radar_place set left_on = '2026-01-20' where item_id = 12`)
  const march = await ask('edition=2026-03-01')
  expect(march).toMatchObject({ editions: ['2026-03-01', '2026-02-01', '2026-01-01'], since: '2026-02-01', total: 2 })
  expect(march.items.map(({ id, year, was }: Record<string, unknown>) => [id, year, was])).toEqual([
    ['141', 2033, null],
    ['131', 2038, 2036.5],
  ])
  expect(march.items[0]).toMatchObject({ kind: 'trend', figure: 'as of 2026-03-01', isEstimate: true })
  const sinceJanuary = await ask('edition=2026-03-01&since=2026-01-01')
  expect(sinceJanuary).toMatchObject({ since: '2026-01-01', gone: [{ kind: 'prediction', id: '12', year: 2031 }] })
  expect(sinceJanuary.items.map(({ was }: { was: number | null }) => was)).toEqual([null, 2040])
  expect(await ask('edition=2025-12-31')).toMatchObject(nothing)
  expect(await ask('edition=2026-02-01&since=2026-03-01')).toMatchObject({ edition: '2026-02-01', since: '2026-01-01' })
})

test('an edition has its page on the very day on which it is kept, and its changes since the one before', async () => {
  const today = dayOf(new Date())
  await keep(today, [[131, 2039]])
  const newest = await ask(`edition=${today}`)
  expect(newest).toMatchObject({ edition: today, since: '2026-03-01', items: [{ id: '131', year: 2039, was: 2038 }] })
  expect((await ask('edition=2026-03-01')).editions[0]).toBe(today)
})

test('it is narrowed by what items are now and by words, and a status hides nothing', async () => {
  const idsOf = async (query: string) =>
    (await ask(`edition=2026-03-01&since=2026-01-01&${query}`)).items.map(({ id }: { id: string }) => id)
  expect(await idsOf('kind=prediction')).toEqual([])
  expect(await idsOf('kind=trend&status=resolved')).toEqual(['141', '131'])
  const { label } = (await app.inject('/api/items/trend/131')).json().item
  expect(await idsOf(`q=${encodeURIComponent(label)}`)).toContain('131')
  expect(await idsOf('q=the')).toEqual([])
  expect((await ask('edition=2026-03-01&since=2026-01-01&kind=trend')).gone).toEqual([])
})

test('what is settled since stands there still; what lists do not show does not, nor among what left', async () => {
  await pool.query(`update item set outcome = 'annulled' where id = 12`)
  expect((await ask('edition=2026-01-01')).items).toHaveLength(2)
  await pool.query(`update item set published_at = null where id in (12, 131)`)
  const march = await ask('edition=2026-03-01&since=2026-01-01')
  expect([march.items.length, march.gone, march.total]).toEqual([1, [], 1])
})

test.each(['since=2026-01-01', 'edition=yesterday', 'edition=2026-02-30', 'edition=2026-02-01&colour=red'])(
  '%s is refused',
  async (query) => {
    expect((await app.inject(`/api/radar/then?${query}`)).statusCode).toBe(400)
  },
)
