import { assert, boolean, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readView, writeView } from './view.ts'

test('a view of a chart is short in an address, and says only what is not as the page opens', () => {
  expect(writeView({ chart: 'co2-in-the-air', isWhole: false, window: null, at: null })).toBe('#chart=co2-in-the-air')
  expect(writeView({ chart: 'co2-in-the-air', isWhole: true, window: null, at: '2030' })).toBe(
    '#chart=co2-in-the-air&years=all&at=2030',
  )
  expect(writeView({ chart: 'how-it-went', isWhole: false, window: 'week', at: null })).toBe(
    '#chart=how-it-went&window=week',
  )
})

test('it is read as it was written, whatever a chart is called', () => {
  const view = record({
    chart: string({ unit: 'grapheme' }),
    isWhole: boolean(),
    window: option(string({ unit: 'grapheme', minLength: 1 })),
    at: option(string({ unit: 'grapheme', minLength: 1 })),
  })
  assert(
    property(view, (one) => {
      expect(readView(writeView(one))).toEqual(one)
    }),
  )
})

test.each(['', '#', '#course', '#at=2030', 'chart=x'])('%o names no chart', (hash) => {
  expect(readView(hash)).toBeNull()
})

test('what is broken in an address is read as far as it goes', () => {
  expect(readView('#chart=%E0%A4%A&years=some&at=')).toEqual({
    chart: '\uFFFD%A',
    isWhole: false,
    window: null,
    at: null,
  })
})
