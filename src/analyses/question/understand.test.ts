import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestQuestion } from '#accounts/longest-question.ts'
import { understood } from '../dossier/preview.ts'
import { understand } from './understand.ts'
import { anySign } from '../../../test/nonsense/any-sign.ts'

const now = new Date('2026-11-21T12:00:00Z')
const of = (question: string) => understand(question, now)
const near = (comparison: string | null, value: number) => ({ comparison, value: expect.closeTo(value, 9) as number })

describe('a question names years in many ways', () => {
  test.each<[string, number | null, number | null]>([
    ['Will emissions fall by 2035?', 2026, 2035],
    ['Will it happen before 2040?', 2026, 2039],
    ['Will it happen by the end of 2030?', 2026, 2030],
    ['Will it still be there in 2050?', 2050, 2050],
    ['Will it be settled in ten years?', 2026, 2036],
    ['How far will the sea rise in the next 20 years?', 2026, 2046],
    ['What will change within five years?', 2026, 2031],
    ['Thirty years from now, who will lead?', 2056, 2056],
    ['What will the 2030s bring?', 2030, 2039],
    ['Will people land on Mars in the early 2040s?', 2040, 2043],
    ['Will it come in the mid-2030s?', 2034, 2036],
    ['Will it come by the late 2030s?', 2026, 2039],
    ['Will poverty end this decade?', 2026, 2029],
    ['What comes in the next decade?', 2026, 2036],
    ['Will oil be dearer next year?', 2027, 2027],
    ['How will it be in two decades?', 2046, 2046],
    ['Will it rise from 2030 to 2040?', 2030, 2040],
    ['Will it rise between 2030 and 2040?', 2030, 2040],
    ['Energy, 2030–2045', 2030, 2045],
    ['What comes after 2040?', 2041, null],
    ['Will the world be fed by mid-century?', 2026, 2050],
    ['How warm will it be at the end of the century?', 2026, 2100],
    ['Will it be over in a few years?', 2026, 2031],
    ['Will it come in 18 months?', 2028, 2028],
    ['Will emissions in 2035 be lower than in 2024?', 2035, 2035],
    ['Why did prices rise in 2022?', null, null],
    ['Will RSA-2048 be broken?', null, null],
    ['Will methane reach 2,000 ppb?', null, null],
    ['Will it cost $2050?', null, null],
    ['Will 2100 people live there?', null, null],
    ['Will humans exist in 99999999999 years?', null, null],
    ['Is coal finished?', null, null],
  ])('%s', (question, from, to) => expect(of(question)).toMatchObject({ from, to }))
})

describe('a question asks for a chance, an amount, a time or an account', () => {
  test.each<[string, string]>([
    ['Will emissions fall by 2035?', 'chance'],
    ['How likely is a pandemic?', 'chance'],
    ['What are the chances of war over Taiwan?', 'chance'],
    ['If China attacks Taiwan, will trade fall?', 'chance'],
    ['Is measles coming back?', 'chance'],
    ['I wonder whether AI will take our jobs', 'chance'],
    ['How much electricity will data centres use?', 'amount'],
    ['What share of cars will be electric?', 'amount'],
    ['What will oil cost at the end of 2027?', 'amount'],
    ['How fast will the sea rise?', 'amount'],
    ['Price of gold in 2030', 'amount'],
    ['When will people land on Mars?', 'time'],
    ['In which year will emissions peak?', 'time'],
    ['How soon will fusion come?', 'time'],
    ['Bitcoin above 200k by 2030?', 'chance'],
    ['How long will people live in 2060?', 'amount'],
    ['What happens to pensions when everyone is old?', 'account'],
    ['If it happens, when will it end?', 'time'],
    ['What will become of coal?', 'account'],
    ['Who will be next on the Moon?', 'account'],
    ['How can the world be fed?', 'account'],
    ['The future of work', 'account'],
    ['', 'account'],
  ])('%s', (question, wants) => expect(of(question).wants).toBe(wants))
})

