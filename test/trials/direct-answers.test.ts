/**
 * R27 Only what is about a question answers it; else the report says that there is no direct answer, and what comes
 * near.
 */
import { describe, expect, test } from 'vitest'
import { givenDatabase } from '../given.ts'
import { givenReport } from '../given/report.ts'
import { checkReport } from '#analyses/checking/check-report.ts'
import { whyTooLittle } from '#analyses/dossier/too-little.ts'
import { connecting } from '#analyses/report/connecting.ts'

const { pool } = await givenDatabase({ stocked: true })

async function read(question: string) {
  const { dossier, report, resolve } = await givenReport(pool, question)
  expect(await checkReport(report, resolve)).toEqual([])
  const textOf = (name: string) =>
    report.sections
      .find((section) => section.name === name)
      ?.sentences.map(({ text }) => text)
      .join(' ') ?? ''
  return { dossier, answer: report.answer, said: textOf('answer'), gaps: textOf('unknown') }
}

describe('a question is answered by what is about it', () => {
  test.for<[string, RegExp, string]>([
    [
      'Will war kill more people?',
      /^\d+%$/,
      'The number of deaths in state-based conflicts in 2027 is above 153,643 people per year',
    ],
    ['Will health care cost more?', /^\d+%$/, 'Health spending as a share of GDP is above 9.761% of GDP in 2036'],
    [
      'Will global coal use fall by 2035?',
      /^\d+%$/,
      'The yearly total of CO2 emissions from coal is below 4,311 million tonnes of carbon in 2035',
    ],
    ['electric cars 2030', /million cars per year$/, 'The number of electric cars sold a year in 2030'],
    ['How long will people live in 2060?', /years$/, 'World life expectancy in 2060'],

    ['Is nuclear war likely in the next 10 years?', /^\d+%$/, 'A nuclear weapon is used in war by the end of 2036'],
    [
      'Will gold be worth more than 5000 dollars in december 2027?',
      /^\d+%$/,
      'The average gold price in December 2027 is above 5,000 dollars per troy ounce',
    ],
    [
      'Will trade collapse if China attacks Taiwan?',
      /^\d+%$/,
      'World trade volume falls that year or the next, if China blockades or attacks the main island of Taiwan by the end of 2035',
    ],
    [
      'If fossil CO2 emissions reach 10,500 MtC or more in 2030, will CO2 be at 450 ppm in 2034?',
      /^\d+%$/,
      'The global mean CO2 concentration reaches 450 ppm for the year 2034, if global fossil CO2 emissions in 2030 are not below 10,500 million tonnes of carbon',
    ],
    [
      'How many tonnes of raw materials will humanity need in 2035?',
      /^1\d\d billion tonnes$/,
      'The use of raw materials per person, times all people, in 2035',
    ],
    ['Will there be people on the Moon again by 2030?', /^\d+%$/, 'People land on the Moon again by the end of 2030'],
    [
      'Odds that the top year of fossil CO2 turns out to be one from 2028 to 2032?',
      /^\d+%$/,
      'Global fossil CO2 emissions reach their peak from 2028 to 2032, and not before',
    ],
    [
      'If China goes for Taiwan before 2036, how likely is it that US troops stay OUT of it?',
      /^\d+%$/,
      'US forces do not fight within 90 days, if China blockades or attacks the main island of Taiwan by the end of 2035',
    ],
    [
      'First calendar year two degrees above 1850-1900 (ERA5) no later than 2035?',
      /^\d+%$/,
      'The world is 2.0 °C or more above 1850–1900 in ERA5 by the end of 2035',
    ],
    ["Will Bolt's record fall?", /^\d+%$/, "Usain Bolt's 9.58 seconds over 100 metres is beaten by the end of 2040"],
    [
      'Which will be bigger in 2035, nuclear or wind?',
      /^\d+%$/,
      'Electricity from wind is above electricity from nuclear power in 2035',
    ],
  ])('%s', async ([question, figure, says]) => {
    const { answer } = await read(question)
    expect(answer?.says).toBe(says)
    expect(answer?.figure).toMatch(figure)
  })
})

