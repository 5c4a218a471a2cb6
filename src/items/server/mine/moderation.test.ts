/** What operators hide and show again, and what they leave as it is. */
import { describe, expect, test } from 'vitest'
import { loadCollection } from '#app/server/collection.ts'
import { collectionWith, collectionWithOther } from '../../../../test/collection-copy.ts'
import type { Person } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { givenModeration } from '../../../../test/given/moderation.ts'

const { ask, written, standingOf, listed, db, pool } = await givenModeration({ stocked: true })
const because = (reason: string) => ({ reason })
const hide = (at: string, as: Person = 'olga') => ask(`POST ${at}/hide`, { as, body: because('It is advertising.') })
const restore = (at: string) => ask(`POST ${at}/restore`, { as: 'olga', body: because('It is none after all.') })
const leave = (at: string, as: Person = 'olga') =>
  ask(`POST ${at}/leave`, { as, body: because('It says what its source says.') })
const waiting = async (): Promise<number> => (await ask('/api/operators/waiting', { as: 'olga' })).body.reported
const shown = async (at: string) =>
  (await Promise.all([undefined, 'ben', 'ada', 'olga'].map((as) => ask(at, { as: as as Person })))).map(
    ({ status }) => status,
  )

describe('a hidden item', () => {
  test('is seen by its author, who is told why, and by operators; shown again it is as it was', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    const before = (await ask(at)).text
    expect((await hide(at)).body.hidden).toMatchObject({ reason: 'It is advertising.' })
    expect(await shown(at)).toEqual([404, 404, 200, 200])
    expect(await standingOf(at)).toMatchObject({ standing: 'hidden', hidden: { reason: 'It is advertising.' } })
    expect(await standingOf(at, 'olga')).toMatchObject({ isOwn: false, standing: 'hidden' })
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
    expect((await restore(at)).body).toEqual({ hidden: null })
    expect((await ask(at)).text).toBe(before)
    expect(await listed(at)).toBeUndefined()
  })

  test('cannot be published by its author, but revised and deleted', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await hide(at)
    expect(await ask(`POST ${at}/publish`, { as: 'ada' })).toMatchObject({
      status: 409,
      body: { error: { code: 'item-hidden' } },
    })
    expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Without advertising' } })).status).toBe(
      200,
    )
    expect(await shown(at)).toEqual([404, 404, 200, 200])
    await restore(at)
    expect((await ask(`${at}/versions`)).body.versions).toHaveLength(2)
    await hide(at)
    expect((await ask(`DELETE ${at}`, { as: 'ada' })).status).toBe(200)
    expect(
      (await pool.query('select action from moderation where item_id = $1', [at.split('/').at(-1)])).rowCount,
    ).toBe(3)
  })

  test('that its author takes back is private, also when operators show it again; then it may be published', async () => {
    const at = await written('ada', aTrend('Before it was hidden'), { isPublished: true })
    await hide(at)
    await ask(`POST ${at}/unpublish`, { as: 'ada' })
    await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Written in private since' } })
    expect(await shown(at)).toEqual([404, 404, 200, 404])
    expect((await listed(at)).title).toBe('Before it was hidden')
    expect((await hide(at)).status).toBe(404)
    expect((await restore(at)).status).toBe(200)
    expect(await shown(at)).toEqual([404, 404, 200, 404])
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).status).toBe(200)
    expect((await ask(`${at}/versions`)).body.versions).toMatchObject([{ version: 2 }, { version: 1 }])
  })

  test('of the collection stays hidden when its files are loaded again, whatever is in them', async () => {
    const at = '/api/items/trend/131'
    const { rows } = await pool.query<{ slug: string; title: string }>('select slug, title from item where id = 131')
    const [{ slug = '', title = '' } = {}] = rows
    const before = (await ask(at)).body.item
    await hide(at)
    const changed = collectionWithOther(`trends/${slug}.md`, (text) => text.replace(title, `${title} once more`))
    await loadCollection(db, { folder: changed })
    expect(await shown(at)).toEqual([404, 404, 404, 200])
    expect((await ask(at, { as: 'olga' })).body.item).toMatchObject({ title: `${title} once more`, version: 2 })
    await restore(at)
    expect((await ask(at)).body.item).toMatchObject({ version: 2, publishedAt: before.publishedAt })
    expect((await ask(`${at}/versions`)).body.versions).toHaveLength(2)
  })
})

