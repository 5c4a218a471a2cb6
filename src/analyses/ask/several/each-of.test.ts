/** Two events of which it is asked how likely each is. */
import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

test.for<[told: string, asked: string, parts: string[]]>([
  [
    'Two numbers, please: tea at 30 % of drinks by 2031, and tea at 40 % by January 2050.',
    'How likely is each?',
    ['tea at 30 % of drinks by 2031', 'tea at 40 % of drinks by January 2050'],
  ],
  [
    'People on Mars by 2040, and people on the Moon by 2030.',
    'What are the odds of each of them?',
    ['People on Mars by 2040', 'people on the Moon by 2030'],
  ],
])('%s %s', ([told, asked, parts]) => {
  expect(eachOf(told, asked)).toEqual(parts.map((event) => `What is the chance of ${event}?`))
})

test.for([
  ['Tea by 2031, and milk by 2040.', 'How likely is it?'],
  ['Tea and milk by 2040.', 'How likely is each?'],
] as const)('%s %s is asked at once', ([told, asked]) => expect(eachOf(told, asked)).toBeNull())
