/** The archive of Metaculus: question_data.csv with a row a question, forecast_data.csv with a row a forecast. */
import { dayMs } from '#kit/dates.ts'
import type { Range } from '../../reading/cdf-quantiles.ts'
import { type CsvRow, csvRows, zoneNotes } from '../../reading/csv-rows.ts'
import { instantOf } from '../../reading/instants.ts'
import { NotThisExport } from '../../reading/not-this-export.ts'
import type { NamedText } from '../../reading/open-file.ts'
import { addressOf, idOf, lineOf } from '../../reading/plain.ts'
import type { Row, Told, Understood, Word } from '../../reading/told.ts'
import { askedOf, type Known, knownOf, type SaidQuestion } from './asked.ts'
import { pythonList } from './python-list.ts'

const whoColumns = ['Forecaster ID', 'Forecaster (Anonymized)'] as const
const times = [
  'Open Time',
  'Scheduled Close Time',
  'Actual Close Time',
  'Resolution Known Time',
  'Start Time',
  'End Time',
]
/** Of those without a name: how a digest of one looks. Aggregates stand under the names of their methods. */
const digest = /^[\da-f]{64}$/

export function readCsv(texts: readonly NamedText[]): Told {
  const questionRows = csvRows(named(texts, 'question_data.csv'), ['Question ID', 'Question Title', 'Question Type'])
  const forecastFile = named(texts, 'forecast_data.csv')
  const who = whoColumns.find((column) => forecastFile.text.slice(0, 2000).includes(column)) ?? whoColumns[0]
  const all = csvRows(forecastFile, ['Question ID', who, 'Start Time'])
  const rows = all.filter((row) => isPerson(row.cell(who), who))
  const known = new Map(questionRows.map((row) => [questionIn(row), { row, known: knownOf(saidIn(row)) }]))
  const aggregates = all.length - rows.length
  return {
    people: new Map(rows.map((row) => [row.cell(who), nameIn(row, who)])),
    questions: new Map(
      Array.from(known, ([id, { row, known: one }]) => [id, { where: row.where, asked: askedOf(one) }]),
    ),
    rows: rows.map((row): Row => {
      const found = known.get(questionIn(row))?.known
      const word = found && 'is' in found ? wordIn(row, found.is) : { why: 'is of a question that is not read' }
      return { where: row.where, who: row.cell(who), question: questionIn(row), word }
    }),
    notes: [
      ...(aggregates > 0 ? ['Rows of what all forecasters say together are passed over.'] : []),
      ...zoneNotes([...questionRows, ...rows], times),
    ],
  }
}

function named(texts: readonly NamedText[], name: string): NamedText {
  const found = texts.find((one) => one.name === name)
  if (!found) throw new NotThisExport(`has no ${name} in it`)
  return found
}

const questionIn = (row: CsvRow) => idOf(row.cell('Question ID'))

function isPerson(id: string, column: string): boolean {
  return column === whoColumns[0] ? id !== '' : digest.test(id)
}

function nameIn(row: CsvRow, column: string): string {
  const id = row.cell(column)
  return lineOf(row.cell('Forecaster Username'), 80) || `forecaster ${id.slice(0, 12)}`
}

function saidIn(row: CsvRow): SaidQuestion {
  const [title, label] = [row.cell('Question Title'), row.cell('Label')]
  return {
    title: label === '' || title.includes(label) ? title : `${title} (${label})`,
    type: row.cell('Question Type'),
    url: addressOf(row.cell('Question URL')),
    options: optionsIn(row),
    unit: row.cell('Unit'),
    rangeOf: (dates) => rangeIn(row, dates),
    opens: instantOf(row.cell('Open Time')),
    closes: instantOf(row.cell('Scheduled Close Time')),
    resolution: row.cell('Resolution'),
    knownAt: instantOf(row.cell('Resolution Known Time')) ?? instantOf(row.cell('Actual Close Time')),
  }
}

function optionsIn(row: CsvRow): string[] | null {
  const said = ['MC Options (All)', 'MC Options (Current)', 'MC Options'].map((column) => row.cell(column))
  return pythonList(said.find((one) => one !== '') ?? '')?.map(String) ?? null
}

function rangeIn(row: CsvRow, dates: boolean): Range | null {
  const valueOf = (said: string | number | null) => (dates ? dayIn(String(said)) : numberIn(String(said)))
  const [min, max] = [valueOf(row.cell('Lower Bound')), valueOf(row.cell('Upper Bound'))]
  if (min === null || max === null) return null
  const grid = pythonList(row.cell('Continuous Range'))?.map(valueOf)
  return {
    min,
    max,
    openBelow: row.cell('Open Lower Bound') === 'True',
    openAbove: row.cell('Open Upper Bound') === 'True',
    zeroPoint: null,
    grid: grid && grid.length > 1 && grid.every((value) => value !== null) ? grid : null,
  }
}

function numberIn(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

function dayIn(text: string): number | null {
  const at = instantOf(text)
  return at === null ? null : at / dayMs
}

function wordIn(row: CsvRow, { column, valuesIn, estimateOf }: Known): Understood<Word> {
  const at = instantOf(row.cell('Start Time'))
  if (at === null) return { why: 'does not say when it was forecast' }
  const values = valuesIn(row.cell(column))
  if (!values) return { why: `says nothing in its column "${column}"` }
  const estimate = estimateOf(values)
  return 'why' in estimate ? estimate : { is: { at, until: instantOf(row.cell('End Time')), estimate: estimate.is } }
}
