/** R27 A report as a PDF: every sentence, numbered pages, and tags, headings and descriptions for those who hear it. */
import { describe, expect, it } from 'vitest'
import { hostile, reportWith } from '../../../../../test/analyses/hostile-report.ts'
import { bare, copied, sentencesWithMarks, textOf } from '../../../../../test/analyses/report-files.ts'
import { sampleReport } from '../../../../../test/analyses/sample-report.ts'
import { faultsOf } from '../../../../../test/pdf-ua/faults.ts'
import { documentOf } from '../../../document/document.ts'
import { formulasOf } from '../../../document/formulas-of.ts'
import type { Report } from '../../../report/report.ts'
import { pdfOf } from './pdf.ts'

const origin = 'https://farsight.example'
const documentFor = (report: Report) => documentOf(report, formulasOf(report))

describe('the PDF', () => {
  it('says every sentence of the report, and who copies one gets "31% [4]" and never 31%4', async () => {
    const report = sampleReport()
    const { text } = await textOf(await pdfOf(documentFor(report), origin))
    for (const sentence of sentencesWithMarks(report, documentFor(report)))
      expect(copied(text)).toContain(copied(sentence))
    expect(copied(text)).toContain('30% [1]')
    expect(bare(text)).toContain(bare('Computed: the lowest of several'))
  })

  it('prints the notes that have a mark, and leads to all other values by one link', async () => {
    const document = documentFor(sampleReport())
    expect(document.behind.length).toBe(2)
    const file = await pdfOf(document, origin, `${origin}/analysis/57`)
    const { pdf, text } = await textOf(file)
    expect(copied(text)).toContain(
      `The other 2 values of this report open on ${origin}/analysis/57, and are in its JSON file.`,
    )
    const links = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, i) => (await pdf.getPage(i + 1)).getAnnotations()),
    )
    expect(links.flat().map(({ url }) => url)).toContain(`${origin}/analysis/57`)
  })

  it('draws hollow what is preliminary or came from elsewhere, and says so', async () => {
    const { text } = await textOf(await pdfOf(documentFor(sampleReport()), origin))
    expect(bare(text)).toContain(bare('A hollow point is a preliminary value, or a newer value from elsewhere.'))
    expect(bare(text)).toContain(bare('10,710 in 2025'))
  })

  it('says quarters as people do, and draws them as it draws years', async () => {
    const { text } = await textOf(await pdfOf(documentFor(quarterlyReport()), origin))
    expect(bare(text)).toContain(bare('10,536 in Q4 2024'))
    expect(bare(text)).toContain(bare('10,710 in Q1 2025'))
    expect(text).not.toMatch(/\d{4}-Q\d/)
  })

  it('leaves no heading at the foot of a page that its picture did not fit on', async () => {
    const report = sampleReport()
    const balance = report.sections.find(({ blocks }) => blocks.some(({ type }) => type === 'balance'))!
    expect(balance.sentences).toEqual([])
    const { pdf } = await textOf(await pdfOf(documentFor(report), origin))
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, i) => {
        const { items } = await (await pdf.getPage(i + 1)).getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join(' ')
      }),
    )
    const page = pages.find((text) => text.includes(balance.title))
    expect(bare(page ?? '')).toContain(bare(balance.blocks[0]!.title))
  })

  it('cuts no word of a table, however wide its other columns are', async () => {
    const report = sampleReport()
    const columns = ['Driver', 'Sign', 'Size', 'Today', 'Lag', 'Source']
    const long = 'Battery packs became cheap enough for small cars, above all with iron-phosphate cells from China'
    const words = [
      long,
      '+',
      '0.42',
      '13,500,000 cars per year',
      '2 years',
      'Electric cars move from niche to mass market',
    ]
    const rows = [words, words].map((row) => row.map((text) => ({ text, item: null, evidence: null })))
    const block = { type: 'table' as const, title: 'Drivers', columns, rows }
    const sections = report.sections.map((one, i) => (i === 0 ? { ...one, blocks: [block] } : one))
    const { text } = await textOf(await pdfOf(documentFor({ ...report, sections }), origin))
    const all = new Set(copied(text).split(' '))
    expect([...columns, ...words.flatMap((cell) => cell.split(' '))].filter((word) => !all.has(word))).toEqual([])
  })

  it('has a title, a language, tags, bookmarks, and a number on each page', async () => {
    const { pdf, text, pages } = await textOf(await pdfOf(documentFor(sampleReport()), origin))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: sampleReport().title, Language: 'en' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const outline = await pdf.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Answer', 'Drivers', 'Gaps', 'Sources', 'Notes']),
    )
    expect(text).toContain(`1 of ${pages}`)
    expect(text).toContain(`${pages} of ${pages}`)
  })

  it('keeps what PDF/UA-1 asks for, as far as a machine can tell', async () => {
    expect(await faultsOf(await pdfOf(documentFor(sampleReport()), origin))).toEqual([])
  })

  it('shows what a picture is to those who cannot see it: headings, tables with heads, notes', async () => {
    const { pdf } = await textOf(await pdfOf(documentFor(sampleReport()), origin))
    const roles = new Set<string>()
    for (let page = 1; page <= pdf.numPages; page++)
      collectRoles(await (await pdf.getPage(page)).getStructTree(), roles)
    expect([...roles]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD', 'Note']),
    )
  })

  it('has the signs that reports use, none of them as an empty box', async () => {
    const { text } = await textOf(await pdfOf(documentFor(reportWith(hostile.mathematics)), origin))
    expect(bare(text)).toContain(bare('≥ ≤ – × − ± ≈ ° µ € CO2 10⁻¹² ½ ∞ → “x” ‘y’ …'))
    expect(text).not.toContain('□')
  })
})

/** Counted from the first of 2014. */
const quarter = (place: number) => `${2014 + Math.floor(place / 4)}-Q${(place % 4) + 1}`

type Block = Report['sections'][number]['blocks'][number]

/** The sample report, with its fan in quarters. */
function quarterlyReport(): Report {
  const report = sampleReport()
  return { ...report, sections: report.sections.map((one) => ({ ...one, blocks: one.blocks.map(inQuarters) })) }
}

function inQuarters(block: Block): Block {
  if (block.type !== 'fan') return block
  const { observations, points, newer = [] } = block
  return {
    ...block,
    observations: observations.map(([, value], i): [string, number] => [quarter(i - 1), value]),
    points: points.map((point, i) => ({ ...point, at: quarter(observations.length - 1 + i) })),
    provisional: quarter(observations.length - 2),
    newer: newer.map((one) => ({ ...one, at: quarter(observations.length - 1) })),
  }
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') roles.add(node.role)
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, roles)
}
