import { expect, test } from 'vitest'
import { sayCut } from './say-cut.ts'

test.each([
  ['timeline', 'horizon', null, '90 of them are here, not all: of each sort the 15 whose time comes first.'],
  [
    'timeline',
    'title',
    100,
    '90 of them are here, not all: of each sort the first 15 by title, A to Z. Of each kind no more than the first 100 by title, A to Z were looked at.',
  ],
  [
    'radar',
    'horizon',
    100,
    '90 of them are here, not all: where several of one kind and category fall in the same year, the first. Of each kind no more than the first 100 by nearest horizon were looked at.',
  ],
  [
    'radar',
    'newest',
    null,
    '90 of them are here, not all: where several of one kind and category fall in the same year, the first by newest.',
  ],
] as const)('what the %s shows by %s, with %s looked at, is said', (view, order, looked, said) => {
  expect(sayCut({ view, order, looked, shown: 90 })).toBe(said)
})
