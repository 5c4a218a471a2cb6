/** What reports tell of every series that their number is computed from, and of other values and years than those asked. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCheckedReport } from '../../../../test/given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

const written = (question: string) => givenCheckedReport(pool, question)

test('a comparison tells of both series what drives each, what could break it, what to watch and how it was foreseen', async () => {
  const { said, rows } = await written('Wind or solar: which one makes more electricity in 2040?')
  for (const name of ['Electricity from wind', 'Electricity from the sun']) {
    expect(said('drivers')).toContainEqual(expect.stringContaining(`What drives e${name.slice(1)}: `))
    expect(said('against')).toContainEqual(expect.stringContaining(`What could break the course of “${name}”: `))
    expect(said('change')).toContainEqual(expect.stringContaining(`What to watch of “${name}”: `))
    expect(said('record')).toContainEqual(expect.stringContaining(`the projection of “${name}”`))
    expect(rows('record').map(([series]) => series)).toContain(name)
    expect(rows('branches').filter(([series]) => series === name).length).toBeGreaterThanOrEqual(3)
  }
  // A chance is no amount that anybody could plan for.
  expect(said('meaning').join(' ')).not.toContain('plan for')
})

test('of a sum a world counts on one of its series, which is named, and what to watch is told in words or in a row', async () => {
  const { said, rows } = await written('How much electricity will wind and solar make together in 2030?')
  expect(said('branches').join(' ')).toContain('which counts on electricity from wind of at least 9,000 TWh per year')
  expect(said('change').join(' ')).toMatch(/touches 5,000 TWh per year at least once by 2030\./)
  expect(rows('change').map(([, level]) => level)).toEqual(['3,000 TWh per year'])
})

test('how a series moved when it was next to nothing is not said to be how it might move now', async () => {
  const [wind, gold] = [
    await written('How much electricity will wind make in 2030?'),
    await written('What will the price of gold be in 2030?'),
  ]
  expect(wind.said('path').join(' ')).not.toContain('to move as it did over')
  expect(gold.said('path').join(' ')).toContain('to move as it did over')
})

test('of a newer count the office that made it is named, and not the address at which it was found', async () => {
  const { said } = await written('Will oil be above 100 dollars in 2027?')
  const signs = said('against').find((text) => text.startsWith('Signs for'))
  expect(signs).toContain('(US EIA, half a month, 22 Aug 2026')
  expect(signs).not.toContain('github.com')
})

test('between deadlines the year that is asked about stands with them, and what is left is left for that year', async () => {
  const { report, rows } = await written('Will a quantum computer break RSA-2048 by 2040?')
  const years = new Map(rows('branches').map(([year = '', come, left]) => [year, { come, left }]))
  expect([...years.keys()]).toEqual(expect.arrayContaining(['2035', '2040', '2045']))
  expect(years.get('2040')).toEqual({ come: report.answer?.figure, left: '' })
  const [by2035, by2040] = [years.get('2035')!, years.get('2040')!].map(({ come }) => Number.parseFloat(come!))
  // As it is said beside the answer: of what has not come by 2035, what comes by 2040.
  expect(Number.parseFloat(years.get('2035')!.left!)).toBeCloseTo((100 * (by2040! - by2035!)) / (100 - by2035!), -0.5)
})

test('cases of the past stand beside what came, and each says whether it lay in the range', async () => {
  const { rows } = await written('How many people will there be on Earth in 2050?')
  const cases = rows('record')
  expect(cases.length).toBeGreaterThanOrEqual(2)
  for (const [from = '', at = '', low = '', high = '', came = '', held] of cases) {
    expect(Number(at)).toBeGreaterThan(Number(from))
    const [least, most, value] = [low, high, came].map(Number.parseFloat)
    expect(held).toBe(value! >= least! && value! <= most! ? 'yes' : 'no')
  }
})

test('a chance of a value has those of values beside it, in which it stands where it belongs, and those of other years', async () => {
  const { report, find, said } = await written('Will the world generate more than 40,000 TWh of electricity in 2035?')
  const tableOf = (title: string) => {
    const table = find('branches')?.blocks.find((block) => block.title === title)
    return table?.type === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : []
  }
  const levels = tableOf('How likely other values are')
  const chances = levels.map(([, chance = '']) => Number.parseFloat(chance))
  expect(levels).toContainEqual(['40,000', report.answer?.figure])
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  const years = tableOf('Year by year')
  expect(years.find(([year]) => year === '2035')?.at(-1)).toBe(report.answer?.figure)
  expect(said('branches').join(' ')).toMatch(
    /is at least 10% from \d{4} on and 50% from \d{4} on, and does not come to 90% within the projection/,
  )
})
