/** R27 What takes more than one item, or more than one value of one, is answered by just that, on the starter collection. */
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
    'Will solar panels generate more electricity than nuclear plants in 2030?',
    /^9\d%$/,
    'Electricity from the sun is above electricity from nuclear power in 2030',
    'chance-above-other',
  ],
  [
    'Wind or solar: which one makes more electricity in 2040?',
    /^[5-9]\d%$/,
    'Electricity from the sun is above electricity from wind in 2040',
    'chance-not',
  ],
  [
    'When does wind power pass nuclear power worldwide?',
    /^202\d$/,
    'The first time at which electricity from wind is likelier than not to be above electricity from nuclear power',
    'year-above-other',
  ],
  [
    'How many people aged 65 or more will the world have in 2035?',
    /^1\.\d+ billion people$/,
    'People aged 65 and over in 2035',
    'share-of-middle',
  ],
  [
    'How many people will not be online in 2030?',
    /^1\.\d+ billion people$/,
    'People not online in 2030',
    'rest-of-middle',
  ],
  [
    'How many TWh of clean electricity will there be in 2030?',
    /^about 16,\d00 TWh per year$/,
    'Electricity from low-carbon sources, by the low-carbon share of electricity, in 2030',
    'share-of-middle',
  ],
  [
    'How many TWh will not be low-carbon in 2035?',
    /^about \d\d,\d00 TWh per year$/,
    'Electricity from fossil fuels, by the low-carbon share of electricity, in 2035',
    'rest-of-middle',
  ],
  [
    'How fast must emissions fall to reach 20 Gt in 2040?',
    /^\d(\.\d)?%$/,
    'The yearly fall needed for the yearly total of fossil CO2 emissions to be at most 5,455 million tonnes of carbon in 2040',
    'percent-a-year',
  ],
  [
    'Which is likelier by 2035, a human landing on Mars or a fusion plant on the grid?',
    /^1\d%$/,
    'A fusion plant delivers net electricity to a public grid by the end of 2035, against 7% that a human being lands on Mars by the end of 2035',
    'chance-by-year',
  ],
  [
    'In 2030, will there be more than fifteen mobile subscriptions for every fixed telephone line?',
    /^1\d%$/,
    'The number of mobile subscriptions per 100 people is above 15 times the number of fixed telephone lines in 2030',
    'chance-above-other',
  ],
  [
    'For a transport study we need the number of people, not the percentage, who will live in cities and towns in 2035.',
    /^5\.\d+ billion people$/,
    'People in cities and towns in 2035',
    'share-of-middle',
  ],
  [
    'Will solar make up at least a tenth of all electricity in 2030?',
    /^[89]\d%$/,
    'Electricity from the sun is at least 10% of world electricity generation in 2030',
    'chance-above-other',
  ],
  [
    'What share of electricity will come from wind in 2035?',
    /^1\d(\.\d)?%$/,
    'Electricity from wind as a share of world electricity generation in 2035',
    'percent-of-whole-middle',
  ],
  [
    'Nuclear electricity at 4,000 TWh in 2040: what annual growth does it need?',
    /^\d(\.\d)?%$/,
    'The yearly rise needed for electricity from nuclear power to be at least 4,000 TWh per year in 2040',
    'percent-a-year',
  ],
  [
    'What pace is needed for women in parliaments to reach 50 % in 2040?',
    /^1\.\d percentage points$/,
    "The yearly rise needed for women's share of seats in parliaments to be at least 50% of seats in 2040",
    'amount-a-year',
  ],
  [
    'When did or will the number of UN peacekeepers peak?',
    /^2015$/,
    'The year in which the number of UN peacekeepers in service was highest',
    'highest-at',
  ],
  [
    'gold price, summer of 2029?',
    /^about 5,\d+ dollars per troy ounce$/,
    'The price of gold on average from Jun 2029 to Aug 2029',
    'mean',
  ],
  [
    'Will US gas be above 4 dollars in the winter of 2027/28?',
    /^[34]\d%$/,
    'The price of US natural gas is above 4 dollars per million BTU in a given month from Dec 2027 to Feb 2028',
    'mean',
  ],
  [
    'Suppose fossil emissions are NOT under 10,500 MtC in 2030. How likely is 450 ppm in 2034 then?',
    /^[23]\d%$/,
    'The global mean CO2 concentration reaches 450 ppm for the year 2034, if global fossil CO2 emissions in 2030 are not below 10,500 million tonnes of carbon',
    'chance-otherwise',
  ],
  [
    'Will there be both a US recession by 2031 and 7 % unemployment?',
    /^30%$/,
    'A US recession begins by December 2031, and US unemployment reaches 7 per cent',
    'chance-both',
  ],
  [
    'How likely is it that China attacks Taiwan by 2035 and US forces fight?',
    /^6%$/,
    'China blockades or attacks the main island of Taiwan by the end of 2035, and US forces fight within 90 days',
    'chance-both',
  ],
  [
    'Will there be at least six mobile subscriptions per fixed broadband connection in 2030?',
    /^\d+%$/,
    'The number of mobile subscriptions per 100 people is above 6 times the number of fixed broadband subscriptions in 2030',
    'chance-above-other',
  ],
  [
    'What will be the headcount of internet users on the planet in 2032?',
    /^7\.\d+ billion people$/,
    'People online in 2032',
    'share-of-middle',
  ],
  [
    'When did landlines per head peak?',
    /^2005$/,
    'The year in which the number of fixed telephone lines was highest',
    'highest-at',
  ],
  [
    'How many times more electricity will solar make than nuclear in 2035?',
    /^[2-5]\.\d+$/,
    'Electricity from the sun as a multiple of electricity from nuclear power in 2035',
    'quotient-middle',
  ],
])('%s', async ([question, figure, says, formula]) => {
  const { answer, ...made } = await read(question)
  expect(answer?.says).toBe(says)
  expect(answer?.figure).toMatch(figure)
  expect(made.formula).toBe(formula)
})

test.for<[question: string, said: RegExp]>([
  [
    'When will child mortality peak?',
    /^No peak of child mortality lies within the projection: its middle is highest where it/,
  ],
  ['When will nuclear electricity peak?', /^No peak of electricity from nuclear power lies within the projection/],
  [
    'When will more people work in factories than on farms?',
    /^Within the projections, which go to 20\d\d, there is no time/,
  ],
  [
    'Which will be higher in 2030, gold or oil prices?',
    /^The base holds no question and no series that asks exactly this/,
  ],
])('%s is answered in words, without a number above it', async ([question, said]) => {
  const { answer, said: text } = await read(question)
  expect(answer).toBeNull()
  expect(text).toMatch(said)
})

test('of two that are compared the likelier is named first where it is asked which', async () => {
  const [one, other] = await Promise.all(
    [
      'Solar or wind: which makes more electricity in 2040?',
      'Wind or solar: which makes more electricity in 2040?',
    ].map(read),
  )
  expect(one?.answer?.figure).toBe(other?.answer?.figure)
  expect(one?.answer?.says).toBe(other?.answer?.says)
})
