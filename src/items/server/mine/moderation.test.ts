/** Reports, and what operators hide and show again. */
import { describe, expect, test } from 'vitest'
import { loadCollection } from '#app/server/collection.ts'
import { collectionWith, collectionWithOther } from '../../../../test/collection-copy.ts'
import { givenContent, type Person } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'

const { app, ask, written, db, pool } = await givenContent({ stocked: true })
const because = (reason: string) => ({ reason })
const hide = (at: string, as: Person = 'olga') => ask(`POST ${at}/hide`, { as, body: because('It is advertising.') })
const restore = (at: string) => ask(`POST ${at}/restore`, { as: 'olga', body: because('It is none after all.') })
const leave = (at: string, as: Person = 'olga') =>
  ask(`POST ${at}/leave`, { as, body: because('It says what its source says.') })
const waiting = async (): Promise<number> => (await ask('/api/operators/waiting', { as: 'olga' })).body.reported
const standingOf = async (at: string, as: Person = 'ada') => (await ask(at.replace('/api/', '/api/me/'), { as })).body
const listed = async (at: string) =>
  (await ask('/api/operators/items', { as: 'olga' })).body.items.find(
    (one: { kind: string; id: string }) => `/api/items/${one.kind}/${one.id}` === at,
  )
const shown = async (at: string) =>
  (await Promise.all([undefined, 'ben', 'ada', 'olga'].map((as) => ask(at, { as: as as Person })))).map(
    ({ status }) => status,
  )

const reportAsVisitor = (at: string, body: object = { reason: 'false' }, remoteAddress = '192.0.2.7') =>
  app.inject({ method: 'POST', url: `${at}/reports`, payload: body, remoteAddress })

describe('a report', () => {
  test('is made once by each reader, who may think again; operators read it, the author does not', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false' } })
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'illegal', note: ' It says so itself. ' } })
    await ask(`POST ${at}/reports`, { as: 'eve', body: { reason: 'other' } })
    const { reports, hidden } = await listed(at)
    expect(reports).toMatchObject([
      { reason: 'other', note: '' },
      { reason: 'illegal', note: 'It says so itself.' },
    ])
    expect(hidden).toBeNull()
    expect(JSON.stringify(reports)).not.toContain('Ben')
    expect(await standingOf(at, 'ben')).toMatchObject({ isReported: true, standing: null, hidden: null })
    expect(await standingOf(at)).toMatchObject({ isOwn: true, isReported: false, standing: 'published' })
  })

  test.each([
    ['no reason', {}],
    ['a reason that is none', { reason: 'dull' }],
    ['a note too long', { reason: 'false', note: 'x'.repeat(1001) }],
    ['a sign that no text holds', { reason: 'false', note: '\u0000' }],
    ['another’s name', { reason: 'false', account_id: '1' }],
  ])('with %s is refused', async (_, body) => {
    const at = await written('ada', aTrend(), { isPublished: true })
    expect((await ask(`POST ${at}/reports`, { as: 'ben', body })).status).toBe(400)
    expect(await listed(at)).toBeUndefined()
  })
})

describe('a report of somebody without an account', () => {
  test('is read by operators as a visitor’s, once a day from one network; another network may too', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    expect((await reportAsVisitor(at)).json()).toEqual({ reported: true })
    const again = await reportAsVisitor(at, { reason: 'other', note: 'Look again.' })
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'reported-today'])
    expect((await reportAsVisitor(at, { reason: 'illegal' }, '2001:db8:1:2::9')).statusCode).toBe(200)
    expect((await reportAsVisitor(at, { reason: 'illegal' }, '2001:db8:1:2::10')).statusCode).toBe(409)
    await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'abusive' } })
    expect((await listed(at)).reports).toMatchObject([
      { reason: 'abusive', byVisitor: false },
      { reason: 'illegal', byVisitor: true },
      { reason: 'false', byVisitor: true },
    ])
  })

  test('keeps nothing by which the network could be found once the day is over', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await reportAsVisitor(at)
    const digest = async () => {
      const text = 'select account_id as id from report where item_id = $1 and by_visitor order by at desc limit 1'
      return (await pool.query<{ id: string }>(text, [at.split('/').at(-1)])).rows[0]?.id
    }
    const first = await digest()
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    await pool.query(`update report_salt set day = day - 1`)
    expect((await reportAsVisitor(at)).statusCode).toBe(200)
    expect(await digest()).not.toBe(first)
    expect((await pool.query('select from report_salt')).rowCount).toBe(1)
  })

  test('stands beside at most 199 others that are open; operators read the newest 20 and how many there are', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    await pool.query(
      `insert into report (account_id, item_id, reason, note, at, by_visitor)
        select 'network ' || n, $1, 'false', 'No ' || n, now() - interval '1 hour' + n * interval '1 second', true from generate_series(1, 199) as n`,
      [at.split('/').at(-1)],
    )
    expect((await reportAsVisitor(at, { reason: 'illegal' })).json()).toEqual({ reported: true })
    expect((await reportAsVisitor(at, { reason: 'abusive' }, '192.0.2.8')).json()).toEqual({ reported: true })
    const { reports, reportCount } = await listed(at)
    expect(reportCount).toBe(200)
    expect(reports).toHaveLength(20)
    expect(reports.slice(0, 2)).toMatchObject([{ reason: 'illegal' }, { note: 'No 199' }])
  })

  test('of what others may not read is refused as of what is not there, and so is one without a reason', async () => {
    const hers = await written('ada', aTrend())
    expect((await reportAsVisitor(hers)).json().error.code).toBe('item-not-found')
    const at = await written('ada', aTrend(), { isPublished: true })
    expect((await reportAsVisitor(at, {})).statusCode).toBe(400)
  })
})

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
