/** Whatever text somebody wrote, each file can be opened, and the text stays text. */
import fc from 'fast-check'
import { lexer, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { hostile, reportWith } from '../../../../test/hostile-report.ts'
import { partsOf, textOf, whyNotXml, wordsIn } from '../../../../test/report-files.ts'
import { cleanText } from '../../document/clean-text.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { markdownOf } from './markdown.ts'
import { pdfOf } from './pdf/pdf.ts'
import { wordOf } from './word.ts'

const origin = 'https://farsight.example'
function documentWith(text: string) {
  const report = reportWith(text)
  return documentOf(report, formulasOf(report))
}

describe.for(Object.entries(hostile))('text that is %s', ([, text]) => {
  const document = documentWith(text)

  it('leaves the PDF readable', async () => {
    const { text: said, pages } = await textOf(await pdfOf(document, origin))
    expect(said).toContain('Gaps')
    expect(pages).toBeLessThan(200)
  })

  it('leaves the Word file well-formed', async () => {
    const parts = partsOf(await wordOf(document, origin))
    for (const xml of Object.values(parts)) expect(whyNotXml(xml)).toBeNull()
    expect(wordsIn(parts['word/document.xml'] ?? '')).toContain(cleanText(text))
  })

  it('stays text in Markdown', () => {
    const tokens = lexer(markdownOf(document, origin))
    expect(
      flat(tokens).filter(({ type }) => ['html', 'image', 'code', 'codespan', 'del', 'em', 'blockquote', 'hr'].includes(type)),
    ).toEqual([expect.objectContaining({ type: 'blockquote' })])
    const [title] = tokens
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(plainly(title ? [title] : [])).toBe(cleanText(text))
    const tables = tokens.filter((token) => token.type === 'table')
    expect(tables.at(-1)).toMatchObject({ header: { length: 2 }, rows: [{ length: 2 }] })
    const links = flat(tokens).filter(({ type }) => type === 'link')
    expect(links.map((link) => String('href' in link && link.href)).filter((href) => !href.startsWith(`${origin}/`))).toEqual([])
  })
})

it('any text at all leaves all files readable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (text) => {
      const document = documentWith(text)
      await pdfOf(document, origin)
      for (const xml of Object.values(partsOf(await wordOf(document, origin)))) expect(whyNotXml(xml)).toBeNull()
      const kinds = new Set(flat(lexer(markdownOf(document, origin))).map(({ type }) => type))
      expect(['html', 'image', 'code', 'codespan'].filter((kind) => kinds.has(kind))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

function flat(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [token, ...('tokens' in token && token.tokens ? flat(token.tokens) : []), ...cellsOf(token)])
}

function cellsOf(token: Token): Token[] {
  if (token.type !== 'table') return 'items' in token && Array.isArray(token.items) ? flat(token.items as Token[]) : []
  const { header, rows } = token as unknown as { header: { tokens: Token[] }[]; rows: { tokens: Token[] }[][] } // a table, as marked makes it
  return [header, ...rows].flat().flatMap((cell) => flat(cell.tokens))
}

function plainly(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainly(token.tokens) : 'text' in token ? String(token.text) : ''))
    .join('')
}
