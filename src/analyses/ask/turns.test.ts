/** How people put questions who do not think of a reader; on 22 November 2026. */
import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const today = new Date('2026-11-22T12:00:00Z')
const read = (text: string) => readQuestion(text, today)
const first = (text: string) => read(text).parts[0]

test.each<[string, string, number | null]>([
  ['Tea at 4 dollars or more in 2031. Will we see it?', 'chance', 2031],
  ['Every second cup a cup of tea. When is that happening?', 'time', null],
  ['I need the number of tea houses in 2031.', 'amount', 2031],
  ['Tea drinkers in 2031 - how many?', 'amount', 2031],
  ['By 2031, is a cup of tea dearer than 4 dollars - odds?', 'chance', 2031],
  ['Risk that the harvest fails before 2031 is over?', 'chance', 2031],
  ['Tell me the month when tea first costs 4 dollars.', 'time', null],
  ['Tea harvest by 2031, how many of those who drink it pick it?', 'amount', 2031],
  ['Where will the tea fair of 2031 be held?', 'which', 2031],
  ['Where will the tea fair of 2031 be?', 'which', 2031],
  ['Where will the index of tea be in 2031?', 'amount', 2031],
  ['Will a Bavarian or a Saxon win the tea cup of 2031?', 'which', 2031],
  ['How hard would a drought hit tea?', 'effect', null],
  ['How will people in tea towns be housed in 2031?', 'explain', 2031],
  ['How is tea going to be poured in 2031?', 'explain', 2031],
  ['How will farmers of tea live in 2031?', 'explain', 2031],
  ['How will the price of tea be lowered by 2031?', 'explain', 2031],
  ['How will tea be priced in 2031?', 'amount', 2031],
  ['How will tea be in 2031?', 'amount', 2031],
  ['How many people will be housed in tea towns in 2031?', 'amount', 2031],
  ['How long will farmers of tea live in 2031?', 'amount', 2031],
  ['How will tea be affected by a drought?', 'effect', null],
  ['The first year tea costs 4 dollars?', 'time', null],
  ['First calendar year with tea at 4 dollars, no later than 2031?', 'chance', 2031],
  ['The first year in which tea costs 4 dollars, by 2031?', 'chance', 2031],
  ['In what year does tea first cost 4 dollars, before 2031?', 'time', 2030],
  ['Is the top year of tea going to be one between 2029 and 2031?', 'chance', 2031],
  ['What is likely to be the largest tea house in 2031?', 'which', 2031],
  ['Is tea still what people drink most in 2031, or what is?', 'which', 2031],
  ['Will the mayor open the fair of 2031, or who will?', 'which', 2031],
  ['Will tea be above 4 dollars in 2031, or what will it be?', 'amount', 2031],
  ['Will tea be rationed in 2031, or what?', 'chance', 2031],
  ['Likely? Tea at 4 dollars in 2031.', 'chance', 2031],
  ['Tea is dear these days. Does it reach 4 dollars in 2031?', 'chance', 2031],
  ['Tea houses at 900 in 2031: how many more a year does that need?', 'amount', 2031],
  ['If tea houses are to reach 900 in 2031, how fast must they grow each year?', 'amount', 2031],
  ['The price of tea by 2031', 'amount', 2031],
  ['wen wil tea be dearer', 'time', null],
  ['When the tea fair is next held, who will win the cup?', 'which', null],
  ['Between 4 and 5 dollars for tea at the end of 2031. How likely is exactly that band?', 'chance', 2031],
  ['Are we past peak tea, and if so, since when?', 'time', null],
  ['Has tea drinking peaked, and if so, when?', 'time', null],
  ['Is peak tea behind us, and since when?', 'time', null],
  ['If tea hits 6 dollars before 2029, I lose 90,000; insurance costs 15,000. Worth it?', 'chance', 2028],
  ['Should tea sink to 2 dollars by 2030, we lose a million. A hedge costs 9,000. Should we buy it?', 'chance', 2030],
  ['I sign only if tea is still at 4 dollars in 2031, and I want four chances in five. Do I sign?', 'chance', 2031],
  ['I need a figure for tea in 2031 for our plan. What would you put in?', 'amount', 2031],
  ['The number of years by which tea in 2031 is older than today', 'amount', 2031],
  ['Will there be more people who drink tea or more who drink coffee in 2031?', 'which', 2031],
  ['Will the larger number of cups in 2031 be filled with tea or with coffee?', 'which', 2031],
  [
    'If tea houses are to make up 60 % of all in 2031, by how many points must their share rise each year?',
    'amount',
    2031,
  ],
])('“%s” asks for: %s', (text, wants, to) => {
  expect(read(text).parts).toHaveLength(1)
  expect(first(text)).toMatchObject({ wants })
  expect(first(text)?.when?.to ?? null).toBe(to)
})

