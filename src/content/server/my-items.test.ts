/** Writing items over HTTP: what is taken, what is refused and in which words, and who may. */
import { describe, expect, test } from 'vitest'
import { aPrediction, aScenario, aTrend, givenContent, givenSet, type Person, refOf } from '../../../test/content-as.ts'

const { ask, written, pool } = await givenContent()
await givenSet(pool)
const create = (body: unknown, as: Person | undefined = 'ada') => ask('POST /api/items', { as, body })

describe('an item of one’s own', () => {
  test('R3 is private at first, carries its writer’s name, and is read by nobody else', async () => {
    const { status, body, headers } = await create(aTrend('Paper is used up'))
    expect([status, headers['cache-control']]).toEqual([201, 'private, no-store'])
    expect(body.item).toMatchObject({
      kind: 'trend',
      author: 'Ada Okafor',
      publishedAt: null,
      version: 1,
      saves: 0,
      label: 'Paper is used up',
    })
    const at = `/api/items/trend/${body.item.id}`
    expect([(await ask(at)).status, (await ask(at, { as: 'ben' })).status, (await ask(at, { as: 'ada' })).status]).toEqual([404, 404, 200])
  })

  test.each([
    ['trend', async () => aTrend()],
    ['prediction', async () => aPrediction()],
    ['scenario', async () => aScenario('A world of paper', refOf(await written('ada', aPrediction())))],
  ])('R3 of the kind %s is written, revised, published and deleted', async (kind, entry) => {
    const at = await written('ada', await entry())
    const revised = await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, summary: 'Another summary that is long enough.' } })
    expect(revised.body.item).toMatchObject({ kind, version: 2, summary: 'Another summary that is long enough.' })
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).body.item.publishedAt).toEqual(expect.any(String))
    expect((await ask(at)).body.item).toMatchObject({ kind, version: 2 })
    expect(await ask(`DELETE ${at}`, { as: 'ada' })).toMatchObject({ status: 200, body: {} })
    expect((await ask(at, { as: 'ada' })).status).toBe(404)
  })

  describe('written in a draft', () => {
    test('R3 and sent again, as after a lost answer, it is the item that is there, whatever is sent', async () => {
      const draft = crypto.randomUUID()
      const first = (await create(aTrend('Written once', { draft }))).body
      const at = `/api/items/trend/${first.item.id}`
      expect(first).toMatchObject({ isNew: true, item: { title: 'Written once', version: 1 } })
      await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Revised since' } })
      for (const body of [aTrend('Another title', { draft }), aTrend('x', { draft, colour: 'red' }), aPrediction(undefined, { draft })]) {
        const again = await create(body)
        expect(again).toMatchObject({
          status: 201,
          body: { isNew: false, item: { id: first.item.id, title: 'Revised since', version: 2 } },
        })
      }
      await ask(`DELETE ${at}`, { as: 'ada' })
      expect((await create(aTrend('Written anew', { draft }))).body).toMatchObject({ isNew: true, item: { title: 'Written anew' } })
    })

    test('R3 a draft of that name is each writer’s own, and none makes two items', async () => {
      const draft = crypto.randomUUID()
      const [ada, ben] = await Promise.all([create(aTrend('Of Ada', { draft })), create(aTrend('Of Ben', { draft }), 'ben')])
      expect([ada.body.item.title, ben.body.item.title, ada.body.isNew, ben.body.isNew]).toEqual(['Of Ada', 'Of Ben', true, true])
      const plain = await Promise.all([create(aTrend()), create(aTrend())])
      expect(new Set(plain.map(({ body }) => body.item.id)).size).toBe(2)
      const copy = `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at, draft)
        select kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at, draft from item where draft = $1`
      await expect(pool.query(copy, [draft])).rejects.toThrow('item_draft')
    })

    test.each(['', 'x', null, 7, '00000000-0000-0000-0000-00000000000'])('R3 that is named %j, it is refused', async (draft) => {
      const { status, body } = await create(aTrend('Named wrongly', { draft }))
      expect([status, body.error.details.map(({ field }: { field: string }) => field)]).toEqual([400, ['draft']])
    })

    test('R3 with faults, it leaves the draft, and nothing else', async () => {
      const draft = crypto.randomUUID()
      await ask(`PUT /api/me/drafts/${draft}`, { as: 'ada', body: { kind: 'trend', entry: {} } })
      expect((await create(aTrend('x', { draft }))).status).toBe(400)
      expect((await ask(`/api/me/drafts/${draft}`, { as: 'ada' })).status).toBe(200)
      expect((await create(aTrend('Without faults', { draft }))).body.isNew).toBe(true)
    })
  })

  test('R3 published again it is as old as when it was first published', async () => {
    const at = await written('ada', aTrend(), { isPublished: true })
    const first = (await ask(at)).body.item.publishedAt
    expect((await ask(`POST ${at}/unpublish`, { as: 'ada' })).body.item.publishedAt).toBeNull()
    expect((await ask(at)).status).toBe(404)
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).body.item.publishedAt).toBe(first)
    expect((await ask(`POST ${at}/publish`, { as: 'ada' })).body.item.publishedAt).toBe(first)
  })

  test('R3 what is not given stays, and what is the same makes no version', async () => {
    const link = { to: refOf(await written('ada', aTrend())), relation: 'drives' }
    const at = await written('ada', aPrediction('Will it be so?', { links: [link], tags: ['one', 'two'], label: 'So' }))
    const { item } = (await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'Will it be otherwise?' } })).body
    expect(item).toMatchObject({ version: 2, label: 'So', tags: ['one', 'two'], links: [link], question: { type: 'binary' } })
    expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version: 2, title: ' Will it be otherwise? ' } })).body.item.version).toBe(2)
    expect((await ask(`${at}/versions`, { as: 'ada' })).body.versions.map(({ changed }: { changed: string[] }) => changed)[0]).toEqual([
      'title',
    ])
  })

  test('a short name that followed from the title follows the next title too', async () => {
    const at = await written('ada', aTrend('People read what others have written down'))
    const { item } = (await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'People read' } })).body
    expect(item.label).toBe('People read')
  })

  test('links to items of one’s own are shown to oneself alone, until they are published', async () => {
    const other = await written('ada', aTrend('The other one'))
    const at = await written('ada', aTrend('The one', { links: [{ to: refOf(other), relation: 'drives' }] }), { isPublished: true })
    const linksOf = async (as?: Person) => (await ask(at, { as })).body.item.links.length
    const besideOf = async (as?: Person) => (await ask(`${at}/neighbours`, { as })).body.items.length
    expect([await linksOf('ada'), await linksOf('ben'), await linksOf()]).toEqual([1, 0, 0])
    expect([await besideOf('ada'), await besideOf('ben'), await besideOf()]).toEqual([1, 0, 0])
    await ask(`POST ${other}/publish`, { as: 'ada' })
    expect([await linksOf(), await besideOf()]).toEqual([1, 1])
    await ask(`DELETE ${other}`, { as: 'ada' })
    expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, title: 'The one that is left' } })).body.item.links).toEqual([])
  })
})

