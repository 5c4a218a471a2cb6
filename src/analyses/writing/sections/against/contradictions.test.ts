/** Numbers of the base that speak of one quantity and disagree stand in the report, each pair with its gap. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenReport } from '../../../../../test/given/report.ts'
import { checkReport } from '../../../checking/check-report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function against(question: string) {
  const { report, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  return report.sections.find(({ name }) => name === 'against')?.sentences.map(({ text }) => text) ?? []
}

test('what a share is on the series that measures it is held against the answer, with how far they are apart', async () => {
  const said = await against('Will electric cars be half of new car sales by the end of 2032?')
  expect(said[0]).toMatch(
    /^Measured by the number of electric cars sold a year, what is asked is 40 million cars per year \(“40 million a year, about half of today's car market”\): its projection gives so much or more a chance of \d+% in 2032, \d+ points more than this answer, and is likelier than not to be there from 20\d\d on\.$/,
  )
})

test.each(['Will 71 million electric cars be sold in 2035?', 'How many electric cars will be sold in 2035?'])(
  'a value of a series is held against what the base forecasts of it in other words: %s',
  async (question) => {
    const said = await against(question)
    expect(said).toContainEqual(
      expect.stringMatching(
        /^For “In which year will electric cars first make up half of new car sales worldwide\?” the forecast has 20\d\d in the middle; by the projection the number of electric cars sold a year is likelier than not to be at 40 million cars per year \(“.*about half of today's car market”\) from 20\d\d on: /,
      ),
    )
  },
)

test('a forecast and a projection that disagree on the series of the answer are named with what they make together', async () => {
  const said = await against('What will Brent oil cost in December 2027?')
  const pairs = said.filter((one) => /^On “.*” the forecast is/.test(one))
  expect(pairs.length).toBeGreaterThanOrEqual(2)
  for (const pair of pairs) {
    const [house = 0, model = 0, points = 0, together = -1] = (pair.match(/\d+(?=%| points)/g) ?? []).map(Number)
    expect(points).toBeGreaterThanOrEqual(10)
    expect(Math.abs(Math.abs(house - model) - points)).toBeLessThanOrEqual(1)
    expect((together - house) * (together - model)).toBeLessThanOrEqual(0)
  }
})

test('what agrees is not brought up', async () => {
  const said = await against('Will satellite sea level be at least 11.25 inches above its 1880 mark in 2030?')
  expect(said.join(' ')).not.toMatch(/the forecast is|Measured by/)
})