test.each<[string, object | null]>([
  ['Compared with 1880, will tea be at least 30 cm higher in 2031?', { comparison: 'at-least', value: 30, unit: 'cm' }],
  ['Compared with the 1951 to 1980 average, will tea be 2 °C warmer or more in 2031?', { value: 2, unit: '°C' }],
  ['Compared with 2020, will tea be 20 % higher in 2031?', { factor: 1.2, of: { self: 2020 } }],
  ['Will tea sell two or more times as many cups as coffee in 2031?', { factor: 2, of: { other: 'coffee' } }],
  ['Will there be more who drink tea or more who drink coffee in 2031?', { factor: 1, of: { other: 'drink coffee' } }],
  ['Will inflation be one per cent in 2031?', { comparison: 'at-least', value: 1, unit: '%' }],
  ['2020 was a dire year for tea. Will 2031 see half as many cups drunk of it?', null],
  [
    '2020 was a dire year for teas. Will 2031 see at most half as many cups drunk of them?',
    { factor: 0.5, of: { self: 2020 } },
  ],
])('“%s” compares with %j', (text, relation) => expect(first(text)?.relation).toMatchObject(relation ?? {}))

test.each([
  'Odds that the top year of tea turns out to be one from 2028 to 2032?',
  'Is the next tea fair going to be one that begins before 2031?',
])('“%s” has one for what it names, and compares with nothing', (text) => expect(first(text)?.relation).toBeNull())

describe('what is told beside a question is no part of it', () => {
  test.each<[string, string]>([
    ['My pupils ask me every week: will tea be rationed?', 'will tea be rationed'],
    ['The odds, for our planning, of tea being rationed?', 'The odds of tea being rationed'],
    ['Will tea (the drink, I mean, not the meal) be rationed?', 'Will tea be rationed'],
    ['My neighbour wants to know if tea is rationed', 'whether tea is rationed'],
    ['Tea broker: will tea be rationed?', 'will tea be rationed'],
    ['Aid agency planning 2030: will tea be rationed?', 'will tea be rationed'],
    ["I run two shops, I'm fifty-two, and I'd like to know if tea is rationed", 'whether tea is rationed'],
    ['Nurse in York here: will tea be rationed?', 'will tea be rationed'],
    ['Farm officer asking for a slide: will tea be rationed?', 'will tea be rationed'],
    ['Insurance risk desk: will tea be rationed?', 'will tea be rationed'],
    ['Whoever rations tea, if anyone, is it the king?', 'Whoever rations tea is it the king'],
  ])('%s', (text, words) => expect(first(text)?.of.words).toBe(words))

  test.each<[string, string]>([
    ['Sell the boat or keep it? It hangs on whether tea is rationed.', 'Sell the boat or keep it'],
    ['Sell the boat now, or wait: will tea be rationed?', 'Sell the boat now, or wait'],
    ['Is it wise to buy a boat? Will tea be rationed?', 'Is it wise to buy a boat'],
    ['Should we buy a boat until 2040 – will tea be rationed?', 'Should we buy a boat until 2040 –'],
    ['Should we buy a boat, or will tea be rationed?', 'Should we buy a boat'],
    ['I am unsure whether to buy a boat: will tea be rationed?', 'unsure whether to buy a boat'],
    ['Buy a boat? That depends on whether tea is rationed.', 'Buy a boat?'],
    ['We can buy a boat now or wait; it pays only if tea is rationed. Will it?', 'We can buy a boat now or wait;'],
  ])('though it may be what is decided: %s', (text, decision) => {
    expect(read(text).parts).toHaveLength(1)
    expect(first(text)?.decision).toBe(decision)
  })

  test('and nobody decides who must wait', () => {
    expect(first('How long must we wait for tea?')?.decision).toBeNull()
  })
})