describe('what nobody may write', () => {
  const given = {
    owner_id: '2',
    ownerId: '2',
    author: 'Ben Sato',
    saves: 99,
    publishedAt: '2020-01-01T00:00:00Z',
    published_at: '2020-01-01',
    updatedAt: '2020-01-01T00:00:00Z',
    id: '7',
    slug: 'mine',
    digest: 'x',
    houseForecast: { made: '2026-01-01', estimate: { type: 'binary', probability: 0.5 }, reason: 'It will be as it was before.' },
    outcome: { state: 'resolved', value: 'yes', at: '2026-01-01', reason: 'So it was.' },
    group: { id: 'x', label: 'x' },
    hidden_at: null,
    is_public: true,
  }
  test.each(Object.entries(given))('R3 %s is refused by name, in a new item and in a revision', async (field, value) => {
    const made = await create(aPrediction('Will it be so?', { [field]: value }))
    expect([made.status, made.body.error.code, made.body.error.details]).toEqual([
      400,
      'unknown-field',
      [{ field, reason: 'is not known here' }],
    ])
    const at = await written('ada', aPrediction())
    const revised = await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, [field]: value } })
    expect([revised.status, revised.body.error.code]).toEqual([400, 'unknown-field'])
    expect((await ask(at, { as: 'ada' })).body.item).toMatchObject({
      version: 1,
      author: 'Ada Okafor',
      saves: 0,
      publishedAt: null,
      outcome: null,
    })
  })

  test('a version to be is refused where an item is new, a kind where it is revised', async () => {
    expect((await create(aTrend('A title', { version: 7 }))).body.error.details).toEqual([
      { field: 'version', reason: 'is not known here' },
    ])
    const at = await written('ada', aTrend())
    expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, kind: 'prediction' } })).body.error.code).toBe('unknown-field')
  })

  test('fields within fields are asked after too', async () => {
    const { body } = await create(aPrediction('Will it be so?', { question: { type: 'binary', answer: 'yes' } }))
    expect(body.error).toMatchObject({ code: 'unknown-field', details: [{ field: 'question.answer' }] })
  })
})

