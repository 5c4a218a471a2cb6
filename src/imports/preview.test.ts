import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

const nothing = { questions: [], unread: [], leftOut: 0, notes: [] }
const people = Array.from({ length: 130 }, (_, i) => ({ id: `${i}`, name: `name ${i}`, forecasts: 200 - i }))

test('a forecast that was taken back is one forecast', () => {
  const forecasts = [
    { at: 1, estimate: { type: 'binary' as const, probability: 0.4 } },
    { at: 2, estimate: null },
  ]
  const times = { opens: null, closes: null, outcome: null, theirBrier: null }
  const question = {
    key: '1',
    title: 'Will it?',
    url: null,
    question: { type: 'binary' as const },
    ...times,
    forecasts,
  }
  expect(previewOf({ people: people.slice(0, 1), whose: '0', ...nothing, questions: [question] })).toMatchObject({
    forecasts: 1,
    types: [{ forecasts: 1 }],
    examples: [{ forecasts: 1, estimate: null }],
  })
})

test('of many people the first hundred are told, how many there are, and always whoever was named', () => {
  const told = previewOf({ people, whose: null, ...nothing })
  expect([told.people.length, told.people.at(-1)?.id, told.peopleCount]).toEqual([100, '99', 130])
  expect(
    previewOf({ people, whose: '120', ...nothing })
      .people.slice(99)
      .map(({ id }) => id),
  ).toEqual(['99', '120'])
})