describe('what is taken as given', () => {
  test.each<[string, boolean]>([
    ['It does not rain before 2031. In that case, is tea dearer?', true],
    ['It rains before 2031, say. Is tea dearer?', false],
    ['What if it rains by 2031 - will tea be dearer?', false],
    ['Granted, it rains by 2031: tea at 4 dollars, how likely?', false],
    ['As long as no rain falls by 2031, is tea dearer?', true],
    ['A king having died by 2031, is tea dearer?', false],
    ['With rain in every month of 2031, is tea dearer?', false],
    ['Let’s say it does rain before 2031. How likely is dear tea?', false],
    ['Supposing that it rains before 2031, could you tell me how likely dear tea is?', false],
    ['How likely is it, should it rain before 2031, that tea is dear?', false],
    ['P(tea > 4 dollars in 2031 | no rain in 2030)?', true],
    ['Will it rain by 2031, and should that happen, is tea dearer?', false],
  ])('%s', (text, negated) => expect(read(text).parts.at(-1)?.condition).toMatchObject({ negated }))

  test.each([
    'If you ask me, tea is done. Is it dearer in 2031?',
    'Will tea be dearer in 2031, if at all?',
    'Will tea be given a new name?',
    'If I retire in 2031, what will tea cost?',
    'Who rations tea, should there be anyone?',
  ])('is nothing in “%s”', (text) => expect(first(text)?.condition).toBeNull())
})

test('two things that are asked as nouns are two parts', () => {
  expect(read('The price of tea in 2031, and the chance of a strike before 2030').parts).toMatchObject([
    { wants: 'amount', when: { to: 2031 } },
    { wants: 'chance', when: { to: 2029 } },
  ])
})

test('what growth is asked for is to be reached, wherever it stands', () => {
  expect(first('900 tea houses in 2031: what yearly growth does that need?')?.relation).toBeNull()
  expect(first('900 TWh in 2031: what yearly growth does that need?')?.relation).toMatchObject({
    comparison: 'at-least',
    value: 900,
  })
})

test.each<[string, number, number]>([
  ['We want nine in ten cups to be tea by 2031. How many points a year is that from where it stands now?', 90, 2031],
  [
    'The target on our slides is 90 per cent of cups in 2031. How fast would tea have to rise, in points per year?',
    90,
    2031,
  ],
  [
    'Our slogan is 900 TWh of tea in 2031. By what percentage would it have to grow every year to get there?',
    900,
    2031,
  ],
])('or was told before: %s', (text, value, to) => {
  expect(read(text).parts).toMatchObject([
    { wants: 'amount', relation: { comparison: 'at-least', value }, when: { to }, of: { measure: 'level' } },
  ])
})

test.each<[string, number]>([
  ['Will people earn over 70 dollars a day in 2031, 2021 prices?', 70],
  ['Will people earn over 70 international dollars (of 2021) per day in 2031?', 70],
  ['Will people earn over 70 dollars a day in 2031, in constant 2015 dollars?', 70],
])('the money in which it is counted is nothing compared with: %s', (text, value) => {
  expect(first(text)).toMatchObject({ relation: { comparison: 'above', value }, when: { to: 2031 } })
})

