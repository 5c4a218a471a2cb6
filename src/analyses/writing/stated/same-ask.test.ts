import { expect, test } from 'vitest'
import type { Ask } from '../../ask/ask.ts'
import { readQuestion } from '../../ask/read-question.ts'
import { nothing } from '../asked.ts'
import type { Difference, Stated } from './ask-stated.ts'
import { sinceOf } from './base-time.ts'
import { comparesWithToday } from './compares.ts'
import { differences } from './same-ask.ts'

const today = new Date('2026-11-24')
const asked = (text: string): Ask => readQuestion(text, today).parts[0] ?? nothing

/** What a title of the base says, as an answer by it would state it. */
const stated = (title: string, more: Partial<Stated> = {}): Stated => {
  const { wants, relation, when, negated, place, condition, of } = asked(title)
  return {
    wants,
    relation,
    when,
    negated,
    condition: condition && { negated: condition.negated },
    places: [place],
    unit: null,
    isCompared: comparesWithToday(title),
    given: condition?.when ?? null,
    isNamed: true,
    names: title,
    called: title,
    numbers: [],
    years: [],
    measure: of.measure,
    since: sinceOf(asked(title)),
    ...more,
  }
}

test.for<[question: string, title: string, differs: Difference[]]>([
  ['Will oil be above 100 dollars in December 2027?', 'Will oil be above 100 dollars in December 2027?', []],
  ['Will oil pass 100 dollars by 2027?', 'Will oil be above 100 dollars in December 2027?', ['when']],
  [
    'Will oil never be above 100 dollars until 2027?',
    'Will oil be above 100 dollars in December 2027?',
    ['when', 'denied'],
  ],
  ['Will oil pass 100 dollars by the end of 2027?', 'Will oil pass 100 dollars at the end of 2027?', ['when']],
  ['Will oil pass 100 dollars by 2027?', 'Will oil pass 100 dollars by the end of 2027?', []],
  ['Will oil be above 100 dollars in December 2027?', 'Will oil be above 100 dollars at the end of 2027?', []],
  ['Will oil be above 100 dollars in May 2027?', 'Will oil be above 100 dollars at the end of 2027?', ['when']],
  ['Will oil ever pass 100 dollars?', 'Will oil pass 100 dollars in September 2027?', ['when']],
  ['Will oil ever pass 100 dollars?', 'Will oil be above 100 dollars in 2033?', ['when']],
  ['Will oil pass 100 dollars by 2033?', 'Will oil be above 100 dollars in 2033?', []],
  ['Will oil pass 100 dollars?', 'Will oil pass 100 dollars in September 2027?', []],
  ['Will oil be above 100 dollars in December 2027?', 'Will oil be above 80 dollars in December 2027?', ['relation']],
  ['Will oil be below 100 dollars in December 2027?', 'Will oil be above 100 dollars in December 2027?', ['relation']],
  ['Will oil be above 100 dollars in June 2027?', 'Will oil be above 100 dollars in December 2027?', ['when']],
  [
    'Will half the seats be filled by women by January 2031?',
    'Will half the seats be filled by women in January 2031?',
    [],
  ],
  ['Will oil pass 100 dollars by March 2031?', 'Will oil pass 100 dollars in March 2031?', ['when']],
  ['Will people land on Mars by 2040?', 'Will people land on Mars by 2050?', ['when']],
  ['How likely is a landing on Mars before 2051?', 'Will people land on Mars by 2050?', []],
  ['Will people land on Mars after 2035?', 'Will people land on Mars by 2050?', ['when']],
  ['Will people land on Mars after 2035?', 'Will people land on Mars?', ['when']],
  ['Will nobody land on Mars by 2050?', 'Will people land on Mars by 2050?', ['denied']],
  ['When will people land on Mars?', 'Will people land on Mars by 2050?', ['wants']],
  ['Will people land on Mars by June 2050?', 'Will people land on Mars by 2050?', ['when']],
  ['Will people land on Mars by December 2050?', 'Will people land on Mars by 2050?', []],
  ['Will people land on Mars in 2050?', 'Will people land on Mars between 2031 and 2050?', ['when']],
  ['Will people land on Mars between 2040 and 2050?', 'Will people land on Mars between 2031 and 2050?', ['when']],
  ['How much will gold cost in 2030?', 'Will gold cost more than 5,000 dollars in 2030?', ['wants']],
  ['If China attacks Taiwan, will trade fall by 2035?', 'Will trade fall by 2035?', ['condition']],
  ['Will trade fall by 2035?', 'If China attacks Taiwan, will trade fall by 2035?', ['condition']],
  ['If China does not attack Taiwan, will trade fall?', 'If China attacks Taiwan, will trade fall?', ['denied']],
  ['Will health care cost more?', 'Will there be a health emergency by 2031?', ['relation']],
  ['Will Tea win more seats than any other party in 2030?', 'Will Tea win the most seats in 2030?', []],
  ['Will Tea win more seats than Coffee in 2030?', 'Will Tea win the most seats in 2030?', ['relation']],
  ['How many people will be over 65 in 2030?', 'What share of people will be over 65 in 2030?', ['unit']],
  ['Will sales double by 2030?', 'Will sales triple by 2030?', ['relation']],
  ['Will sales be lower in 2030 than in 2020?', 'Will sales be lower in 2030 than in 2019?', ['relation', 'when']],
  ['Will the metre keep its definition until the end of 2030?', 'Will the metre be redefined by 2030?', ['denied']],
  ['Will tea remain the favourite drink in 2031?', 'Will tea be the favourite drink in 2031?', []],
  ['Will people reach the lake by 2031?', 'Will people live at the lake for a full year by 2031?', ['subject']],
  ['When will people reach the lake?', 'When will people live at the lake for a full year?', ['subject']],
  ['Will rats not be wiped out in 2031?', 'Will there be no rat in 2031?', ['denied']],
  ['Will rats be wiped out in 2031?', 'Will there be no rat in 2031?', []],
  ['Will people live at the lake by 2031?', 'Will people live at the lake for a full year by 2031?', []],
  ['Will people stay at the lake all year by 2031?', 'Will people live at the lake for a full year by 2031?', []],
  [
    'If China attacks Taiwan by 2035, will trade fall in that year or the year after?',
    'If China attacks Taiwan by 2035, will trade fall that year or the next?',
    [],
  ],
  [
    'If China attacks Taiwan by 2035, will trade fall in that year or the year after?',
    'If China attacks Taiwan by 2035, will trade fall?',
    ['when'],
  ],
  ['Will wages in Germany rise above 20 euros in 2030?', 'Will wages rise above 20 euros in 2030?', ['place']],
])('%s | %s', ([question, title, differs]) =>
  expect(differences(asked(question), stated(title, { unit: unitOf(title) }))).toEqual(differs),
)

