/** What stands under a figure is a statement, in the words of sentence one. */
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../../test/given.ts'
import { givenReport } from '../../../../test/given/report.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { documentOf } from '../../document/document.ts'
import { headlinesOf } from '../../report/headlines.ts'
import { checkReport } from '../../checking/check-report.ts'

const database = await givenDatabase({ stocked: true })

test.for<[question: string, says: RegExp]>([
  [
    'Will there be more solar than wind power in 2040?',
    /^Electricity from the sun is above electricity from wind in 2040$/,
  ],
  [
    'Will gold not fall below 3000 dollars in 2030?',
    /^The price of gold stays at or above 3,000 dollars per troy ounce in /,
  ],
  // A year that a unit is counted from is no time of the event.
  [
    'Will solar modules cost at most 0.15 dollars a watt in 2030?',
    /^The price of solar modules is at most 0\.15 dollars per watt in 2030$/,
  ],
  ['Will Finland not be the happiest country in 2028?', /^Finland does not lead the World Happiness Report of 2028$/],
  [
    'If no AI model of 1e28 FLOP is out by 2028, will data centres use over 1,000 TWh in 2030?',
    /^The electricity that the world's data centres use in 2030 is above 1,000 TWh, if no AI model .+ by the end of 2028$/,
  ],
  // One of several answers that is asked for is a statement too, and its denial; so is one that is taken as given.
  ["Will France win the men's football World Cup of 2030?", /^The winner of .+ World Cup of 2030 is France$/],
  ["Will France not win the men's football World Cup of 2030?", /^The winner of .+ World Cup of 2030 is not France$/],
  ['Will any country join the European Union by 2035?', /^There is a next country to join .+ by the end of 2035$/],
  [
    'If a Democrat wins in 2028, will the US be back in the Paris Agreement by the end of 2029?',
    /^The US is back in .+ 2029, if the winning party of the US presidential election of 2028 is Democratic$/,
  ],
  // What stands between commas ends with one, and no time or unit is said twice.
  ['Will world GDP be above 150 trillion dollars in 2029?', /^World GDP in 2029, in current US dollars, is above 150 /],
  ['What will Arctic sea ice in September be in 2035?', /^Arctic sea ice in September 2035$/],
  [
    'Will the number of children per woman be below 2 in 2040?',
    /^The number of children per woman is below 2 in 2040$/,
  ],
  ['What will the price of Brent oil be in 2035?', /^The price of Brent oil .*on average in 2035$/],
])('%s', async ([question, says]) => {
  const { report, resolve } = await givenReport(database.pool, question)
  expect(report.answer?.says).toMatch(says)
  const event = report.answer?.says.replace(/^\w/, (first) => first.toLowerCase()) ?? ''
  const first = report.sections[0]?.sentences[0]?.text.toLowerCase() ?? ''
  // The condition may stand first; else the words are the same.
  for (const part of event.replace(' on average', '').split(', if '))
    expect(first).toContain(part.toLowerCase().replace(/(?: in \d{4}|, .*)$/, ''))
  expect(await checkReport(report, resolve)).toEqual([])
})

test('of words that are of another item than the figure, the check says so', async () => {
  const { report, resolve } = await givenReport(database.pool, 'What will world population be in 2050?')
  const { report: other } = await givenReport(database.pool, 'What will child mortality be in 2035?')
  const { answer } = report
  if (!answer || !other.answer?.claims) throw new Error('no answer')
  const { says, claims } = other.answer
  const spoilt = { ...report, answer: { ...answer, says, claims }, evidence: [...report.evidence, ...other.evidence] }
  expect((await checkReport(spoilt, resolve)).map(({ kind }) => kind)).toContain('wrong-answer')
  const changed = { ...report, answer: { ...answer, says: `${answer.says} and 9 more` } }
  expect((await checkReport(changed, resolve)).map(({ kind }) => kind)).toContain('wrong-answer')
})

test('of a question of two parts each has its answer at the head, and both are checked', async () => {
  const { report, resolve } = await givenReport(
    database.pool,
    'When do people go back to the Moon and from which country will they be?',
  )
  expect(headlinesOf(report).map(({ figure }) => figure)).toEqual([
    expect.stringMatching(/^20\d\d$/),
    expect.stringMatching(/^\d+%$/),
  ])
  expect(headlinesOf(report).map(({ says }) => says)).toEqual([
    'The year in which people land on the Moon again',
    'The state that lands the next people on the Moon: United States',
  ])
  expect(await checkReport(report, resolve)).toEqual([])
  const [first] = report.others ?? []
  if (!first) throw new Error('no second answer')
  const spoilt = { ...report, others: [{ ...first, figure: '61%' }] }
  expect((await checkReport(spoilt, resolve)).map(({ kind }) => kind)).toContain('wrong-answer')
  const { answers, sections } = documentOf(report, {})
  // What is said of the other begins a paragraph.
  const starts = sections[0]?.paragraphs.map((runs) => runs.map(({ text }) => text).join('')) ?? []
  expect(starts).toContainEqual(expect.stringMatching(/^The chance that the state that lands the next people/))
  expect(answers.map(({ figure, note }) => [figure, typeof note])).toEqual(
    headlinesOf(report).map(({ figure }) => [figure, 'number']),
  )
})

test('a report whose reading was changed is called as it was read, and what was typed stands below', async () => {
  const question = 'Will gold be above 5000 dollars in 2030?'
  const read = readQuestion(question, new Date())
  const same = await givenReport(database.pool, question, { given: read })
  expect(same.report.title).toBe(question)
  const relation = { comparison: 'above' as const, value: 6000, unit: 'US$' }
  const given = { ...read, parts: read.parts.map((part) => ({ ...part, relation })) }
  const { report, resolve } = await givenReport(database.pool, question, { given })
  expect(report.title).toMatch(/: above 6,000 US\$ in 2030\?$/)
  expect(report.question).toBe(question)
  expect(await checkReport(report, resolve)).toEqual([])
  const renamed = { ...report, title: report.title.replace('6,000', '7,000') }
  expect((await checkReport(renamed, resolve)).map(({ kind }) => kind)).toContain('wrong-source')
})
