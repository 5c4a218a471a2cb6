/** Text of 100,000 signs, chosen to be hard to read, is read in a moment: it would hold the process for everybody. */
import { expect, test } from 'vitest'
import type { Prose } from '#items/prose.ts'
import { cpuMsOf } from '../cpu.ts'
import { parseProse } from '#items/server/text/markdown.ts'

const length = 100_000
const textOf = (tree: readonly Prose[]): string =>
  tree.map(({ text = '', children = [] }) => text + textOf(children)).join('')

test.each([
  ['a mail address that never comes', `${'a'.repeat(length)}@`],
  ['dots before a mail address', `${'a.'.repeat(length / 2)}@`],
  ['underscores that open', '_a'.repeat(length / 2)],
  ['stars that open', '**a'.repeat(length / 3)],
  ['stars and underscores', '*_'.repeat(length / 2)],
  ['tildes', '~a~~'.repeat(length / 4)],
  ['brackets', '['.repeat(length)],
  ['links in links', '[a]('.repeat(length / 4)],
  ['quotes 100,000 deep', '>'.repeat(length)],
  ['lists in lists', `${'- - '.repeat(length / 4)}x`],
  ['numbers in lists', '1. '.repeat(length / 3)],
  ['headings by the line below', 'a\n-\n'.repeat(length / 4)],
  ['tables that are none', 'a\n-|-\n'.repeat(length / 6)],
  ['tables of other widths than their heads', 'a|b\n-|-|-\n'.repeat(length / 10)],
  ['elements in a line of words', `x ${'<div\n'.repeat(length / 5)}`],
  ['instructions that never end', `x ${'<?'.repeat(length / 2)}`],
  ['comments', '<!--'.repeat(length / 4)],
])('%s', (_, markdown) => {
  let tree: readonly Prose[] = []
  const used = cpuMsOf(() => (tree = parseProse(markdown)))
  expect(used).toBeLessThan(2500) // it takes a tenth of that, and took eight seconds and more
  expect(textOf(tree).length).toBeGreaterThan(0)
})
