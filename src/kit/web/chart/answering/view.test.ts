import { assert, boolean, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readView, writeView } from './view.ts'

test('a view of a chart is short in an address, and says only what is not as the page opens', () => {
  expect(writeView({ chart: 'co2-in-the-air', isWhole: false, at: null })).toBe('#chart=co2-in-the-air')
  expect(writeView({ chart: 'co2-in-the-air', isWhole: true, at: '2030' })).toBe(
    '#chart=co2-in-the-air&years=all&at=2030',
  )
})

test('it is read as it was written, whatever a chart is called', () => {
  const view = record({
    chart: string({ unit: 'grapheme' }),
    isWhole: boolean(),
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
  expect(readView('#chart=%E0%A4%A&years=some&at=')).toEqual({ chart: '\uFFFD%A', isWhole: false, at: null })
})
