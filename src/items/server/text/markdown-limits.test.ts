/** Text of 100,000 signs, chosen to be hard to read, is read in a moment: it would hold the process for everybody. */
import { expect, test } from 'vitest'
import type { Prose } from '../../prose.ts'
import { cpuMsOf } from '../../../../test/cpu.ts'
import { parseProse } from './markdown.ts'

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

test('a table is shown as it was written', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |'
  expect(parseProse(`Before\n\n${table}\n\nAfter`).map((node) => [node.tag, textOf([node])])).toEqual([
    ['p', 'Before'],
    ['p', table],
    ['p', 'After'],
  ])
})

test('nesting 10,000 deep is shown as it was written', () => {
  const markdown = `${'> '.repeat(10_000)}deep`
  expect(textOf(parseProse(markdown))).toBe(markdown)
})

test('a rule of many dashes is one, and a paragraph in bold as long as a paragraph is stays bold', () => {
  expect(parseProse('- '.repeat(60))).toEqual([{ tag: 'hr' }])
  const [paragraph] = parseProse(`**${'word '.repeat(80)}end**`)
  expect(paragraph?.children).toEqual([
    { tag: 'strong', children: [{ tag: 'text', text: `${'word '.repeat(80)}end` }] },
  ])
})

test('an address of the web is a link wherever in a long text it stands', () => {
  const before = 'some words before it '.repeat(20)
  for (let i = 180; i < 230; i++) {
    const [paragraph] = parseProse(`${before.slice(0, i)} https://example.org/a after`)
    expect(paragraph?.children?.find(({ tag }) => tag === 'a')?.href).toBe('https://example.org/a')
  }
})
