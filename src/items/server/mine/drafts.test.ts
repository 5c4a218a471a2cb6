/** Drafts: kept as they stand, told what they lack, seen by nobody but their writer. */
import { describe, expect, test } from 'vitest'
import { givenContent, type Person } from '../../../../test/content-as.ts'
import { aPrediction, aTrend } from '../../../../test/given/entries.ts'

const { ask, create, written, pool } = await givenContent()
const keep = (
  body: object | string,
  { as = 'ada', id = crypto.randomUUID() as string }: { as?: Person; id?: string } = {},
) => ask(`PUT /api/me/drafts/${id}`, { as, body })
const draftOf = (kind: string, entry: object, itemId: string | null = null) => ({ kind, itemId, entry })

describe('a draft', () => {
  test('is kept as it stands in the form, with whatever is in it', async () => {
    const id = crypto.randomUUID()
    const entry = { title: 'Half a', tags: ['Not yet'], question: null, other: { deep: [1, { er: true }] } }
    const { body } = await keep(draftOf('prediction', entry), { id })
    expect(body.draft).toEqual({
      id,
      kind: 'prediction',
      itemId: null,
      base: null,
      title: 'Half a',
      updatedAt: expect.any(String),
    })
    expect((await ask(`/api/me/drafts/${id}`, { as: 'ada' })).body.draft).toMatchObject({
      id,
      entry,
      faults: body.faults,
    })
    await keep(draftOf('trend', { title: 'Whole' }), { id })
    const { drafts } = (await ask('/api/me/drafts', { as: 'ada' })).body
    expect(drafts.filter((one: { id: string }) => one.id === id)).toMatchObject([{ kind: 'trend', title: 'Whole' }])
    expect(await ask(`DELETE /api/me/drafts/${id}`, { as: 'ada' })).toMatchObject({ status: 200, body: {} })
    expect((await ask(`/api/me/drafts/${id}`, { as: 'ada' })).body.error.code).toBe('draft-not-found')
  })

  test.each([
    ['nothing', {}],
    ['a title alone', { title: 'x' }],
    ['a link to nothing', { ...aTrend(), kind: undefined, links: [{ to: 'trend/1', relation: 'drives' }] }],
    ['a field that is none', { ...aPrediction(), kind: undefined, colour: 'red' }],
    ['days that contradict each other', { ...aPrediction(), kind: undefined, closes: '2020-01-01', title: '' }],
    ['all there is', { ...aPrediction(), kind: undefined }],
  ])('with %s is told what an item would be refused for', async (_, entry) => {
    const { faults } = (await keep(draftOf('prediction', entry))).body
    const created = await create({ ...entry, kind: 'prediction' })
    expect(created.body.error?.details ?? []).toEqual(faults)
  })

  test('of a revision is told what the revision would be refused for, and goes with its item', async () => {
    const at = await written('ada', aPrediction())
    const itemId = at.split('/').at(-1) ?? ''
    const id = crypto.randomUUID()
    const { faults } = (await keep(draftOf('prediction', { title: 'x', opens: 'soon' }, itemId), { id })).body
    const revised = await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'x', opens: 'soon' } })
    expect(revised.body.error.details).toEqual(faults)
    expect(faults.map(({ field }: { field: string }) => field)).toEqual(['title', 'opens'])
    expect((await ask(at.replace('/api/', '/api/me/'), { as: 'ada' })).body.draft).toBe(id)
    await ask(`DELETE ${at}`, { as: 'ada' })
    expect((await ask(`/api/me/drafts/${id}`, { as: 'ada' })).status).toBe(404)
  })

  test('of a revision knows the version that it began from', async () => {
    const itemId = (await written('ada', aTrend())).split('/').at(-1) ?? ''
    const id = crypto.randomUUID()
    expect((await keep({ ...draftOf('trend', {}, itemId), base: 3 }, { id })).body.draft.base).toBe(3)
    expect((await ask(`/api/me/drafts/${id}`, { as: 'ada' })).body.draft.base).toBe(3)
    await keep({ ...draftOf('trend', {}, itemId), base: 4 }, { id })
    const { drafts } = (await ask('/api/me/drafts', { as: 'ada' })).body
    expect(drafts.find((one: { id: string }) => one.id === id)).toMatchObject({ itemId, base: 4 })
    for (const base of [0, -1, 1.5, '3', 1e12]) {
      expect((await keep({ ...draftOf('trend', {}, itemId), base }, { id })).status).toBe(400)
    }
  })

  test('is nobody else’s to read, change, delete or find', async () => {
    const id = crypto.randomUUID()
    await keep(draftOf('trend', { title: 'Ada’s own' }), { id })
    for (const as of ['ben', 'olga'] as const) {
      expect((await ask(`/api/me/drafts/${id}`, { as })).body.error.code).toBe('draft-not-found')
      expect((await keep(draftOf('trend', { title: 'Mine by now' }), { as, id })).body.error.code).toBe(
        'draft-not-found',
      )
      await ask(`DELETE /api/me/drafts/${id}`, { as })
      expect((await ask('/api/me/drafts', { as })).body.drafts).toEqual([])
    }
    expect((await ask(`/api/me/drafts/${id}`, { as: 'ada' })).body.draft.entry).toEqual({ title: 'Ada’s own' })
  })

  test('of a revision needs an item of one’s own', async () => {
    const itemId = (await written('ada', aTrend(), { isPublished: true })).split('/').at(-1) ?? ''
    expect((await keep(draftOf('trend', {}, itemId), { as: 'ben' })).body.error.code).toBe('own-item-not-found')
    expect((await keep(draftOf('prediction', {}, itemId))).body.error.code).toBe('own-item-not-found')
    expect((await keep(draftOf('trend', {}, '99999'))).body.error.code).toBe('own-item-not-found')
  })

  test.each<[string, object | string, number, string]>([
    ['300 kB', draftOf('trend', { body: 'x'.repeat(300_000) }), 413, 'draft-too-large'],
    ['a megabyte', draftOf('trend', { body: 'x'.repeat(1_000_000) }), 413, 'body-too-large'],
    [
      'nesting 10,000 deep',
      `{"kind":"trend","entry":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
      400,
      'invalid-input',
    ],
    ['a prototype', '{"kind":"trend","entry":{"__proto__":{"x":1}}}', 400, 'malformed-request'],
    ['a sign that no text holds', draftOf('trend', { title: 'a\u0000' }), 400, 'invalid-input'],
    ['half a sign in a name', draftOf('trend', { a: { '\ud800': 1 } }), 400, 'invalid-input'],
    ['a kind that is none', draftOf('rumour', {}), 400, 'invalid-input'],
    ['another’s name on it', { ...draftOf('trend', {}), owner_id: '2' }, 400, 'unknown-field'],
    ['an entry that is none', { kind: 'trend', entry: [1] }, 400, 'invalid-input'],
  ])('with %s is refused and leaves nothing', async (_, body, status, code) => {
    const id = crypto.randomUUID()
    const answer = await keep(body, { id })
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect((await pool.query('select from draft where id = $1', [id])).rowCount).toBe(0)
  })

  test('whose entry has odd names and numbers is kept', async () => {
    const entry = { constructor: 1, toString: 'x', '': 0, title: ['not a text'], number: 1e300 }
    const id = crypto.randomUUID()
    expect((await keep(draftOf('trend', entry), { id })).body.draft.title).toBe('')
    expect((await ask(`/api/me/drafts/${id}`, { as: 'ada' })).body.draft.entry).toEqual(entry)
  })
})