describe('what is wrong is said of each field, in words that follow its name', () => {
  test.each<[string, object, string, string]>([
    ['a title too short', { title: 'Hm' }, 'title', 'is shorter than 3 characters'],
    ['a title too long', { title: 'x'.repeat(141) }, 'title', 'is longer than 140 characters'],
    ['no title', { title: undefined }, 'title', 'is missing'],
    ['a title that is none', { title: 7 }, 'title', 'is not a text'],
    ['a title of letters that look alike', { title: 'P\u0430per is used up' }, 'title', 'mixes letters of different alphabets in "Pаper"'],
    ['a title that turns around', { title: 'Paper \u202eis used up' }, 'title', 'has a sign in it that cannot be seen'],
    ['a label of signs nobody sees', { label: 'ab\u200bc' }, 'label', 'has a sign in it that cannot be seen'],
    ['a sign that no text holds', { body: 'a\u0000b' }, 'body', 'has a sign in it that no text can hold'],
    ['half a sign', { body: 'a\ud800b' }, 'body', 'has a sign in it that no text can hold'],
    ['a category that is none', { category: 'magic' }, 'category', 'is none of social, technological, economic, environmental, political'],
    ['no tags', { tags: [] }, 'tags', 'has too few: at least 1'],
    ['too many tags', { tags: Array.from({ length: 9 }, (_, i) => `t${i}`) }, 'tags', 'has too many: at most 8'],
    ['a tag with a space', { tags: ['Big Tag'] }, 'tags.0', 'is not lower-case words joined by hyphens'],
    ['a horizon that ends first', { horizon: { from: 2040, to: 2030 } }, 'horizon', 'ends before it begins'],
    ['a horizon too far', { horizon: { from: 2040, to: 9999 } }, 'horizon.to', 'is above 2200'],
    ['a link that is none', { links: [{ to: 'x', relation: 'drives' }] }, 'links.0.to', 'is not a kind and an id, such as prediction/12'],
    [
      'a relation of the house',
      { links: [{ to: 'trend/1', relation: 'member' }] },
      'links.0.relation',
      expect.stringMatching(/^is none of drives/),
    ],
    ['a link to nothing', { links: [{ to: 'trend/1', relation: 'drives' }] }, 'links.0.to', 'names trend/1, which is not there'],
    ['a question of no type', { question: { type: 'riddle' } }, 'question.type', expect.stringMatching(/^(is|has) /)],
    ['days out of order', { closes: '2020-01-01' }, 'closes', expect.stringMatching(/before/)],
    ['a day that is none', { opens: '2026-02-30' }, 'opens', expect.stringMatching(/^is /)],
  ])('%s', async (_, other, field, reason) => {
    const { status, body } = await create(aPrediction('Will it be so?', other))
    expect([status, body.error.code]).toEqual([400, 'invalid-input'])
    expect(body.error.details).toContainEqual({ field, reason })
  })

  test('all of it at once', async () => {
    const { body } = await create(aPrediction('x', { summary: 'y', links: [{ to: 'trend/1', relation: 'drives' }], closes: '2020-01-01' }))
    expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual(['title', 'summary', 'closes', 'links.0.to'])
  })

  test('an item of another kind is not there', async () => {
    const at = await written('ada', aTrend())
    const { body } = await create(aTrend('A title', { links: [{ to: refOf(at).replace('trend', 'prediction'), relation: 'drives' }] }))
    expect(body.error.details).toEqual([{ field: 'links.0.to', reason: expect.stringContaining('which is not there') }])
  })

  test.each([
    ['no body', '', 400],
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['no kind', '{}', 400],
    ['a kind that is none', '{"kind":"rumour"}', 400],
    ['a prototype', '{"kind":"trend","__proto__":{"title":"x"}}', 400],
    ['a constructor', '{"kind":"trend","constructor":{"prototype":{"x":1}}}', 400],
    ['nesting 10,000 deep', `{"kind":"trend","tags":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['a megabyte', JSON.stringify(aTrend('A title', { body: 'x'.repeat(1_000_000) })), 413],
  ])('%s is refused and makes nothing', async (_, body, status) => {
    const before = (await pool.query('select count(*) from item')).rows
    expect((await create(body)).status).toBe(status)
    expect((await pool.query('select count(*) from item')).rows).toEqual(before)
  })

  test('a text of 100,000 signs of any script is taken', async () => {
    expect((await create(aTrend('A long one', { body: '漢'.repeat(100_000) }))).status).toBe(201)
  })
})

describe('who may write', () => {
  const calls: [string, object?][] = [
    ['POST /api/items', aTrend()],
    ['PATCH /api/items/trend/1', { version: 1 }],
    ['DELETE /api/items/trend/1'],
    ['POST /api/items/trend/1/publish'],
    ['POST /api/items/trend/1/unpublish'],
    ['PUT /api/items/trend/1/save'],
    ['DELETE /api/items/trend/1/save'],
    ['GET /api/me/items'],
    ['GET /api/me/items/trend/1'],
    ['GET /api/me/drafts'],
    ['GET /api/me/export'],
    ['POST /api/prose', { body: '' }],
    ['POST /api/items/trend/1/reports', { reason: 'false' }],
    ['POST /api/items/trend/1/hide', { reason: 'It is false.' }],
    ['GET /api/operators/items'],
  ]
  test.each(calls)('%s needs somebody signed in', async (address, body) => {
    expect(await ask(address, { body })).toMatchObject({ status: 401, body: { error: { code: 'sign-in-needed' } } })
  })

  test.each(['PATCH ', 'DELETE ', 'POST /publish', 'POST /unpublish'])('R3 nobody else’s published item is there for %s', async (call) => {
    const at = await written('ada', aTrend(), { isPublished: true })
    const [method, end = ''] = call.split(' ')
    const before = (await ask(at)).text
    for (const as of ['ben', 'olga'] as const) {
      const answer = await ask(`${method} ${at}${end}`, { as, ...(method === 'PATCH' && { body: { version: 1, title: 'Mine by now' } }) })
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'item-not-found' } } })
    }
    expect((await ask(at)).text).toBe(before)
  })

  test('R3 nor is an item under another kind’s address', async () => {
    const at = (await written('ada', aTrend())).replace('trend', 'prediction')
    expect((await ask(`DELETE ${at}`, { as: 'ada' })).status).toBe(404)
  })
})

test('a preview shows what pages will: no script, no picture, no address that runs', async () => {
  const body =
    '# Hi\n\n<script>alert(1)</script> <svg onload=x>\n\n[a](javascript:x) [b](data:text/html,x) [c](https://example.org) ![p](x.png)'
  const { body: answer, text } = await ask('POST /api/prose', { as: 'ada', body: { body } })
  expect(text.match(/"href":"[^"]*"/g)).toEqual(['"href":"https://example.org"'])
  expect(new Set(text.match(/"tag":"\w+"/g))).toEqual(new Set(['"tag":"h2"', '"tag":"text"', '"tag":"p"', '"tag":"a"']))
  expect(answer.prose[0]).toMatchObject({ tag: 'h2' })
  expect((await ask('POST /api/prose', { as: 'ada', body: { body: 'x'.repeat(1_000_000) } })).body.error.code).toBe('body-too-large')
  expect((await ask('POST /api/prose', { as: 'ada', body: { body: 'x'.repeat(100_001) } })).status).toBe(400)
})