describe('what merely has a word of it stands beside no answer', () => {
  test.for<[question: string, why: string, near: string]>([
    ['Is measles coming back?', 'a vaccination is not the disease', 'measles vaccination coverage'],
    ['How much coal will be burnt in 2035?', 'emissions are no amount of coal', 'CO2 emissions from coal stood at'],
    ['Will the EU break up?', 'who joins it does not say whether it breaks up', 'join the European Union'],
    ['Will Russia win the war?', 'a clash with NATO is another war', 'Russia and a NATO member'],
    ['Will the internet reach everyone before 2035?', 'an amount is no chance', 'People online'],
    ['How many women will sit in parliaments in 2031?', 'a share is no number of people', 'Women in parliaments'],
    ['What will electricity cost in 2030?', 'what is generated is no price', 'electricity generation'],
    ['How many wind turbines will there be in 2035?', 'nor a number of turbines', 'wind'],
    ['How thick will Arctic sea ice be in September 2027?', 'an area is no length', 'sea ice'],
    ['How many children will be born in 2030?', 'children per woman are no number of births', 'fertility'],
    ['Will the second keep its definition until 2031?', 'what is kept is not changed', 'redefines the second'],
    ['Will electric cars be cold to drive in 2035?', 'how they are is not how many there are', 'new car sales'],
    ['Will AI be boring in 2030?', 'what else it is to be has another name', 'operations'],
    ['How much higher will CO2 be in 2040 than in 1950?', 'nobody knows it of 1950, and emissions are another', 'CO2'],
    ['Do I have to work longer?', 'it names nothing that is counted', 'orkers'],
    ['Will another country land people on the Moon by 2035?', 'that anybody does is no other', 'on the Moon'],
    ['Will China land people on the Moon before 2035?', 'who is not the next may still do it', 'on the Moon'],
    ['When will the war end?', 'a weapon that is used ends none', 'weapon'],
    ['Will renewables reach half of the electricity before 2035?', 'low carbon is nuclear too', 'ow-carbon'],
    ['What if oil hits $150?', 'its price is not what follows from it', 'Brent crude'],
  ])('%s: %s', async ([question, , near]) => {
    const { answer, said } = await read(question)
    expect(answer).toBeNull()
    expect(said.startsWith(connecting['not-direct'])).toBe(true)
    expect(said).toContain(near)
  })

  test('worlds that come near are told, and are no figure of the answer', async () => {
    const { answer, said } = await read('Will we run out of food?')
    expect(answer).toBeNull()
    expect(said).toContain('“Food and land in 2045”')
    expect(said.startsWith(connecting['not-direct'])).toBe(true)
  })

  test('worlds that are asked for answer it, and without a figure where they cannot be ranked', async () => {
    const { answer, said } = await read('What will money and debt look like in 2040?')
    expect(answer).toBeNull()
    expect(said.startsWith('The set “Money and debt in 2040” tells of several worlds')).toBe(true)
    expect(said).toContain(connecting['unequal-worlds'])
  })
})

test.for([
  ['How will city people be housed in 2050?', /^The set “Cities and housing in 2050” tells of several worlds/],
  ["How will the world's people be fed in 2045?", /^The set “Food and land in 2045” tells of several worlds/],
] as const)('in what way something is done is told by worlds: %s', async ([question, told]) => {
  const { answer, said } = await read(question)
  expect(answer).toBeNull()
  expect(said).toMatch(told)
})

describe('a word that the base never saw', () => {
  test('is named where the rest is refused for it', async () => {
    const { dossier } = await givenReport(pool, 'Will the yuan replace the dollar?')
    expect(whyTooLittle(dossier)).toContain('Nothing in the base is about “yuan”.')
  })

  test.each([
    'How many people will die of malaria in 2030?',
    'Will Africa have more people than Asia by 2100?',
    'How long do tortoises sleep?',
    'Will my kids be poorer than me?',
  ])('is too little where the rest is not a subject: %s', async (question) => {
    const { dossier } = await givenReport(pool, question)
    expect(whyTooLittle(dossier)).toMatch(/^The base knows nothing about this\./)
  })

  test('is no misspelling where it says what becomes of things', async () => {
    const { said } = await read('When do electric cars overtake petrol cars?')
    expect(said).toContain('“Half of new cars are electric”')
  })
})

