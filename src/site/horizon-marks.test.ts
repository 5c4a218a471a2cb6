import { expect, test } from 'vitest'
import { hasDue, hasPlaces, placeMarks, yearPlace } from './horizon-marks.ts'

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
    { place: 72.5, label: 'closes', side: 'left', onPhone: null },
    { place: 75, label: 'resolves 2050', side: 'right', onPhone: 'left' },
  ])
})

test('a label that would cover the needle hands its words to the next mark', () => {
  const marks = [
    { year: 2027.66, label: 'closes', side: 'left' as const },
    { year: 2027.83, label: 'resolves 2027', side: 'right' as const },
  ]
  expect(placeMarks(marks, needle).map(({ label }) => label)).toEqual(['', 'closes, resolves 2027'])
  expect(placeMarks(marks.slice(0, 1), needle)).toEqual([
    { place: 19.15, label: 'closes', side: 'right', onPhone: 'right' },
  ])
})

test('a label that the next would cover hands it its words, also where that turned round at the end of the scale', () => {
  const far = [
    { year: 2059.5, label: 'closes', side: 'left' as const },
    { year: 2060.8, label: 'resolves 2060', side: 'right' as const },
  ]
  expect(placeMarks(far, needle)).toEqual([
    { place: 98.75, label: '', side: 'right', onPhone: null },
    { place: 100, label: 'closes 2059, resolves 2060', side: 'left', onPhone: 'left' },
  ])
})

const onPhone = (year: number, label: string) => placeMarks([{ year, label, side: 'right' }], needle)[0]?.onPhone
test('on a telephone the last mark has its words where they are whole, and none where they never are', () => {
  expect([onPhone(2030, 'resolves 2030'), onPhone(2052.5, 'resolves 2052')]).toEqual(['right', 'left'])
  expect(onPhone(2035, 'closes, and resolves in 2035 at the latest')).toBeNull()
})

test('a label that would leave the scale turns round', () => {
  expect(placeMarks([{ year: 2059, label: 'horizon 2059', side: 'right' }], needle)[0]?.side).toBe('left')
})

test.each([
  ['no mark and no span', [], [], false],
  ['a mark, wherever it stands', [1], [], true],
  ['a span that ends before the scale begins', [], [{ from: 1990, to: 2020 }], false],
  ['a span that begins after it', [], [{ from: 2060, to: 2100 }], false],
  ['a span that reaches into it', [], [{ from: 1990, to: 2021 }], true],
])('an item has a place on the scale or not: %s', (_, marks, spans, has) => {
  expect(hasPlaces(marks, spans)).toBe(has)
})

test.each([
  ['nothing at all', [], false],
  ['only what comes after the scale', [{ year: 2085, kind: 'trend', items: 3 }], false],
  ['only a kind that is not drawn', [{ year: 2030, kind: 'rumour', items: 3 }], false],
  ['a year with nothing in it', [{ year: 2030, kind: 'trend', items: 0 }], false],
  ['one item', [{ year: 2060, kind: 'trend', items: 1 }], true],
])('home has years to draw or not: %s', (_, years, has) => {
  expect(hasDue(years, ['trend'])).toBe(has)
})
