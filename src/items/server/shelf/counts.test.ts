/** What a filter of a list leaves, over HTTP, on the real application with the starter collection. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'

const { app } = await givenServer({ stocked: true })

async function ask(url: string) {
  const answer = await app.inject(url)
  return { status: answer.statusCode, body: answer.json() }
}

test('counts tell how many items each further filter would leave', async () => {
  const { body } = await ask('/api/counts?category=social')
  const socialTrends = (await ask('/api/items?category=social&kind=trend&limit=100')).body.items.length
  expect(body.kind.trend).toBe(socialTrends)
  expect(Object.values<number>(body.category).reduce((a, b) => a + b)).toBe(221)
  expect(body.total).toBe(body.category.social)
})

test('what rests on a measured series: trends that have one, and questions that one resolves', async () => {
  const { body } = await ask('/api/items?data=measured&limit=100')
  const { body: counts } = await ask('/api/counts?data=measured')
  expect(Object.keys(counts.kind).toSorted()).toEqual(['prediction', 'trend'])
  expect(counts.total).toBe(counts.kind.prediction + counts.kind.trend)
  const [{ body: trends }, { body: all }] = await Promise.all([
    ask('/api/items?data=measured&kind=trend&limit=100'),
    ask('/api/items?kind=trend&limit=100'),
  ])
  const measured = all.items.filter(({ series }: { series: unknown }) => series !== null)
  expect(trends.items.map(({ id }: { id: string }) => id)).toEqual(measured.map(({ id }: { id: string }) => id))
  const question = body.items.find(({ kind }: { kind: string }) => kind === 'prediction')
  const { body: whole } = await ask(`/api/items/prediction/${question.id}`)
  expect(whole.item.automatic).toMatchObject({ trend: expect.stringMatching(/^trend\//) })
  expect((await ask('/api/items?data=none')).status).toBe(400)
})

test('the tags of the most items are counted, and adding one leaves as many', async () => {
  const { body } = await ask('/api/counts?category=social')
  const tags = Object.entries<number>(body.tag)
  expect(tags).toHaveLength(12)
  expect(tags.map(([, items]) => items)).toEqual(tags.map(([, items]) => items).toSorted((a, b) => b - a))
  const [tag, items] = tags[0] ?? ['', 0]
  expect((await ask(`/api/counts?category=social&tag=${tag}`)).body.total).toBe(items)
})
