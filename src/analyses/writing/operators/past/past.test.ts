/** What is asked of a year that is over is told as it was measured. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenCheckedReport } from '../../../../../test/given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

test.for<[question: string, figure: RegExp, says: string]>([
  ['What did gold cost in 2020?', /^1,770 dollars per troy ounce$/, 'The price of gold in 2020'],
  ['gold in 2020', /^1,770 dollars per troy ounce$/, 'The price of gold in 2020'],
  ['What was the price of oil in March 2022?', /^117\.3 dollars per barrel$/, 'The price of Brent oil in Mar 2022'],
  ['How high was CO2 in the air in 1990?', /^354\.1 ppm$/, 'The concentration of CO2 in the air in 1990'],
  ['What was life expectancy in 2010?', /^71\.6 years$/, 'World life expectancy in 2010'],
])('%s', async ([question, figure, says]) => {
  const { report, said, names } = await givenCheckedReport(pool, question)
  expect(report.answer).toMatchObject({ figure: expect.stringMatching(figure), says })
  expect(said('answer')[0]).toMatch(
    new RegExp(`^${says} was ${report.answer?.figure}(?:, the mean over that year)?\\.$`),
  )
  expect(said('answer')[1]).toMatch(/^That was measured and is no forecast; the source is “.+”\.$/)
  // Nothing moves it and nothing is awaited.
  expect([report.awaits, report.outdated]).toEqual([null, []])
  for (const ahead of ['change', 'branches', 'against', 'unknown', 'record'] as const)
    expect(names).not.toContain(ahead)
})

test('what has become of it since is told beside it', async () => {
  const { said } = await givenCheckedReport(pool, 'What was life expectancy in 2010?')
  expect(said('answer')).toContainEqual(
    expect.stringMatching(/^Since then world life expectancy has risen by 3\.4%, to 74\.04 years in 2023\.$/),
  )
})

test('of what nobody projects the highest so far is told to who asks when it was', async () => {
  const asked = 'Which year had the fastest processor clock, or is that still ahead of us?'
  const { report, said } = await givenCheckedReport(pool, asked)
  expect(report.answer).toMatchObject({
    figure: '2007',
    says: expect.stringMatching(/fastest clock speed of a processor was highest$/),
  })
  expect(said('answer')[1]).toMatch(/^That is what was measured up to 20\d\d, .*; no projection says what comes\.$/)
  expect((await givenCheckedReport(pool, 'When will processor clock speed peak?')).report.answer).toBeNull()
})

test.each([
  // Not measured, measured by half, made of several series, or of another place.
  'What did gold cost in 1850?',
  'How many people lived in cities in 2000?',
  'How many jobs did AI take in 2020?',
  'What was inflation in Germany in 2022?',
  'What was the highest price of gold in 2020?',
])('%s is answered by no number of another time or thing', async (question) => {
  const { report } = await givenCheckedReport(pool, question)
  expect(report.answer).toBeNull()
})
