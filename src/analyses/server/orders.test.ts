/** Ordering analyses over HTTP: one unit for one order, and nothing for what is refused, taken back or empty. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openAnalysisServer } from '../../../test/analyses/server.ts'
import { givenAnalyses } from '../../../test/given/analyses.ts'

const { app, pool, database, orderer, order, left, find, countDrift } = await givenAnalyses()
/** Another process, as far as it matters. */
const other = await openAnalysisServer(database)
afterAll(() => other.close())
const question = 'Will solar power overtake coal?'
/** The same asked twice is one. */
const another = (i: number) => ({ question: `Will solar power overtake coal by ${2030 + i}?` })
/** An order that reaches the other one. */
const elsewhere = async (id: string, orderId: string, asked = question) => {
  const payload = { orderId, question: asked }
  return (await other.app.inject({ method: 'POST', url: '/api/analyses', headers: { 'x-user': id }, payload })).json()
}

describe('an order', () => {
  test('takes one unit of its budget and waits, with nothing done yet', async () => {
    const ada = await orderer({ analysis: 2, trend: 1 })
    const full = await order(ada, { question })
    expect(full).toMatchObject({
      code: 202,
      analysis: { kind: 'full', question, trend: null, state: 'queued', startedAt: null },
    })
    expect(full.analysis.cost).toEqual({ budget: 'analysis', units: 1 })
    const one = await order(ada, { trendId: '131' })
    expect(one).toMatchObject({
      code: 202,
      analysis: { kind: 'trend', trend: 'trend/131', cost: { budget: 'trend', units: 1 } },
    })
    expect(one.analysis.question).not.toBe('')
    expect(await left(ada)).toEqual({ analysis: 1, trend: 0, moves: ['spend', 'spend'] })
    expect(await find(ada, full.analysis.id)).toMatchObject({ analysis: full.analysis, report: null })
  })

  test('that is sent many times at once is one order and one unit', async () => {
    const ada = await orderer({ analysis: 5 })
    const orderId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => order(ada, { question }, orderId)))
    expect(new Set(answers.map(({ code, analysis }) => `${code} ${analysis.id}`)).size).toBe(1)
    expect(await order(ada, { question: 'Something else by now?' }, orderId)).toEqual(answers[0])
    expect(await left(ada)).toEqual({ analysis: 4, trend: 0, moves: ['spend'] })
  })

  test('of two people who use the same id is two orders', async () => {
    const orderId = randomUUID()
    const [ada, ben] = [await orderer({ analysis: 1 }), await orderer({ analysis: 1 })]
    const ids = [await order(ada, { question }, orderId), await order(ben, { question }, orderId)].map(
      ({ analysis }) => analysis.id,
    )
    expect(new Set(ids).size).toBe(2)
    expect([await left(ada), await left(ben)]).toMatchObject([{ analysis: 0 }, { analysis: 0 }])
  })

  test('beyond the budget is refused and leaves nothing behind, also when all come at once', async () => {
    const ada = await orderer({ analysis: 3 })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => order(ada, another(i))))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array(3).fill(202), ...Array(7).fill(409)])
    expect(new Set(answers.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(new Set(['budget-spent']))
    const { rows } = await pool.query('select from analysis where account_id = $1', [ada.id])
    expect(rows).toHaveLength(3)
    expect(await left(ada)).toEqual({ analysis: 0, trend: 0, moves: ['spend', 'spend', 'spend'] })
  })

  test('about what the base knows nothing of is refused with the reason, and costs nothing', async () => {
    const ada = await orderer({ analysis: 1 })
    const { code, error } = await order(ada, { question: 'What of nothing?' })
    expect([code, error]).toMatchObject([
      409,
      { code: 'nothing-known', details: [{ reason: 'The base knows nothing about this.' }] },
    ])
    expect(await left(ada)).toEqual({ analysis: 1, trend: 0, moves: [] })
  })

  test('is one of at most 20 that one account has under way', async () => {
    const ada = await orderer({ analysis: 30 })
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => order(ada, another(i))))
    expect(answers.filter(({ code }) => code === 202)).toHaveLength(20)
    expect(new Set(answers.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(new Set(['too-many-analyses']))
    expect(await left(ada)).toMatchObject({ analysis: 10 })
  })

  test('is one, and one of at most 20, also where two processes are asked at once', async () => {
    const [ada, ben] = [await orderer({ analysis: 30 }), await orderer({ analysis: 5 })]
    const many = Array.from({ length: 13 }, (_, i) => [
      order(ada, another(i)),
      elsewhere(ada.id, randomUUID(), another(20 + i).question),
    ]).flat()
    expect((await Promise.all(many)).filter(({ analysis }) => analysis)).toHaveLength(20)
    const orderId = randomUUID()
    const same = Array.from({ length: 5 }, () => [order(ben, { question }, orderId), elsewhere(ben.id, orderId)]).flat()
    expect(new Set((await Promise.all(same)).map(({ analysis }) => analysis?.id)).size).toBe(1)
    expect([await left(ada), await left(ben)]).toMatchObject([{ analysis: 10 }, { analysis: 4 }])
  })

  test.for<[title: string, body: object, code: string]>([
    ['no question', {}, 'question-empty'],
    ['an empty question', { question: ' \n ' }, 'question-empty'],
    ['an enormous question', { question: 'x'.repeat(501) }, 'question-too-long'],
    ['a question with a sign that no text can hold', { question: 'Will\0 it?' }, 'invalid-input'],
    ['half a character', { question: 'Will it \ud800?' }, 'invalid-input'],
    ['a trend that is not there', { trendId: '999999' }, 'item-not-found'],
    ['a prediction for a trend', { trendId: '1' }, 'item-not-found'],
    ['a trend that is none', { trendId: 'solar' }, 'invalid-input'],
    ['a field that is not known', { question, price: 0 }, 'unknown-field'],
  ])('with %s is refused, and costs nothing', async ([, body, code]) => {
    const ada = await orderer({ analysis: 1, trend: 1 })
    expect((await order(ada, body)).error?.code).toBe(code)
    expect(await left(ada)).toEqual({ analysis: 1, trend: 1, moves: [] })
  })

  test('of a trend that somebody keeps private is theirs alone', async () => {
    const [ada, ben] = [await orderer({ trend: 1 }), await orderer({ trend: 1 })]
    const { rows } = await pool.query<{ id: string }>(
      `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, owner_id, author, updated_at)
       select kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, words, $1, 'Ada', now() from item where id = 131
       returning id`,
      [ada.id],
    )
    expect((await order(ben, { trendId: rows[0]?.id })).error?.code).toBe('item-not-found')
    expect((await order(ada, { trendId: rows[0]?.id })).code).toBe(202)
  })
})

