/** What the record says in words. */
import { expect, test } from 'vitest'
import { coverageSteps, nameCoverage, sayCoverage, sayOneSided } from './record-words.ts'

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
