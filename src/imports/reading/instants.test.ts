import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, isZoneless } from './instants.ts'

test.each([
  ['2024-01-31 12:05:09.5+00:00', '2024-01-31T12:05:09.500Z'],
  ['2024-01-31T12:05:09.123456Z', '2024-01-31T12:05:09.123Z'],
  ['2024-1-3 4:05:6', '2024-01-03T04:05:06.000Z'],
  ['2024-01-31', '2024-01-31T00:00:00.000Z'],
  ['2024-01-31 01:00:00+05:30', '2024-01-30T19:30:00.000Z'],
  ['2024-01-31 23:00:00-0200', '2024-02-01T01:00:00.000Z'],
  ['2024-01-31 23:00 UTC', '2024-01-31T23:00:00.000Z'],
])('%s is the moment %s', (text, moment) => {
  expect(new Date(instantOf(text) ?? Number.NaN).toISOString()).toBe(moment)
})

test.each([
  '',
  '2024',
  'yesterday',
  '2024-02-30',
  '2024-13-01 00:00:00',
  '2024-01-01 25:00:00',
  '31.01.2024',
  '1706702709',
  '0000-01-02',
  '1969-12-31 23:59:59',
  '1970-01-01 00:00:00+01:00',
  '9999-12-31 23:59:59-00:01',
  '2024-01-31 23:00:00+99:99',
  '2024-01-31 23:00:00+14:01',
  '2024-01-31 23:00:00-23:59',
  '2024-01-31 23:00:00+05:60',
])('"%s" is no moment', (text) => expect(instantOf(text)).toBe(null))

test('every moment is read as it is written by others', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString()
      expect(instantOf(iso)).toBe(date.getTime())
      expect(instantOf(iso.replace('T', ' ').replace('Z', '+00:00'))).toBe(date.getTime())
    }),
  )
})

test('a time without a zone is told apart', () => {
  expect(
    ['2024-01-03 04:05:06', '2024-01-03', '2024-01-03 04:05:06Z', '2024-01-03 04:05:06-05:00', ''].map(isZoneless),
  ).toEqual([true, true, false, false, false])
})
