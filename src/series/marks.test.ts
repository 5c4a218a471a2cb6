/** What marks mean, in the words of pages. */
import { expect, test } from 'vitest'
import { byWords, provisionalFrom, sayMark } from './marks.ts'

test.for([
  ['p', 'preliminary'],
  ['est.', 'estimated'],
  ['be', 'break, estimated'],
  ['b e', 'break, estimated'],
  ['e s', 'estimated'],
  ['p 1', 'preliminary, marked “1”'],
  ['ab', 'marked “ab”'],
  ['†', 'marked “†”'],
] as const)('%s is %s', ([mark, said]) => {
  expect(sayMark(mark)).toBe(said)
})

const observations: [string, number][] = [
  ['2021', 1],
  ['2022', 2],
  ['2023', 3],
]

test.for<[marks: [string, string][], from: string | undefined]>([
  [[['2023', 'p']], '2023'],
  [
    [
      ['2022', 'bp'],
      ['2023', 'p 1'],
    ],
    '2022',
  ],
  [[['2021', 'p']], undefined],
  [
    [
      ['2021', 'p'],
      ['2023', 'p'],
    ],
    '2023',
  ],
  [[['2023', 'e']], undefined],
  [[], undefined],
])('values marked %j are provisional from %s on', ([marks, from]) => {
  expect(provisionalFrom(observations, marks)).toBe(from)
})

test('dates stand together by what is said of them', () => {
  expect(
    byWords([
      ['2021', 'e'],
      ['2022', '1'],
      ['2023', 'est.'],
    ]),
  ).toEqual([
    ['estimated', ['2021', '2023']],
    ['marked “1”', ['2022']],
  ])
})
