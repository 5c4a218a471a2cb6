import { expect, test } from 'vitest'
import { plainLine, plainText, reportNote } from './plain-line.ts'
import { whyNotPlain } from './text.ts'

test.for([
  ['CO\u2082 above 430 ppm', null],
  ['Größe, naïveté, Đuro Đaković, Łódź, İstanbul', null],
  ['Температура в Москве', null],
  ['日本の人口は2050年に1億人', null],
  ['الاحتباس الحراري', null],
  ['Grains of 5 µm and 3 Å', null],
  ['Cafe\u0301', null],
  ['Вirth rate', 'mixes letters of different alphabets in "Вirth"'],
  ['Αpple', 'mixes letters of different alphabets in "Αpple"'],
  ['Prices \u202efall\u202c', 'has a sign in it that cannot be seen'],
  ['A family 👨‍👩‍👧, a heart ❤️, a flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿, a hand 👍🏽', null],
  ['fami\u200dly', 'has a sign in it that cannot be seen'],
  ['👨\u200d', 'has a sign in it that cannot be seen'],
  ['🏴\u{e0041}\u{e007f}', 'has a sign in it that cannot be seen'],
  ['a👍🏽б', null],
  ['Far\u200bsight', 'has a sign in it that cannot be seen'],
  ['Two\nlines', 'has a sign in it that cannot be seen'],
  ['Tag\u{e0041}', 'has a sign in it that cannot be seen'],
  ['Z\u0300\u0301\u0302\u0303\u0304 falls', 'piles up signs on one letter'],
])('of the line %j it is said: %s', ([text, reason]) => {
  expect(whyNotPlain(text as string)).toBe(reason)
})

test('a line is kept in one normal form, without spaces at its ends, and counted so', () => {
  expect(plainLine(3, 6).parse('  Cafe\u0301s ')).toBe('Cafés')
  expect(plainLine(3, 6).safeParse('  a ').success).toBe(false)
  expect(plainLine(3, 6).safeParse('sevenis').success).toBe(false)
})

test('a text keeps its lines, with one sign for the end of each, and each must be plain', () => {
  expect(plainText(3, 20).parse(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree')
  expect(plainText(3, 20).safeParse('one\nt\u200bwo').error?.issues[0]?.message).toBe(
    'has a sign in it that cannot be seen',
  )
  expect(plainLine(3, 20).safeParse('one\ntwo').success).toBe(false)
})

test('a note to operators keeps its words and its lines, and nothing that turns or hides them', () => {
  expect(reportNote.parse(' It says \u202eevil\u202c.\r\nSee\tthe Вirth\u200b rate. ')).toBe(
    'It says evil.\nSee the Вirth rate.',
  )
  expect(reportNote.parse(undefined)).toBe('')
  expect(reportNote.safeParse('a'.repeat(1001)).success).toBe(false)
})
