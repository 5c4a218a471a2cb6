/** Bringing one's own forecasts over HTTP. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { fatebook, givenSender } from '../../../test/files/own-forecasts.ts'
import { givenUser } from '../../../test/given/user.ts'

const { app, pool } = await givenServer({ stocked: true })
const { send, preview, get } = givenSender(app)
const root = '/api/me/imports'
const blob = (bytes: Uint8Array) => new Blob([bytes.slice()])

const [rain, snow] = [
  { title: 'Will it rain?', resolution: 'YES', brier: '0.18' },
  { title: 'Will it snow?', chance: 0.2 },
]

test('a preview says what was understood, and keeps nothing', async () => {
  const ada = await givenUser(app)
  const { status, body } = await preview(ada, fatebook(rain, snow, { ...snow, title: 'Bad', chance: 3 }))
  expect([status, body]).toMatchObject([
    200,
    {
      people: [{ id: 'Ada', name: 'Ada', forecasts: 3 }],
      whose: 'Ada',
      questions: 2,
      forecasts: 2,
      cameOut: 1,
      annulled: 0,
      types: [{ type: 'binary', questions: 2, forecasts: 2 }],
      examples: [{ title: 'Will it rain?', estimate: { probability: 0.7 } }, { title: 'Will it snow?' }],
      unread: [{ where: 'line 4', reason: 'is no chance between 0 and 1' }],
      unreadCount: 1,
      leftOut: 1,
      notes: ['Times that name no zone are read as UTC.'],
    },
  ])
  expect(await get(ada)).toEqual({ imports: [], records: [] })
})

test('what is imported is scored at home, beside the score that the platform names', async () => {
  const ada = await givenUser(app)
  const { status, body } = await send(ada, fatebook(rain, snow))
  expect([status, body]).toMatchObject([
    200,
    { import: { platform: 'fatebook', questions: 2, forecasts: 2 }, changed: 0 },
  ])
  expect((await get(ada, '/questions')).questions).toMatchObject([
    {
      title: 'Will it rain?',
      outcome: { value: 'yes', knownAt: '2024-01-11T00:00:00.000Z' },
      forecasts: 1,
      last: { at: '2024-01-03T00:00:00.000Z', estimate: { type: 'binary', probability: 0.7 } },
      score: { brier: expect.closeTo(0.09), log: expect.closeTo(Math.log(0.7)), coverage: expect.closeTo(0.8) },
      theirBrier: 0.18,
    },
    { title: 'Will it snow?', outcome: null, score: null, theirBrier: null },
  ])
  expect(await get(ada)).toMatchObject({
    imports: [body.import],
    records: [
      {
        platform: 'fatebook',
        questions: 1,
        brier: { mean: expect.closeTo(0.09), of: 1 },
        calibration: { inTime: [{ questions: 1 }] },
      },
    ],
  })
})

test('the same file twice adds nothing, and a newer one only what is new', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook({ ...rain, resolution: '' }, snow))
  const before = await get(ada, '/questions')
  expect(await send(ada, fatebook({ ...rain, resolution: '' }, snow))).toMatchObject({
    status: 200,
    body: { import: null, changed: 0 },
  })
  expect(await get(ada, '/questions')).toEqual(before)
  expect(await send(ada, fatebook(rain, snow))).toMatchObject({ body: { import: null, changed: 1 } })
  expect((await get(ada, '/questions')).questions[0]).toMatchObject({
    title: 'Will it rain?',
    score: { brier: expect.closeTo(0.09) },
  })
  const more = { ...rain, chance: 0.9, at: '2024-01-08' }
  expect(await send(ada, fatebook(rain, more, snow))).toMatchObject({
    body: { import: { questions: 0, forecasts: 1 } },
  })
  expect((await get(ada, '/questions')).questions[0]).toMatchObject({ forecasts: 2, score: { forecasts: 2 } })
})

test('an import is undone: what others brought stays, scored by what is left', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook(rain))
  const more = { ...rain, chance: 0.9, at: '2024-01-08' }
  const { body } = await send(ada, fatebook(rain, more, snow))
  const remove = (id: string, user = ada) => user.call('DELETE', `${root}/${id}`)
  const ben = await givenUser(app)
  expect((await remove(body.import.id, ben)).json()).toMatchObject({ error: { code: 'import-not-found' } })
  expect((await remove(body.import.id)).json()).toEqual({ removed: true })
  const { questions } = await get(ada, '/questions')
  expect(questions).toMatchObject([
    { title: 'Will it rain?', forecasts: 1, score: { brier: expect.closeTo(0.09), forecasts: 1 } },
  ])
  expect((await remove(body.import.id)).statusCode).toBe(404)
})

test('of several people one says who one is, and only their rows are kept', async () => {
  const ada = await givenUser(app)
  const parts = fatebook(rain, { ...snow, who: 'Ben' })
  expect(await preview(ada, parts)).toMatchObject({
    body: { whose: null, people: [{ id: 'Ada' }, { id: 'Ben' }], questions: 0 },
  })
  expect(await send(ada, parts)).toMatchObject({ status: 409, body: { error: { code: 'whose-forecasts' } } })
  await send(ada, { ...parts, whose: 'Ben' })
  expect((await get(ada, '/questions')).questions).toMatchObject([{ title: 'Will it snow?' }])
})

const nul = String.fromCharCode(0)
test.each([
  [fatebook(), 409, 'nothing-to-import'],
  [fatebook({ ...snow, chance: 7 }), 409, 'nothing-to-import'],
  [{ platform: 'fatebook', file: new Blob(['']) }, 400, 'not-this-export'],
  [{ platform: 'manifold', file: fatebook(rain).file }, 400, 'not-this-export'],
  [{ platform: 'metaculus', file: new Blob([`PK${nul}${nul}`]) }, 400, 'not-this-export'],
  [
    {
      platform: 'metaculus',
      file: blob(zipSync({ 'question_data.csv': new Uint8Array(40_000_000), 'forecast_data.csv': strToU8('x') })),
    },
    413,
    'too-big-unpacked',
  ],
  [{ platform: 'fatebook', file: new Blob([new Uint8Array(11_000_000)]) }, 413, 'body-too-large'],
  [{ platform: 'elsewhere', file: new Blob(['x']) }, 400, 'invalid-input'],
  [{ platform: 'fatebook' }, 400, 'invalid-input'],
])('%o is refused with %i %s, and nothing is kept', async (parts, status, code) => {
  const ada = await givenUser(app)
  expect(await send(ada, parts as Record<string, string | Blob>)).toMatchObject({ status, body: { error: { code } } })
  expect(await get(ada)).toEqual({ imports: [], records: [] })
})

test('who is not signed in brings nothing', async () => {
  for (const path of ['', '/questions', '/questions.csv'])
    expect((await app.inject(`${root}${path}`)).json()).toMatchObject({ error: { code: 'sign-in-needed' } })
})

test('questions are listed page by page, the last that came out first, and a place that is none is refused', async () => {
  const ada = await givenUser(app)
  const open = Array.from({ length: 5 }, (_, i) => ({ title: `Open ${i}?` }))
  await send(ada, fatebook(...open, rain))
  const titles: string[] = []
  for (let query: string | null = '?limit=2'; query;) {
    const { questions, next }: { questions: { title: string }[]; next: string | null } = await get(
      ada,
      `/questions${query}`,
    )
    titles.push(...questions.map(({ title }) => title))
    query = next && `?limit=2&cursor=${next}`
  }
  expect(titles).toEqual(['Will it rain?', ...open.map(({ title }) => title).toReversed()])
  expect((await ada.call('GET', `${root}/questions?cursor=x`)).statusCode).toBe(400)
  expect((await ada.call('GET', `${root}/questions?cursor=999999999999999_1`)).statusCode).toBe(200)
})

test('nobody else reads what was brought, and nothing that everybody reads knows of it', async () => {
  const [ada, ben] = [await givenUser(app), await givenUser(app)]
  const title = 'Will the zwiebelfisch swim?'
  await send(ada, fatebook({ ...rain, title }))
  expect(await get(ben, '/questions')).toEqual({ questions: [], next: null })
  for (const path of ['/api/items?q=zwiebelfisch', '/api/leaderboards', '/api/me/forecasts', '/api/me/record'])
    expect((await ada.call('GET', path)).body).not.toContain('zwiebelfisch')
  const { rows } = await pool.query(`select from item where title like '%zwiebelfisch%'`)
  expect(rows).toEqual([])
})

test('two people with the same file have each their own, and one who undoes takes nothing from the other', async () => {
  const [ada, ben] = [await givenUser(app), await givenUser(app)]
  await send(ada, fatebook(rain))
  const { body } = await send(ben, fatebook(rain))
  expect(body).toMatchObject({ import: { questions: 1, forecasts: 1 } })
  await ben.call('DELETE', `${root}/${body.import.id}`)
  expect((await get(ben, '/questions')).questions).toEqual([])
  expect((await get(ada, '/questions')).questions).toMatchObject([{ title: 'Will it rain?', forecasts: 1 }])
})

const post = (...history: object[]) => {
  const times = { open_time: '2024-01-01', scheduled_close_time: '2024-01-11', actual_resolve_time: '2024-01-11' }
  const question = { id: 9, title: 'Will it?', type: 'binary', resolution: 'yes', ...times, my_forecasts: { history } }
  return { platform: 'metaculus', file: new Blob([JSON.stringify([{ id: 1, question }])]) }
}
const seconds = (day: string) => Date.parse(`2024-01-${day}`) / 1000

test.each([0.1, 0.2, 0.3, 0.7])(
  'in the moment in which one took something back and said %d, that stands',
  async (chance) => {
    const ada = await givenUser(app)
    const first = { start_time: seconds('02'), end_time: seconds('05'), forecast_values: [0.4, 0.6] }
    await send(ada, post(first))
    const taken = { last: { estimate: null }, score: { coverage: expect.closeTo(0.3) } }
    expect((await get(ada, '/questions')).questions).toMatchObject([taken])
    const next = { start_time: seconds('05'), end_time: null, forecast_values: [1 - chance, chance] }
    await send(ada, post(first, next))
    const said = { last: { estimate: { probability: chance } }, score: { coverage: expect.closeTo(0.9) } }
    expect((await get(ada, '/questions')).questions).toMatchObject([said])
  },
)

test('signs that no database holds break nothing', async () => {
  const ada = await givenUser(app)
  const odd = `m${nul}\ud800`
  const bet = {
    id: odd,
    userId: odd,
    contractId: odd,
    createdTime: Date.parse('2024-01-05'),
    probAfter: 0.4,
    amount: 1,
  }
  const market = {
    id: odd,
    question: `Will${nul} it?\ud800`,
    outcomeType: 'BINARY',
    url: `https://x.org/${odd}`,
    createdTime: Date.parse('2024-01-01'),
  }
  const parts = { platform: 'manifold', file: new Blob([JSON.stringify({ bets: [bet], markets: [market] })]) }
  expect(await send(ada, parts)).toMatchObject({ status: 200, body: { import: { forecasts: 1 } } })
  expect((await get(ada, '/questions')).questions).toMatchObject([{ title: 'Will it?\ufffd', url: null }])
})

test('it is taken along as a table and with everything else of one’s own', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook(rain))
  const table = await ada.call('GET', `${root}/questions.csv`)
  expect(table.headers['content-disposition']).toBe('attachment; filename="my-imported-questions.csv"')
  expect(table.body).toContain('fatebook,Will it rain?,,yes,1,0.8')
  expect((await ada.call('GET', '/api/me/export')).json().importedQuestions).toMatchObject([
    {
      platform: 'fatebook',
      title: 'Will it rain?',
      forecasts: [{ estimate: { probability: 0.7 }, broughtAt: expect.any(String) }],
    },
  ])
})
