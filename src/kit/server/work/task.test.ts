import { expect, test } from 'vitest'
import { placeOf } from './task.ts'

const stackOf = (error: Error, ...places: string[]) =>
  Object.assign(error, { stack: [String(error), ...places.map((place) => `    at perform (${place})`)].join('\n') })

test.each([
  [
    'an error of the program, by where it was thrown',
    stackOf(new TypeError('Ada’s words'), 'file:///farsight/src/items/server/numbers/work.ts:41:7', 'src/kit/b.ts:9:1'),
    'TypeError at items/server/numbers/work.ts:41',
  ],
  [
    'an error of the database, with its code',
    stackOf(Object.assign(new Error('duplicate'), { code: '23505' }), 'node:net:1:1', '/farsight/src/kit/c.ts:3:1'),
    'Error 23505 at kit/c.ts:3',
  ],
  ['an error from outside the program', stackOf(new RangeError('far'), 'node:internal/x:1:1'), 'RangeError'],
  ['what is no error', 'Ada’s words', 'unknown'],
])('operators read of %s, and none of its words', (_, error, place) => {
  expect(placeOf(error)).toBe(place)
})
