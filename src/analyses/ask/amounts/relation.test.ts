/** What a question compares with what, read from how people write it; in 2026. */
import { describe, expect, test } from 'vitest'
import { cutRelation } from './relation.ts'

const today = new Date('2026-11-22T12:00:00Z')
const relationIn = (text: string, isPace = false) => cutRelation(text, today, { takesBare: !isPace, isPace }).found
const self = (factor: number, comparison: string, year: number) => ({
  factor: expect.closeTo(factor, 9) as number,
  comparison,
  of: { self: year },
})

describe('with a number', () => {
  test.each<[string, string, number, string]>([
    ['above 35 °c', 'above', 35, '°C'],
    ['at most 12 per cent', 'at-most', 12, '%'],
    ['900 twh or more', 'at-least', 900, 'TWh'],
    ['77 or longer', 'at-least', 77, ''],
    ['more than 31 petawatt hours', 'above', 31, 'PWh'],
    ['fewer than two million tonnes', 'below', 2e6, 'tonnes'],
    ['under $40 a barrel', 'below', 40, 'US$ per barrel'],
    ['above 150 dollars a gram', 'above', 150, 'US$ per gram'],
    ['over 2,000 dollars a month', 'above', 2000, 'US$ per month'],
    ['at most $90 a day', 'at-most', 90, 'US$ per day'],
    ['an eighth or more of the seats', 'at-least', 12.5, '%'],
    ['more than 40 billion tonnes of co2', 'above', 40e9, 'tonnes of CO2'],
    ['goes to 15 cents a watt or lower', 'at-most', 15, 'cents per watt'],
    ['a chance > 4 dollars', 'above', 4, 'US$'],
    ['at 15 cents or less', 'at-most', 15, 'cents'],
    ['half or more of the seats', 'at-least', 50, '%'],
    ['a third or less of all cups', 'at-most', 100 / 3, '%'],
    ['two thirds of the seats', 'at-least', 200 / 3, '%'],
    ['seven out of ten households', 'at-least', 70, '%'],
    ['one in four adults', 'at-least', 25, '%'],
    ['worth five trillion dollars', 'at-least', 5e12, 'US$'],
    ['how likely are 480 ppm', 'at-least', 480, 'ppm'],
    ['40 cm above its 1900 level', 'at-least', 40, 'cm'],
    ['85 % of the one-year-olds or more', 'at-least', 85, '%'],
    ['is 2 °c passed', 'at-least', 2, '°C'],
    ['30 deaths per 1,000 births at most', 'at-most', 30, ''],
    ['four people in ten drink tea', 'at-least', 40, '%'],
    ['four people in ten at most drink tea', 'at-most', 40, '%'],
    ['8 million cups', 'at-least', 8e6, ''],
    ['does 2031 bring 30 %', 'at-least', 30, '%'],
    ['have sunk to 40k', 'at-most', 40_000, ''],
    ['no more than one in five households', 'at-most', 20, '%'],
    ['fewer than three in a hundred cups', 'below', 3, '%'],
    ['when is only every fifth cup tea', 'at-most', 20, '%'],
    ['is every second cup tea', 'at-least', 50, '%'],
    ['when do only 20 % drink tea', 'at-most', 20, '%'],
    ['in at least 90 towns', 'at-least', 90, ''],
    ['come in under 900 twh', 'below', 900, 'TWh'],
    ['a day 2 degrees hotter than 1850-1900', 'at-least', 2, '°C'],
    ['40 cm or more over its 1900 mark', 'at-least', 40, 'cm'],
    ['no lower than 1955 parts per billion', 'at-least', 1955, 'ppb'],
    ['rationed in fewer than 90 towns', 'below', 90, ''],
    ['parity of women and men in the council', 'at-least', 50, '%'],
    ['is there gender parity', 'at-least', 50, '%'],
    ['as many women as men drink tea', 'at-least', 50, '%'],
  ])('%s', (text, comparison, value, unit) => {
    expect(relationIn(text)).toEqual({ comparison, value: expect.closeTo(value, 6), unit })
  })

  test.each(['will it lie between 2 and 3 %', 'will it lie between 3 and 2 %'])('between two numbers: %s', (text) => {
    expect(relationIn(text)).toEqual({ comparison: 'between', value: 2, upTo: 3, unit: '%' })
  })

  test.each<[string, number, string]>([
    ['above 400,000 indian rupees', 400_000, 'indian rupees'],
    ['above 5,000 canadian dollars', 5000, 'canadian dollars'],
    ['above 5,000 yen', 5000, 'yen'],
    ['above ¥5,000', 5000, 'yen'],
    ['above 50 cents a therm', 50, 'cents per therm'],
    ['above 300 kelvin', 300, 'kelvin'],
    ['above one hundred and fifty dollars', 150, 'US$'],
    ['above one and a half million km²', 1.5e6, 'km²'],
  ])('in whatever it is counted: %s', (text, value, unit) => {
    expect(relationIn(text)).toEqual({ comparison: 'above', value, unit })
  })

  test.each([
    'people aged 65 or more',
    'tea reaches parity with coffee',
    'at purchasing power parity',
    'an eruption of index 6 or more',
    'a rsa key of 2048',
    'nothing at all',
  ])('there is none in “%s”', (text) => expect(relationIn(text)).toBeNull())
})

