/** Which day is meant by what people write. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater, isDay, sayDay } from '#kit/dates.ts'
import { readDay } from './read-day.ts'

test.each([
  ['2030-05-12', '2030-05-12'],
  ['2030-5-2', '2030-05-02'],
  ['2030/05/12', '2030-05-12'],
  ['12 May 2030', '2030-05-12'],
  ['12th of May, 2030', '2030-05-12'],
  ['12. May 2030', '2030-05-12'],
  ['May 12, 2030', '2030-05-12'],
  ['  1 sept  2030 ', '2030-09-01'],
  ['29 Feb 2028', '2028-02-29'],
])('%s is a day', (text, day) => {
  expect(readDay(text)).toEqual({ day, name: null })
})

test.each([
  ['May 2030', '2030-05-15', 'the middle of the month'],
  ['2030-05', '2030-05-15', 'the middle of the month'],
  ['mid May 2030', '2030-05-15', 'the middle of the month'],
  ['2031', '2031-07-01', 'the middle of the year'],
  ['mid-2031', '2031-07-01', 'the middle of the year'],
  ['early 2031', '2031-03-01', 'the middle of its first third'],
  ['late 2031', '2031-11-01', 'the middle of its last third'],
  ['end of 2031', '2031-12-31', 'its last day'],
  ['the start of 2031', '2031-01-01', 'its first day'],
  ['Q2 2030', '2030-05-15', 'the middle of the quarter'],
  ['2030 Q4', '2030-11-15', 'the middle of the quarter'],
  ['2030-Q4', '2030-11-15', 'the middle of the quarter'],
  ['spring 2030', '2030-04-15', 'the middle of spring 2030, in the north'],
  ['Fall 2030', '2030-10-15', 'the middle of fall 2030, in the north'],
  ['winter 2030/31', '2031-01-15', 'the middle of winter 2030/31, in the north'],
  ['winter 2099-2100', '2100-01-15', 'the middle of winter 2099/00, in the north'],
])('%s stands for a day that is told', (text, day, name) => {
  expect(readDay(text)).toEqual({ day, name })
})

test.each([
  ['30 Feb 2030', 'There is no such day'],
  ['2030-02-30', 'There is no such day'],
  ['2030-13', 'There is no such month'],
  ['5/12/2030', 'Write the month as a word: in figures either may be it'],
  ['winter 2030', 'A winter lies in two years: write winter 2030/31, or a month'],
  ['ma 2030', 'Not read as a day. Write 12 May 2030, May 2030, spring 2030 or 2030'],
  ['winter 2030/32', 'A winter lies in two years: write winter 2030/31, or a month'],
  ['spring 2030/31', 'Not read as a day. Write 12 May 2030, May 2030, spring 2030 or 2030'],
  ['soon', 'Not read as a day. Write 12 May 2030, May 2030, spring 2030 or 2030'],
  ['20300512', 'Not read as a day. Write 12 May 2030, May 2030, spring 2030 or 2030'],
])('%s is refused in words', (text, fault) => {
  expect(readDay(text)).toEqual({ fault })
})

test('nothing is no day, and no fault', () => {
  expect(readDay('  ')).toBeNull()
})

test('a day is read as it is said, and whatever else is typed is a real day or a fault', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (later) => {
      const day = daysLater('1970-01-01', later)
      expect(readDay(sayDay(day))).toEqual({ day, name: null })
      expect(readDay(day)).toEqual({ day, name: null })
    }),
  )
  const scrap = fc.constantFrom('2030', '-', '/', ' ', 'may', 'q2', 'winter', 'late', '31', '0', 'the', '٣', '9999')
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 6 }), (scraps) => {
      const read = readDay(scraps.join(''))
      expect(read === null || 'fault' in read || isDay(read.day)).toBe(true)
    }),
  )
})
