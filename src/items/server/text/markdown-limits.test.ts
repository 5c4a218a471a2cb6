/** Text that is deep or long is shown as it was written. What is hard to read: test/trials/markdown-limits.test.ts. */
import { expect, test } from 'vitest'
import type { Prose } from '../../prose.ts'
import { parseProse } from './markdown.ts'

const textOf = (tree: readonly Prose[]): string =>
  tree.map(({ text = '', children = [] }) => text + textOf(children)).join('')

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
