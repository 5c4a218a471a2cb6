/** What is read of the archive of Metaculus. */
import { expect, test } from 'vitest'
import { gather } from '../../reading/gather.ts'
import { metaculus } from './metaculus.ts'

const now = Date.parse('2026-11-28T00:00:00Z')
const day = (date: string) => Date.parse(`${date}T00:00:00Z`)
const questionHead =
  'Question ID,Question URL,Question Title,Post ID,Label,Question Type,MC Options (Current),MC Options (All),Lower Bound,Open Lower Bound,Upper Bound,Open Upper Bound,Continuous Range,Open Time,Scheduled Close Time,Actual Close Time,Resolution,Resolution Known Time'
const forecastHead =
  'Question ID,Forecaster ID,Forecaster Username,Start Time,End Time,Forecaster Count,Probability Yes,Probability Yes Per Category,Continuous CDF'
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

type Fields = Partial<{
  id: string
  title: string
  label: string
  type: string
  options: string
  min: string
  max: string
  open: string
  grid: string
  resolution: string
}>
const plain = { id: '3', title: 'Will it?', label: '', type: 'binary', options: '', min: '', max: '' }
const bare = { ...plain, open: 'False', grid: '', resolution: '' }
function question(fields: Fields = {}): string {
  const { id, title, label, type, options, min, max, open, grid, resolution } = { ...bare, ...fields }
  const known = resolution === '' ? '' : '2024-01-20 00:00:00+00:00'
  const times = `2024-01-01 00:00:00+00:00,2024-02-01 00:00:00+00:00,${known},${quoted(resolution)},${known}`
  return `${id},https://www.metaculus.com/questions/9/x/,${quoted(title)},9,${label},${type},,${quoted(options)},${min},${open},${max},${open},${quoted(grid)},${times}`
}
type Said = Partial<{
  id: string
  who: string
  at: string
  until: string
  chance: string
  chances: string
  cdf: string
}>
function forecast({
  id = '3',
  who = '7',
  at = '2024-01-05',
  until = '',
  chance = '',
  chances = '',
  cdf = '',
}: Said): string {
  const end = until && `${until} 00:00:00+00:00`
  return `${id},${who},${who && `name ${who}`},${at} 00:00:00+00:00,${end},,${chance},${quoted(chances)},${quoted(cdf)}`
}
const read = (questions: string[], forecasts: string[], whose: string | null = null) =>
  gather(
    metaculus.read([
      { name: 'question_data.csv', text: [questionHead, ...questions].join('\r\n') },
      { name: 'forecast_data.csv', text: [forecastHead, ...forecasts].join('\r\n') },
    ]),
    whose,
    now,
  )
/** A straight curve from `from` to `to` at so many places. */
const line = (from: number, to: number, places = 201) =>
  `[${Array.from({ length: places }, (_, i) => from + ((to - from) * i) / (places - 1)).join(', ')}]`

test('a forecast of yes or no stands until the next, and one that ended before now was taken back', () => {
  const { questions, unread } = read(
    [question({ resolution: 'yes' })],
    [
      forecast({ chance: '0.6', until: '2024-01-10' }),
      forecast({ at: '2024-01-10', chance: '0.8', until: '2024-01-12' }),
      forecast({ at: '2024-01-15', chance: '0.9', until: '2027-01-01' }),
    ],
  )
  expect(unread).toEqual([])
  expect(questions).toMatchObject([
    {
      key: '3',
      title: 'Will it?',
      url: 'https://www.metaculus.com/questions/9/x/',
      opens: day('2024-01-01'),
      closes: day('2024-02-01'),
      outcome: { value: 'yes', knownAt: day('2024-01-20') },
      forecasts: [
        { at: day('2024-01-05'), estimate: { probability: 0.6 } },
        { at: day('2024-01-10'), estimate: { probability: 0.8 } },
        { at: day('2024-01-12'), estimate: null },
        { at: day('2024-01-15'), estimate: { probability: 0.9 } },
      ],
    },
  ])
})

test('a forecast that was taken back is so however often its row stands in the file', () => {
  const [row, older] = [forecast({ chance: '0.6', until: '2024-01-07' }), forecast({ chance: '0.6' })]
  const back = [
    { at: day('2024-01-05'), estimate: { type: 'binary', probability: 0.6 } },
    { at: day('2024-01-07'), estimate: null },
  ]
  expect(read([question()], [row, row]).questions[0]?.forecasts).toEqual(back)
  expect(read([question()], [older, row]).questions[0]?.forecasts).toEqual(back)
})

