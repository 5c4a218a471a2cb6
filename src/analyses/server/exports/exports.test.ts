import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { lexer, type Token } from 'marked'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { sampleReport, sampleSentence } from '../../../../test/sample-report.ts'
import { cleanText } from '../../document/clean-text.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { report as schema, type Report } from '../../report/report.ts'
import { jsonOf } from './json.ts'
import { markdownOf } from './markdown.ts'
import { pdfOf } from './pdf/pdf.ts'
import { wordOf } from './word.ts'

const origin = 'https://farsight.example'
const documentFor = (report: Report) => documentOf(report, formulasOf(report))

/** What people write, or have written for them, to break the files of others. */
const hostile: Record<string, string> = {
  'a word without end': 'a'.repeat(5000),
  'an address without end': `https://x.example/${'b/'.repeat(900)}`,
  'right to left': 'האם האבטלה תעלה בשנת 2030? مستقبل العمل',
  'both directions': 'What of العمل and עבודה in 2030?',
  'overrides of direction': 'safe\u202Egnp.exe and \u2067isolated',
  'signs of emotion': 'Will 👩‍👩‍👧‍👦 be happier 🇳🇴 in 2035 👍🏽?',
  'marks piled up': `Z${'\u0301\u0323'.repeat(60)}algo`,
  'signs of every script': 'ÅŁőЖыΣλ漢字かな한국어ไทยहिन्दी',
  markup: '<script>alert(1)</script> <b>&amp;</b> ]]> <!-- -->',
  'signs of Markdown': '# a | b \\ `c` *d* _e_ [f](javascript:1) ![g](h) ~~i~~ $x$ 1. 2) - + > [^1]',
  'signs that XML forbids': 'one\u0000two\u0008three\u000bfour\uffff',
  'half a pair': 'lone \ud800 and \udc00 halves',
  'line ends': 'one\r\ntwo\n\n# three\t| four |',
  'a formula of a spreadsheet': '=HYPERLINK("http://x.example";"y")',
  mathematics: '≥ ≤ – × − ± ≈ ° µ € CO2 10⁻¹² ½ ∞ → “x” ‘y’ …',
}

/** The text wherever a report shows text of somebody. */
function reportWith(text: string): Report {
  const report = sampleReport({ title: text, question: `${text}?` })
  const evidence = report.evidence.map((row) => ({ ...row, title: text, record: text, value: row.id === 'e5' ? text : row.value }))
  const sources = report.sources.map((source) => ({ ...source, title: text }))
  const told = sampleSentence('It is called ', ['Orderly descent', 'e5'], '.')
  const claims = told.claims.map((claim) => ({ ...claim, text, value: text }))
  const said = { ...told, text: `It is called ${text}.`, claims }
  const table = {
    type: 'table' as const,
    title: text,
    columns: [text, 'b'],
    rows: [
      [
        { text, item: 'trend/4', evidence: null },
        { text, item: null, evidence: 'e4' },
      ],
    ],
  }
  const gaps = { name: 'gaps' as const, title: 'Gaps', sentences: [said], blocks: [table] }
  return { ...report, evidence, sources, sections: [...report.sections.filter(({ name }) => name !== 'gaps'), gaps] }
}

describe('the PDF', () => {
  it('says every sentence of the report, with the marks of its footnotes', async () => {
    const report = sampleReport()
    const { text } = await textOf(await pdfOf(documentFor(report), origin))
    for (const { sentences } of report.sections)
      for (const sentence of sentences) expect(bare(text)).toContain(bare(withMarks(report, sentence.text, sentence.claims)))
    expect(bare(text)).toContain(bare('Computed: the lowest of several'))
  })

  it('has a title, a language, tags, bookmarks, and a number on each page', async () => {
    const { pdf, text, pages } = await textOf(await pdfOf(documentFor(sampleReport()), origin))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: sampleReport().title, Language: 'en' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const outline = await pdf.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(expect.arrayContaining(['Answer', 'Drivers', 'Gaps', 'Sources', 'Notes']))
    expect(text).toContain(`1 of ${pages}`)
    expect(text).toContain(`${pages} of ${pages}`)
  })

  it('shows what a picture is to those who cannot see it: headings, tables with heads, notes', async () => {
    const { pdf } = await textOf(await pdfOf(documentFor(sampleReport()), origin))
    const roles = new Set<string>()
    for (let page = 1; page <= pdf.numPages; page++) collectRoles(await (await pdf.getPage(page)).getStructTree(), roles)
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD', 'Note']))
  })

  it('has the signs that reports use, none of them as an empty box', async () => {
    const { text } = await textOf(await pdfOf(documentFor(reportWith(hostile['mathematics'] ?? '')), origin))
    expect(bare(text)).toContain(bare('≥ ≤ – × − ± ≈ ° µ € CO2 10⁻¹² ½ ∞ → “x” ‘y’ …'))
    expect(text).not.toContain('□')
  })
})

