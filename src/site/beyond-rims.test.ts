import { expect, test } from 'vitest'
import { sayBeyond } from './beyond-rims.ts'

test.each([
  [2200, ', beyond 2060: at the outer rim'],
  [2061, ', beyond 2060: at the outer rim'],
  [2060.9, ''],
  [2026, ''],
  [2025.9, ', before 2026: at the inner rim'],
])('of what stands at %d the radar from 2026 to 2060 says “%s”', (year, says) => {
  expect(sayBeyond(year, { now: 2026, end: 2060 })).toBe(says)
})
