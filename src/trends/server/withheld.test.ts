/** A series that its owner lets nobody show without a licence: what the database holds of it, and what pages say. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { collectionWith, collectionWithOther } from '../../../test/collection-copy.ts'
import { givenDatabase, givenServer } from '../../../test/given.ts'
import { loadCollection } from '#app/server/collection.ts'

const { app, database } = await givenServer({ stocked: true })
const { db, pool } = database
const democracy = { id: '138', licence: 'democracy-eiu', file: 'trends/democracy-eiu.md' }
const asked = [
  'arms-exports',
  'basic-sanitation',
  'basic-water',
  'democracy-eiu',
  'homicide-rate',
  'journalists-imprisoned',
  'journalists-killed',
  'military-burden',
  'suicide-rate',
  'traffic-deaths',
]
const open = async ({ id }: { id: string }) => (await app.inject(`/api/items/trend/${id}?include=numbers`)).json()

test('without a licence the database has never heard a value: with others in the files it is the same', async () => {
  const { rows } = await pool.query(
    `select card -> 'series' as series from item where details ? 'withheld' union all select to_jsonb(about) from series_state where about ? 'terms'`,
  )
  expect(rows).toEqual(Array.from({ length: asked.length }, () => ({ series: null })))
  const folder = collectionWith((text) =>
    /^ {2}terms:/m.test(text) ? text.replaceAll(/^( {4}\d{4}) .*/gm, '$1 7.1234') : text,
  )
  expect(await loadCollection(db, { folder })).toEqual({ faults: [], written: 0, withdrawn: 0 })
})

test('its page says so in place of the chart, and so does its card', async () => {
  const { body } = await app.inject(`/trend/${democracy.id}`)
  expect(body).toContain('Series withheld')
  expect(body).toContain('belongs to the Economist Intelligence Unit')
  expect(body).toContain('Nearest to it come the indices of V-Dem')
  expect(body).not.toMatch(/<figure|Median for|Last observation/)
  const { item, numbers } = await open(democracy)
  expect(item).toMatchObject({ series: null, withheld: { who: 'Economist Intelligence Unit' } })
  expect(numbers).toMatchObject({ projection: null, backtest: null, direction: null, momentum: null, crossings: [] })
  const list = await app.inject('/api/items?kind=trend&limit=100')
  const cards: { id: string; series: unknown; isWithheld: boolean }[] = list.json().items
  expect(cards.filter(({ isWithheld }) => isWithheld)).toHaveLength(asked.length)
  expect(cards.filter(({ isWithheld, series }) => isWithheld && series)).toEqual([])
})

test('what asks for a licence says whose; a licence that forbids commercial use by its own words is not overlooked', async () => {
  const folder = collectionWithOther('trends/fertility.md', (text) =>
    text.replace(/^ {2}licence: .*/m, '  licence: CC BY-NC 4.0'),
  )
  const { faults } = await loadCollection(db, { folder })
  expect(faults).toEqual([`${folder}/trends/fertility.md: series.terms: is missing, and the licence is "CC BY-NC 4.0"`])
  const lies = collectionWithOther(democracy.file, (text) => text.replace('commercial: false', 'commercial: true'))
  expect((await loadCollection(db, { folder: lies })).faults.join()).toMatch(/series\.terms\.commercial: /)
})

test('a licence that nothing asks for is told of at each start, and opens nothing', async () => {
  const told = [
    `SERIES_LICENCES: names "democracy-eiuu", and no series of the collection asks for a licence of that name. Those that do: ${asked.join(', ')}.`,
  ]
  expect((await loadCollection(db, { licences: ['democracy-eiuu'] })).faults).toEqual(told)
  expect((await loadCollection(db, { licences: ['democracy-eiuu'] })).faults).toEqual(told)
  expect((await open(democracy)).item.series).toBeNull()
  await expect(loadCollection(db, { licences: ['fertility'], strict: true })).rejects.toThrow(/names "fertility"/)
})

test('it comes with its licence, and with the licence goes every state that was ever known of it', async () => {
  const held = { licences: [democracy.licence] }
  expect(await loadCollection(db, held)).toMatchObject({ faults: [], written: 1 })
  const { item } = await open(democracy)
  expect(item.series.terms).toMatchObject({ commercial: false, who: 'Economist Intelligence Unit' })
  expect(item.series.observations.length).toBeGreaterThan(10)
  expect(await loadCollection(db, held)).toMatchObject({ written: 0 })
  await loadCollection(db)
  const gone = await open(democracy)
  expect(gone.item).toMatchObject({ series: null, version: item.version + 1 })
  const { arrival, passings, revisions } = (await app.inject(`/api/items/trend/${democracy.id}/course`)).json()
  expect({ arrival, passings, revisions }).toEqual({ arrival: null, passings: [], revisions: [] })
  expect((await app.inject(`/api/items/trend/${democracy.id}/series`)).statusCode).not.toBe(200)
  const old = await app.inject(`/api/items/trend/${democracy.id}/versions/${item.version}`)
  expect(old.statusCode).toBe(200)
  expect(old.body).not.toContain('observations":[[')
  await loadCollection(db, held)
  expect((await open(democracy)).item.series.observations).toEqual(item.series.observations)
  await loadCollection(db)
})

test('a file that cannot be read keeps nothing in sight that needs a licence that is no longer held', async () => {
  const other = (await givenDatabase({ stocked: true })).db
  await loadCollection(other, { licences: ['basic-water'] })
  const folder = collectionWithOther('trends/basic-water.md', (text) => text.replace('horizon:', 'horizont:'))
  const isSeen = async () =>
    (
      await sql<{
        seen: boolean
      }>`select published_at is not null as seen from item where slug = 'basic-water'`.execute(other)
    ).rows
  await loadCollection(other, { folder, licences: ['basic-water'] })
  expect(await isSeen()).toEqual([{ seen: true }])
  expect(await loadCollection(other, { folder })).toMatchObject({ withdrawn: 1 })
  expect(await isSeen()).toEqual([{ seen: false }])
  await loadCollection(other)
  expect(await isSeen()).toEqual([{ seen: true }])
})