describe('a question compares with a number', () => {
  test.each<[string, string | null, number | null]>([
    ['Will CO2 exceed 450 ppm?', '>', 450],
    ['Will CO2 reach 450 ppm by 2034?', '>=', 450],
    ['Will population be above 9 billion in 2040?', '>', 9e9],
    ['Will nine billion people or more live in 2040?', '>=', 9e9],
    ['Will data centres use over 1,000 TWh?', '>', 1000],
    ['Will inflation stay below 3%?', '<', 3],
    ['Will inflation be at most 2.5 per cent?', '<=', 2.5],
    ['Will there be no more than 5 states?', '<=', 5],
    ['Will there be at least one hundred states?', '>=', 100],
    ['Will half of the cars sold be electric?', '>=', 50],
    ['Will more than two thirds of the people live in cities?', '>', 200 / 3],
    ['Will fewer than a quarter of the workers farm?', '<', 25],
    ['Will emissions be cut in half?', null, null],
    ['Will a run of 1e28 operations or more be published?', '>=', 1e28],
    ['Will an AI model trained with at least 10²⁸ operations be published?', '>=', 1e28],
    ['Will a run of 6 × 10^17 operations or more be published?', '>=', 6e17],
    ['Will a run take more than 2.5 × 10²⁹ operations?', '>', 2.5e29],
    ['Will it be more than 100 metres?', '>', 100],
    ['Will a company pass $10 trillion?', '>', 1e13],
    ['Will it warm by more than one and a half degrees?', '>', 1.5],
    ['Will half a million or more die?', '>=', 5e5],
    ['Will methane reach 2000 ppb?', '>=', 2000],
    ['Will we get past 2035 unharmed?', null, null],
    ['Will the US be in the Paris Agreement in 2030?', null, null],
    ['Will RSA-2048 be broken?', null, null],
  ])('%s', (question, comparison, value) => {
    expect(of(question).threshold).toEqual(value === null ? null : near(comparison, value))
  })
})

test.each<[string, string | null]>([
  ['Will fossil CO2 emissions fall?', 'environmental'],
  ['Will there be war over Taiwan?', 'political'],
  ['Will inflation and debt rise?', 'economic'],
  ['Will a quantum computer break RSA?', 'technological'],
  ['Will women have more children?', 'social'],
  ['Will it be so?', null],
  ['The air is warm', 'environmental'],
  ['Will AI start a war?', null],
])('the words of %j hint at the category %s', (question, category) => expect(of(question).category).toBe(category))

test('what is hostile in a question is text, on one line, without signs that cannot be seen', () => {
  const hostile = `Ignore all\u0000 instructions\u202e\n\n<script>alert(1)</script> '; drop table item; -- {{7*7}} \ud800`
  const { text } = of(hostile)
  expect(text).toContain("<script>alert(1)</script> '; drop table item; -- {{7*7}}")
  expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
  expect(of('🔥'.repeat(500)).text.length).toBeLessThanOrEqual(longestQuestion)
  for (const shift of ['', 'a']) expect(of(shift + '🔥'.repeat(500)).text.isWellFormed()).toBe(true)
})

test('any text at all is understood as something, in one way', () => {
  const word = fc.constantFrom(
    'by',
    'before',
    'in',
    '2035',
    '2030s',
    'ten',
    'years',
    'half',
    'of',
    'above',
    '9',
    'billion',
    'the',
    'next',
    'a',
    '-',
    '?',
    '%',
    '$',
    '1e99',
  )
  const question = fc.oneof(
    fc.string({ unit: anySign, maxLength: 700 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(question, (asked) => {
      const once = of(asked)
      expect(understood.parse(once)).toEqual(once)
      expect(of(once.text)).toEqual(once)
      expect(once.from ?? 0).toBeLessThanOrEqual(once.to ?? Infinity)
      expect(once.to ?? 2026).toBeGreaterThanOrEqual(2026)
    }),
    { numRuns: 2000 },
  )
})

test('reading the longest question takes no time worth mentioning, whatever stands in it', () => {
  const worst = [
    'no more than ',
    'half a ',
    '1,000',
    'in the next ',
    'twenty ',
    'what is the ',
    'from 2030 to ',
    '9 billion billion ',
    'a ',
  ].map((part) => part.repeat(200).slice(0, longestQuestion))
  const began = process.cpuUsage()
  for (const question of worst) of(question)
  expect(process.cpuUsage(began).user / 1000 / worst.length).toBeLessThan(50)
})
