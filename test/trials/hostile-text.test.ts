/** Whatever text somebody wrote, the files of a report can be opened, and the text stays text. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '#analyses/document/clean-text.ts'
import { documentOf } from '#analyses/document/document.ts'
import { formulasOf } from '#analyses/document/formulas-of.ts'
import { pdfOf } from '#analyses/server/exports/pdf/pdf.ts'
import { wordOf } from '#analyses/server/exports/word.ts'
import { hostile, reportWith } from '../analyses/hostile-report.ts'
import { partsOf, textOf, whyNotXml, wordsIn } from '../analyses/report-files.ts'
import { anySign } from '../nonsense/any-sign.ts'

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
})

it('any text at all leaves all files readable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anySign, maxLength: 80 }), async (text) => {
      const document = documentWith(text)
      await pdfOf(document, origin)
      for (const xml of Object.values(partsOf(await wordOf(document, origin)))) expect(whyNotXml(xml)).toBeNull()
    }),
    { numRuns: 25 },
  )
})