test('what has lost its file while it was hidden is not shown again until the file is back', async () => {
  const { rows } = await pool.query<{ id: string }>(`select id from item where slug = 'bitcoin-end-2027'`)
  const at = `/api/items/prediction/${rows[0]?.id}`
  const before = (await ask(at)).body.item
  const folder = collectionWith((text, path) => (path.endsWith('/bitcoin-end-2027.md') ? null : text))
  await hide(at)
  await loadCollection(db, { folder })
  await loadCollection(db)
  expect(await shown(at)).toEqual([404, 404, 404, 200])
  await loadCollection(db, { folder })
  expect((await restore(at)).status).toBe(200)
  expect(await shown(at)).toEqual([404, 404, 404, 404])
  await loadCollection(db)
  expect((await ask(at)).body.item).toMatchObject({ publishedAt: before.publishedAt })
})

test('what operators did is kept with the reason, the name and the time, the latest first', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  await hide(at)
  await restore(at)
  await hide(at)
  expect((await listed(at)).actions).toMatchObject([
    { action: 'hidden', reason: 'It is advertising.', by: 'Olga Nilsen' },
    { action: 'restored', reason: 'It is none after all.' },
    { action: 'hidden' },
  ])
})

test('operators close reports on what stays as it is, and it waits no more', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  const before = await waiting()
  await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
  expect(await waiting()).toBe(before + 1)
  const text = (await ask(at)).text
  expect(await leave(at)).toMatchObject({ status: 200, body: { left: true } })
  expect([(await listed(at)) === undefined, (await ask(at)).text, await waiting()]).toEqual([true, text, before])
  expect((await standingOf(at, 'ben')).isReported).toBe(false)
  expect(await leave(at)).toMatchObject({ status: 409, body: { error: { code: 'not-reported' } } })
})

test('that an item was left as it is stays known, by whom and why, when it is reported again', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
  await leave(at)
  await ask(`POST ${at}/reports`, { as: 'eve', body: { reason: 'other' } })
  const { reports, actions } = await listed(at)
  expect(reports).toMatchObject([{ reason: 'other' }])
  expect(actions).toEqual([
    { action: 'left', reason: 'It says what its source says.', by: 'Olga Nilsen', at: expect.any(String) },
  ])
})

test('what is hidden is not left as it is, but shown again', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
  await hide(at)
  expect(await leave(at)).toMatchObject({ status: 404, body: { error: { code: 'item-not-found' } } })
  expect((await listed(at)).reports).toHaveLength(1)
})

test('what stands is not shown again, but left as it is', async () => {
  const at = await written('ada', aTrend(), { isPublished: true })
  await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
  expect(await restore(at)).toMatchObject({ status: 409, body: { error: { code: 'not-hidden' } } })
  expect(await listed(at)).toMatchObject({ hidden: null, reportCount: 1, actions: [] })
})

test.each(['ada', 'ben'] as const)('%s is no operator', async (as) => {
  const at = await written('ada', aTrend(), { isPublished: true })
  for (const answer of [
    await hide(at, as),
    await leave(at, as),
    await ask('/api/operators/items', { as }),
    await ask(`POST ${at}/restore`, { as, body: because('Please do.') }),
  ])
    expect([answer.status, answer.body.error.code]).toEqual([403, 'operators-only'])
  expect((await ask(at)).status).toBe(200)
})

test.each([
  ['no reason', {}],
  ['too short a reason', because('No.')],
  ['a reason that turns around', because('It is \u202efalse.')],
])('hiding with %s is refused', async (_, body) => {
  const at = await written('ada', aTrend(), { isPublished: true })
  expect((await ask(`POST ${at}/hide`, { as: 'olga', body })).status).toBe(400)
  expect((await ask(at)).status).toBe(200)
})
