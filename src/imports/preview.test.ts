import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

const nothing = { questions: [], unread: [], leftOut: 0, notes: [] }
const people = Array.from({ length: 130 }, (_, i) => ({ id: `${i}`, name: `name ${i}`, forecasts: 200 - i }))

test('of many people the first hundred are told, how many there are, and always whoever was named', () => {
  const told = previewOf({ people, whose: null, ...nothing })
  expect([told.people.length, told.people.at(-1)?.id, told.peopleCount]).toEqual([100, '99', 130])
  expect(
    previewOf({ people, whose: '120', ...nothing })
      .people.slice(99)
      .map(({ id }) => id),
  ).toEqual(['99', '120'])
})