test('rows without a forecaster are of all together and passed over; of several people one is asked for', () => {
  const rows = [
    forecast({ who: '', chance: '0.5' }),
    forecast({ chance: '0.6' }),
    forecast({ who: '8', chance: '0.1' }),
  ]
  const { people, whose, notes } = read([question()], rows)
  expect([people.map(({ id, name }) => [id, name]), whose]).toEqual([
    [
      ['7', 'name 7'],
      ['8', 'name 8'],
    ],
    null,
  ])
  expect(notes).toEqual(['Rows of what all forecasters say together are passed over.'])
  expect(read([question()], rows, '8').questions[0]?.forecasts).toMatchObject([{ estimate: { probability: 0.1 } }])
})

test('of several options each that there ever was has its chance, and one that was not there yet next to none', () => {
  const options = `['Red', "Don't know", 'Blue']`
  const { questions } = read(
    [question({ type: 'multiple_choice', options, resolution: "Don't know" })],
    [forecast({ chances: '[0.25, None, 0.75]' }), forecast({ at: '2024-01-06', chances: '[0.2, 0.5, 0.3]' })],
  )
  expect(questions[0]).toMatchObject({
    question: { type: 'choice', options: ['Red', "Don't know", 'Blue'] },
    outcome: { value: "Don't know" },
    forecasts: [
      { estimate: { probabilities: { "Don't know": expect.closeTo(0.001, 5) } } },
      { estimate: { probabilities: { Red: 0.2, "Don't know": 0.5, Blue: 0.3 } } },
    ],
  })
})

test('a curve over a number becomes its five quantiles, and mass beyond an open end that end', () => {
  const bounds = { type: 'numeric', min: '0.0', max: '100.0', open: 'True' }
  const { questions } = read(
    [question({ ...bounds, resolution: 'above_upper_bound' }), question({ ...bounds, id: '4', type: 'discrete' })],
    [forecast({ cdf: line(0.1, 0.9) }), forecast({ id: '4', cdf: line(0, 1, 11) })],
  )
  const { p5, p25, p50, p75, p95 } = { p5: 0, p25: 18.75, p50: 50, p75: 81.25, p95: 100 }
  expect(questions[0]).toMatchObject({
    question: { type: 'numeric', unit: 'units', range: { min: 0, max: 100, openAbove: true, scale: 'linear' } },
    outcome: { value: 'above the range' },
    forecasts: [
      {
        estimate: {
          quantiles: { p5, p25: expect.closeTo(p25), p50: expect.closeTo(p50), p75: expect.closeTo(p75), p95 },
        },
      },
    ],
  })
  expect(questions[1]?.forecasts[0]?.estimate).toMatchObject({
    quantiles: { p5: expect.closeTo(5), p95: expect.closeTo(95) },
  })
})

test('what left a closed end came out as that end, since nobody could forecast beyond it', () => {
  const bounds = { type: 'numeric', min: '0.0', max: '100.0', resolution: 'above_upper_bound' }
  expect(read([question(bounds)], [forecast({ cdf: line(0, 1) })]).questions[0]?.outcome?.value).toBe('100')
})

test('a logarithmic range is known by the values at its places', () => {
  const grid = `[${Array.from({ length: 201 }, (_, i) => 10 ** ((3 * i) / 200)).join(', ')}]`
  const { questions } = read(
    [question({ type: 'numeric', min: '1.0', max: '1000.0', grid, resolution: '42.5' })],
    [forecast({ cdf: line(0, 1) })],
  )
  expect(questions[0]).toMatchObject({
    question: { range: { scale: 'log' } },
    outcome: { value: '42.5' },
    forecasts: [{ estimate: { quantiles: { p50: expect.closeTo(31.62, 1) } } }],
  })
})

test('a curve over dates becomes days', () => {
  const { questions } = read(
    [
      question({
        type: 'date',
        min: '2024-01-01',
        max: '2024-04-10',
        open: 'True',
        resolution: '2024-02-20T12:00:00Z',
      }),
    ],
    [forecast({ cdf: line(0.05, 0.95) })],
  )
  expect(questions[0]).toMatchObject({
    question: { type: 'date', range: { min: '2024-01-01', max: '2024-04-10' } },
    outcome: { value: '2024-02-20' },
    forecasts: [{ estimate: { quantiles: { p5: '2024-01-01', p50: '2024-02-20', p95: '2024-04-10' } } }],
  })
})

