/** What has begun and nobody has measured yet, of years, quarters and months. */
import { expect, test } from 'vitest'
import { isUnseen } from './fan-parts.ts'

test.each([
  ['2026', '2027'],
  ['2026-Q4', '2027-Q1'],
  ['2026-11', '2026-12'],
])('on 23 November 2026 %s has begun, and %s has not', (begun, ahead) => {
  expect([begun, ahead].map((at) => isUnseen(at, '2026-11-23'))).toEqual([true, false])
})