test.for<[question: string, names: string, differs: Difference[]]>([
  ['Will tea be under 5 dollars in 2030 or 2031?', 'Price of tea', ['when']],
  ['How many lines per 1,000 people will there be in 2030?', 'Lines, per 1,000 people', []],
  ['How many lines per thousand people will there be in 2030?', 'Lines, per 1,000 people', []],
  ['How many lines per 1,000 people will there be in 2030?', 'Lines, per 100 people', ['unread']],
  ['How many lines per household will there be in 2030?', 'Lines, per 100 people', ['unread']],
  ['Will a song be on the Hot 100 in 2030?', 'Songs in the Hot 100', []],
  ['Will tea in real terms be dearer in 2030?', 'Tea, in real terms', []],
])('%s | %s', ([question, names, differs]) => {
  const one = stated(question.replace(/ or 2031/, ''), { names })
  expect(differences(asked(question), one)).toEqual(differs)
})

const unitOf = (title: string) => (title.startsWith('What share') ? '% of people' : null)

test('a value that only the label names is asked by it, and one that nothing names is another', () => {
  const record = stated('Will somebody outlive Jeanne Calment by 2050?', { relation: null, numbers: [122] })
  expect(differences(asked('Will somebody live for more than 122 years by 2050?'), record)).toEqual([])
  expect(differences(asked('Will somebody live for more than 130 years by 2050?'), record)).toEqual(['relation'])
})

