/** What a field for a day says while somebody types in it. */
import { expect, test } from 'vitest'
import { dayMeant, tellDay } from './told-day.ts'

const end = '2039-12-31'

test.each([
  [
    'a month is told with its middle',
    'May 2030',
    '2030-05-15',
    ['May 2030', '15 May 2030, the middle of the month', null],
  ],
  ['a day in figures is told in words', '2030-05-12', '2030-05-12', ['2030-05-12', '12 May 2030', null]],
  ['a day in words tells itself', '12 May 2030', '2030-05-12', ['12 May 2030', null, null]],
  [
    'what is no day stays, with why',
    'soo',
    '',
    ['soo', null, 'Not read as a day. Write 12 May 2030, May 2030, spring 2030 or 2030'],
  ],
  ['what comes from elsewhere takes its place', 'May 2030', '2031-01-01', ['1 Jan 2031', null, null]],
  ['later is the end of an open range', 'Never', end, ['Never', 'or later, or never', null]],
  ['so is its last day', '2039-12-31', end, ['2039-12-31', 'or later, or never', null]],
  ['from wherever that comes', '', end, ['31 Dec 2039', 'or later, or never', null]],
  ['nothing is told of nothing', '', '', ['', null, null]],
])('%s', (_, typed, value, [shown, hint, fault]) => {
  expect(tellDay(typed, value, end)).toEqual({ shown, hint, fault })
})

test('of a closed range later is no day', () => {
  expect([dayMeant('later', end), dayMeant('later', null)]).toEqual([end, ''])
})
