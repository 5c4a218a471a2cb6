/** What a comma means in a chance. */
import { expect, test } from 'vitest'
import { pointed } from './comma-as-point.ts'

test.for([
  [',', '.'],
  ['7,5', '7.5'],
  [' -0,25 ', '-0.25'],
  ['1,234', '1.234'],
  ['1,234.5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1.234,5', '1234.5'],
  ['1.234.567,8', '1234567.8'],
])('%j is %j', ([written = '', read]) => {
  expect(pointed(written)).toBe(read)
})
