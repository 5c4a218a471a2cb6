/**
 * Whatever text somebody wrote, it stays text in Markdown. That PDF and Word can be opened is tried with all of it in
 * test/trials/hostile-text.test.ts.
 */
import fc from 'fast-check'
import { lexer, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { hostile, reportWith } from '../../../../test/analyses/hostile-report.ts'
import { partsOf, textOf, whyNotXml } from '../../../../test/analyses/report-files.ts'
import { cleanText } from '../../document/clean-text.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { markdownOf } from './markdown.ts'
import { pdfOf } from './pdf/pdf.ts'
import { wordOf } from './word.ts'
import { anySign } from '../../../../test/nonsense/any-sign.ts'

const origin = 'https://farsight.example'
function documentWith(text: string) {
  const report = reportWith(text)
  return documentOf(report, formulasOf(report))
}

describe.for(Object.entries(hostile))('text that is %s', ([, text]) => {
  const document = documentWith(text)

  it('stays text in Markdown', () => {
    const tokens = lexer(markdownOf(document, origin))
    expect(
      flat(tokens).filter(({ type }) =>
        ['html', 'image', 'code', 'codespan', 'del', 'em', 'blockquote', 'hr'].includes(type),
      ),
    ).toEqual([expect.objectContaining({ type: 'blockquote' })])
    const [title] = tokens
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(plainly(title ? [title] : [])).toBe(cleanText(text))
    const tables = tokens.filter((token) => token.type === 'table')
    expect(tables.at(-1)).toMatchObject({ header: { length: 2 }, rows: [{ length: 2 }] })
    const links = flat(tokens).filter(({ type }) => type === 'link')
    expect(
      links.map((link) => String('href' in link && link.href)).filter((href) => !href.startsWith(`${origin}/`)),
    ).toEqual([])
  })
})

it('markup leaves a PDF that can be read, and a Word file that is well-formed', async () => {
  const document = documentWith(hostile.markup)
  expect((await textOf(await pdfOf(document, origin))).text).toContain('Gaps')
  for (const xml of Object.values(partsOf(await wordOf(document, origin)))) expect(whyNotXml(xml)).toBeNull()
})

it('any text at all stays text in Markdown', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 80 }), (text) => {
      const document = documentWith(text)
      const kinds = new Set(flat(lexer(markdownOf(document, origin))).map(({ type }) => type))
      expect(['html', 'image', 'code', 'codespan'].filter((kind) => kinds.has(kind))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

function flat(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [
    token,
    ...('tokens' in token && token.tokens ? flat(token.tokens) : []),
    ...cellsOf(token),
  ])
}

function cellsOf(token: Token): Token[] {
  if (token.type !== 'table') return 'items' in token && Array.isArray(token.items) ? flat(token.items as Token[]) : []
  const { header, rows } = token as unknown as { header: { tokens: Token[] }[]; rows: { tokens: Token[] }[][] } // a table, as marked makes it
  return [header, ...rows].flat().flatMap((cell) => flat(cell.tokens))
}

function plainly(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainly(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('')
}
