/** What is ordered without a confirmed reading: the same words of the same kind are one analysis and one unit. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { peopleOf } from '../../../test/given/analyses.ts'

const { app, pool } = await givenServer({ stocked: true })
const { orderer, order, left } = peopleOf(app, pool)
type Orderer = Awaited<ReturnType<typeof orderer>>

const question = 'Will fossil CO2 be below 10,500 MtC in 2035?'
const ofTrend = { trendId: '131' }
const idOf = async (who: Orderer, body: object) => (await order(who, body)).analysis.id
const preview = async (who: Orderer, body: object) =>
  (await who.call('POST', '/api/analyses/preview', body)).json().preview

test.for<[what: string, body: object, units: object, spent: object]>([
  ['a trend analysis', ofTrend, { trend: 1 }, { analysis: 0, trend: 0 }],
  ['a trend analysis with a question', { ...ofTrend, question: 'What drives it?' }, { trend: 1 }, { trend: 0 }],
  ['a full analysis', { question }, { analysis: 1 }, { analysis: 0, trend: 0 }],
])('%s sent many times at once is ordered once, also with the last unit', async ([, body, units, spent]) => {
  const ada = await orderer(units)
  const answers = await Promise.all(Array.from({ length: 6 }, () => order(ada, body)))
  expect(new Set(answers.map(({ code, analysis }) => `${code} ${analysis?.id}`)).size).toBe(1)
  expect(answers[0]?.code).toBe(202)
  expect(await left(ada)).toMatchObject({ ...spent, moves: ['spend'] })
  expect(await idOf(ada, body)).toBe(answers[0]?.analysis.id)
})

test('what one has of the same words is said beforehand, and nothing is said to anybody else', async () => {
  const [ada, ben] = [await orderer({ analysis: 1, trend: 1 }), await orderer({ analysis: 1 })]
  for (const body of [ofTrend, { question }]) {
    expect((await preview(ada, body)).owned).toEqual([])
    const id = await idOf(ada, body)
    expect((await preview(ada, body)).owned).toMatchObject([{ id, isSame: true }])
    expect((await preview(ben, body)).owned).toEqual([])
  }
})

test('an order of the words finds what was ordered as they are read', async () => {
  const ada = await orderer({ analysis: 1 })
  const { read } = await preview(ada, { question })
  const confirmed = await idOf(ada, { question, read })
  expect(await idOf(ada, { question })).toBe(confirmed)
})

test('another question, trend, kind and person are other orders', async () => {
  const [ada, ben] = [await orderer({ analysis: 2, trend: 3 }), await orderer({ trend: 1 })]
  const bodies = [
    ofTrend,
    { trendId: '134' },
    { ...ofTrend, question },
    { question },
    { question: 'Will fossil CO2 be below 10,500 MtC in 2036?' },
  ]
  const ids: string[] = []
  for (const body of bodies) ids.push(await idOf(ada, body))
  ids.push(await idOf(ben, ofTrend))
  expect(new Set(ids).size).toBe(6)
})

test('what has gone, is older than a while, or whose trend or items have changed since, is ordered anew', async () => {
  const ada = await orderer({ analysis: 2, trend: 4 })
  const next = () => idOf(ada, ofTrend)
  const first = await next()
  await ada.call('POST', `/api/analyses/${first}/cancel`, {})
  const second = await next()
  expect([await next(), second === first]).toEqual([second, false])
  await pool.query(`update analysis set ordered_at = ordered_at - interval '61 minutes' where id = $1`, [second])
  const third = await next()
  expect([await next(), third === second]).toEqual([third, false])
  await pool.query(`update item set summary = summary || ' It grows.' where id = 131`)
  expect((await preview(ada, ofTrend)).owned).toMatchObject([{ id: third, isSame: false }])
  expect(await next()).not.toBe(third)

  const full = await idOf(ada, { question })
  const [ref = ''] = (await preview(ada, { question })).read.parts[0].of.items
  await pool.query(`update item set summary = summary || ' It falls.' where id = $1`, [ref.split('/')[1]])
  expect(await idOf(ada, { question })).not.toBe(full)
})
