/** One number for one event: what Farsight forecast of a series is moved to what is asked, and weighed with its projection. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCheckedReport } from '../../../../test/given/report.ts'
import { compute } from '../../formulas/index.ts'

const { pool } = await givenDatabase({ stocked: true })

async function written(question: string) {
  const { report, find, said } = await givenCheckedReport(pool, question)
  const table = find('path')?.blocks.find(
    (block) => block.type === 'table' && block.title === 'How the number came about',
  )
  return {
    report,
    path: said('path').join(' '),
    rows: table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [],
  }
}

const valueIn = (row: readonly string[]) => Number(/[\d,.]+/.exec(row[1] ?? '')?.[0].replaceAll(',', ''))
const percent = (text: string | undefined) => Number.parseFloat(text ?? '')

test.each([
  [
    'another value in the same year',
    'likelier',
    'Will global fossil CO2 emissions be below 9,000 million tonnes of carbon in 2035?',
  ],
  ['its other side', 'less likely', 'Will fossil CO2 emissions be above 11,000 million tonnes of carbon in 2030?'],
  ['another year', 'less likely', 'Will child mortality be at most 25 deaths per 1,000 births in 2034?'],
  ['a multiple of an earlier value', 'less likely', 'Will child mortality be a third lower in 2033 than in 2020?'],
  ['the middle of a number in another year', 'likelier', 'Will world life expectancy be above 78 years in 2041?'],
])(
  'of %s, which the forecast makes %s, the number lies between that, moved, and the projection, and says what each counts',
  async (_, way, question) => {
    const { report, path, rows } = await written(question)
    const [projection = [], moved = []] = rows.slice(-2)
    const figure = report.answer?.figure
    expect(projection[0]).toBe('The projection of its series')
    expect(moved[0]).toBe('The forecast of Farsight, moved to what is asked')
    expect([projection[2], moved[2]]).toEqual([expect.stringMatching(/^[01](\.\d+)?$/), 'in full'])
    const [low, high] = [projection, moved].map((row) => percent(row[1])).toSorted((a, b) => a - b)
    expect(percent(figure)).toBeGreaterThanOrEqual(low ?? 100)
    expect(percent(figure)).toBeLessThanOrEqual(high ?? 0)
    expect(percent(moved[1]) > percent(projection[1])).toBe(way === 'likelier')
    expect(moved[3]).toBe(figure)
    expect(path).toMatch(/moved to what is asked here that makes \d+%\. The projection by itself says \d+%; together,/)
  },
)

test('a forecast moved to the very value and year that it is of is the forecast, and the number that of its page', async () => {
  const { report, path } = await written(
    'Will global fossil CO2 emissions be below 9,000 million tonnes of carbon in 2035?',
  )
  const moved = report.evidence.find(({ formula }) => formula === 'chance-moved')
  const values = moved?.inputs.map((id) => report.evidence.find((row) => row.id === id)?.value ?? '') ?? []
  const [value = '', said, model = ''] = values.slice(3)
  expect(values[2]).toBe(1)
  // What is asked there is less than a value: it is moved as the chance of so much or more.
  const of = Math.round(100 * (1 - Number(said)))
  expect(path).toContain(`Farsight gives ${of}% to “Will global fossil CO2 emissions in 2035 be below 10,500`)
  expect(compute('chance-moved', [value, model, 1, ...values.slice(3)])).toBeCloseTo(Number(said), 5)
})

test.each([
  ['of a year', 'What will fossil CO2 emissions be in 2035?'],
  ['of a month', 'What will Brent oil cost in March 2028?'],
  ['of several months on average', 'Oil in the second quarter of 2028, dollars per barrel?'],
  ['of which the question itself asks', 'How much sea ice will the Arctic have in September 2027?'],
])('an amount %s lies between the forecast and the projection, and so does its range', async (_, question) => {
  const { report, rows } = await written(question)
  const figure = report.evidence.find(({ id }) => id === report.answer?.evidence)
  const own = rows.filter(([view = '']) => /^The (projection of its series|forecast of Farsight)/.test(view))
  expect(own.map((row) => row[2])).toEqual([expect.stringMatching(/^[01](\.\d+)?$/), 'in full'])
  const [low = 0, high = 0] = own.map(valueIn).toSorted((a, b) => a - b)
  const slack = 0.01 * high
  expect(Number(figure?.value)).toBeGreaterThanOrEqual(low - slack)
  expect(Number(figure?.value)).toBeLessThanOrEqual(high + slack)
  expect(rows[0]?.slice(2)).toEqual(['nothing', ''])
})

test('an amount agrees with the chances of values on its series: it lies on the likelier side of each', async () => {
  const { report } = await written('What will fossil CO2 emissions be in 2035?')
  const figure = report.evidence.find(({ id }) => id === report.answer?.evidence)
  const chance = (await written('Will fossil CO2 emissions be above 10,600 million tonnes of carbon in 2035?')).report
  expect(Number(figure?.value) > 10_600).toBe(percent(chance.answer?.figure) > 50)
})

test('a series of which nobody has forecast anything has its projection for the number, which then stands alone', async () => {
  const { rows, path } = await written('Will the world generate more than 40 petawatt hours of electricity in 2035?')
  expect(rows.at(-1)?.[0]).toBe('The projection of its series')
  expect(rows.at(-1)?.[2]).toBe('alone')
  expect(path).not.toContain('moved to what is asked')
})
