import { expect, test } from 'vitest'
import { putRight } from './spelling.ts'

test.for([
  ['wil the goverment spray stuf', 'will the government spray stuff'],
  ['cool the erth on a larg scale', 'cool the earth on a large scale'],
  ['into the stratosfere', 'into the stratosphere'],
] as const)('“%s” is meant as “%s”', ([typed, meant]) => expect(putRight(typed)).toBe(meant))

test.for(['a larger staff of governments', 'lager for sale', 'atmospheric hearths'])(
  '“%s” is written as it should be',
  (typed) => expect(putRight(typed)).toBe(typed),
)
