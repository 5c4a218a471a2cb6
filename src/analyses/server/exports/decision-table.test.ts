/** The table of a decision stands in whatever file a report is taken away as. */
import { expect, test } from 'vitest'
import { copied, partsOf, textOf, wordsIn } from '../../../../test/analyses/report-files.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { noConsequences } from '../../decision/no-consequences.ts'
import { documentOf } from '../../document/document.ts'
import { formulasOf } from '../../document/formulas-of.ts'
import { report as schema } from '../../report/report.ts'
import { jsonOf } from './json.ts'
import { markdownOf } from './markdown.ts'
import { pdfOf } from './pdf/pdf.ts'
import { wordOf } from './word.ts'

const origin = 'https://farsight.example'
const question = 'Will CO2 in the air reach 450 ppm in 2032?'
const choice = {
  ...noConsequences,
  unit: 'euros',
  options: [
    { name: 'buy “2 boats” | <b>', brings: [12_345.67, -2_000_000] },
    { name: '=lease', brings: [40, 0.5] },
  ],
}
const { pool } = await givenDatabase({ stocked: true })
const { report } = await givenReport(pool, question, { given: { ...readQuestion(question, new Date()), choice } })
const document = documentOf(report, formulasOf(report))

const rows = [
  ['Our chance', '4%', '96%'],
  ['buy “2 boats” | <b>', '12,345.67', '−2,000,000'],
  ['=lease', '40', '0.5'],
]

test('in JSON as it is, with the amounts as they were typed', () => {
  const read = schema.parse(JSON.parse(jsonOf(report, formulasOf(report))))
  const [table] = read.sections.find(({ name }) => name === 'meaning')?.blocks ?? []
  const cells = table?.type === 'table' ? table.rows.map((row) => row.slice(0, 3).map(({ text }) => text)) : []
  expect(cells).toEqual(rows)
  expect(read.read?.choice).toEqual(choice)
})

test('in Markdown, a row a line, whatever an option is called', () => {
  const lines = markdownOf(document, origin).split('\n')
  const line = lines.find((one) => one.startsWith('| buy')) ?? ''
  expect(line).toMatch(/^\| buy “2 boats” \\\| \\<b\\>(\[\^\d+\])? \| 12,345\.67(\[\^\d+\])? \| −2,000,000/)
  expect(line.split(/(?<!\\)\|/)).toHaveLength(9)
})

test('in Word and PDF', async () => {
  const word = wordsIn(partsOf(await wordOf(document, origin))['word/document.xml'] ?? '')
  const { text } = await textOf(await pdfOf(document, origin))
  for (const cell of rows.flat()) {
    expect(copied(word)).toContain(copied(cell))
    expect(copied(text)).toContain(copied(cell))
  }
})
