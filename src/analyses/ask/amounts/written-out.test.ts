/** Scales that people write short, or in words where a number stands. */
import { expect, test } from 'vitest'
import { writtenOut } from './written-out.ts'

test.for<[typed: string, meant: string]>([
  ['9tn dollars for tea', '9tn dollars for tea'],
  ['8m cups of tea', '8 million cups of tea'],
  ['three in every hundred leaves', 'three in every 100 leaves'],
  ['five out of each thousand leaves', 'five out of every 1000 leaves'],
  ['half a dozen leaves', '6 leaves'],
  ['a full degree warmer', '1 degree warmer'],
])('“%s” is “%s”', ([typed, meant]) => expect(writtenOut(typed)).toBe(meant))
