/** R27 A report as a Word file: every sentence, the notes that its marks lead to, real headings and tables. */
import { describe, expect, it } from 'vitest'
import { bare, copied, partsOf, sentencesWithMarks, wordsIn } from '../../../../test/analyses/report-files.ts'
import { sampleReport } from '../../../../test/analyses/sample-report.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { wordOf } from './word.ts'

const origin = 'https://farsight.example'
const report = sampleReport()
const document = documentOf(report, formulasOf(report))

describe('the Word file', () => {
  it('says every sentence, and has a note for every value that is marked, which its marks lead to', async () => {
    const parts = partsOf(await wordOf(document, origin))
    const text = bare(wordsIn(parts['word/document.xml'] ?? ''))
    for (const { sentences } of report.sections)
      for (const { claims } of sentences) for (const claim of claims) expect(text).toContain(bare(claim.text))
    const xml = parts['word/document.xml'] ?? ''
    const marks = [...xml.matchAll(/<w:hyperlink [^>]*w:anchor="note-(\d+)"[^>]*>.*?<w:t[^>]*>\[(\d+)\]</g)].map(
      ([, to, mark]) => [Number(to), Number(mark)],
    )
    expect(new Set(marks.map(([to]) => to))).toEqual(new Set(document.notes.map(({ number }) => number)))
    expect(marks.filter(([to, mark]) => to !== mark)).toEqual([])
    for (const { number, value } of document.notes) {
      expect(text).toContain(bare(value))
      expect(xml).toContain(`w:name="note-${number}"`)
    }
  })

  it('gives who copies a sentence "31% [4]", and never 31%4', async () => {
    const text = copied(wordsIn(partsOf(await wordOf(document, origin))['word/document.xml'] ?? ''))
    for (const sentence of sentencesWithMarks(report, document)) expect(text).toContain(copied(sentence))
    expect(text).toContain('30% [1]')
  })

  it('is for everybody: a title, a language, headings that skip no level, and heads for the columns and rows of tables', async () => {
    const parts = partsOf(await wordOf(document, origin))
    const xml = parts['word/document.xml'] ?? ''
    expect(parts['docProps/core.xml']).toContain(`<dc:title>${document.title}</dc:title>`)
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="en-GB"/>')
    const levels = [...xml.matchAll(/<w:pStyle w:val="(Title|Heading\d)"\/>/g)].map(([, style = '']) =>
      style === 'Title' ? 0 : Number(style.at(-1)),
    )
    expect(levels.filter((level) => level === 1).length).toBe(10)
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? -1) + 1)).toEqual([])
    const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
    expect(tables.length).toBe(6)
    for (const table of tables) {
      const rows = table.match(/<w:tr>.*?<\/w:tr>/gs) ?? []
      expect(rows.map((row) => row.includes('<w:tblHeader/>'))).toEqual(rows.map((_, i) => i === 0))
      expect(new Set(rows.map((row) => row.match(/<w:tc>/g)?.length)).size).toBe(1)
      expect(table).toMatch(/<w:tblLook [^>]*w:firstRow="true"[^>]*w:firstColumn="true"/)
    }
    // What has no words would be silent: there are no pictures, since each is a table.
    expect(xml).not.toContain('<w:drawing>')
  })
})