test('what is annulled or ambiguous has an outcome that scores nothing', () => {
  for (const resolution of ['annulled', 'ambiguous'])
    expect(read([question({ resolution })], [forecast({ chance: '0.5' })]).questions[0]?.outcome?.value).toBe(null)
})

test('a question of a group is one of its own, with its label', () => {
  expect(read([question({ label: '2030' })], [forecast({ chance: '0.5' })]).questions[0]?.title).toBe('Will it? (2030)')
})

test.each([
  [
    question({ type: 'conditional' }),
    { chance: '0.5' },
    'line 2 of question_data.csv',
    'is of a type that is not read: "conditional"',
  ],
  [question(), { chance: '1.5' }, 'line 2 of forecast_data.csv', 'is no chance between 0 and 1'],
  [question(), {}, 'line 2 of forecast_data.csv', 'says nothing in its column "Probability Yes"'],
  [question(), { chance: '0.5', at: '2024-02-31' }, 'line 2 of forecast_data.csv', 'does not say when it was forecast'],
  [question(), { chance: '0.5', at: '2026-12-31' }, 'line 2 of forecast_data.csv', 'was made in the future'],
  [question(), { chance: '0.5', id: '99' }, 'line 2 of forecast_data.csv', 'is of a question that is not in the file'],
  [
    question({ resolution: 'perhaps' }),
    { chance: '0.5' },
    'line 2 of question_data.csv',
    'came out as "perhaps", which is nothing that it asks for',
  ],
  [
    question({ type: 'numeric' }),
    { cdf: line(0, 1) },
    'line 2 of question_data.csv',
    'has no range between a lower and an upper bound',
  ],
  [
    question({ type: 'numeric', min: '5', max: '5' }),
    { cdf: line(0, 1) },
    'line 2 of question_data.csv',
    'has no range between a lower and an upper bound',
  ],
  [
    question({ type: 'numeric', min: '0', max: '9', grid: line(0, 9, 2001) }),
    { cdf: line(0, 1) },
    'line 2 of question_data.csv',
    'has a range of more than 2,000 values',
  ],
  [
    question({ type: 'numeric', min: '0', max: '9' }),
    { cdf: '[0.5, 0.4, 1]' },
    'line 2 of forecast_data.csv',
    'has a curve that falls, or leaves 0 to 1',
  ],
  [
    question({ type: 'date', min: '2024-01-01', max: '2024-01-01T20:00:00Z' }),
    { cdf: line(0, 1) },
    'line 2 of question_data.csv',
    'asks within one day',
  ],
  [
    question({ type: 'multiple_choice', options: "['a', 'a']" }),
    { chances: '[0.5, 0.5]' },
    'line 2 of question_data.csv',
    'has options that read alike',
  ],
  [
    question({ type: 'multiple_choice', options: "['a', '__proto__']" }),
    { chances: '[0.5, 0.5]' },
    'line 2 of question_data.csv',
    'has an option that cannot be kept by its name: "__proto__"',
  ],
  [
    question({ type: 'multiple_choice', options: "['a', 'b']" }),
    { chances: '[0.5, 0.1]' },
    'line 2 of forecast_data.csv',
    'has chances that do not sum to 1',
  ],
  [
    question({ type: 'multiple_choice', options: "['a', 'b']" }),
    { chances: '[1]' },
    'line 2 of forecast_data.csv',
    'has 1 chances, and its question 2 options',
  ],
])('what cannot be read is told by its line: %#', (asked, said, where, reason) => {
  const told = read([asked], [forecast(said)])
  expect(told.unread).toEqual([{ where, reason, rows: 1 }])
  expect([told.questions, told.leftOut]).toEqual([[], 1])
})

test('an archive without one of its files or columns is no export', () => {
  expect(() => metaculus.read([{ name: 'question_data.csv', text: questionHead }])).toThrow(
    'has no forecast_data.csv in it',
  )
  const texts = [
    { name: 'question_data.csv', text: 'Question ID,Question Title' },
    { name: 'forecast_data.csv', text: forecastHead },
  ]
  expect(() => metaculus.read(texts)).toThrow('has no column "Question Type"')
})
