/** One's own shelf, what is saved, what is taken away as a file, and what accounts ask of this room. */
import { describe, expect, test } from 'vitest'
import { givenContent, type Person, refOf } from '../../../../test/content-as.ts'
import { aPrediction, aTrend } from '../../../../test/given/entries.ts'

const { ask, written, db, accountData } = await givenContent()
const mine = (query = '', as: Person = 'ada') => ask(`/api/me/items?${query}`, { as })
const titlesOf = async (query: string, as?: Person) =>
  (await mine(query, as)).body.items.map(({ item }: { item: { title: string } }) => item.title)

const rain = await written('ada', aTrend('Rain comes late', { horizon: { from: 2030, to: 2040 } }), {
  isPublished: true,
})
const snow = await written(
  'ada',
  aTrend('Snow stays away', { summary: 'Where the frost was, 100% rain falls.', horizon: { from: 2030, to: 2031 } }),
)
const wind = await written(
  'ada',
  aPrediction('Will wind be weak?', {
    tags: ['air-and-water'],
    body: 'A windmill turns.',
    horizon: { from: 2030, to: 2035 },
  }),
)
const fog = await written('ben', aTrend('Fog lifts'), { isPublished: true })
await ask(`PUT ${fog}/save`, { as: 'ada' })
await ask(`PUT ${snow}/save`, { as: 'ada' })

