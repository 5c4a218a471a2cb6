import { describe, expect, it, test } from 'vitest'
import { type Counts, markAt, ratingsOf, sayMiddle, sayTooFew } from './ratings.ts'

const rated = (...pairs: [number, number, number][]) =>
  pairs.map(([impact, certainty, people]) => ({ impact, certainty, people }))

describe('ratings of a trend', () => {
  it('are shown as how many gave each mark, once three people have rated', () => {
    expect(ratingsOf(rated([5, 1, 1], [5, 2, 1], [2, 2, 3]))).toEqual({
      people: 5,
      counts: { impact: [0, 3, 0, 0, 2], certainty: [1, 4, 0, 0, 0] },
    })
    expect(ratingsOf(rated([4, 4, 3])).counts?.impact).toEqual([0, 0, 0, 3, 0])
  })

  it('of two people or fewer give nobody away', () => {
    expect([ratingsOf([]), ratingsOf(rated([5, 1, 1], [1, 1, 1]))]).toEqual([
      { people: 0, counts: null },
      { people: 2, counts: null },
    ])
    expect([0, 1, 2].map(sayTooFew)).toEqual([
      'No reader has rated it yet.',
      'One reader has rated it. What they said is shown once there are 3, so that it gives nobody away.',
      '2 readers have rated it. What they said is shown once there are 3, so that it gives nobody away.',
    ])
  })
})

test.each<[Counts, number[]]>([
  [
    [1, 0, 0, 2, 1],
    [1, 4, 4],
  ],
  [
    [3, 0, 0, 0, 3],
    [1, 1, 5],
  ],
  [
    [0, 0, 3, 0, 0],
    [3, 3, 3],
  ],
  [
    [1, 2, 4, 4, 1],
    [2, 3, 4],
  ],
  [
    [0, 0, 0, 0, 7],
    [5, 5, 5],
  ],
])('of %j the quartiles are %j', (counts, quartiles) => {
  expect([0.25, 0.5, 0.75].map((share) => markAt(counts, share))).toEqual(quartiles)
})

test('the middle is said with its spread and the number of readers', () => {
  expect(sayMiddle([1, 2, 4, 4, 1])).toBe('Median 3; at least half of the 12 readers say 2 to 4.')
  expect(sayMiddle([0, 0, 3, 0, 0])).toBe('Median 3; at least half of the 3 readers say 3.')
})
