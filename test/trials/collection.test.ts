/**
 * The starter collection, loaded whole again and again: by two at once, with a fault that takes along what rests on it,
 * and after it was mended.
 */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCollection } from '#app/server/collection.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { ScenarioTables } from '#scenarios/server/tables.ts'
import { collectionWith, collectionWithOther } from '../collection-copy.ts'
import { givenDatabase } from '../given.ts'

const fertility = 'trends/fertility.md'

test('a fault is said again at every start until it is mended', async () => {
  const stocked = await given({ stocked: true })
  const folder = collectionWithOther(fertility, withoutLicence)
  await loadCollection(stocked, { folder })
  expect((await loadCollection(stocked, { folder })).faults).toHaveLength(1)
  expect((await loadCollection(stocked)).faults).toEqual([])
})

test('a fault in a new database takes along what means nothing without the file, and of the rest only the links', async () => {
  const empty = await given()
  const folder = collectionWithOther(fertility, withoutLicence)
  const said = (await loadCollection(empty, { folder })).faults.map((line) => line.slice(folder.length + 1))
  const missing = 'names trend/fertility, which is not in the collection'
  expect(said).toContain(`predictions/fertility-below-2-in-2033.md: automatic.trend: ${missing}`)
  expect(said).toContain(`scenarios/ageing-societies-2050/set.md: descriptors.0.states.0.bind.trend: ${missing}`)
  expect(said).toContainEqual(expect.stringMatching(`^trends/population-world.md: links.\\d: ${missing}`))
  expect(said).toContainEqual(
    expect.stringMatching(/^scenarios\/.*: members\.\d\.to: names prediction\/fertility-below-2-in-2033/),
  )
  const slugs = (await itemsIn(empty)).map(({ slug }) => slug)
  expect(slugs).toContain('population-world')
  for (const fallen of ['fertility', 'fertility-below-2-in-2033', 'working-at-seventy'])
    expect(slugs).not.toContain(fallen)
  expect(await loadCollection(empty, { strict: true })).toMatchObject({ faults: [] })
  expect(await itemsIn(empty)).toHaveLength(221)
})

test('a fault goes on taking along until nothing more falls: a trend that is not there, its set, the scenarios of the set', async () => {
  const never = await given()
  const folder = collectionWithOther('scenarios/ageing-societies-2050/set.md', (text) =>
    text.replace('trend: fertility', 'trend: nothing'),
  )
  const said = (await loadCollection(never, { folder })).faults.map((line) => line.slice(folder.length + 1))
  const missing = 'set: names scenario-set/ageing-societies-2050, which is not in the collection'
  expect(said).toContain(`scenarios/ageing-societies-2050/grandparents-at-the-gate.md: ${missing}`)
  expect(said).toContain(`scenarios/ageing-societies-2050/working-at-seventy.md: ${missing}`)
  expect((await itemsIn(never)).filter(({ kind }) => kind === 'scenario')).toHaveLength(38)
})

test('loading twice at once loads once', async () => {
  const twice = await given()
  const both = await Promise.all([loadCollection(twice), loadCollection(twice)])
  expect(both.map(({ written }) => written).toSorted((a, b) => a - b)).toEqual([0, 284])
  expect(await twice.selectFrom('item_version').select('version').execute()).toHaveLength(221)
})

test('a changed set makes a new version of it', async () => {
  const changed = await given({ stocked: true })
  const folder = collectionWithOther('scenarios/electricity-2045/set.md', (text) =>
    text.replace('bills.high=2 access', 'bills.high=3 access').replace('bills.high +2', 'bills.high +3'),
  )
  await loadCollection(changed)
  expect(await loadCollection(changed, { folder })).toEqual({ faults: [], written: 1, withdrawn: 0 })
  const versions = await changed
    .selectFrom('scenario_set_version')
    .select('version')
    .where('slug', '=', 'electricity-2045')
    .execute()
  expect(versions.map(({ version }) => version).toSorted()).toEqual([1, 2])
})

test('a withdrawn item goes out of sight with its versions kept, and may come back', async () => {
  const withdrawn = await given({ stocked: true })
  const folder = collectionWith((text, path) =>
    path === 'predictions/age-record-by-2050.md'
      ? null
      : text.replaceAll(/^ *- \{ to: prediction\/age-record-by-2050.*\n/gm, ''),
  )
  expect(await loadCollection(withdrawn, { folder })).toMatchObject({ faults: [], withdrawn: 1 })
  const gone = await itemOf(withdrawn, 'age-record-by-2050')
  expect([gone.id, gone.published_at]).toEqual(['1', null])
  await loadCollection(withdrawn)
  const back = await itemOf(withdrawn, 'age-record-by-2050')
  expect(back).toMatchObject({ id: '1', version: 1 })
  expect(back.published_at?.toISOString()).toMatch(/^2026-11-20T/)
})

test('a renamed file keeps its item', async () => {
  const renamed = await given({ stocked: true })
  const folder = collectionWith((text) =>
    text.replaceAll(/trend\/fertility(?=[,\n])/g, 'trend/children').replaceAll('trend: fertility,', 'trend: children,'),
  )
  renameSync(join(folder, 'trends/fertility.md'), join(folder, 'trends/children.md'))
  renameSync(join(folder, 'sources/fertility.md'), join(folder, 'sources/children.md'))
  const { id, published_at } = await itemOf(renamed, 'fertility')
  expect(await loadCollection(renamed, { folder })).toEqual({ faults: [], written: 0, withdrawn: 0 })
  expect(await itemOf(renamed, 'children')).toMatchObject({ id, version: 1, published_at })
})

async function given(wish: { stocked?: boolean } = {}) {
  return (await givenDatabase<ContentTables & ScenarioTables>(wish)).db
}

function withoutLicence(text: string): string {
  return text.replace(/ {2}licence: .*\n/, '')
}

function itemOf(db: Awaited<ReturnType<typeof given>>, slug: string) {
  return db.selectFrom('item').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
}

function itemsIn(db: Awaited<ReturnType<typeof given>>) {
  return db.selectFrom('item').selectAll().orderBy('id').execute()
}
