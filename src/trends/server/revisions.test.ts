/**
 * What somebody measured is revised: the item, its versions, what differs between them and what its author takes away
 * say so, and no text holds a copy.
 */
import { expect, test } from 'vitest'
import { givenContent } from '../../../test/content-as.ts'
import { aTrend } from '../../../test/given/entries.ts'
import { aSeries } from '../../../test/given/series.ts'

const { ask, written, pool } = await givenContent()
const { id: _, ...first } = aSeries([
  ['2023', 421.1],
  ['2024', 424.6],
])
const revised = { ...first, observations: [...first.observations, ['2025', 427.35]] }
const idOf = (at: string) => at.slice(at.lastIndexOf('/') + 1)

test('an observation that is added makes a version that says so, and leaves the text alone', async () => {
  const at = await written('ada', aTrend('Air holds more carbon', { series: first }), { isPublished: true })
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, series: revised } })
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 2, title: 'Air holds ever more carbon' } })
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 3, series: null } })
  await ask(`PATCH ${at}`, { as: 'ada', body: { version: 4, series: { ...revised, unit: 'parts per million' } } })
  const { item, versions } = (await ask(`${at}?include=versions`)).body
  expect(item.series).toEqual({ ...revised, id: 'own', unit: 'parts per million' })
  expect(versions.map(({ changed }: { changed: string[] }) => changed).slice(0, -1)).toEqual([
    ['series'],
    ['series'],
    ['label', 'title'],
    ['series'],
  ])
  const { rows } = await pool.query(
    'select is_text, data::text from item_version where item_id = $1 order by version',
    [idOf(at)],
  )
  expect(rows.map((row) => row.is_text)).toEqual([true, false, true, false, false])
  expect(rows.filter(({ data }) => /observations|427\.35/.test(data))).toEqual([])
  const { changes } = (await ask(`${at}/versions/2`)).body
  expect(changes.map(({ field }: { field: string }) => field)).toEqual(['series'])
  const added = changes[0].parts.filter(({ is }: { is: string }) => is !== 'same')
  expect(added).toEqual([{ is: 'added', text: expect.stringContaining('2025, 427.35') }])
})

test('what its author takes away holds every version whole, and when each observation was known', async () => {
  const at = await written('ben', aTrend('Seas rise', { series: first }))
  await ask(`PATCH ${at}`, { as: 'ben', body: { version: 1, series: revised } })
  const [{ versions, history }] = (await ask('/api/me/export', { as: 'ben' })).body.items
  expect(versions.map(({ data }: { data: { details: { series: object } } }) => data.details.series)).toEqual([
    { ...first, id: 'own' },
    { ...revised, id: 'own' },
  ])
  expect(history.states).toMatchObject([
    { unit: 'ppm', knownTo: expect.stringMatching(/^2\d{3}-.*Z$/) },
    { unit: 'ppm', knownTo: null },
  ])
  expect(
    history.observations.map((one: { at: string; value: number; knownTo: string | null }) => [
      one.at,
      one.value,
      one.knownTo,
    ]),
  ).toEqual([
    ['2023', 421.1, null],
    ['2024', 424.6, null],
    ['2025', 427.35, null],
  ])
})

test('of an item that was revised more often the newest 200 versions are listed, and every text is taken away', async () => {
  const at = await written('eve', aTrend('Ice melts', { series: first }))
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public, is_text)
     select item_id, 1 + more, at, author, data, is_public, false from item_version cross join generate_series(1, 299) as more where item_id = $1`,
    [idOf(at)],
  )
  await pool.query('update item set version = 300 where id = $1', [idOf(at)])
  const { versions } = (await ask(`${at}/versions`, { as: 'eve' })).body
  expect([versions.length, versions[0].version, versions.at(-1).version]).toEqual([200, 300, 101])
  expect(versions.at(-1).changed).toEqual([])
  const [{ versions: taken }] = (await ask('/api/me/export', { as: 'eve' })).body.items
  expect([taken.length, taken[0].version, taken[1].version]).toEqual([201, 1, 101])
})
