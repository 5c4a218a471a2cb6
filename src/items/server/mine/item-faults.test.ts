/** Writing items over HTTP: what is refused, and in which words. */
import { describe, expect, test } from 'vitest'
import { givenContent, refOf } from '../../../../test/content-as.ts'
import { aPrediction, aScenario, aTrend } from '../../../../test/given/entries.ts'

const { ask, create, written, pool } = await givenContent()

const ofMembers = (count: number) =>
  aScenario('A crowded world', 'prediction/1', {
    members: Array.from({ length: count }, (_, i) => ({ to: `prediction/${i + 1}`, outcome: 'yes' })),
  })

test('a world of more members than it may have is refused in a sentence', async () => {
  const { body } = await create(ofMembers(21))
  expect(body.error.details).toEqual([{ field: 'members', reason: 'has more than 20 members' }])
  const most = await create(ofMembers(20))
  expect(most.body.error.details).not.toContainEqual(expect.objectContaining({ field: 'members' }))
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
    houseForecast: {
      made: '2026-01-01',
      estimate: { type: 'binary', probability: 0.5 },
      reason: 'It will be as it was before.',
    },
    outcome: { state: 'resolved', value: 'yes', at: '2026-01-01', reason: 'So it was.' },
    group: { id: 'x', label: 'x' },
    hidden_at: null,
    is_public: true,
  }
  test.each(Object.entries(given))(
    'R3 %s is refused by name, in a new item and in a revision',
    async (field, value) => {
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
    },
  )

  test('a version to be is refused where an item is new, a kind where it is revised', async () => {
    expect((await create(aTrend('A title', { version: 7 }))).body.error.details).toEqual([
      { field: 'version', reason: 'is not known here' },
    ])
    const at = await written('ada', aTrend())
    expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version: 1, kind: 'prediction' } })).body.error.code).toBe(
      'unknown-field',
    )
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
    [
      'a title of letters that look alike',
      { title: 'P\u0430per is used up' },
      'title',
      'mixes letters of different alphabets in "Pаper"',
    ],
    ['a title that turns around', { title: 'Paper \u202eis used up' }, 'title', 'has a sign in it that cannot be seen'],
    ['a label of signs nobody sees', { label: 'ab\u200bc' }, 'label', 'has a sign in it that cannot be seen'],
    ['a sign that no text holds', { body: 'a\u0000b' }, 'body', 'has a sign in it that no text can hold'],
    ['half a sign', { body: 'a\ud800b' }, 'body', 'has a sign in it that no text can hold'],
    [
      'a category that is none',
      { category: 'magic' },
      'category',
      'is none of social, technological, economic, environmental, political',
    ],
    ['no tags', { tags: [] }, 'tags', 'is missing'],
    ['too many tags', { tags: Array.from({ length: 9 }, (_, i) => `t${i}`) }, 'tags', 'has more than 8'],
    ['a tag with a space', { tags: ['Big Tag'] }, 'tags.0', 'is not lower-case words joined by hyphens'],
    ['a horizon that ends first', { horizon: { from: 2040, to: 2030 } }, 'horizon', 'ends before it begins'],
    ['a horizon too far', { horizon: { from: 2040, to: 9999 } }, 'horizon.to', 'is above 2200'],
    [
      'a link that is none',
      { links: [{ to: 'x', relation: 'drives' }] },
      'links.0.to',
      'is not a kind and an id, such as prediction/12',
    ],
    [
      'a relation of the house',
      { links: [{ to: 'trend/1', relation: 'member' }] },
      'links.0.relation',
      expect.stringMatching(/^is none of drives/),
    ],
    [
      'a link to nothing',
      { links: [{ to: 'trend/1', relation: 'drives' }] },
      'links.0.to',
      'names trend/1, which is not there',
    ],
    ['a question of no type', { question: { type: 'riddle' } }, 'question.type', expect.stringMatching(/^(is|has) /)],
    ['days out of order', { closes: '2020-01-01' }, 'closes', expect.stringMatching(/before/)],
    ['a day that is none', { opens: '2026-02-30' }, 'opens', expect.stringMatching(/^is /)],
  ])('%s', async (_, other, field, reason) => {
    const { status, body } = await create(aPrediction('Will it be so?', other))
    expect([status, body.error.code]).toEqual([400, 'invalid-input'])
    expect(body.error.details).toContainEqual({ field, reason })
  })

  test('all of it at once', async () => {
    const { body } = await create(
      aPrediction('x', { summary: 'y', links: [{ to: 'trend/1', relation: 'drives' }], closes: '2020-01-01' }),
    )
    expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'summary',
      'closes',
      'links.0.to',
    ])
  })

  test('an item of another kind is not there', async () => {
    const at = await written('ada', aTrend())
    const { body } = await create(
      aTrend('A title', { links: [{ to: refOf(at).replace('trend', 'prediction'), relation: 'drives' }] }),
    )
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
