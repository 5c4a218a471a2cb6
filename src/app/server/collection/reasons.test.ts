/** What the collection says by field of its forecasts and its trends: whole, tied to what it names, and seen to change. */
import { expect, test } from 'vitest'
import type { ContentTables } from '#items/server/tables.ts'
import { changesBetween } from '#items/server/text/word-changes.ts'
import { prediction } from '#predictions/kind.ts'
import { trend } from '#trends/kind.ts'
import { collectionWith, collectionWithOther } from '../../../../test/collection-copy.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { loadCollection } from '../collection.ts'

const { db } = await givenDatabase<ContentTables>({ stocked: true })
const polio = 'predictions/wild-polio-zero-in-2029.md'
const cement = 'trends/cement.md'
const ice = 'predictions/arctic-ice-free-by-2045.md'

const kept = async (kind: string) => {
  const rows = await db.selectFrom('item').selectAll().where('kind', '=', kind).orderBy('id').execute()
  return rows.map(({ id, slug, details }) => ({ ref: `${kind}/${id}`, slug, details }))
}

const idOf = (ref: string) => ref.split('/')[1]

test('every item that a forecast or a trend names by field is one of its links', async () => {
  const links = await db.selectFrom('link').selectAll().execute()
  const items = [...(await kept('prediction')), ...(await kept('trend'))]
  const named = items.flatMap(({ ref, details }) => itemsIn(details).map((item) => [ref, item] as const))
  expect(named.length).toBeGreaterThan(5)
  const isLinked = ([from, to]: readonly [string, string]) =>
    links.some(({ from_id, to_id }) => from_id === idOf(from) && to_id === idOf(to))
  expect(named.filter((one) => !isLinked(one))).toEqual([])
})

test('an item that is not there is left out of the fields, and its link says so; one that is not linked, and a misspelt field, are faults', async () => {
  const folder = collectionWith((text, path) => {
    if (path === polio) return text.replace('factor: 3', 'factor: 3\n      bye: 2027')
    if (path === cement) return text.replace('item: trend/urban-share', 'item: trend/hdi')
    return path === ice
      ? text
          .replaceAll('prediction/arctic-ice-september-2027', 'prediction/nothing')
          .replace(/(by: "2031"\n +item: ).*/, '$1prediction/nothing')
      : text
  })
  expect((await loadCollection(db, { folder })).faults).toEqual([
    expect.stringMatching(/arctic-ice-free-by-2045\.md: links\.\d: names prediction\/nothing/),
    expect.stringMatching(/wild-polio-zero-in-2029\.md: houseForecast\.triggers\.0\.bye: is no field/),
    expect.stringMatching(/cement\.md: drives\.1\.item: names trend\/hdi, which is none of its links/),
  ])
  const read = (await kept('prediction')).find(({ slug }) => ice.includes(slug ?? ''))
  const [trigger] = prediction.details.parse(read?.details).houseForecast?.triggers ?? []
  expect(trigger).toMatchObject({ factor: 2, by: '2031' })
  expect(trigger).not.toHaveProperty('item')
})

test('another effect of a trigger is a version of its own, which says what changed', async () => {
  await loadCollection(db, { folder: collectionWithOther(polio, (text) => text.replace('factor: 3', 'factor: 2')) })
  const versions = await db
    .selectFrom('item_version')
    .innerJoin('item', 'item.id', 'item_version.item_id')
    .where('slug', '=', 'wild-polio-zero-in-2029')
    .select('item_version.data')
    .orderBy('item_version.version')
    .execute()
  // As write-item.ts keeps a version.
  const [before, now] = versions.slice(-2).map(({ data }) => (data as { details: Record<string, unknown> }).details)
  const changes = changesBetween(before ?? null, now ?? {})
  expect(changes.map(({ field }) => field)).toEqual(['houseForecast'])
  const said = (is: string) => changes[0]?.parts.filter((part) => part.is === is).map(({ text }) => text.trim())
  expect([said('removed'), said('added')]).toEqual([['3,'], ['2,']])
  expect(said('same')?.join(' ')).toContain('what would change it')
})

test('details of before these fields are read as they are', async () => {
  const [one] = await kept('prediction')
  const { houseForecast, ...rest } = prediction.details.parse(one?.details)
  const { made, estimate, reason } = houseForecast ?? {}
  const old = { ...rest, houseForecast: { made, estimate, reason } }
  expect(prediction.details.parse(old)).toEqual(old)
  const untold = { series: null, thresholds: [], signals: [] }
  expect(trend.details.parse(untold)).toEqual(untold)
})

/** Under the name `item`, however deep. */
function itemsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'item' && typeof part === 'string' ? [part] : itemsIn(part),
  )
}

test('a date beyond the range of its question is written as the last day of it, never as one of the last days', async () => {
  const dates = (await kept('prediction')).flatMap(({ ref, details }) => {
    const { question, houseForecast } = prediction.details.parse(details)
    const estimate = houseForecast?.estimate
    if (question.type !== 'date' || estimate?.type !== 'date' || !question.range.openAbove) return []
    return Object.values(estimate.quantiles).map((day) => ({ ref, day, last: question.range.max }))
  })
  expect(dates.length).toBeGreaterThan(30)
  const month = 30 * 24 * 3600 * 1000
  const isNear = ({ day, last }: { day: string; last: string }) =>
    day !== last && Date.parse(last) - Date.parse(day) < month
  expect(dates.filter(isNear)).toEqual([])
})
