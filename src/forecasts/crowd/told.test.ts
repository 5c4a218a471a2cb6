/** What is told of many words: nothing twice within ten seconds, and everything in the end. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crowdOf } from './index.ts'
import { pauseMs, rowsOver, waitAfter } from './told.ts'

test.for<[number, number, number]>([
  [0, 0, 10_000],
  [0, 3000, 7000],
  [0, 10_000, 0],
  [0, 9e9, 0],
  [5000, 0, 10_000],
])('told at %d, at %d there are %d ms to wait', ([told, now, ms]) => {
  expect(waitAfter(told, now)).toBe(ms)
})

const asked = { question: { type: 'binary' as const }, wording: 'w' }
const word = fc.record({
  person: fc.constantFrom('ada', 'bob', 'cyd', 'dan', 'eve'),
  percent: fc.integer({ min: 1, max: 99 }),
  after: fc.constantFrom(0, 500, 4000, 9999, 10_000, 60_000),
})

test('rows are ten seconds apart, and the last holds every word', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (said) => {
      let ms = 1_700_000_000_000
      const words = said.map(({ person, percent, after }, at) => {
        const estimate = { type: 'binary' as const, probability: percent / 100 }
        return { person, at: at + 1, ms: (ms += after), estimate, wording: 'w' }
      })
      const rows = [...rowsOver(asked, words)]
      for (const [i, row] of rows.entries())
        expect(row.ms - (rows[i - 1]?.ms ?? -Infinity)).toBeGreaterThanOrEqual(pauseMs)
      const newest = new Map<string, (typeof words)[number]>()
      for (const one of words) {
        newest.delete(one.person)
        newest.set(one.person, one)
      }
      expect(rows.at(-1)).toMatchObject({ until: words.length, people: newest.size })
      expect(rows.at(-1)?.said?.tenths).toEqual(crowdOf(asked, [...newest.values()]).said?.tenths)
      expect(rows[0]?.ms).toBe(words[0]?.ms)
    }),
  )
})

const said = (ms: number, place: number) => {
  const estimate = { type: 'binary' as const, probability: place / 100 }
  return { person: String(place), at: place, ms, estimate, wording: 'w' }
}

test('a clock that goes back by a day holds nothing up', () => {
  const dayMs = 86_400_000
  const words = [dayMs, dayMs + 3000, 0, 20_000, 40_000].map((ms, i) => said(ms, i + 1))
  expect([...rowsOver(asked, words)].map(({ ms, until }) => [ms, until])).toEqual([
    [dayMs, 1],
    [10_000, 3],
    [20_000, 4],
    [40_000, 5],
  ])
})
