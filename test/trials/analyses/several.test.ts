/** R27 What is asked of several things together, and of one year within a deadline, on the starter collection. */
import { expect, test } from 'vitest'
import { checkReport } from '#analyses/checking/check-report.ts'
import { givenDatabase } from '../../given.ts'
import { givenReport } from '../../given/report.ts'

const { pool } = await givenDatabase({ stocked: true })

async function read(question: string) {
  const { report, resolve } = await givenReport(pool, question, { now: new Date('2026-11-24T12:00:00Z') })
  expect(await checkReport(report, resolve)).toEqual([])
  const sentences = report.sections.find(({ name }) => name === 'answer')?.sentences.map(({ text }) => text) ?? []
  const formula = report.evidence.find(({ id }) => id === report.answer?.evidence)?.formula
  return { answer: report.answer, formula, said: sentences.join(' ') }
}

test.for<[question: string, figure: RegExp, says: string, formula: string]>([
  [
    'Will wind and solar together make more than 10,000 TWh in 2032?',
    /^[78]\d%$/,
    'Electricity from wind and electricity from the sun together make more than 10,000 TWh per year in 2032',
    'sum-at-least',
  ],
  [
    'How much electricity will sun, wind and nuclear plants deliver in total in 2030?',
    /^about 12,\d00 TWh per year$/,
    'What electricity from the sun, electricity from wind and electricity from nuclear power make together in 2030',
    'sum-middle',
  ],
  [
    'Will wind and solar together make less than 10,000 TWh in 2032?',
    /^[12]\d%$/,
    'Electricity from wind and electricity from the sun together make less than 10,000 TWh per year in 2032',
    'chance-not',
  ],
  [
    'Will solar make at least 500 TWh more than nuclear in 2030?',
    /^[789]\d%$/,
    'Electricity from the sun is at least 500 TWh per year above electricity from nuclear power in 2030',
    'gap-at-least',
  ],
  [
    'What will coal emissions and all fossil emissions differ by in 2030?',
    /million tonnes of carbon$/,
    'What the yearly total of fossil CO2 emissions has more than the yearly total of CO2 emissions from coal in 2030',
    'gap-middle',
  ],
  [
    'Rank solar, wind and nuclear output for 2035: which comes out on top?',
    /^[789]\d%$/,
    'Electricity from the sun is the largest of these in 2035',
    'chance-largest',
  ],
  [
    'Which of wind, nuclear and solar will be the smallest source in 2035?',
    /^\d\d%$/,
    'Electricity from nuclear power is the smallest of these in 2035',
    'chance-smallest',
  ],
  [
    'Will people land on Mars between 2041 and 2045?',
    /^1\d%$/,
    'A human being lands on Mars from 2041 to 2045, and not before',
    'chance-within',
  ],
  [
    'How likely is a WHO pandemic emergency in 2033 alone?',
    /^[2-5]%$/,
    'The WHO declares a pandemic emergency in 2033, and not before',
    'chance-within',
  ],
  [
    'Will the first retail digital euro be issued in 2029?',
    /^2\d%$/,
    'A retail digital euro is issued to the public in 2029, and not before',
    'chance-within',
  ],
])('%s', async ([question, figure, says, formula]) => {
  const { answer, ...made } = await read(question)
  expect(answer?.says).toBe(says)
  expect(answer?.figure).toMatch(figure)
  expect(made.formula).toBe(formula)
})

test('a second part that leaves out what the first has said has a figure of its own', async () => {
  const { said } = await read('Will women hold at least 30 % of seats in parliaments by 2031 and 40 % by 2050?')
  expect(said).toMatch(/at least 30% of seats in 2031 is \d+%/)
  expect(said).toMatch(/at least 40% of seats in 2050 is \d+%/)
})

test.for([
  'Will the US and China together emit more than 16 Gt in 2035?',
  'Will wind and geothermal power together make more than 10,000 TWh in 2032?',
  'Will oil and gas together cost more than 100 dollars in 2030?',
  'When will coal and wind together make most?',
  'Which of wind, nuclear and tidal power will be the largest in 2035?',
])('%s has no number above it', async (question) => expect((await read(question)).answer).toBeNull())
