import { expect, test } from 'vitest'
import { peopleWrittenOut } from './all-people.ts'

test.each([
  ['Will there be more people in 2050 than now?', 'Will world population be more in 2050 than now?'],
  [
    'will there be far fewer people on earth by the end of 2100',
    'will world population be far fewer by the end of 2100',
  ],
  ['Would there still be as many people alive as today?', 'Would world population be as many as today?'],
  ['Will there be more people online in 2050 than now?', null],
  ['Will there be more people in cities by 2050?', null],
  ['Will there be more people over 65 in 2050?', null],
  ['Will there be more people in poverty?', null],
])('“%s” is “%s”', (typed, meant) => expect(peopleWrittenOut(typed)).toBe(meant ?? typed))
