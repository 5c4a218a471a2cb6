import { expect, test } from 'vitest'
import { radarMove } from './radar-move.ts'

test.each([
  [2030, 2032, 'nearer', 'nearer by 2 years'],
  [2030.5, 2030, 'farther', 'farther off by 6 months'],
  [2031.5, 2030, 'farther', 'farther off by 18 months'],
  [2031, 2030, 'farther', 'farther off by 1 year'],
  [2030, 2030.09, 'nearer', 'nearer by 1 month'],
  [2034.6, 2030, 'farther', 'farther off by 5 years'],
  [2030.02, 2030, 'same', 'where it was'],
  [2030, 2030, 'same', 'where it was'],
  [2030, null, 'new', 'new'],
])('what stands at %d and stood at %s is %s: “%s”', (year, was, is, says) => {
  expect(radarMove(year, was)).toMatchObject({ is, says, was })
})