describe('the Word file', () => {
  it('says every sentence, and has a footnote for every value that is cited', async () => {
    const report = sampleReport()
    const document = documentFor(report)
    const parts = partsOf(await wordOf(document, origin))
    const text = bare(wordsIn(parts['word/document.xml'] ?? ''))
    for (const { sentences } of report.sections)
      for (const { claims } of sentences) for (const claim of claims) expect(text).toContain(bare(claim.text))
    const references = [...(parts['word/document.xml'] ?? '').matchAll(/<w:footnoteReference w:id="(\d+)"/g)].map(([, id]) => Number(id))
    expect(references).toEqual(document.notes.map(({ number }) => number))
    for (const { value } of document.notes) expect(bare(wordsIn(parts['word/footnotes.xml'] ?? ''))).toContain(bare(value))
  })

  it('has real headings and tables whose heads repeat', async () => {
    const xml = partsOf(await wordOf(documentFor(sampleReport()), origin))['word/document.xml'] ?? ''
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)?.length).toBe(10)
    expect(xml).toContain('<w:tblHeader/>')
  })
})

describe('the JSON file', () => {
  it('is the report itself, with every claim: item, version, field, value', () => {
    const report = sampleReport()
    const read = JSON.parse(jsonOf(report, formulasOf(report))) as Report
    expect(schema.parse(read)).toEqual(report)
    expect(read.sections[0]?.sentences[0]?.claims[0]).toMatchObject({
      item: 'trend/4',
      version: 3,
      field: expect.any(String),
      value: 10527,
    })
  })
})

describe.for(Object.entries(hostile))('text that is %s', ([, text]) => {
  const document = documentFor(reportWith(text))

  it('leaves the PDF readable', { timeout: 20_000 }, async () => {
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

it('any text at all leaves all files readable', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (text) => {
      const document = documentFor(reportWith(text))
      await pdfOf(document, origin)
      for (const xml of Object.values(partsOf(await wordOf(document, origin)))) expect(whyNotXml(xml)).toBeNull()
      const kinds = new Set(flat(lexer(markdownOf(document, origin))).map(({ type }) => type))
      expect(['html', 'image', 'code', 'codespan'].filter((kind) => kinds.has(kind))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

async function textOf(file: Uint8Array) {
  const pdf = await getDocumentProxy(file)
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { pdf, text, pages: totalPages }
}

/** As they are printed: without spaces, and with raised and lowered figures as plain ones. */
function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '')
}

function withMarks(report: Report, text: string, claims: Report['sections'][number]['sentences'][number]['claims']): string {
  const { notes } = documentFor(report)
  return claims
    .toSorted((a, b) => b.start - a.start)
    .reduce((said, { start, text: own, evidence }) => {
      const end = start + own.length
      return `${said.slice(0, end)}${notes.find(({ id }) => id === evidence)?.number}${said.slice(end)}`
    }, text)
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') roles.add(node.role)
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, roles)
}

/** The XML files of a zip, by its central directory. */
function partsOf(file: Uint8Array): Record<string, string> {
  const zip = Buffer.from(file)
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const parts: Record<string, string> = {}
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === 0x02014b50;) {
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const text = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8')
    parts[zip.toString('utf8', at + 46, at + 46 + name)] = text
    at += 46 + name + extra + comment
  }
  return parts
}

/** Whether every element is closed where it should be, and every sign is allowed: enough to open it. */
function whyNotXml(xml: string): string | null {
  const odd = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(xml)
  if (odd) return `holds the sign ${odd[0].codePointAt(0)}`
  const open: string[] = []
  for (const [whole, closes, name = '', , closed] of xml.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|<\?[^?]*\?>/g)) {
    if (whole.startsWith('<?') || closed) continue
    if (!closes) open.push(name)
    else if (open.pop() !== name) return `closes ${name}`
  }
  const left = xml.replaceAll(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>|<\?[^?]*\?>/g, '')
  if (/[<]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(left)) return 'holds a bare sign of markup'
  return open.length > 0 ? `leaves ${open.at(-1)} open` : null
}

function wordsIn(xml: string): string {
  return xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

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
