import { expect, test } from 'vitest'
import { isForOthers, sightOf } from './use-sight.ts'

test.for([
  ['published', 'visitor', false, 'shown'],
  ['published', 'waiting', false, 'shown'],
  ['published', 'user', false, 'shown'],
  ['private', 'user', false, 'shown'],
  ['private', 'waiting', false, 'shown'],
  ['private', 'visitor', false, 'missing'],
  ['missing', 'visitor', false, 'missing'],
  ['missing', 'waiting', false, 'looking'],
  ['missing', 'user', false, 'looking'],
  ['missing', 'user', true, 'missing'],
] as const)(
  'a page that has the item as %s shows a %s (looked: %s) that it is %s',
  ([seen, status, hasLooked, sight]) => {
    expect(sightOf(seen, { status, hasLooked })).toBe(sight)
  },
)

test.for([
  ['missing', 'user', true],
  ['missing', 'visitor', false],
  ['missing', 'waiting', false],
  ['private', 'visitor', true],
  ['private', 'user', false],
  ['published', 'user', false],
  ['published', 'visitor', false],
] as const)('an item that is %s is loaded anew for a %s: %s', ([seen, status, isStale]) => {
  expect(isForOthers(seen, status)).toBe(isStale)
})
