/** What is a right answer to a gold question, what is the answer to another one, and what is none. */
import { expect, test } from 'vitest'
import { aNumber, aPart, aQuestion, aReport, refused, reported } from './given.ts'
import { judge } from './verdict.ts'

type Question = Parameters<typeof aQuestion>[0]
type Said = Parameters<typeof aReport>[0]

function verdictOn(question: Question, said: Said, values: number[] = []) {
  const { is, why } = judge({ question: aQuestion(question), values: [values] }, reported(aReport(said)))
  return why.length > 0 ? `${is}: ${why.join(', ')}` : is
}
const wants = (part: object, answer: object = {}) => ({ parts: [aPart(part)], answer: aNumber(answer) })

const of2040 = wants({ when: { kind: 'by', from: 2026, to: 2040 } })

test.each<[string, Question, Said, string]>([
  ['within the range', {}, {}, 'right'],
  ['half a point beside it, as it is printed', {}, { figure: '50.5%' }, 'right'],
  ['out of range', {}, { figure: '52%' }, 'wrong-number: out of range'],
  ['in words', {}, { figure: '', first: 'Near this the base has 45%.' }, 'unanswered: a headline in words'],
  [
    'a name without a number',
    {},
    { figure: 'rising', says: 'Emissions', first: 'They rise.' },
    'unanswered: a headline in words',
  ],
  [
    'an amount where a chance is asked',
    {},
    { figure: '45 million tonnes', unit: 'million tonnes' },
    'another-event: kind',
  ],
  ['of another item', {}, { item: 'prediction/9' }, 'another-event: item'],
  ['of another year', {}, { says: 'Emissions fall by 2040' }, 'another-event: year'],
  [
    'of a year that only the sentence names',
    {},
    { says: 'Emissions fall', first: 'By 2040 it is 45%.' },
    'another-event: year',
  ],
  ['of the year, which only the sentence names', {}, { says: 'Emissions fall' }, 'right'],
  [
    'of a report of the year, beside the day of a forecast',
    {},
    { says: 'Emissions fall', first: 'The house says 45%, as of 20 Nov 2026.' },
    'right',
  ],
  ['before the year after', {}, { says: 'Emissions fall before 2036' }, 'right'],
  ['of a month that was not asked', {}, { says: 'Emissions fall by July 2035' }, 'another-event: month'],
  [
    'of the month that is in the event’s own name',
    wants({ of: { items: ['prediction/1'], words: 'Arctic sea ice in September', measure: 'outcome' } }),
    { says: 'Emissions fall in September 2035' },
    'right',
  ],
  [
    'on a condition that was not asked',
    {},
    { says: 'Emissions fall by 2035 if oil is dear' },
    'another-event: condition',
  ],
  [
    'a number that answers another question',
    { mustNotSay: [{ kind: 'chance', value: 0.7, event: 'coal' }] },
    { figure: '70%' },
    'another-event: coal',
  ],
  [
    'of a report of another year, where nothing names one',
    of2040,
    { says: 'Emissions fall', first: 'It is 45%.' },
    'another-event: year',
  ],
  [
    'that it does not come where it was asked whether it does',
    {},
    { says: 'Emissions do not fall by 2035' },
    'another-event: denied',
  ],
])('a chance %s', (_, question, said, expected) => {
  expect(verdictOn(question, said)).toBe(expected)
})

const above = wants({ relation: { comparison: 'above', value: 450, unit: 'ppm' } })
const halved = wants({ relation: { comparison: 'at-most', factor: 0.5, of: { self: 2020 } } })
const denied = { ...wants({ negated: true }), text: 'Will there be no eruption by 2035?' }
const aboveGiven = wants({
  relation: { comparison: 'at-least', value: 450, unit: 'ppm' },
  condition: { negated: false, of: { words: 'emissions below 100 in 2030' }, when: { to: 2030 } },
})
const givenNot = wants({ condition: { negated: true, of: { words: 'a war by 2030' }, when: { to: 2030 } } })
const given = wants({ condition: { negated: false, of: { words: 'a war by 2030' }, when: { to: 2030 } } })

