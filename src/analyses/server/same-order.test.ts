/** One reading, confirmed twice, is one analysis and one unit, for as long as what it is about stands as it did. */
import { expect, test } from 'vitest'
import { givenAnalyses } from '../../../test/given/analyses.ts'
import type { Question } from '../ask/ask.ts'

const { pool, orderer, order, left } = await givenAnalyses()
const question = 'Will solar power overtake coal?'
const read = (year: number): Question => ({
  language: 'en',
  parts: [
    {
      wants: 'amount',
      of: { items: ['trend/131'], words: 'solar power', measure: 'level' },
      place: 'world',
      relation: null,
      when: { kind: 'in', from: year, to: year },
      negated: false,
      condition: null,
      decision: null,
    },
  ],
})
const preview = async (user: Awaited<ReturnType<typeof orderer>>, year: number) =>
  (await user.call('POST', '/api/analyses/preview', { question, read: read(year) })).json().preview

test('confirmed in two tabs at once it is ordered once, also with the last unit, and other words change nothing', async () => {
  const ada = await orderer({ analysis: 1 })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => order(ada, { question: `${question}${' '.repeat(i)} `, read: read(2035) })),
  )
  expect(new Set(answers.map(({ code, analysis }) => `${code} ${analysis.id}`)).size).toBe(1)
  expect(await left(ada)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})

test('the panel says what its asker has of this very reading, and of no other', async () => {
  const [ada, ben] = [await orderer({ analysis: 2 }), await orderer({ analysis: 2 })]
  expect((await preview(ada, 2035)).owned).toEqual([])
  const { analysis } = await order(ada, { question, read: read(2035) })
  expect((await preview(ada, 2035)).owned).toEqual([
    { id: analysis.id, budget: 'analysis', trend: null, orderedAt: analysis.orderedAt, isSame: true },
  ])
  expect([(await preview(ada, 2036)).owned, (await preview(ben, 2035)).owned]).toEqual([[], []])
})

test('another year, another kind and another person are other orders', async () => {
  const [ada, ben] = [await orderer({ analysis: 3, trend: 1 }), await orderer({ analysis: 1 })]
  const bodies = [
    { question, read: read(2035) },
    { question, read: read(2036) },
    { trendId: '131', read: read(2035) },
  ]
  const ids: string[] = []
  for (const body of bodies) ids.push((await order(ada, body)).analysis.id)
  ids.push((await order(ben, bodies[0])).analysis.id)
  expect(new Set(ids).size).toBe(4)
})

test('what was taken back, is older than a while, or is about what has changed since, is ordered anew', async () => {
  const ada = await orderer({ analysis: 4 })
  const next = async () => (await order(ada, { question, read: read(2040) })).analysis.id
  const first = await next()
  await ada.call('POST', `/api/analyses/${first}/cancel`, {})
  const second = await next()
  expect([await next(), second === first]).toEqual([second, false])
  await pool.query(`update analysis set ordered_at = ordered_at - interval '61 minutes' where id = $1`, [second])
  const third = await next()
  expect([await next(), third === second]).toEqual([third, false])
  await pool.query(`update item set summary = summary || ' It grows.' where id = 131`)
  expect((await preview(ada, 2040)).owned).toMatchObject([{ id: third, isSame: false }])
  expect(await next()).not.toBe(third)
})