test('but prices of another year are', () => {
  expect(first('Will tea in 2031 be back at 2019 prices?')?.relation).toMatchObject({ of: { self: 2019 } })
})

test.each<[string, string]>([
  ['In which year were there the most tea houses?', 'peak'],
  ['In which year did, or will, the town have its largest number of tea houses?', 'peak'],
])('the year with the most is a peak: %s', (text, measure) => {
  expect(first(text)).toMatchObject({ wants: 'time', relation: null, of: { measure } })
})

test('when there are so many asks when that is reached', () => {
  expect(first('In what year will there be 120 cups per 100 people?')?.relation).toMatchObject({
    comparison: 'at-least',
    value: 120,
  })
  expect(first('Will there be 120 tea houses in 2031?')?.relation).toBeNull()
  expect(first('When will there be a tenth tea house?')?.relation).toBeNull()
})

test('a peak is compared with nothing', () => {
  expect(first('Was 2024 the peak of tea, or is there higher to come?')?.relation).toBeNull()
})

test('a time that others are told of is asked for where no other is', () => {
  expect(first('The king retires in 2031. Will tea be dearer?')?.when?.to).toBe(2031)
  expect(first('I retire in 2031. Will tea be dearer?')?.when).toBeNull()
})

test.each<[string, boolean]>([
  ['Without a flood, do we get to 2031?', true],
  ['Does the bridge stay unbeaten until 2031?', true],
  ['Does its record of 9 km survive until 2031?', true],
  ['Does tea stay short of 4 dollars?', false],
])('“%s” asks for what does not happen: %j', (text, negated) => expect(first(text)?.negated).toBe(negated))

test.each([
  'Who becomes mayor, a Bavarian or a Saxon?',
  'A Bavarian or a Saxon: who becomes mayor?',
  'Greens or Blues – who wins the vote of 2031?',
])('“%s” asks for one of them, and compares nothing', (text) =>
  expect(first(text)).toMatchObject({ wants: 'which', relation: null }),
)

test.each<[string, string]>([
  ['If tea is under 5 dollars in 2031, we buy. How likely is that?', 'If so, we buy'],
  ['We buy tea when it is likely to be under 5 dollars in 2031. What are the odds?', 'If so, We buy tea'],
  ['Will tea be under 5 dollars in 2031? If that is likely, we buy.', 'If that is likely, we buy'],
  ['will tea be under 5 dollars in 2031 or do we buy now', 'or do we buy now'],
])('“%s” asks for what a decision hangs on', (text, decision) =>
  expect(read(text).parts).toMatchObject([{ wants: 'chance', relation: { value: 5 }, when: { to: 2031 }, decision }]),
)

test.each<[string, number, number]>([
  ['Say there is no strike until 2031. How likely is one in the five years after that?', 2032, 2036],
  ['If there is no strike by 2031, what are the odds of one within two decades thereafter?', 2032, 2051],
])('“%s” counts from what is taken as given', (text, from, to) =>
  expect(read(text).parts).toMatchObject([
    {
      wants: 'chance',
      relation: null,
      when: { kind: 'within', from, to },
      condition: { negated: true, when: { to: 2031 } },
    },
  ]),
)

test.each<[string, number, string]>([
  ['Are there more than fifteen cups for every pot in 2031?', 15, 'pot'],
  ['Which is likelier by 2031, a strike or tea above 5 dollars?', 1, 'tea above 5 dollars'],
])('“%s” compares with another thing, %s times', (text, factor, other) => {
  const relation = first(text)?.relation
  expect(relation).toMatchObject({ factor, of: { other: expect.stringContaining(other) } })
})

test.each([
  'For a tea study we need the number of cups, not the percentage, that are green in 2031.',
  'How many cups, and not what share, are green in 2031?',
])('“%s” asks for a number, and denies nothing', (text) =>
  expect(first(text)).toMatchObject({ wants: 'amount', negated: false, of: { measure: 'level' } }),
)
