import { expect, test } from 'vitest'
import { namesOtherCode } from './other-code.ts'

test.for([
  ['Will TEA-4096 be brewed by 2035?', 'A kettle brews a TEA-2048 leaf', true],
  ['Will TEA 2048 be brewed by 2035?', 'A kettle brews a TEA-2048 leaf', false],
  ['Will a leaf of 2048 be brewed by 2035?', 'A kettle brews a TEA-2048 leaf', false],
  ['Will MILK-512 or TEA-2048 be brewed?', 'A kettle brews a TEA-2048 leaf', false],
  ['Will TEA-4096 be brewed by 2035?', 'A kettle brews tea', false],
] as const)('%s of %s: %s', ([words, names, is]) => expect(namesOtherCode(words, names)).toBe(is))
