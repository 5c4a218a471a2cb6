/** What is read of Fatebook's file of all forecasts. */
import { expect, test } from 'vitest'
import { gather } from '../../reading/gather.ts'
import { fatebook } from './fatebook.ts'

const now = Date.parse('2026-11-28T00:00:00Z')
const head =
  'Question title,Multiple choice option,Forecast created by,Forecast (scale = 0-1),Forecast created at,Question created by,Question created at,Question resolve by,Resolution,Resolved at,Your Brier score for this question,Your relative Brier score for this question,Question notes,Question shared with,Question shared publicly,Question comments,Question tags'

type Fields = Partial<
  Record<'title' | 'option' | 'who' | 'chance' | 'at' | 'resolution' | 'resolvedAt' | 'brier', string>
>
function line(fields: Fields): string {
  const row = {
    title: '"Will it rain?"',
    option: '',
    who: '"Ada"',
    chance: '0.7',
    at: '2024-01-03 00:00:00',
    ...fields,
  }
  const { title, option, who, chance, at, resolution = '', resolvedAt = '', brier = '' } = row
  return [
    title,
    option,
    who,
    chance,
    at,
    '"Ada"',
    '2024-01-01 00:00:00',
    '2024-01-11 00:00:00',
    resolution,
    resolvedAt,
    brier,
  ]
    .concat(['', '', '', 'false', '', ''])
    .join(',')
}
const read = (lines: string[], whose: string | null = null) =>
  gather(fatebook.read([{ name: '', text: [head, ...lines].join('\n') }]), whose, now)
const day = (date: string) => Date.parse(`${date}T00:00:00Z`)

test('the forecasts of one question are one question, in the order in which they were made', () => {
  const { questions, unread, notes } = read([
    line({ chance: '0.9', at: '2024-01-05 00:00:00' }),
    line({ chance: '0.7' }),
    line({ title: '"Another one?"', chance: '0.2' }),
  ])
  expect(questions).toMatchObject([
    {
      title: 'Will it rain?',
      question: { type: 'binary' },
      opens: day('2024-01-01'),
      closes: day('2024-01-11'),
      outcome: null,
      forecasts: [
        { at: day('2024-01-03'), estimate: { type: 'binary', probability: 0.7 } },
        { at: day('2024-01-05'), estimate: { type: 'binary', probability: 0.9 } },
      ],
    },
    { title: 'Another one?', forecasts: [{ estimate: { probability: 0.2 } }] },
  ])
  expect(unread).toEqual([])
  expect(notes).toEqual(['Times that name no zone are read as UTC.'])
})

test('the same moment and value twice in a file is one forecast', () => {
  const { questions } = read([line({}), line({}), line({ chance: '0.8' })])
  expect(questions[0]?.forecasts.map(({ estimate }) => estimate)).toMatchObject([
    { probability: 0.7 },
    { probability: 0.8 },
  ])
})

test.each([
  ['YES', { value: 'yes', knownAt: day('2024-01-09') }],
  ['NO', { value: 'no', knownAt: day('2024-01-09') }],
  ['AMBIGUOUS', { value: null, knownAt: day('2024-01-09') }],
  ['OTHER', { value: null, knownAt: day('2024-01-09') }],
])('what resolved as %s is kept as that, and what is ambiguous as nothing that scores', (resolution, outcome) => {
  const { questions } = read([line({ resolution, resolvedAt: '2024-01-09 00:00:00' })])
  expect(questions[0]?.outcome).toEqual(outcome)
})

test('a question takes forecasts until somebody says how it came out, past the day it names', () => {
  expect(read([line({ resolution: 'YES', resolvedAt: '2024-02-01 00:00:00' })]).questions[0]?.closes).toBe(
    day('2024-02-01'),
  )
})

test('each option of several is a question of yes or no', () => {
  const { questions } = read([
    line({ option: '"Red"', resolution: '"Red"', chance: '0.6', brier: '0.1' }),
    line({ option: '"Blue"', resolution: '"Red"', chance: '0.5' }),
    line({ option: '"Green"', resolution: 'OTHER', chance: '0.1' }),
  ])
  expect(questions.map(({ title, outcome, theirBrier }) => [title, outcome?.value, theirBrier])).toEqual([
    ['Will it rain?: Red', 'yes', null],
    ['Will it rain?: Blue', 'no', null],
    ['Will it rain?: Green', 'no', null],
  ])
})

test('its own Brier score is kept as it is written, from 0 to 2', () => {
  expect(read([line({ brier: '0.18' })]).questions[0]?.theirBrier).toBe(0.18)
  expect(read([line({ brier: '7' })]).questions[0]?.theirBrier).toBe(null)
})

test('rows of other people are left out, and where there are several nothing is taken before one says who one is', () => {
  const lines = [line({}), line({ who: '"Ben"', chance: '0.1' }), line({ who: '"Ben"', at: '2024-01-04 00:00:00' })]
  expect(read(lines)).toMatchObject({
    whose: null,
    people: [
      { id: 'Ben', forecasts: 2 },
      { id: 'Ada', forecasts: 1 },
    ],
    questions: [],
  })
  expect(read(lines, 'Ada')).toMatchObject({
    whose: 'Ada',
    questions: [{ forecasts: [{ estimate: { probability: 0.7 } }] }],
  })
  expect(read(lines, 'Eve').whose).toBe(null)
})

test('a title may hold quotes, commas and line ends', () => {
  const { questions, unread } = read([
    line({ title: '"Will ""A, B"" come\n by June?"' }),
    line({ title: '"Next?"', chance: '2' }),
  ])
  expect(questions[0]?.title).toBe('Will "A, B" come by June?')
  expect(unread).toEqual([{ where: 'line 4', reason: 'is no chance between 0 and 1', rows: 1 }])
})

test.each([
  [{ chance: '1.2' }, 'is no chance between 0 and 1'],
  [{ chance: '' }, 'is no chance between 0 and 1'],
  [{ chance: 'x' }, 'is no chance between 0 and 1'],
  [{ at: '2024-02-30 00:00:00' }, 'does not say when it was forecast'],
  [{ at: '2030-01-01 00:00:00' }, 'was made in the future'],
  [{ resolution: '"42"' }, 'came out as "42", which is neither yes nor no'],
  [{ title: '' }, 'has no title'],
])('%j is not read, and its question is left out whole', (fields: Fields, reason) => {
  const told = read([line(fields), line({ title: '"Fine?"' })])
  expect(told.unread).toEqual([{ where: 'line 2', reason, rows: 1 }])
  expect(told.questions.map(({ title }) => title)).toEqual(['Fine?'])
  expect(told.leftOut).toBe(1)
})

test('nothing is called impossible: 0 and 1 are read as a thousandth from them', () => {
  const { questions } = read([line({ chance: '0' }), line({ chance: '1', at: '2024-01-04 00:00:00' })])
  expect(questions[0]?.forecasts.map(({ estimate }) => estimate)).toMatchObject([
    { probability: 0.001 },
    { probability: 0.999 },
  ])
})

test('a file without its columns is no export of Fatebook', () => {
  expect(() => fatebook.read([{ name: '', text: 'Question title,Forecast (scale = 0-1)\nx,0.5' }])).toThrow(
    'has no column "Forecast created by"',
  )
})
