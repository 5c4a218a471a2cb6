/** How what a question asks is said not to happen. */
import { expect, test } from 'vitest'
import { deny } from './denying.ts'

const said = (clause: string): string =>
  deny(clause)
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('')

test.for([
  ['a human being lands on Mars by the end of 2050', 'no human being lands on Mars by the end of 2050'],
  ['an asteroid releases 100 kilotons by the end of 2035', 'no asteroid releases 100 kilotons by the end of 2035'],
  ['Finland leads the World Happiness Report of 2028', 'Finland does not lead the World Happiness Report of 2028'],
  ['the UN Council gains a new member by 2050', 'the UN Council does not gain a new member by 2050'],
  ['China blockades or attacks the island by 2028', 'China does not blockade or attack the island by 2028'],
  ['US forces fight within 90 days', 'US forces do not fight within 90 days'],
  ['the US is back in the agreement by 2029', 'the US is not back in the agreement by 2029'],
  ['the glaciers have lost 35 metres by 2028', 'the glaciers have not lost 35 metres by 2028'],
  ["Usain Bolt's 9.58 seconds is beaten by 2040", "Usain Bolt's 9.58 seconds is not beaten by 2040"],
  ['world trade volume falls that year or the next', 'world trade volume does not fall that year or the next'],
  ['sea level in 2030 is at least as in the EPA record', 'sea level in 2030 is not at least as in the EPA record'],
  ['the Arctic has a mean below 1 million by 2045', 'the Arctic does not have a mean below 1 million by 2045'],
  ["the world's use of coal falls by 2030", "the world's use of coal does not fall by 2030"],
  ['emissions reach their peak by 2030', 'emissions do not reach their peak by 2030'],
] as const)('%s: %s', ([clause, denied]) => {
  expect(said(clause)).toBe(denied)
})

test.for([
  'at least 120 countries have abolished the death penalty by 2035',
  'fewer than 8 per cent of people live in extreme poverty in 2030',
  'the world records no case of polio in 2029',
  'NASA and ESA both state that life has been found',
  'the CO2 concentration still reaches 450 ppm in 2034',
  'the party that wins the vote is the first to govern alone',
  'polio vanishes by 2030',
])('%s: denied as a whole, for a word within would say something else', (clause) => {
  expect(said(clause)).toBe(`it does not come about that ${clause}`)
})

test('every word of it but those that deny is a word of the clause', () => {
  const clause = 'China blockades or attacks the island by 2028'
  const words = deny(clause).flatMap((part) => (typeof part === 'string' ? [] : [part.word]))
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((word) => !clause.includes(word))).toEqual([])
})
