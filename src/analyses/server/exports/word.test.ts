/** R27 A report as a Word file: every sentence, a footnote for every value, real headings and tables. */
import { describe, expect, it } from 'vitest'
import { bare, partsOf, wordsIn } from '../../../../test/analyses/report-files.ts'
import { sampleReport } from '../../../../test/analyses/sample-report.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { wordOf } from './word.ts'

const origin = 'https://farsight.example'
const report = sampleReport()
const document = documentOf(report, formulasOf(report))

describe('the Word file', () => {
  it('says every sentence, and has a footnote for every value that is cited', async () => {
    const parts = partsOf(await wordOf(document, origin))
    const text = bare(wordsIn(parts['word/document.xml'] ?? ''))
    for (const { sentences } of report.sections)
      for (const { claims } of sentences) for (const claim of claims) expect(text).toContain(bare(claim.text))
    const references = [...(parts['word/document.xml'] ?? '').matchAll(/<w:footnoteReference w:id="(\d+)"/g)].map(
      ([, id]) => Number(id),
    )
    expect(references).toEqual(document.notes.map(({ number }) => number))
    for (const { value } of document.notes)
      expect(bare(wordsIn(parts['word/footnotes.xml'] ?? ''))).toContain(bare(value))
  })

  it('has real headings and tables whose heads repeat', async () => {
    const xml = partsOf(await wordOf(document, origin))['word/document.xml'] ?? ''
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)?.length).toBe(10)
    expect(xml).toContain('<w:tblHeader/>')
  })
})
