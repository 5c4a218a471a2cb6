/** How the bands held on each series of which a value has come since. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import type { TrackRecord } from '../record.ts'

const { app, pool } = await givenServer({ stocked: true })
const bySeries = async () => ((await app.inject('/api/record')).json().record as TrackRecord).bySeries
const page = async () => {
  await app.hearEvents()
  app.forgetPages()
  return (await app.inject('/record')).body
}

/** As if values had come: [before they came, inside 80 %], [before they were known, inside 80 %]. */
async function come(id: number, [scored, inside]: [number, number], [estimated, within]: [number, number] = [0, 0]) {
  const { rowCount } = await pool.query(
    `update trend_record set scored_projections = 1, scored = $2, scored_inside_50 = 0, scored_inside_80 = $3, scored_inside_95 = $2,
      estimated = $4, estimated_inside_50 = 0, estimated_inside_80 = $5, estimated_inside_95 = $5 where item_id = $1`,
    [id, scored, inside, estimated, within],
  )
  if (rowCount !== 1) throw new Error(`The collection has no record of trend ${id}.`)
}

test('while no value has come no series is named', async () => {
  expect(await bySeries()).toEqual({ total: 0, rows: [] })
  expect(await page()).not.toContain('id="by-series"')
})

test('series are named with what was said before it came, before it was known and in hindsight, the least held first', async () => {
  await come(131, [4, 3])
  await come(173, [0, 0], [2, 1])
  await come(148, [6, 6])
  await come(150, [1, 0], [3, 3])
  const { total, rows } = await bySeries()
  expect([total, rows.map(({ item }) => item)]).toEqual([4, ['trend/173', 'trend/131', 'trend/150', 'trend/148']])
  const { rows: tested } = await pool.query(
    `select label, card #>> '{series,frequency}' as frequency, json_build_object('values', tested, 'inside',
      json_build_object('50', inside_50, '80', inside_80, '95', inside_95)) as hindsight from trend_record join item on id = item_id where id = 131`,
  )
  expect(rows[1]).toEqual({
    item: 'trend/131',
    ...tested[0],
    foresight: { values: 4, inside: { 50: 0, 80: 3, 95: 4 } },
    estimated: { values: 0, inside: { 50: 0, 80: 0, 95: 0 } },
  })
  expect(rows[0]).toMatchObject({ foresight: { values: 0 }, estimated: { values: 2, inside: { 80: 1, 95: 1 } } })
  expect((await page()).split('id="by-series"')[1]?.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Of\s+4 series values have/)
})

test('a trend that is no longer published is not among them', async () => {
  await pool.query('update item set published_at = null where id = 173')
  const { total, rows } = await bySeries()
  expect([total, rows.map(({ item }) => item)]).toEqual([3, ['trend/131', 'trend/150', 'trend/148']])
})
