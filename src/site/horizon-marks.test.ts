import { expect, test } from 'vitest'
import { placeMarks, yearPlace } from './horizon-marks.ts'

const needle = yearPlace(2026.89)

test('a year has the same place on every page, and what lies beyond the scale stands at its edge', () => {
  expect([2020, 2040, 2060, 2085, 1990].map(yearPlace)).toEqual([0, 50, 100, 100, 0])
})

test('labels keep the side they ask for where there is room', () => {
  const marks = [
    { year: 2050, label: 'resolves 2050', side: 'right' as const },
    { year: 2049, label: 'closes', side: 'left' as const },
  ]
  expect(placeMarks(marks, needle)).toEqual([
    { place: 72.5, label: 'closes', side: 'left' },
    { place: 75, label: 'resolves 2050', side: 'right' },
  ])
})

test('a label that would cover the needle hands its words to the next mark', () => {
  const marks = [
    { year: 2027.66, label: 'closes', side: 'left' as const },
    { year: 2027.83, label: 'resolves 2027', side: 'right' as const },
  ]
  expect(placeMarks(marks, needle).map(({ label }) => label)).toEqual(['', 'closes, resolves 2027'])
  expect(placeMarks(marks.slice(0, 1), needle)).toEqual([{ place: 19.15, label: 'closes', side: 'right' }])
})

test('a label that would leave the scale turns round', () => {
  expect(placeMarks([{ year: 2059, label: 'horizon 2059', side: 'right' }], needle)[0]?.side).toBe('left')
})
