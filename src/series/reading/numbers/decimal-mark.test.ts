/** Which mark stands before the decimals, and what a value is then. */
import { describe, expect, test } from 'vitest'
import { decimalMarkOf, valueOf } from './decimal-mark.ts'

describe('the decimal mark', () => {
  test.for<[digits: string[], mark: string | null]>([
    [['12', '13'], null],
    [['1.5', '2'], '.'],
    [['1,5', '2,25'], ','],
    [['1.234,5', '2.345'], ','],
    [['1,234', '1,234,567'], '.'],
    [['0.123', '0.456'], '.'],
    [['.5', '.25'], '.'],
    [['1234.567'], '.'],
    [['1,5', '2,25', '0,75', '3,5', '1,234'], ','],
  ])('of %j is %s', ([digits, mark]) => {
    expect(decimalMarkOf(digits)).toEqual({ is: 'known', mark })
  })

  test.for<[why: string, digits: string[]]>([
    ['nothing proves it', ['1,234', '1,240']],
    ['nothing proves it of points either', ['1.234', '1.240']],
    ['values prove both', ['1,5', '2.75']],
    ['one value alone would decide for others, and may be a slip', ['1,234', '1,24', '1,251']],
    ['two would decide for as many', ['1,000', '1,000', '1,0000', ',000']],
    ['three would decide for one', ['1,000', '1,0000', ',000', '1,00']],
    ['no more would decide than hang on them', ['1,24', '1,25', '1,26', '1,27', '1,231', '1,232', '1,233', '1,234']],
  ])('is asked where %s', ([, digits]) => {
    expect(decimalMarkOf(digits)).toEqual({ is: 'asked' })
  })
})

test.for<[digits: string, mark: '.' | ',' | null, value: number | null]>([
  ['1.234,5', ',', 1234.5],
  ['12.34,5', ',', null],
  ['1,23,456', '.', null],
  ['1.2.3', '.', null],
  ['1,234', '.', 1234],
  ['1,234', ',', 1.234],
  ['12٫5', null, 12.5],
  ['9'.repeat(400), null, Infinity],
])('%s with the mark %s is %s', ([digits, mark, value]) => {
  expect(valueOf(digits, mark, 0)).toBe(value)
})
