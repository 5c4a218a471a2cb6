/** What an author wrote as HTML is text wherever Markdown is read. */
import fc from 'fast-check'
import { lexer, type Token } from 'marked'
import { expect, test } from 'vitest'
import { withoutHtml } from './without-html.ts'

test.each([
  ['a script', '<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['a tag in a sentence', 'It is <b onclick="x">bold</b>.', 'It is \\<b onclick="x"\\>bold\\</b\\>.'],
  ['a picture', 'See <img src=x onerror=alert(1)> there.', 'See \\<img src=x onerror=alert(1)\\> there.'],
  ['a block', '<div>\n*x*\n</div>\n\nAnd *on*.', '\\<div\\>\n\\*x\\*\n\\</div\\>\n\nAnd *on*.'],
  ['a remark', 'A <!-- hidden --> word', 'A \\<\\!-- hidden --\\> word'],
  ['in a list', '- one\n- <u>two</u>', '- one\n- \\<u\\>two\\</u\\>'],
  ['in a quote', '> <p>\n> said</p>', '> \\<p\\>\n> said\\</p\\>'],
  ['code and the same beside it', '`<b>` and <b>', '`<b>` and \\<b\\>'],
])('HTML is escaped: %s', (_, markdown, escaped) => {
  expect(withoutHtml(markdown)).toBe(escaped)
})

test.each([
  'Nothing of it: 3 < 4, a<3, and 5 > 4.',
  '## Why\n\nThe river froze in **1985**, says [the record](https://example.org/ice).\n\n- dams',
  'See <https://example.org/a> or <mail@example.org>.',
  '```html\n<script>alert(1)</script>\n```',
  '    <b>indented code</b>',
  'What `<br>` means.',
])('all else stays as it was written: %j', (markdown) => {
  expect(withoutHtml(markdown)).toBe(markdown)
})

test('of a long text no HTML is left either', () => {
  expect(withoutHtml(`${'word '.repeat(7000)}<b>`)).toMatch(/word &lt;b>$/)
})

const htmlIn = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) =>
      token.type === 'html' || htmlIn(('items' in token ? token.items : 'tokens' in token ? token.tokens : null) ?? []),
  )

test('whatever is put together, nothing that a reader of Markdown takes for HTML is left', () => {
  const parts = [
    '<b>',
    '</b>',
    '<div>\n',
    '<!--',
    '-->',
    '`',
    '```\n',
    '> ',
    '- ',
    '\n',
    '\n\n',
    '    ',
    'word ',
    '\\',
    '<',
    '*',
    '[a](',
    ')',
    '<a href="',
    '">',
    '&lt;',
    '<?x',
    '?>',
    '<![CDATA[',
    ']]>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 24 }), (some) => {
      expect(htmlIn(lexer(withoutHtml(some.join('')), { gfm: true }))).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