describe('what is put in other words is answered too', () => {
  test.for<[question: string, figure: RegExp, says: string]>([
    ['US gas price next January?', /dollars per million BTU$/, 'The price of US natural gas in Jan 2027'],
    [
      'Will a Democrat or a Republican be the next US president?',
      /^\d+%$/,
      'The winning party of the US presidential election of 2028: Democratic',
    ],
    [
      "I insure athletes. Will anyone beat Usain Bolt's 9.58 before 2041?",
      /^\d+%$/,
      "Usain Bolt's 9.58 seconds over 100 metres is beaten by the end of 2040",
    ],
    [
      'Will Xi no longer be party leader in 2028?',
      /^\d+%$/,
      'Xi Jinping is not General Secretary of the Chinese Communist Party at the start of 2028',
    ],
    [
      'Will another country join the EU by 2035?',
      /^88%$/,
      'There is a next country to join the European Union by the end of 2035',
    ],
    [
      'Will September see practically no Arctic sea ice (under 1 million square km) by 2050?',
      /^3\d%$/,
      'The Arctic Ocean has a September mean below 1 million km² of sea ice by the end of 2050',
    ],
    ['Where will the 2036 Olympics be?', /^\d+%$/, 'The host of the Summer Olympics of 2036: India'],
    [
      'assume a democrat takes the white house in 2028, is america back in paris by 2029',
      /^\d+%$/,
      'The US is back in the Paris Agreement by the end of 2029, if the winning party of the US presidential election of 2028 is Democratic',
    ],
    ['lief expectency in 2045', /years$/, 'World life expectancy at birth in 2045'],
    ['Will people live to 77 or longer by 2040?', /^\d+%$/, 'World life expectancy is at least 77 years in 2040'],
    [
      'By how much will the fertility rate in 2040 be less than in 2024?',
      /^−\d[\d.]* children per woman$/,
      'The change of the number of children per woman from 2024 to 2040',
    ],
    [
      'By what percentage will solar power grow by 2040?',
      /^\+\d+%$/,
      'The change of electricity from the sun from 2025 to 2040',
    ],
    [
      'Will a National Rally candidate be elected president of France in 2027?',
      /^\d+%$/,
      "The political camp of the winner of France's 2027 presidential election is National Rally",
    ],
    [
      'How many mobile subscriptions will there be on the whole planet in 2032?',
      /^\d[\d.]* billion mobile subscriptions$/,
      'The number of mobile subscriptions in 2032',
    ],
    [
      'in 2030, at most three in every hundred children dead before five. How likely?',
      /^\d+%$/,
      'Under-five mortality in 2030 is at or below 30 deaths per 1,000 births worldwide',
    ],
    [
      'Two thirds of humanity in cities and towns by 2050: how many points a year must that share climb?',
      /^0\.3\d percentage points$/,
      'The yearly rise needed for the share of people in cities and towns to be at least 66.67% of population in 2050',
    ],
    [
      'Will renewables plus nuclear make half the power of the world in 2030?',
      /^\d+%$/,
      "Low-carbon sources generate at least half of the world's electricity in 2030",
    ],
    [
      'number of UN states where gay couples can marry at the end of 2035',
      /^\d+ UN member states$/,
      'The number of UN member states where same-sex marriage is legal nationwide at the end of 2035',
    ],
    [
      'wil finnland be nr. 1 agen in the wurld hapyness report of 2028',
      /^\d+%$/,
      'Finland leads the World Happiness Report of 2028',
    ],
    [
      'Will there be more of us in 2050?',
      /^at least 95%$/,
      'The number of people on Earth in mid-2050 is above 8.142 billion people',
    ],
    [
      'Is coal still what makes the most electricity on Earth in 2035, or what does?',
      /^\d+%$/,
      'The source that generates the most electricity worldwide in 2035: Solar',
    ],
    [
      'If anybody makes labs get a licence before they release frontier AI by 2032, who does it first?',
      /^\d+%$/,
      'The first to require a licence before a frontier AI model is released: China',
    ],
    [
      'How likely is a new EU country by the end of 2035?',
      /^\d+%$/,
      'There is a next country to join the European Union by the end of 2035',
    ],
    ['What will fertility be in 2040?', /children per woman$/, 'The number of children per woman in 2040'],
  ])('%s', async ([question, figure, says]) => {
    const { answer } = await read(question)
    expect(answer?.figure).toMatch(figure)
    expect(answer?.says).toBe(says)
  })

  test.for([
    'If a Republican wins in 2028, will the US be back in the Paris Agreement by 2029?',
    'Where will the 2030 World Cup be held?',
    'Will Serbia be a new member of the EU by 2035?',
  ])('%s has no number, since the base answers another', async (question) =>
    expect((await read(question)).answer).toBeNull(),
  )

  test.for<[question: string, said: RegExp]>([
    [
      'How fast must internet use grow a year to reach 50% by 2030?',
      /needs no pace to be at least 50% of population: it is there already, at [\d.]+% of population in 20\d\d\. .* those since 20\d\d are all at least 50%/,
    ],
    [
      'By how much a year must child mortality fall to be at 50 in 2030?',
      /needs no pace to be at most 50 deaths per 1,000 births: it is there already/,
    ],
  ])('a value that is passed needs no pace: %s', async ([question, said]) => {
    const { answer, said: text } = await read(question)
    expect(answer).toBeNull()
    expect(text).toMatch(said)
  })
})
