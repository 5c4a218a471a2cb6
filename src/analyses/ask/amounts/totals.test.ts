import { expect, test } from 'vitest'
import { asksForAll } from './totals.ts'

test.for<[words: string, is: boolean]>([
  ['How many tonnes of tea will all of humanity drink', true],
  ['How much tea will the world use', true],
  ['What will the total consumption of tea be', true],
  ['How much tea will be drunk in total', true],
  ['How much tea will the whole world drink altogether', true],
  ['What weight of tea do all people together drink', true],
  ['How much tea will each of us drink in total', false],
  ['How much tea does humanity use per head', false],
  ['What will the total fertility rate be', false],
  ['What percentage of humanity drinks tea', false],
  ['What share of all people drinks tea', false],
  ['How much tea does a person drink', false],
  ['What will tea cost in the world', false],
  ['What percentage of humanity will drink tea', false],
  ['What share of all people will drink tea', false],
])('%s: %s', ([words, is]) => expect(asksForAll(words)).toBe(is))