describe('with another time of the same thing', () => {
  test.each<[string, ReturnType<typeof self>]>([
    ['halve by then', self(0.5, 'at-most', 2026)],
    ['be cut in half compared with 2015', self(0.5, 'at-most', 2015)],
    ['twice as many as today', self(2, 'at-least', 2026)],
    ['triple', self(3, 'at-least', 2026)],
    ['five times what it was in 2015', self(5, 'at-least', 2015)],
    ['a quarter less than in 2015', self(0.75, 'at-most', 2015)],
    ['15% below 2015', self(0.85, 'at-most', 2015)],
    ['40 per cent above the level of 2015', self(1.4, 'at-least', 2015)],
    ['fall by at least 30 %', self(0.7, 'at-most', 2026)],
    ['prices up 10 percent', self(1.1, 'at-least', 2026)],
    ['be back at the level of 2015', self(1, 'at-least', 2015)],
    ['back below its 2015 level', self(1, 'at-most', 2015)],
    ['shrink by less than a tenth from 2015', self(0.9, 'at-least', 2015)],
    ['rise by no more than 5 % on 2015', self(1.05, 'at-most', 2015)],
    ['fall by more than 10 % from 2015', self(0.9, 'at-most', 2015)],
    ['fall back to its 2015 level', self(1, 'at-most', 2015)],
    ['sink back to where it was in 2015', self(1, 'at-most', 2015)],
    ['climb back to its 2015 level', self(1, 'at-least', 2015)],
    ['be lower than in 2015', self(1, 'below', 2015)],
    ['more of it than in 2015', self(1, 'above', 2015)],
    ['no lower than in 2015', self(1, 'at-least', 2015)],
    ['as many cups as in 2015', self(1, 'at-least', 2015)],
    ['three times the tea of 2015', self(3, 'at-least', 2015)],
    ['cut to half their 2015 strength', self(0.5, 'at-most', 2015)],
    ['two thirds of its 2015 size', self(2 / 3, 'at-most', 2015)],
    ['half as big again as in 2015', self(1.5, 'at-least', 2015)],
    ['grow fivefold', self(5, 'at-least', 2026)],
    ['a 20 % rise in tea', self(1.2, 'at-least', 2026)],
    ['cut by one fifth or more', self(0.8, 'at-most', 2026)],
    ['at or below two-thirds of its 2015 value', self(2 / 3, 'at-most', 2015)],
    ['back at its 2015 level or under it', self(1, 'at-most', 2015)],
    ['at least 2 times 2015', self(2, 'at-least', 2015)],
    ['lose another one percent or more of its 2015 cups', self(0.99, 'at-most', 2015)],
    ['shed a fifth of their cups', self(0.8, 'at-most', 2026)],
    ['will towns double the number of tea houses', self(2, 'at-least', 2026)],
  ])('%s', (text, relation) => expect(relationIn(text)).toEqual(relation))

  test.each(['fall to 3 %', 'fall by 3 % of all drinks', 'fall below 3 %', 'grow by 3 % a year'])(
    'not so in “%s”',
    (text) => {
      expect(relationIn(text)).not.toHaveProperty('factor')
    },
  )
})

