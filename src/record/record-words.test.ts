/** What the record says in words. */
import { expect, test } from 'vitest'
import { coverageSteps, nameCoverage, sayCoverage, sayExpected, sayOneSided, sayResolved } from './record-words.ts'

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
  [944, 1000, 95, 'should be 95%, and is, as far as 1,000 values can tell'],
  [9440, 10_000, 95, 'should be 95%: the bands are slightly too narrow'],
  [9560, 10_000, 95, 'should be 95%: the bands are slightly too wide'],
  [612, 1000, 50, 'should be 50%: the bands are too wide'],
  [80, 100, 80, 'should be 80%, and is'],
  [83, 100, 80, 'should be 80%, and is, as far as 100 values can tell'],
  [830, 1000, 80, 'should be 80%: the bands are a little too wide'],
  [770, 1000, 80, 'should be 80%: the bands are a little too narrow'],
  [650, 1000, 80, 'should be 80%: the bands are too narrow'],
])(
  '%d of %d values in the band of %d%% are too many or too few, or as near as can be told',
  (part, values, level, said) => {
    expect(sayCoverage(part, values, level)).toBe(said)
  },
)

test('projections that lean are said to, and how many', () => {
  expect(sayOneSided(9, 55, 6)).toMatch(
    /^In 9 of the 55 trends the values came on one side .* 6 times or more: their projections lean\.$/,
  )
  expect(sayOneSided(0, 55, 6)).toMatch(/^In none of the 55 trends .* 6 times or more\.$/)
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

const next = [{ item: 'prediction/4', label: 'An election', resolves: '2027-05-31' }]
test.for([
  [{ resolved: 0, overdue: 0, next }, 'The first question resolves on 31 May 2027.'],
  [{ resolved: 0, overdue: 0, next: [] }, 'No question has resolved yet.'],
  [{ resolved: 0, overdue: 2, next }, 'No question has resolved yet. 2 should have.'],
  [{ resolved: 1, overdue: 0, next }, '1 question has resolved.'],
  [{ resolved: 3, overdue: 1, next }, '3 questions have resolved. 1 more should have.'],
] as const)('of questions those that should have resolved are told: %o', ([forecasts, says]) => {
  expect(sayResolved({ ...forecasts, next: [...forecasts.next] })).toBe(says)
})
