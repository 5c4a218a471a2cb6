/** What numbers, years and months a text states. */
import { expect, test } from 'vitest'
import { monthsIn, numbersIn, yearsIn } from './numbers.ts'

const read = (text: string) => numbersIn(text).map(({ value, is }) => [Number(value.toPrecision(6)), is])

test('chances, amounts with their words of scale, and times are told apart', () => {
  expect(read('43% of 9.5 billion people')).toEqual([
    [43, 'percent'],
    [9.5e9, 'plain'],
  ])
  expect(read('10,527 million tonnes of carbon in 2030')).toEqual([
    [1.0527e10, 'plain'],
    [2030, 'time'],
  ])
  expect(read('US$92.4 per barrel, -2.1 points, 1e28 FLOP, under 0.5 per cent')).toEqual([
    [92.4, 'plain'],
    [-2.1, 'plain'],
    [1e28, 'plain'],
    [0.5, 'percent'],
  ])
  expect(read('May 2030, mid-2033 and 2045')).toEqual([
    [2030.38, 'time'],
    [2033.5, 'time'],
    [2045, 'time'],
  ])
})

test('a year is none in an amount or in a name, and before one is by the end of the year before', () => {
  expect(yearsIn('RSA-2048 and RSA 2048 stand; 2,030 TWh, $2030, 2030%')).toEqual([])
  expect(yearsIn('25,000 international $ of 2021, or dollars of 2015')).toEqual([])
  expect(yearsIn('Used before 2045, or by 2050')).toEqual([2044, 2050])
})

test('quarters and seasons are their months', () => {
  expect(monthsIn('Oil in the first quarter of 2028')).toEqual([1, 2, 3])
  expect(monthsIn('Gas in the winter of 2027/28')).toEqual([12, 1, 2])
  expect(monthsIn('Gold in December 2027')).toEqual([12])
  expect(monthsIn('It may fall in 2027')).toEqual([])
})
