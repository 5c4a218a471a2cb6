import { expect, test } from 'vitest'
import { putRight } from './spelling.ts'

test.for([
  ['wil the goverment spray stuf', 'will the government spray stuff'],
  ['cool the erth on a larg scale', 'cool the earth on a large scale'],
  ['into the stratosfere', 'into the stratosphere'],
  ['will sum state do it', 'will some state do it'],
] as const)('“%s” is meant as “%s”', ([typed, meant]) => expect(putRight(typed)).toBe(meant))

test.for([
  'a larger staff of governments',
  'lager for sale',
  'will the sum be larger',
  'atmospheric hearths',
  'cold fusion sold',
])('“%s” is written as it should be', (typed) => expect(putRight(typed)).toBe(typed))
