/** What reports tell of every series that their number is computed from, and of other values and years than those asked. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenCheckedReport } from '../../../../test/given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

const written = (question: string) => givenCheckedReport(pool, question)

test('a comparison tells of both series what drives each, what could break it, what to watch and how it was foreseen', async () => {
  const { said, rows } = await written('Wind or solar: which one makes more electricity in 2040?')
  for (const name of ['Electricity from wind', 'Electricity from the sun']) {
    expect(said('drivers')).toContainEqual(expect.stringContaining(`What drives ${name}: `))
    expect(said('against')).toContainEqual(expect.stringContaining(`What could break the course of “${name}”: `))
    expect(said('change')).toContainEqual(expect.stringContaining(`What to watch of “${name}”: `))
    expect(said('record')).toContainEqual(expect.stringContaining(`the projection of “${name}”`))
    expect(rows('record').map(([series]) => series)).toContain(name)
    expect(rows('branches').filter(([series]) => series === name).length).toBeGreaterThanOrEqual(3)
  }
  // A chance is no amount that anybody could plan for.
  expect(said('meaning').join(' ')).not.toContain('plan for')
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
