/** Signals that readers add to trends: who reads them, and what becomes of them. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aPrediction, aTrend } from '../../../test/given/entries.ts'
import { aSignal, givenReaders } from '../../../test/readers.ts'

const { ask, written, trend, keep, kept, said, titles, mine, code, pool } = await givenReaders()

const idOf = (at: string) => at.split('/').at(-1)

test('a signal of a trusted reader stands on the trend at once, with the name by which others know them', async () => {
  const at = await trend()
  const { id, standing } = await kept(at, 'ben', { note: 'Of 40 countries.' })
  expect(standing).toBe('published')
  expect(await said(at)).toEqual({
    trendId: at.split('/').at(-1),
    signals: [
      {
        ...aSignal,
        id,
        note: 'Of 40 countries.',
        author: 'Ben Sato',
        publishedAt: expect.stringMatching(/Z$/),
        writtenAt: expect.stringMatching(/Z$/),
        isByOwner: false,
      },
    ],
    total: 1,
    next: null,
    ratings: { people: 0, counts: null },
  })
})

test('a note keeps its lines and its pictures, and takes no sign that cannot be seen', async () => {
  const at = await trend()
  const { id } = await kept(at, 'ben', { note: ' Of 40 countries.\r\n\n\n\nA family 👨‍👩‍👧 of 3 ❤️\n' })
  expect((await said(at)).signals[0].note).toBe('Of 40 countries.\n\nA family 👨‍👩‍👧 of 3 ❤️')
  for (const note of ['It \u202efell', 'a\u200db', 'a\u0007b', 'a\u2028b'])
    expect(await code(keep(at, 'ben', { note }, id))).toBe('invalid-input')
})

test('a signal on one’s own trend says so', async () => {
  const at = await trend()
  await kept(at, 'ada', { title: 'By who wrote it' })
  await kept(at, 'ben', { title: 'By another' })
  const { signals } = await said(at)
  expect(
    Object.fromEntries(signals.map((one: { title: string; isByOwner: boolean }) => [one.title, one.isByOwner])),
  ).toEqual({
    'By who wrote it': true,
    'By another': false,
  })
})

test('one that is kept for oneself is read by nobody else; published and taken back again it is as before', async () => {
  const at = await trend()
  const { id } = await kept(at, 'ben', { isPublished: false })
  expect([await titles(at), await titles(at, 'olga'), (await mine(at, 'olga')).signals]).toEqual([[], [], []])
  expect((await mine(at, 'ben')).signals).toMatchObject([{ id, standing: 'private' }])
  expect((await kept(at, 'ben', {}, id)).standing).toBe('published')
  expect(await titles(at)).toHaveLength(1)
  expect((await kept(at, 'ben', { isPublished: false }, id)).standing).toBe('private')
  expect(await titles(at)).toEqual([])
})

test('one finds all that one has said of trends, on whatever trend; nobody else does', async () => {
  const [first, second] = [await trend(), await trend()]
  const { id } = await kept(first, 'eve', { isPublished: false })
  await ask(`PUT ${second}/rating`, { as: 'eve', body: { impact: 4, certainty: 2 } })
  await kept(second, 'eve', {})
  const listed = async (as: 'eve' | 'olga') => (await ask('/api/me/readers', { as })).body.trends
  expect(await listed('eve')).toEqual([
    expect.objectContaining({
      trendId: idOf(second),
      label: expect.any(String),
      rating: { impact: 4, certainty: 2 },
      signals: [expect.objectContaining({ title: aSignal.title })],
    }),
    {
      trendId: idOf(first),
      label: expect.any(String),
      rating: null,
      signals: [expect.objectContaining({ id, standing: 'private' })],
    },
  ])
  expect(JSON.stringify(await listed('olga'))).not.toContain(id)
  await pool.query('update item set published_at = null where id = $1::bigint', [idOf(first)])
  expect((await listed('eve')).find((one: { trendId: string }) => one.trendId === idOf(first)).label).toBe(null)
  expect(await code(ask('/api/me/readers'))).toBe('sign-in-needed')
})

test('keeping it twice keeps it once; what it says then is what is read, and deleted it is gone', async () => {
  const at = await trend()
  const id = randomUUID()
  await kept(at, 'ben', {}, id)
  const [first] = (await said(at)).signals
  await kept(at, 'ben', {}, id)
  expect((await said(at)).signals).toEqual([first])
  await kept(at, 'ben', { title: 'It asked three times as many', direction: 'against' }, id)
  expect((await said(at)).signals).toMatchObject([{ title: 'It asked three times as many', direction: 'against' }])
  expect((await ask(`DELETE ${at}/signals/${id}`, { as: 'ben' })).body).toEqual({})
  expect([(await said(at)).total, (await mine(at, 'ben')).signals]).toEqual([0, []])
  expect(await code(ask(`DELETE ${at}/signals/${id}`, { as: 'ben' }))).toBe('signal-not-found')
})

test('the latest to have happened stand first, ten at a time, each once', async () => {
  const at = await trend()
  const days = Array.from({ length: 23 }, (_, i) => `2026-${String(1 + (i % 8)).padStart(2, '0')}-15`)
  for (const date of days) await kept(at, 'ben', { date })
  const first = await said(at)
  expect([first.total, first.signals.length]).toEqual([23, 10])
  const ids = first.signals.map(({ id }: { id: string }) => id)
  const read = first.signals.map(({ date }: { date: string }) => date)
  for (let { next } = first; next !== null;) {
    const { body } = await ask(`${at}/signals?cursor=${next}`)
    ids.push(...body.signals.map(({ id }: { id: string }) => id))
    read.push(...body.signals.map(({ date }: { date: string }) => date))
    next = body.next
  }
  expect(new Set(ids).size).toBe(23)
  expect(read).toEqual(days.toSorted().toReversed())
  expect(await code(ask(`${at}/signals?cursor=2026-01-01_x`))).toBe('invalid-input')
})

describe('what is not one’s own', () => {
  test('is changed and deleted by nobody else, nor under another trend', async () => {
    const [at, other] = [await trend(), await trend()]
    const { id } = await kept(at, 'ben')
    const before = await said(at)
    for (const as of ['eve', 'ada', 'olga'] as const) {
      expect(await code(keep(at, as, { title: 'Taken over' }, id))).toBe('signal-not-found')
      expect(await code(ask(`DELETE ${at}/signals/${id}`, { as }))).toBe('signal-not-found')
    }
    expect(await code(keep(other, 'ben', {}, id))).toBe('signal-not-found')
    expect(await code(ask(`DELETE ${other}/signals/${id}`, { as: 'ben' }))).toBe('signal-not-found')
    expect(await code(keep(at, undefined, {}, id))).toBe('sign-in-needed')
    expect(await said(at)).toEqual(before)
  })

  test('two who write under one id at once: it is the one’s, and the other is refused', async () => {
    const at = await trend()
    const id = randomUUID()
    const answers = await Promise.all([keep(at, 'ben', {}, id), keep(at, 'eve', {}, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await said(at)).total).toBe(1)
  })

  test('a trend that is private takes signals of nobody, and shows those it had to its author alone', async () => {
    const at = await trend()
    const { id } = await kept(at, 'ben')
    await ask(`POST ${at}/unpublish`, { as: 'ada' })
    for (const as of ['ben', 'eve', 'ada'] as const) expect(await code(keep(at, as))).toBe('item-not-found')
    expect(await code(ask(`${at}/readers`))).toBe('item-not-found')
    expect(await code(ask(`${at}/signals`, { as: 'eve' }))).toBe('item-not-found')
    expect((await said(at, 'ada')).total).toBe(1)
    // What is one's own may still be changed and taken away.
    expect((await kept(at, 'ben', { title: 'Another title' }, id)).standing).toBe('published')
    expect((await ask(`DELETE ${at}/signals/${id}`, { as: 'ben' })).status).toBe(200)
  })

  test('items of other kinds, trends that are gone and ids that nobody has take none', async () => {
    const gone = await trend()
    await kept(gone, 'ben')
    await ask(`DELETE ${gone}`, { as: 'ada' })
    expect((await pool.query('select from reader_signal where trend_id = $1', [gone.split('/').at(-1)])).rowCount).toBe(
      0,
    )
    const question = (await written('ada', aPrediction(), { isPublished: true })).replace('prediction', 'trend')
    for (const at of [gone, question, '/api/items/trend/99999'])
      for (const call of [
        keep(at, 'ben'),
        ask(`${at}/readers`),
        ask(`PUT ${at}/rating`, { as: 'ben', body: { impact: 1, certainty: 1 } }),
      ])
        expect(await code(call)).toBe('item-not-found')
  })
})

describe('what is no signal', () => {
  test.each<[string, object, string]>([
    ['no day', { date: '2026-02-30' }, 'date is'],
    ['a month', { date: '2026-02' }, 'date is'],
    ['a day to come', { date: '2099-01-01' }, 'date is still to come'],
    ['a day before all days', { date: '0001-01-01' }, 'date is not between 1900 and 2300'],
    ['no title', { title: '  ' }, 'title is'],
    ['a title of a megabyte', { title: 'x'.repeat(300_000) }, 'title is longer than 140 characters'],
    ['a title that turns its direction', { title: 'abc\u202edef' }, 'title has a sign in it that cannot be seen'],
    ['a title that imitates letters', { title: 'Reсord heat' }, 'title mixes letters of different alphabets'],
    ['a heap of accents', { title: `Za${'\u0301'.repeat(9)}lgo` }, 'title piles up signs'],
    ['half a character', { title: 'abc\ud800' }, 'title has a sign in it that no text can hold'],
    ['a note with a sign of no width', { note: 'a\u200bb' }, 'note has a sign in it that cannot be seen'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'note is longer than 500 characters'],
    ['a script for an address', { link: 'javascript:alert(1)' }, 'link does not begin with https://'],
    ['an open line', { link: 'http://example.org' }, 'link does not begin with https://'],
    ['an address at home', { link: 'https://192.168.0.1/' }, 'link is no address on the open net'],
    ['a name before the host', { link: 'https://noaa.gov@example.org/' }, 'link has a name or a password'],
    ['a direction that there is not', { direction: 'up' }, 'direction is none of for, against, unclear'],
    ['a yes that is none', { isPublished: 'yes' }, 'isPublished is not a yes or no'],
  ])('%s', async (_, other, why) => {
    const at = await trend()
    const { status, body } = await keep(at, 'ben', other)
    expect([status, body.error.code]).toEqual([400, 'invalid-input'])
    const [{ field, reason }] = body.error.details
    expect(`${field} ${reason}`).toContain(why)
    expect((await mine(at, 'ben')).signals).toEqual([])
  })

  test('all that is wrong is named at once, what only the day tells too', async () => {
    const at = await trend()
    const { body } = await keep(at, 'ben', { date: '2099-01-01', link: 'http://example.org', title: 'x' })
    expect(body.error.details.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'date',
      'link',
      'title',
    ])
    expect(await code(keep(at, undefined, { date: '2099-01-01' }))).toBe('sign-in-needed')
  })

  test('fields that are unknown, or not one’s to give', async () => {
    const at = await trend()
    for (const other of [
      { author: 'Olga Nilsen' },
      { accountId: '9' },
      { approvedAt: '2026-01-01' },
      { isShown: true },
    ])
      expect(await code(keep(at, 'nia', other))).toBe('unknown-field')
    expect(await code(ask(`PUT ${at}/signals/none`, { as: 'ben', body: {} }))).toBe('invalid-input')
  })

  test('text is kept as it is written, and an address so that it reads as it is', async () => {
    const at = await trend()
    const strange = { title: '<b>Ünïcode</b> & "so on" 日本', note: '=1+1', link: 'https://EXAMPLE.org/\u202ea"<b>' }
    await kept(at, 'ben', strange)
    expect((await said(at)).signals).toMatchObject([{ ...strange, link: 'https://example.org/%E2%80%AEa%22%3Cb%3E' }])
  })
})

test('an account keeps a thousand signals and no more', async () => {
  const at = await trend()
  const { id } = await kept(at, 'eve', { isPublished: false })
  await pool.query(
    `insert into reader_signal (id, trend_id, account_id, author, date, title, link, note, direction, written_at)
     select gen_random_uuid(), trend_id, account_id, author, date, title, link, note, direction, written_at
     from reader_signal cross join generate_series(1, 999) where id = $1`,
    [id],
  )
  expect(await code(keep(at, 'eve', { isPublished: false }))).toBe('too-many-items')
  expect((await kept(at, 'eve', { title: 'Another title' }, id)).standing).toBe('published')
  await pool.query('delete from reader_signal where account_id = $1', ['3'])
})

test('the file that one takes away holds one’s signals, ratings and reports', async () => {
  const at = await trend()
  await kept(at, 'ben', { isPublished: false, title: 'Only for me' })
  const { id } = await kept(at, 'eve')
  await ask(`POST ${at}/signals/${id}/reports`, { as: 'ben', body: { reason: 'false', note: 'Not so' } })
  await ask(`PUT ${at}/rating`, { as: 'ben', body: { impact: 5, certainty: 2 } })
  const { body } = await ask('/api/me/export', { as: 'ben' })
  const ref = at.replace('/api/items/', '')
  expect(body.signals).toContainEqual(expect.objectContaining({ trend: ref, title: 'Only for me', isShown: false }))
  expect(body.ratings).toContainEqual(expect.objectContaining({ trend: ref, impact: 5, certainty: 2 }))
  expect(body.signalReports).toContainEqual(expect.objectContaining({ signal: id, reason: 'false', note: 'Not so' }))
})

test('a trend that its own author adds to shows it at once, though nobody has said anything of them', async () => {
  const at = await written('nia', aTrend(), { isPublished: true })
  expect((await kept(at, 'nia')).standing).toBe('published')
  expect(await titles(at)).toHaveLength(1)
})