describe('with another thing', () => {
  test.each<[string, string, string]>([
    ['will more tea be drunk than coffee', 'above', 'coffee'],
    ['will tea be cheaper than coffee by then', 'below', 'coffee'],
    ['will tea overtake coffee worldwide', 'above', 'coffee'],
    ['is tea still ahead of coffee', 'above', 'coffee'],
    ['tea or coffee: which sells more', 'above', 'coffee'],
    ['which sells more, tea or coffee?', 'above', 'coffee'],
    ['will tea drop below coffee', 'below', 'coffee'],
    ['will coffee be overtaken by tea', 'above', 'coffee'],
    ["what's the chance that the town's coffee in 2031 is outstripped by tea", 'above', "the town's coffee"],
    ['tea in front of coffee', 'above', 'coffee'],
    ['does tea exceed all the coffee of that year', 'above', 'all the coffee of that year'],
    ['will more tea be drunk in 2031 than coffee is that year', 'above', 'coffee'],
    ['a greater part of all the cups that are poured in the towns holds tea than coffee', 'above', 'coffee'],
    ['do more people work in tea than in coffee', 'above', 'coffee'],
    ['do more people per 100,000 drink tea than coffee', 'above', 'coffee'],
    ['is more tea drunk by them than by others', 'above', 'by others'],
    ['does tea out-sell coffee', 'above', 'coffee'],
    ['crossover year for tea versus coffee', 'above', 'coffee'],
    ['crossover point of tea over coffee', 'above', 'coffee'],
    ['tea vs coffee, what year did or does tea overtake', 'above', 'coffee'],
    ['tea vs coffee, what year does coffee overtake', 'above', 'tea'],
    ['will tea sales or coffee sales be higher', 'above', 'coffee sales'],
    ['which is likelier: rain, or that tea is rationed?', 'above', 'tea is rationed'],
    ['what is more likely by 2031, rain in may or tea being rationed', 'above', 'tea being rationed'],
    ['more likely by 2031, rain or dear tea', 'above', 'dear tea'],
    ['rain or dear tea: which is more probable', 'above', 'dear tea'],
  ])('%s', (text, comparison, other) => expect(relationIn(text)).toEqual({ factor: 1, comparison, of: { other } }))
})

test.each([
  'which tea sells more than any other',
  'what is drunk more than anything else',
  'is a town other than york first',
  'does it pass without rain',
  'is it exceeded by the end of 2040',
  'the top spot of the list',
  'who builds it, bouygues or vinci',
  'does one of the 2 million dollar teas win before 2031',
])('“%s” compares with no other thing', (text) => expect(relationIn(text) ?? {}).not.toHaveProperty('factor'))

test.each<[string, number, string]>([
  ['is more than double the tea of china', 2, 'china'],
  ['is the tea of india more than twice that from china', 2, 'china'],
  ['black tea over 3 times green tea', 3, 'green tea'],
  ['does an ounce of tea cost more than sixty barrels of oil', 60, 'oil'],
  ['is one ounce of tea worth more than sixty barrels of oil', 60, 'oil'],
  ['phones use more than a third of nuclear output', 1 / 3, 'nuclear output'],
])('%s', (text, factor, other) => {
  expect(relationIn(text)).toMatchObject({
    factor: expect.closeTo(factor, 6) as number,
    comparison: 'above',
    of: { other },
  })
})

test.each<[string, number, string, string]>([
  ['will there be three cups for each old tea pot by then', 3, 'at-least', 'tea pot'],
  ['ten spoons to every fork, plausible?', 10, 'at-least', 'fork'],
  ['more than four tea houses per coffee house', 4, 'above', 'coffee house'],
  ['six or fewer cups for every pot', 6, 'at-most', 'pot'],
  ['will tea need a third or more of what all coffee uses', 1 / 3, 'at-least', 'all coffee'],
  ['does tea bring two thirds or less of what coffee brings', 2 / 3, 'at-most', 'coffee'],
])('%s', (text, factor, comparison, other) => {
  expect(relationIn(text)).toEqual({ factor: expect.closeTo(factor, 6) as number, comparison, of: { other } })
})

test.each([
  'two children per woman',
  'three tonnes for every person',
  '90 dollars per barrel',
  '5 deaths per 1,000 births',
  'four meals for each day',
])('“%s” is told of one thing alone', (text) => expect(relationIn(text) ?? {}).not.toHaveProperty('factor'))

test('and by how much', () => {
  expect(relationIn('will tea outnumber coffee three to one')).toEqual({
    factor: 3,
    comparison: 'above',
    of: { other: 'coffee' },
  })
  expect(relationIn('will tea sell twice as much as coffee')).toMatchObject({ factor: 2, of: { other: 'coffee' } })
  expect(relationIn('do twice as many people work in tea in 2031 as in coffee')).toMatchObject({
    factor: 2,
    of: { other: 'coffee' },
  })
  expect(relationIn('tea is down to where it was in 2015')).toMatchObject({ factor: 1, comparison: 'at-most' })
  expect(relationIn('twice as many people as in 2015')).toMatchObject({ factor: 2, of: { self: 2015 } })
})

test('what growth is asked for is to be reached, from above where it falls', () => {
  expect(relationIn('what growth a year would it take to get to 900 twh', true)).toMatchObject({
    comparison: 'at-least',
    value: 900,
  })
  expect(relationIn('yearly reduction needed to get to 12 per 1,000', true)).toMatchObject({
    comparison: 'at-most',
    value: 12,
  })
})
