/** What was typed and read as nothing, and whether an answer's own names say it. */
import { expect, test } from 'vitest'
import { nothing } from '../asked.ts'
import type { Stated } from './ask-stated.ts'
import { unaccountedIn } from './accounts-for.ts'

const leftOf = (
  words: string,
  {
    names,
    known,
    measure = 'outcome',
    asked = words,
  }: Partial<Pick<Stated, 'names' | 'known' | 'measure'>> & { asked?: string },
) =>
  unaccountedIn(
    { ...nothing, of: { items: [], words: asked, measure }, unread: [words] },
    { names: names ?? '', known },
  )

test.for<[words: string, names: string]>([
  ['per oz', 'Price of tea US$ per troy ounce'],
  ['or blockading it', 'Will Ruritania blockade or attack the island?'],
  ['or atack it', 'Will Ruritania blockade or attack the island?'],
  ['and the National Tea Office', 'Will the NTO and the IWO agree?'],
  ['ten', 'Tenth tea-growing state'],
  ['inflation aside', 'Price of tea 2019 US$ per cup'],
  ['in real terms', 'Price of tea constant 2015 dollars'],
  ['per 1,000 births', 'Deaths per 1,000 births'],
  ['another country', 'Will there be a tenth tea-growing state by 2041?'],
  ['another country', 'Which country will be the next to grow tea?'],
  ['another country', 'Will the Tea Council gain a new permanent member?'],
  ['and adults', 'Will there be a vaccine for adolescents and adults?'],
])('“%s” is said by “%s”', ([words, names]) => expect(leftOf(words, { names })).toEqual([]))

test.for<[words: string, names: string]>([
  ['per litre', 'Price of tea US$ per troy ounce'],
  ['or bombing it', 'Will Ruritania blockade or attack the island?'],
  ['and the National Coffee Office', 'Will the NTO and the IWO agree?'],
  ['and Austria', 'Will Australia grow tea?'],
  ['ten', 'Ninth tea-growing state'],
  ['inflation aside', 'Price of tea US$ per cup, nominal'],
  ['ten', 'A tenth of all tea'],
  ['and silver', 'Price of gold\nGold and silver often move together.'],
  ['in Bavaria', 'Price of tea'],
  ['excluding China', 'Share of tea in drinks'],
  ['another country', 'Will tea be grown on the Moon again?'],
  ['another country', 'Which state will land the next people on the Moon?'],
  ['for the third time', 'Will the tea fair be held?'],
])('“%s” is not said by “%s”', ([words, names]) => expect(leftOf(words, { names })).toEqual([words]))

test('a list that stands for one thing is said by what names that thing', () => {
  const asked = 'carbon dioxide from coal oil and gas'
  expect(leftOf('and gas', { names: 'Fossil CO2 emissions', asked })).toEqual([])
  expect(leftOf('and gas', { names: 'CO2 emissions from coal', asked })).toEqual(['and gas'])
  expect(leftOf('and gas', { names: 'Fossil CO2 emissions', asked: 'the price of coal and gas' })).toEqual(['and gas'])
})

test('so many of a hundred are per cent, where a share is asked for', () => {
  expect(leftOf('100 people', { names: 'People online % of population', measure: 'share' })).toEqual([])
  expect(leftOf('100 people', { names: 'People online % of population' })).toEqual(['100 people'])
  expect(leftOf('of 1,000 people', { names: 'People online % of population', measure: 'share' })).toHaveLength(1)
})

test.for<[words: string, known: Stated['known'], left: number]>([
  ['1962', { from: 1960, at: 1974 }, 0],
  ['1962', { from: 1963, at: 1974 }, 0],
  ['1962', { from: 1980, at: 1990 }, 1],
  ['1980', { from: 1960, at: 1974 }, 1],
  ['1962', undefined, 1],
])('the highest since %s of what is known so: %j', ([words, known, left]) =>
  expect(leftOf(words, { known })).toHaveLength(left),
)