test.each<[string, Difference[]]>([
  ['If tea is below 500 tonnes in 2030, will milk rise by 2031?', []],
  ['If tea is less than 500,000 kg in 2030, will milk rise by 2031?', []],
  ['If tea falls in 2030, will milk rise by 2031?', []],
  ['If tea is below 400 tonnes in 2030, will milk rise by 2031?', ['condition']],
  ['If tea is at least 500 tonnes in 2030, will milk rise by 2031?', ['denied']],
  ['If tea is not below 500 tonnes in 2030, will milk rise by 2031?', ['denied']],
])('of a value that is taken as given: %s', (question, differs) => {
  const title = 'If tea is below 500 tonnes in 2030, will milk rise by 2031?'
  const { condition } = asked(title)
  const given = stated(title, { condition: condition && { negated: false, relation: condition.relation } })
  expect(differences(asked(question), given)).toEqual(differs)
})

test.each<[string, Difference[]]>([
  ['If a Democrat wins, is the treaty signed by 2030?', []],
  ['If the Democratic candidate wins, is the treaty signed by 2030?', []],
  ['If a Republican wins, is the treaty signed by 2030?', ['condition']],
  ['If the incumbent loses, is the treaty signed by 2030?', []],
])('of who may win, one is taken as given: %s', (question, differs) => {
  const given = stated('If a Democrat wins, is the treaty signed by 2030?', {
    condition: { negated: false, options: { given: ['Democratic'], others: ['Republican', 'Other'] } },
  })
  expect(differences(asked(question), given)).toEqual(differs)
})

test.each<[string, Difference[]]>([
  ['If a Republican or a Libertarian wins, is the treaty signed by 2030?', []],
  ['If a Republican wins, is the treaty signed by 2030?', ['condition']],
  ['If a Libertarian wins, is the treaty signed by 2030?', ['condition']],
  ['If a Democrat wins, is the treaty signed by 2030?', ['condition']],
  ['If the incumbent loses, is the treaty signed by 2030?', []],
])('of who may win, one of several is taken as given: %s', (question, differs) => {
  const given = stated('If a Republican or a Libertarian wins, is the treaty signed by 2030?', {
    condition: { negated: false, options: { given: ['Republican', 'Libertarian'], others: ['Democratic'] } },
  })
  expect(differences(asked(question), given)).toEqual(differs)
})

test('the month of something is told by no series of years', () => {
  const ofYears = stated('When will tea reach 5 dollars?', { isOfYears: true })
  expect(differences(asked('In which month will tea reach 5 dollars?'), ofYears)).toEqual(['when'])
  expect(differences(asked('When does a month first put tea at 5 dollars?'), ofYears)).toContain('when')
  expect(differences(asked('When will tea reach 5 dollars?'), ofYears)).toEqual([])
  expect(differences(asked('In which month will tea reach 5 dollars?'), { ...ofYears, isOfYears: false })).toEqual([])
})

test('what is lost is no value that a series has', () => {
  const question = 'Will the glaciers have lost 35 metres or more in 2028?'
  expect(differences(asked(question), stated(question, { isNamed: false, called: 'Mass of glaciers' }))).toEqual([
    'relation',
  ])
  expect(differences(asked(question), stated(question, { isNamed: false }))).toEqual([])
  expect(differences(asked(question), stated(question))).toEqual([])
})

test('what decides by a value of a series is not asked by who names none', () => {
  const ruled = stated('Will oil be above 100 dollars in 2027?', { isNamed: false })
  expect(differences(asked('What are the odds that oil recovers in 2027?'), ruled)).toEqual(['relation'])
})

test('who beats a record of a number is asked by its name, where a title has that number too', () => {
  const relation = { comparison: 'at-least', value: 30, unit: 'US$' } as const
  const record = stated("Will Ada's 12.34 seconds over 90 metres be beaten by 2040?", {
    relation,
    numbers: [12.34, 90],
  })
  expect(differences(asked("Will anyone beat Ada's 12.34 by 2040?"), record)).not.toContain('relation')
  expect(differences(asked("Will anyone beat Ada's 13.57 by 2040?"), record)).toContain('relation')
})

test('what is no longer so is not asked for more or less of it', () => {
  expect(comparesWithToday('Will Ada no longer be mayor in 2028?')).toBe(false)
  expect(comparesWithToday('Will tea breaks be longer in 2028?')).toBe(true)
})
