/** What the record says in words. */
import { expect, test } from 'vitest'
import { coverageSteps, nameCoverage, sayCoverage, sayExpected, sayOneSided } from './record-words.ts'

test('shares of values inside a band are named from step to step', () => {
  expect(coverageSteps.map((_, i) => nameCoverage(coverageSteps, i))).toEqual([
    'under 75%',
    '75 to 90%',
    '90 to 95%',
    '95 to 100%',
    'all',
  ])
})

test.each([
  [0.805, 'should be 80%'],
  [0.83, 'should be 80%: the bands are a little too wide'],
  [0.65, 'should be 80%: the bands are too narrow'],
])('a coverage of %d is said beside what was promised', (share, said) => {
  expect(sayCoverage(share, 80)).toBe(said)
})

test('projections that lean are said to, and how many', () => {
  expect(sayOneSided(9, 55, 6)).toMatch(/^Of 9 of the 55 trends all 6 or more values lay on one side .* lean\.$/)
  expect(sayOneSided(0, 55, 6)).toMatch(/^Of none of the 55 trends .* each time\.$/)
})

test.each([
  [3, { members: 3, cameTrue: 2, expected: 1.44 }, 'the chances kept before had expected 1.4'],
  [
    5,
    { members: 3, cameTrue: 2, expected: 1.44 },
    'of 3 the chances kept before had expected 1.4, and 2 of these came true',
  ],
  [2, { members: 0, cameTrue: 0, expected: 0 }, 'no chance of them was kept before'],
])('of %d members that were decided it is said what had been expected: %o', (decided, foretold, said) => {
  expect(sayExpected({ decided, foretold })).toBe(said)
})
