import { expect, test } from 'vitest'
import { sayCut } from './say-cut.ts'

test.each([
  ['timeline', 'horizon', null, 'Not all are here: of each sort these are the 15 whose time comes first.'],
  [
    'timeline',
    'title',
    100,
    'Not all are here: of each sort these are the first 15 by title, A to Z. Of each kind no more than the first 100 by title, A to Z were looked at.',
  ],
  [
    'radar',
    'horizon',
    100,
    'Not all are here: where several of one kind and category fall in the same year, only the first is shown. Of each kind no more than the first 100 by nearest horizon were looked at.',
  ],
  [
    'radar',
    'newest',
    null,
    'Not all are here: where several of one kind and category fall in the same year, only the first by newest is shown.',
  ],
] as const)('what the %s shows by %s, with %s looked at, is said', (view, order, looked, said) => {
  expect(sayCut(view, order, looked)).toBe(said)
})