describe('taking an order back', () => {
  test('before its work begins gives the unit back, once, however often it is asked', async () => {
    const ada = await orderer({ analysis: 1 })
    const { analysis } = await order(ada)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ada.call('POST', `/api/analyses/${analysis.id}/cancel`, {})),
    )
    expect(answers.map((answer) => [answer.statusCode, answer.json().analysis?.state])).toEqual(
      answers.map(() => [200, 'cancelled']),
    )
    expect(answers[0]?.json().analysis.cost.units).toBe(0)
    expect(await left(ada)).toEqual({ analysis: 1, trend: 0, moves: ['spend', 'release'] })
  })

  test('by deleting it does the same, and then it is not there', async () => {
    const ada = await orderer({ analysis: 1 })
    const { analysis } = await order(ada)
    expect((await ada.call('DELETE', `/api/analyses/${analysis.id}`)).statusCode).toBe(200)
    expect((await ada.call('DELETE', `/api/analyses/${analysis.id}`)).json().error.code).toBe('analysis-not-found')
    expect(await left(ada)).toEqual({ analysis: 1, trend: 0, moves: ['spend', 'release'] })
  })
})

test('an analysis of somebody else is not there, whatever is done with it', async () => {
  const [ada, ben] = [await orderer({ analysis: 1 }), await orderer({ analysis: 1 })]
  const { id } = (await order(ada)).analysis
  const calls = [
    ['GET', ''],
    ['POST', '/cancel', {}],
    ['POST', '/rerun', { orderId: randomUUID() }],
    ['POST', '/share', {}],
    ['DELETE', '/share'],
    ['GET', '/events'],
    ['DELETE', ''],
  ] as const
  for (const [method, path, body] of calls) {
    const answer = await ben.call(method, `/api/analyses/${id}${path}`, body)
    expect([method, path, answer.statusCode, answer.json().error.code]).toEqual([
      method,
      path,
      404,
      'analysis-not-found',
    ])
  }
  const shared = await app.inject({ method: 'POST', url: `/api/analyses/${id}/shared`, payload: { key: '' } })
  expect(shared.json().error.code).toBe('analysis-not-found')
  expect((await find(ada, id)).analysis.state).toBe('queued')
  expect(await left(ben)).toEqual({ analysis: 1, trend: 0, moves: [] })
})

test('one’s analyses are listed newest first, a page at a time', async () => {
  const ada = await orderer({ analysis: 5 })
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.unshift((await order(ada, another(count))).analysis.id)
  const page = async (query: string) => (await ada.call('GET', `/api/me/analyses?${query}`)).json()
  const first = await page('limit=3')
  const second = await page(`limit=3&cursor=${first.next}`)
  expect([...first.analyses, ...second.analyses].map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(second.next).toBeNull()
  expect((await page('cursor=x')).error.code).toBe('invalid-cursor')
})

test('what is deleted with the account is gone, and all that was spent stays in the books', async () => {
  const ada = await orderer({ analysis: 2 })
  const { id } = (await order(ada)).analysis
  expect((await ada.call('DELETE', '/api/me')).statusCode).toBe(200)
  const { rows } = await pool.query('select from analysis where id = $1', [id])
  expect(rows).toEqual([])
  const { rows: ledger } = await pool.query(`select kind from ledger where key = $1`, [`spend:analysis:${id}`])
  expect(ledger).toEqual([{ kind: 'spend' }])
  expect(await countDrift()).toBe(0)
})
