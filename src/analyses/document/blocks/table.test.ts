/** Tables of a report: numbers at the right, their unit said once. */
import { expect, test } from 'vitest'
import { tableOf } from './index.ts'

const unitless = { say: () => '', unitOf: () => '' }
const cell = (text: string) => ({ text, item: null, evidence: null })

function columnOf(...texts: string[]) {
  const rows = texts.map((text) => [cell('A row'), cell(text)])
  const made = tableOf({ type: 'table', title: 'A table', columns: ['Row', 'Value'], rows }, unitless)
  return { ...made.columns[1], cells: made.rows.map((row) => row[1]?.text) }
}

test('a unit that the first value has for all stands at the head of the column, and the numbers at the right', () => {
  expect(columnOf('2,713 TWh per year', 'about 3,500', '', 'about 41.2 million')).toEqual({
    title: 'Value (TWh per year)',
    isNumber: true,
    cells: ['2,713', 'about 3,500', '', 'about 41.2 million'],
  })
})

test('a share keeps its sign where what it is of stands at the head', () => {
  const { title, cells } = columnOf('42.63% of generation', 'about 44%', '47')
  expect({ title, cells }).toEqual({ title: 'Value (% of generation)', cells: ['42.63%', 'about 44%', '47'] })
})

test.for([
  ['chances', ['31%', 'under 1%', 'over 99%'], true],
  ['years', ['2030', '2035'], true],
  ['days', ['20 Nov 2026', '23 Nov 2026'], false],
  ['values of several units', ['35 deaths per 1,000 births', '9.761% of GDP'], false],
  ['a single value with its unit', ['0.2142 dollars per watt'], false],
  ['names', ['falling', ''], false],
  ['nothing', ['', ''], false],
] as const)('%s stand as they are, numbers at the right: %j', ([, texts, isNumber]) => {
  expect(columnOf(...texts)).toEqual({ title: 'Value', isNumber, cells: texts })
})

test('the values that name the rows have their unit at the head, too', () => {
  const rows = ['76 years', '77'].map((text) => [cell(text), cell('91%')])
  const made = tableOf({ type: 'table', title: 'A table', columns: ['At least', 'Chance'], rows }, unitless)
  expect(made.columns.map(({ title, isNumber }) => [title, isNumber])).toEqual([
    ['At least (years)', false],
    ['Chance', true],
  ])
  expect(made.rows.map((row) => row[0]?.text)).toEqual(['76', '77'])
})

/** The head of a column and its cells, all of values in that unit. */
function columnIn(unit: string, texts: readonly string[]) {
  const rows = texts.map((text) => [cell('A row'), { ...cell(text), evidence: 'e1' }])
  const words = { say: () => '', unitOf: () => unit }
  const made = tableOf({ type: 'table', title: 'A table', columns: ['Row', 'Value'], rows }, words)
  return [made.columns[1]?.title, ...made.rows.map((row) => row[1]?.text)]
}

test("millions that are the unit's own stand at the head with it, and those of a number stay with the number", () => {
  expect(columnIn('million tonnes of carbon', ['10,018 million tonnes of carbon', '9,589', 'about 10,900'])).toEqual([
    'Value (million tonnes of carbon)',
    '10,018',
    '9,589',
    'about 10,900',
  ])
  expect(columnIn('people', ['8.2 billion people', '990,000'])).toEqual(['Value (people)', '8.2 billion', '990,000'])
})
