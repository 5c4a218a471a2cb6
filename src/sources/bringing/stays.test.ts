import { expect, test } from 'vitest'
import { withoutOlder } from './stays.ts'

const series = (observations: [string, number][]) => [
  { key: null, unit: null, frequency: 'yearly' as const, observations, marks: [], missing: [], notes: [] },
]
const diff = {
  added: [],
  revised: [],
  gone: [['1990', 1] as [string, number], ['2001', 2] as [string, number]],
  same: 1,
}

test('values before the source’s first one stay, and those that it leaves out later are gone', () => {
  expect(
    withoutOlder({
      diff,
      series: series([
        ['2000', 3],
        ['2002', 4],
      ]),
    }),
  ).toEqual({
    diff: { ...diff, gone: [['2001', 2]] },
    older: 1,
  })
})

test('of a source without values nothing is said', () => {
  expect(withoutOlder({ diff, series: series([]) })).toBeNull()
  expect(withoutOlder({ diff: null, series: series([['2000', 3]]) })).toBeNull()
})
