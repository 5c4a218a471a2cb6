import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prose, type Prose } from '../../prose.ts'
import { parseProse } from './markdown.ts'

const textOf = (tree: Prose[]): string => tree.map((node) => (node.text ?? '') + textOf(node.children ?? [])).join('')
const tagsOf = (tree: Prose[]): string[] => tree.flatMap((node) => [node.tag, ...tagsOf(node.children ?? [])])
const hrefsOf = (tree: Prose[]): string[] =>
  tree.flatMap((node) => [...(node.href ? [node.href] : []), ...hrefsOf(node.children ?? [])])

test('headings, lists, emphasis and links become elements', () => {
  const tree = parseProse('## Why\n\nIt *may* **not**; see [here](https://example.org).\n\n- one\n- two')
  expect(tagsOf(tree)).toEqual([
    'h2',
    'text',
    'p',
    'text',
    'em',
    'text',
    'text',
    'strong',
    'text',
    'text',
    'a',
    'text',
    'text',
    'ul',
    'li',
    'text',
    'li',
    'text',
  ])
  expect(hrefsOf(tree)).toEqual(['https://example.org'])
})

test.each([
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<style>body{display:none}</style>',
  'a <b onclick="x()">b</b> c',
])('%s comes out as the text it is', (markdown) => {
  const tree = parseProse(markdown)
  expect(new Set(tagsOf(tree))).toEqual(new Set(['p', 'text']))
  expect(textOf(tree)).toBe(markdown)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  ' javascript:x',
  '&#106;avascript:x',
])('a link to %s is shown as its words alone', (href) => {
  const tree = parseProse(`[words](<${href}>)`)
  expect(hrefsOf(tree)).toEqual([])
  expect(textOf(tree)).toContain('words')
})

test('pictures are shown as text: nothing is fetched from elsewhere', () => {
  expect(tagsOf(parseProse('![a](https://example.org/a.png)'))).toEqual(['p', 'text'])
})

test('entities and signs are read once: nothing is escaped twice', () => {
  expect(textOf(parseProse('A & B < C "d" `e & f`'))).toBe('A & B < C "d" e & f')
})

test('nesting deeper than anybody writes is cut off', () => {
  const tree = parseProse(`${'> '.repeat(2000)}deep`)
  const depth = (nodes: Prose[]): number =>
    nodes.length ? 1 + Math.max(...nodes.map(({ children }) => depth(children ?? []))) : 0
  expect(depth(tree)).toBeLessThan(30)
})

test('whatever is written, the tree holds only the elements that Farsight shows', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      (markdown) => prose.safeParse(parseProse(markdown)).success,
    ),
  )
})