test.each<[string, Question, Said, string]>([
  ['the asked value', above, { says: 'Above 450 ppm in 2035' }, 'right'],
  ['another value', above, { says: 'Above 500 ppm in 2035' }, 'another-event: value'],
  ['another value, named without a comparison', above, { says: '500 ppm in 2035' }, 'another-event: value'],
  ['the other side of it', above, { says: 'Below 450 ppm in 2035' }, 'another-event: side'],
  ['a value where none was asked', {}, { says: 'Emissions below 20% in 2035' }, 'another-event: value'],
  ['half of a year that is named', halved, { says: 'At most half of 2020 in 2035' }, 'right'],
  ['what half of that year is', halved, { says: 'At most 8.4 in 2035' }, 'right'],
  ['something else than half', halved, { says: 'At most 12 in 2035' }, 'another-event: value'],
  ['that it does not come', denied, { says: 'No eruption by 2035' }, 'right'],
  ['that it comes, beside the figure that it does not', denied, { says: 'Eruption by 2035' }, 'another-event: denied'],
  ['the opposite', denied, { figure: '55%', says: 'No eruption by 2035' }, 'another-event: the opposite'],
  ['the condition', given, { says: 'Emissions fall by 2035 if there is war by 2030' }, 'right'],
  ['a condition that is denied', givenNot, { says: 'Emissions fall by 2035 if there is no war by 2030' }, 'right'],
  [
    'a condition that is not denied as asked',
    givenNot,
    { says: 'Emissions fall by 2035 if there is war by 2030' },
    'another-event: denied',
  ],
  ['no condition', given, {}, 'another-event: condition'],
  ['a side of the condition', aboveGiven, { says: '450 ppm in 2035 if emissions are below 100 in 2030' }, 'right'],
  [
    'the other side of the event',
    aboveGiven,
    { says: 'Below 450 ppm in 2035 if emissions are below 100' },
    'another-event: side',
  ],
])('beside a chance stands %s', (_, question, said, expected) => {
  expect(verdictOn(question, said, [8.43])).toBe(expected)
})

const amount = wants({ wants: 'amount' }, { kind: 'amount', unit: 'people', low: 9.4e9, high: 9.6e9 })
const points = wants(
  { wants: 'amount' },
  { kind: 'amount', unit: 'points a year', low: 0.9, high: 1.1, orPercent: [1.2, 1.4] },
)
const time = wants({ wants: 'time', when: null }, { kind: 'time', unit: 'year', low: 2029.8, high: 2030.8 })
const peak = wants({ wants: 'time', when: null }, { kind: 'time', unit: 'year', low: 2014.1, high: 2015.9 })
const which = wants({ wants: 'which' }, { kind: 'which', option: 'United States', synonyms: ['American'] })
const options = [
  { name: 'wind', words: ['wind'] },
  { name: 'solar', words: ['solar', 'sun'] },
]
const compare = wants({ wants: 'which' }, { kind: 'compare', options })

test.each<[string, Question, Said, string]>([
  ['an amount with its word of scale', amount, { figure: '9.5 billion people', unit: 'people' }, 'right'],
  [
    'an amount that is too small',
    amount,
    { figure: '9.1 billion people', unit: 'people' },
    'wrong-number: out of range',
  ],
  ['a chance where an amount is asked', amount, { figure: '94%' }, 'another-event: kind'],
  ['points a year', points, { figure: '1.0 points a year', unit: 'points a year' }, 'right'],
  ['the same in per cent a year', points, { figure: '1.3% a year', unit: 'percent' }, 'right'],
  ['a month of the year', time, { figure: 'May 2030', unit: 'day', says: 'People land on the Moon' }, 'right'],
  [
    'another year',
    time,
    { figure: '2032', unit: 'day', says: 'People land on the Moon' },
    'wrong-number: out of range',
  ],
  [
    'a year as it is, without its half',
    peak,
    { figure: '2014', unit: 'year', says: 'The peak' },
    'wrong-number: out of range',
  ],
  ['the option and its chance', which, { says: 'United States: who lands by 2035' }, 'right'],
  [
    'the option, with the chance in sentence one',
    which,
    { figure: 'United States', says: 'Who lands by 2035', unit: null },
    'right',
  ],
  ['another option', which, { says: 'China: who lands by 2035' }, 'another-event: option'],
  ['the first of two', compare, { says: 'Wind above solar in 2035' }, 'right'],
  [
    'the second of two, whose chance is the rest',
    compare,
    { figure: '57%', says: 'Solar above wind in 2035' },
    'right',
  ],
  [
    'the first with the chance of the second',
    compare,
    { figure: '57%', says: 'Wind above solar in 2035' },
    'wrong-number: out of range',
  ],
  [
    'an amount that is as large as the year',
    time,
    { figure: '2,030 people', unit: 'day', says: 'On the Moon' },
    'wrong-number: out of range',
  ],
])('a headline with %s', (_, question, said, expected) => {
  expect(verdictOn(question, said)).toBe(expected)
})

test('a month that was asked is named, and a quarter by its months', () => {
  const quarter = wants({ when: { kind: 'within', from: 2035, to: 2035, month: '01-03' } })
  expect(verdictOn(quarter, { says: 'Oil in the first quarter of 2035' })).toBe('right')
  expect(verdictOn(quarter, { says: 'Oil in 2035' })).toBe('another-event: month')
  expect(verdictOn(quarter, { says: 'Oil in December 2035' })).toBe('another-event: month')
})