function cursorOf(...parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

function idsIn(...ats: string[]): (string | undefined)[] {
  return ats.map((at) => at.split('/').at(-1))
}

describe('my items', () => {
  test('R3 are all one’s own, whatever their standing, the last written first', async () => {
    const { items, total, next } = (await mine()).body
    expect([total, next]).toEqual([3, null])
    expect(
      items.map(({ item, standing, savedAt }: { item: { title: string }; standing: string; savedAt: null }) => [
        item.title,
        standing,
        savedAt,
      ]),
    ).toEqual([
      ['Will wind be weak?', 'private', null],
      ['Snow stays away', 'private', null],
      ['Rain comes late', 'published', null],
    ])
  })

  test.each([
    ['sort=title', ['Rain comes late', 'Snow stays away', 'Will wind be weak?']],
    ['sort=horizon', ['Snow stays away', 'Will wind be weak?', 'Rain comes late']],
    ['sort=saved&kind=trend', ['Snow stays away', 'Rain comes late']],
    ['kind=prediction', ['Will wind be weak?']],
    ['standing=published', ['Rain comes late']],
    ['standing=hidden', []],
    ['q=rain&sort=title', ['Rain comes late', 'Snow stays away']],
    ['q=AIR', ['Will wind be weak?']],
    ['q=windmills', ['Will wind be weak?']],
    ['q=frost+stays', ['Snow stays away']],
    ['q=100%25', ['Snow stays away']],
    ['q=%25', ['Snow stays away']],
    ['q=_', []],
    ['q=%5C', []],
    ['q=nothing+of+it', []],
  ])('R3 are found and ordered by %s', async (query, titles) => {
    expect(await titlesOf(query)).toEqual(titles)
    expect((await mine(query)).body.total).toBe(titles.length)
  })

  test.each(['updated', 'title', 'horizon'])('R3 pages by %s hold each once', async (sort) => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await mine(`sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ item }: { item: { title: string } }) => item.title))
      cursor = body.next
    }
    expect(seen).toEqual(await titlesOf(`sort=${sort}`))
  })

  test('a title in any script gives a cursor that is taken again', async () => {
    const title = `${'𠮷'.repeat(60)} one`
    await written('eve', aTrend(title))
    await written('eve', aTrend(`${title} more`))
    const { next } = (await mine('sort=title&limit=1', 'eve')).body
    expect((await mine(`sort=title&limit=1&cursor=${next}`, 'eve')).body.items).toHaveLength(1)
  })

  test.each([
    ['nobody wrote', 'abc'],
    ['of another order', cursorOf('own', 'title', 'x', '1')],
    ['of the other shelf', cursorOf('saved', 'updated', '2026-01-01T00:00:00Z', '1')],
    ['of no day', cursorOf('own', 'updated', '0000-01-01T00:00:00Z', '1')],
    ['of a day that goes on', cursorOf('own', 'updated', `2026-01-01T00:00:00.${'1'.repeat(200)}Z`, '1')],
    ['of no id', cursorOf('own', 'updated', '2026-01-01T00:00:00Z', '1;')],
  ])('a cursor %s is refused', async (_, cursor) => {
    expect((await mine(`cursor=${cursor}`)).body.error.code).toBe('invalid-cursor')
  })

  test('a sign that no text holds is refused in a cursor too', async () => {
    expect((await mine(`sort=title&cursor=${cursorOf('own', 'title', 'a\u0000', '1')}`)).body.error.code).toBe(
      'invalid-cursor',
    )
  })

  test.each([
    ['colour=red', 'unknown-filter'],
    ['standing=lost', 'invalid-input'],
    ['shelf=top', 'invalid-input'],
    [`q=${'a'.repeat(201)}`, 'query-too-long'],
  ])('%s is refused', async (query, code) => {
    expect((await mine(query)).body.error.code).toBe(code)
  })
})

describe('what is saved', () => {
  test('R3 is listed with the time, counted on the item, and once, however often it is saved', async () => {
    await ask(`PUT ${fog}/save`, { as: 'ada' })
    const { items, total } = (await mine('shelf=saved&sort=saved')).body
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { item: { title: 'Snow stays away' }, standing: 'private', savedAt: expect.any(String) },
      { item: { title: 'Fog lifts', saves: 1 }, standing: 'published' },
    ])
    expect((await ask(fog.replace('/api/', '/api/me/'), { as: 'ada' })).body).toMatchObject({
      isOwn: false,
      isSaved: true,
      isFollowed: false,
    })
  })

  test('R3 is gone without a trace when it is private again, and back when it is published', async () => {
    await ask(`POST ${fog}/unpublish`, { as: 'ben' })
    expect(await titlesOf('shelf=saved')).toEqual(['Snow stays away'])
    expect((await ask(`DELETE ${fog}/save`, { as: 'ada' })).status).toBe(404)
    expect((await ask('/api/me/export', { as: 'ada' })).text).not.toContain('Fog')
    expect((await accountData.idsOf('1')).trends).not.toContain(fog.split('/').at(-1))
    await ask(`POST ${fog}/publish`, { as: 'ben' })
    expect(await titlesOf('shelf=saved&sort=title')).toEqual(['Fog lifts', 'Snow stays away'])
  })

  test('R3 is taken out again', async () => {
    const at = await written('ben', aTrend('Hail falls'), { isPublished: true })
    await ask(`PUT ${at}/save`, { as: 'eve' })
    expect((await ask(`DELETE ${at}/save`, { as: 'eve' })).body).toEqual({ saved: false })
    expect((await ask(`DELETE ${at}/save`, { as: 'eve' })).body).toEqual({ saved: false })
    expect((await ask(at)).body.item.saves).toBe(0)
  })
})

describe('what accounts ask of this room', () => {
  test('R20 the ids of own and saved items, by kind', async () => {
    expect(await accountData.idsOf('1')).toEqual({
      predictions: idsIn(wind),
      trends: idsIn(rain, snow, fog),
      scenarios: [],
    })
    expect(await accountData.idsOf('777')).toEqual({ predictions: [], trends: [], scenarios: [] })
  })

  test('a new name is that of every item and version', async () => {
    const at = await written('eve', aTrend('Thunder rolls'), { isPublished: true })
    await ask(`PATCH ${at}`, { as: 'eve', body: { version: 1, title: 'Thunder rolled' } })
    await db.transaction().execute((trx) => accountData.rename(trx, '3', 'Eve Archer'))
    expect((await ask(at)).body.item.author).toBe('Eve Archer')
    expect((await ask(`${at}/versions`)).body.versions.map(({ author }: { author: string }) => author)).toEqual([
      'Eve Archer',
      'Eve Archer',
    ])
    expect((await ask(rain)).body.item.author).toBe('Ada Okafor')
  })
})

test('everything that is kept of a user is one file to take away, and nothing of anybody else', async () => {
  const id = crypto.randomUUID()
  await ask(`PUT /api/me/drafts/${id}`, { as: 'ada', body: { kind: 'trend', entry: { title: 'Begun' } } })
  await ask(`POST ${fog}/reports`, { as: 'ada', body: { reason: 'false', note: 'It stays.' } })
  await ask(`PATCH ${snow}`, { as: 'ada', body: { version: 1, title: 'Snow stayed away' } })
  const { body, headers } = await ask('/api/me/export', { as: 'ada' })
  expect([headers['content-disposition'], headers['cache-control']]).toEqual([
    'attachment; filename="farsight-export.json"',
    'private, no-store',
  ])
  expect(body.user).toEqual({ _id: '1', name: 'Ada Okafor', email: 'ada@example.org' })
  expect(
    body.items.map(
      ({ standing, item, versions }: { standing: string; item: { title: string }; versions: unknown[] }) => [
        standing,
        item.title,
        versions.length,
      ],
    ),
  ).toEqual([
    ['published', 'Rain comes late', 1],
    ['private', 'Snow stayed away', 2],
    ['private', 'Will wind be weak?', 1],
  ])
  expect(body.saved).toMatchObject([{ ref: refOf(fog), title: 'Fog lifts' }, { ref: refOf(snow) }])
  expect(body.drafts).toMatchObject([{ id, entry: { title: 'Begun' } }])
  expect(body.reports).toMatchObject([{ ref: refOf(fog), reason: 'false', note: 'It stays.' }])
})
