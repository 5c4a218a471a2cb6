import { expect, test } from 'vitest'
import { sayCut } from './say-cut.ts'

test.each([
  ['timeline', 'horizon', null, 'The timeline shows 90 of these items: in each group the 15 whose time comes first.'],
  [
    'timeline',
    'title',
    100,
    'The timeline shows 90 of these items: in each group the first 15, sorted by title, A to Z. They are taken from the first 100 of each kind, sorted by title, A to Z.',
  ],
  [
    'radar',
    'horizon',
    100,
    'The radar shows 90 of these items: where several of one kind and category fall in the same year, the first of them. They are taken from the first 100 of each kind, sorted by nearest horizon.',
  ],
  [
    'radar',
    'newest',
    null,
    'The radar shows 90 of these items: where several of one kind and category fall in the same year, the first of them, sorted by newest.',
  ],
] as const)('what the %s shows by %s, with %s looked at, is said', (view, order, looked, said) => {
  expect(sayCut({ view, order, looked, shown: 90 })).toBe(said)
})