test('a question of two parts is answered where both numbers are told, and the headline is one of them', () => {
  const when = aNumber({ kind: 'time', unit: 'year', low: 2029.8, high: 2030.8 })
  const who = aNumber({ kind: 'which', option: 'United States', synonyms: [] })
  const parts = [aPart({ wants: 'time', when: null }), aPart({ wants: 'which', when: null })]
  const both: Question = { parts, answer: { kind: 'parts', parts: [when, who] } }
  const moon = { figure: 'May 2030', unit: 'day', says: 'People land on the Moon', first: 'They land in May 2030.' }
  expect(verdictOn(both, { ...moon, rest: ['It is the United States with 45%.'] })).toBe('right')
  expect(verdictOn(both, { ...moon, rest: ['It is China with 45%.'] })).toBe('unanswered: part 2 has no number')
  expect(verdictOn(both, { ...moon, figure: 'May 2036' })).toBe('wrong-number: out of range')
  expect(verdictOn(both, { ...moon, figure: '12%', unit: 'chance', item: 'trend/7' })).toMatch(/^another-event/)
})

test('an effect is told by its numbers and words, and no other number stands above it', () => {
  const effect = { kind: 'effect' as const, numbers: [aNumber()], words: ['fall|drop'] }
  const question: Question = { parts: [aPart({ wants: 'effect', when: null })], answer: effect }
  const inWords = { figure: '', first: 'A war makes trade fall, with a chance of 45%.' }
  expect(verdictOn(question, inWords)).toBe('right')
  expect(verdictOn(question, { ...inWords, first: 'A war makes trade fall.' })).toBe(
    'unanswered: no number from 0.4 to 0.5',
  )
  expect(verdictOn(question, { ...inWords, first: 'It is 45%.' })).toBe('unanswered: none of the words fall|drop')
  expect(verdictOn(question, { ...inWords, figure: '12%', item: 'trend/7' })).toMatch(/^another-event/)
  const story = { ...question, answer: { ...effect, numbers: [] } }
  expect(verdictOn(story, inWords)).toBe('right')
  expect(verdictOn(story, { ...inWords, figure: '45%' })).toBe('another-event: a number where none is asked for')
})

test('what is answered in part names what is missing', () => {
  const question: Question = { answerable: 'partly', missingWords: ['size'] }
  expect(verdictOn(question, { gaps: ['The size of it is not known.'] })).toBe('right')
  expect(verdictOn(question, {})).toBe('unanswered: does not name what is missing')
})

const unknown = aQuestion({ answerable: 'no', answer: { kind: 'refusal' }, missingWords: ['Apple', 'share'] })
const ofItaly = aQuestion({
  class: 'place',
  answerable: 'partly',
  answer: { kind: 'refusal' },
  missingWords: ['Ital'],
  mustUse: ['trend/1'],
})
const partly = aQuestion({ answerable: 'partly', missingWords: ['size'], mustUse: ['trend/1'] })
const german = aQuestion({ language: 'de', missingWords: ['English'] })
const ask = (question: typeof unknown, outcome: ReturnType<typeof refused>) => judge({ question, values: [] }, outcome)

test.each([
  ['what the base does not have, named', unknown, refused('No share price is known.'), 'right'],
  ['... and not named', unknown, refused('Nothing is known.'), 'wrong-refusal'],
  ['... and charged', unknown, { ...refused('No share price is known.'), isCharged: true }, 'wrong-refusal'],
  ['... and answered in words', unknown, reported(aReport({ figure: '' })), 'wrong-refusal'],
  ['what the base has', aQuestion(), refused('Nothing is known.'), 'false-refusal'],
  ['what it has in part, named and with an item', partly, refused('No size of it is known.', ['trend/1']), 'right'],
  ['... and without an item', partly, refused('No size of it is known.'), 'false-refusal'],
  ['another language, with a word of English', german, refused('Please ask in English.'), 'right'],
  ['... and without', german, refused('Nothing is known.'), 'false-refusal'],
  ['a place that is not covered, named', ofItaly, refused('Nothing on Italy is known.'), 'right'],
  ['... and not named', ofItaly, refused('Nothing is known.'), 'wrong-refusal'],
])('refused is %s', (_, question, outcome, expected) => {
  expect(ask(question, outcome).is).toBe(expected)
})

const told = (said: Said) => ask(ofItaly, reported(aReport(said))).is

test('of a place that is not covered the world’s number may be told, called so and beside the place', () => {
  const named = { rest: ['Nothing on Italy alone is known.'] }
  expect(told({ says: 'The world’s fertility in 2035', ...named })).toBe('right')
  expect(told({ says: 'Fertility in 2035', ...named })).toBe('another-event')
  expect(told({ says: 'The world’s fertility in 2035' })).toBe('unanswered')
  expect(told({ figure: '', ...named })).toBe('right')
})

test('a number where nothing can be known is the number of another event, and a refusal that names nothing is counted', () => {
  expect(ask(unknown, reported(aReport()))).toMatchObject({ is: 'wrong-refusal', isAnotherEvent: true })
  expect(ask(unknown, reported(aReport({ figure: '' })))).toMatchObject({ is: 'wrong-refusal', isAnotherEvent: false })
  expect(ask(unknown, refused('No share price.')).namesMissing).toBe(true)
  expect(ask(unknown, refused('Nothing.')).namesMissing).toBe(false)
})
