/** R27 The PDF of a report is for everybody: it keeps what PDF/UA-1 asks for, as far as a machine can tell. */
import { describe, expect, it } from 'vitest'
import { documentOf } from '#analyses/document/document.ts'
import { formulasOf } from '#analyses/document/formulas-of.ts'
import type { Report } from '#analyses/report/report.ts'
import { pdfOf } from '#analyses/server/exports/pdf/pdf.ts'
import { hostile, reportWith } from '../../analyses/hostile-report.ts'
import { sampleReport } from '../../analyses/sample-report.ts'
import { checks, unchecked } from '../../pdf-ua/checks/index.ts'
import { spoilt } from '../../pdf-ua/damage.ts'
import { damages } from '../../pdf-ua/damages.ts'
import { faultsOf } from '../../pdf-ua/faults.ts'
import { openPdf } from '../../pdf-ua/file.ts'
import { rules, rulesIn } from '../../pdf-ua/rules.ts'

const cell = (text: string) => ({ text, item: null, evidence: null })
const pdfFor = (report: Report) => pdfOf(documentOf(report, formulasOf(report)), 'https://farsight.example')
const good = await pdfFor(sampleReport())

describe('the PDF of a report', () => {
  it('with every kind of picture keeps all that is checked', async () => {
    expect(await faultsOf(good)).toEqual([])
  })

  it('keeps it with a table that goes over pages, and says its head once', async () => {
    const report = sampleReport()
    const [first] = report.sections
    const columns = ['What', ...Array.from({ length: 9 }, (_, i) => `In the world numbered ${i + 1}`)]
    const rows = Array.from({ length: 90 }, (_, i) =>
      columns.map((column) =>
        cell(column === 'What' ? `Option ${i}, which is worded at some length` : `${i},000 million`),
      ),
    )
    const sections = [{ ...first!, blocks: [{ type: 'table' as const, title: 'Options by world', columns, rows }] }]
    const file = await pdfFor({ ...report, sections })
    expect(await faultsOf(file)).toEqual([])
    const { elements, pages } = await openPdf(file)
    expect(pages.length).toBeGreaterThan(3)
    expect(elements.filter(({ type }) => type === 'TR').length).toBe(91)
    expect(elements.filter(({ type }) => type === 'THead').length).toBe(1)
  })

  it('keeps it whatever somebody wrote in it', async () => {
    for (const text of [hostile.markup, 'R&D < 2 % of <GDP>', 'עבודה חדשה 日本 😀 ﬁ'])
      expect(await faultsOf(await pdfFor(reportWith(text)))).toEqual([])
  })
})

describe('a file that is not for everybody', () => {
  it.for(damages)('is found out by $clause', async (damage) => {
    const faults = await faultsOf(await spoilt(good, damage))
    expect(faults.map(({ clause }) => clause)).toContain(damage.clause)
  })

  it('there is one for every check', () => {
    const found = new Set(damages.map(({ clause }) => clause))
    expect(checks.map(({ clause }) => clause).filter((clause) => !found.has(clause))).toEqual([])
  })
})

it('every rule that a machine can check is checked, or said not to be and why', () => {
  const checked = new Set(checks.flatMap(({ clause }) => rulesIn(clause)))
  const left = new Set(Object.keys(unchecked).flatMap(rulesIn))
  expect(rules.filter((rule) => checked.has(rule) === left.has(rule))).toEqual([])
})
