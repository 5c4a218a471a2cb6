/** When a question asks, read from how people write it; on 22 November 2026. */
import { describe, expect, test } from 'vitest'
import { cutReference } from './reference.ts'
import { cutWhen } from './when.ts'

const today = new Date('2026-11-22T12:00:00Z')

describe('a time within a year', () => {
  test.each<[string, number, number, string]>([
    ['ice in september 2031', 2031, 2031, '09'],
    ['a price for sept 2031', 2031, 2031, '09'],
    ['cost in march of 2031', 2031, 2031, '03'],
    ['on 4 july 2031', 2031, 2031, '07'],
    ['on july 4th, 2031', 2031, 2031, '07'],
    ['in the winter of 2031/32', 2031, 2032, '12-02'],
    ['the summer of 2031', 2031, 2031, '06-08'],
    ['next winter', 2026, 2027, '12-02'],
    ['next spring', 2027, 2027, '03-05'],
    ['this autumn', 2026, 2026, '09-11'],
    ['in the third quarter of 2031', 2031, 2031, '07-09'],
    ['q1 2031', 2031, 2031, '01-03'],
    ['in 2031 q4', 2031, 2031, '10-12'],
    ['in the last quarter of 2031', 2031, 2031, '10-12'],
    ['the second half of 2031', 2031, 2031, '07-12'],
    ['free of ice in some september? in a september by 2045', 2026, 2045, '09'],
    ['by june 2031', 2026, 2031, '06'],
    ['in early 2031', 2031, 2031, '01-04'],
    ['mid 2031', 2031, 2031, '05-08'],
    ['in the middle of 2031', 2031, 2031, '05-08'],
    ['late 2031', 2031, 2031, '09-12'],
    ['by early 2031', 2026, 2031, '04'],
    ['before mid 2031', 2026, 2031, '06'],
    ['between june and august 2031', 2031, 2031, '06-08'],
    ['from december 2031 to february 2032', 2031, 2032, '12-02'],
    ['in the first three months of 2031', 2031, 2031, '01-03'],
    ["2031's third quarter", 2031, 2031, '07-09'],
    ['the 2031/32 winter', 2031, 2032, '12-02'],
    ['next july', 2027, 2027, '07'],
    ["on new year's eve 2031", 2031, 2031, '12'],
  ])('%s', (text, from, to, month) => expect(cutWhen(text, today).found).toMatchObject({ from, to, month }))
})

describe('a time in years', () => {
  test.each<[string, string, number | null, number | null]>([
    ['before the end of 2031', 'by', 2026, 2031],
    ['before 2031', 'by', 2026, 2030],
    ['before 2031 is over', 'by', 2026, 2031],
    ['before 1 january 2031', 'by', 2026, 2030],
    ['by 2031 at the latest', 'by', 2026, 2031],
    ['between now and 2031', 'by', 2026, 2031],
    ['sometime before 2031', 'by', 2026, 2030],
    ['come 2031', 'in', 2031, 2031],
    ['when 2031 ends', 'in', 2031, 2031],
    ['in the years to 2031', 'by', 2026, 2031],
    ['get to 2031 without a strike', 'by', 2026, 2031],
    ['by the end of the 2030s', 'by', 2026, 2039],
    ['before the decade is out', 'by', 2026, 2029],
    ['by the close of the decade', 'by', 2026, 2029],
    ['a dozen years from now', 'in', 2038, 2038],
    ['in under five years', 'by', 2026, 2031],
    ['in half a century', 'in', 2076, 2076],
    ['no later than 2031', 'by', 2026, 2031],
    ['by late 2031', 'by', 2026, 2031],
    ['in the mid 2030s', 'within', 2034, 2036],
    ['over the coming fourteen years', 'by', 2026, 2040],
    ['within my next couple of years', 'by', 2026, 2028],
    ['twelve years from now', 'in', 2038, 2038],
    ["in ten years' time", 'in', 2036, 2036],
    ['from 2031 on', 'within', 2031, null],
    ['in either 2031 or 2032', 'within', 2031, 2032],
    ['in 2031 or in 2040', 'in', 2040, 2040],
    ['in this century', 'by', 2026, 2100],
    ['next season', 'within', 2026, 2027],
  ])('%s', (text, kind, from, to) => expect(cutWhen(text, today).found).toMatchObject({ kind, from, to }))

  test.each([
    'nothing',
    'break rsa 2048',
    'under agenda 2030',
    'a crowd of 2040 people',
    'it was so in 1999',
    'for $2050',
  ])('there is none in “%s”', (text) => expect(cutWhen(text, today).found).toBeNull())
})

test('of several times the last to end is asked for, and all are taken out', () => {
  expect(cutWhen('built in 2028, gone by 2040', today)).toEqual({
    found: { kind: 'by', from: 2026, to: 2040 },
    rest: 'built  , , gone  , ',
    others: ['in 2028'],
  })
})

describe('what a question compares with is another time', () => {
  test.each<[string, number | null]>([
    ['lower than in 2015', 2015],
    ['a third below its 2015 level', 2015],
    ['back where it was in 2015', 2015],
    ['compared with 2015', 2015],
    ['above the average of 1951-1980', 1951],
    ['twice what it is today', 2026],
    ['more than last year', 2025],
    ['higher than in 2026', 2026],
    ['twice what it is now', 2026],
    ['what part of it will be left ten years from now', null],
    ['the number of houses a decade from now', null],
    ['over 2000 ppb', null],
    ['by 2035', null],
    ['in 2026', null],
    ['today', null],
  ])('%s', (text, year) => expect(cutReference(text, today).found).toBe(year))
})
