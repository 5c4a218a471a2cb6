import { expect, test } from 'vitest'
import { runsIn } from './fan.ts'

test('what lies between is drawn of neighbours alone', () => {
  expect(runsIn([1, 2, null, 3])).toEqual([[0, 1]])
  expect(runsIn([1, 2, null, 3, 4, 5])).toEqual([
    [0, 1],
    [3, 4, 5],
  ])
  expect(runsIn([null, 1, null])).toEqual([])
  expect(runsIn([])).toEqual([])
})
