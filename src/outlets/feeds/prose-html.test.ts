/** The text of an item as HTML: what pages show, with whole addresses, and nothing that anybody could bring in. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProse } from '#items/server/text/markdown.ts'
import { proseHtml } from './prose-html.ts'

const place = { origin: 'https://farsight.example', path: '/trend/131' }
const html = (markdown: string) => proseHtml(parseProse(markdown), place)

test.each([
  [
    'A [trend](/trend/1), [a part](#drives)',
    '<p>A <a href="https://farsight.example/trend/1">trend</a>, <a href="https://farsight.example/trend/131#drives">a part</a></p>',
  ],
  ['[out](https://a.example/?b=1&c=2)', '<p><a href="https://a.example/?b=1&amp;c=2">out</a></p>'],
  ['[off](javascript:alert(1)) [away](//evil.example)', '<p>off away</p>'],
  ['# One\n\n- *a*\n- **b**\n\n---', '<h2>One</h2>\n<ul><li><em>a</em></li><li><strong>b</strong></li></ul>\n<hr>'],
  ['<script>alert("x")</script>', '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p>'],
  ['', ''],
])('%j is %s', (markdown, expected) => expect(html(markdown)).toBe(expected))

test('a long text ends between two of its parts, and leads to the rest', () => {
  const long = html(Array.from({ length: 900 }, (_, i) => `Part ${i} of a text that goes on and on.`).join('\n\n'))
  expect(long.length).toBeLessThan(21_000)
  expect(long).toMatch(
    /on and on\.<\/p>\n<p><a href="https:\/\/farsight\.example\/trend\/131">The rest is on its page\.<\/a><\/p>$/,
  )
  expect(html('word '.repeat(10_000))).toBe(
    '<p><a href="https://farsight.example/trend/131">The rest is on its page.</a></p>',
  )
})

test('whatever somebody writes, every element is one of ours and is closed', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('<', '>', '"', "'", '&', '[x](', ')', '/', '#', 'a', '*', '\n', '`', 'http://x'),
      }),
      (text) => {
        const open: string[] = []
        for (const [, end, name = '', rest = ''] of html(text).matchAll(/<(\/?)([^\s>]*)([^>]*)>/g)) {
          expect(name).toMatch(/^(p|h2|h3|ul|ol|li|blockquote|strong|em|code|pre|a|br|hr)$/)
          expect(rest).toMatch(name === 'a' && !end ? /^ href="(https?:|mailto:)[^"<>]*"$/i : /^$/)
          if (end && open.at(-1) === name) open.pop()
          else if (name !== 'br' && name !== 'hr') open.push(`${end}${name}`)
        }
        expect(open).toEqual([])
      },
    ),
  )
})
