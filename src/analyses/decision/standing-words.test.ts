/** Where a decision turns, as its fields say it. */
import { expect, test } from 'vitest'
import { noConsequences } from './no-consequences.ts'
import { sayStanding } from './standing-words.ts'

const option = (name: string, ...brings: number[]) => ({ name, brings })

test.each<[string, ReturnType<typeof option>[], object, string]>([
  [
    'two',
    [option('lease', 40, 40), option('buy', 100, 0)],
    {},
    'The choice turns at a chance of 40% for a yes: below it “lease” brings the most on average, above it “buy”.',
  ],
  [
    'costs',
    [option('lease', 40, 40), option('buy', 100, 0)],
    { isCost: true },
    'The choice turns at a chance of 40% for a yes: below it “buy” costs the least on average, above it “lease”.',
  ],
  [
    'three',
    [option('a', 0, 60), option('b', 40, 40), option('c', 60, 0)],
    { outcomes: { by: 'value', value: 4, unit: '' } },
    'The choice turns at chances of 33% and 67% for that value or more: up to the first “a” brings the most on average, then “b”, then “c”.',
  ],
  [
    'one best',
    [option('a', 1, 2), option('b', 3, 4)],
    {},
    '“b” is at least as good as the rest whichever way it comes: no chance would turn that.',
  ],
  [
    'no difference',
    [option('a', 1, 2), option('b', 1, 2)],
    {},
    'All of them come to the same whichever way it comes, so that nothing hangs on the answer.',
  ],
])('of %s it says so', (_what, options, more, said) => {
  expect(sayStanding({ ...noConsequences, unit: 'euros', options, ...more })).toBe(said)
})
