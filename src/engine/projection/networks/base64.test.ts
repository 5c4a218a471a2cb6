import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

test('bytes become the text that everybody else makes of them', () => {
  expect(toBase64(Uint8Array.of(1, 2))).toBe('AQI=')
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    }),
  )
})

test('and come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes])
    }),
  )
})

test.each(['A*==', 'AQI\u{17F}', 'AQ I'])('%j is not base64', (text) => {
  expect(() => fromBase64(text)).toThrow('must be base64')
})
