/** What people may write in a prediction. */
import { describe, expect, test } from 'vitest'
import { prediction } from './kind.ts'
import { good, now, own } from './test-entry.ts'

const numeric = {
  type: 'numeric',
  unit: 'ppm',
  range: { min: 400, max: 500, openBelow: false, openAbove: true, scale: 'linear' },
} as const

const inDays = (from: string) => ({ type: 'date', parts: [{ from, top: '2031-01-01', to: '2032-01-01', weight: 1 }] })

/** The first field that is refused, and whether details that parse contradict themselves. */
function faultIn(given: object): string | null {
  const parsed = prediction.entry.safeParse({ ...good, ...given })
  if (parsed.error) {
    const [issue] = parsed.error.issues
    const keys = issue?.code === 'unrecognized_keys' ? issue.keys : []
    return [...(issue?.path ?? []), ...keys].join('.')
  }
  return prediction.whyNot(prediction.details.parse(prediction.detailsFrom(parsed.data, null, now)))?.field ?? null
}

test.each([0, 0.0009, 0.9991, 1])('an estimate of %d is refused by the limits that its field names', (probability) => {
  const { error } = prediction.entry.safeParse({ ...good, authorForecast: own({ type: 'binary', probability }) })
  expect(error?.issues).toMatchObject([
    { path: ['authorForecast', 'estimate', 'probability'], message: 'is not from 0.1 to 99.9%' },
  ])
})

describe('a prediction that somebody writes', () => {
  test.for<[what: string, given: object]>([
    ['the least that there is', {}],
    ['options', { question: { type: 'choice', options: ['Solar', 'Coal', 'Another'] } }],
    ['a number', { question: numeric }],
    [
      'a number on a log scale',
      { question: { type: 'numeric', unit: 'FLOP', range: { min: 1e24, max: 1e30, scale: 'log' } } },
    ],
    ['a date', { question: { type: 'date', range: { min: '2027-01-01', max: '2060-12-31', openAbove: true } } }],
    ['a series', { automatic: { trend: 'trend/7', at: '2034-07', comparison: '>=', threshold: 450 } }],
    ['a condition', { condition: { on: 'prediction/12', outcome: 'yes' } }],
    ['an estimate', { authorForecast: own({ type: 'binary', probability: 0.3 }) }],
    ['an estimate of 0.1%', { authorForecast: own({ type: 'binary', probability: 0.1 / 100 }) }],
    ['an estimate of 99.9%', { authorForecast: own({ type: 'binary', probability: 99.9 / 100 }) }],
    [
      'options with spaces at their ends, and chances for them',
      {
        question: { type: 'choice', options: ['Rhine ', 'Elbe', 'Loue\u0301'] },
        authorForecast: own({ type: 'choice', probabilities: { 'Rhine ': 0.5, ' Elbe': 0.3, 'Loue\u0301': 0.2 } }),
      },
    ],
    ['criteria of several lines', { criteria: 'It resolves yes if so.\r\n\r\nIt resolves no if not.' }],
  ])('may have %s', ([, given]) => {
    expect(faultIn(given)).toBeNull()
  })

  test.for<[field: string, given: object]>([
    ['houseForecast', { houseForecast: { made: '2026-11-20', ...own({ type: 'binary', probability: 0.5 }) } }],
    ['outcome', { outcome: { state: 'resolved', value: 'yes', at: '2026-11-21', reason: 'I say so.' } }],
    ['group', { group: { id: 'co2', label: '2034' } }],
    ['authorForecast.made', { authorForecast: { made: '2020-01-01', ...own({ type: 'binary', probability: 0.5 }) } }],
    ['question.weight', { question: { type: 'binary', weight: 2 } }],
    ['question.range.step', { question: { ...numeric, range: { ...numeric.range, step: 1 } } }],
    ['automatic.by', { automatic: { trend: 'trend/7', at: '2034', comparison: '>=', threshold: 450, by: 'me' } }],
  ])('R20 says nothing of %s, which is not theirs to say', ([field, given]) => {
    expect(faultIn(given)).toBe(field)
  })

  test.for<[field: string, what: string, given: object]>([
    ['question.type', 'no type of question', { question: { type: 'essay' } }],
    ['question.options', 'one option', { question: { type: 'choice', options: ['Solar'] } }],
    ['question.options', 'an option twice', { question: { type: 'choice', options: ['Solar', 'Solar '] } }],
    [
      'question.options.1',
      'an option that turns its letters around',
      { question: { type: 'choice', options: ['Solar', 'a\u202eb'] } },
    ],
    [
      'question.options',
      'too many options',
      { question: { type: 'choice', options: Array.from({ length: 21 }, String) } },
    ],
    ['question.unit', 'no unit', { question: { ...numeric, unit: ' ' } }],
    ['question.range', 'a range that ends before it begins', { question: { ...numeric, range: { min: 2, max: 1 } } }],
    ['question.range', 'a range without room', { question: { ...numeric, range: { min: 1, max: 1 + 2 ** -52 } } }],
    [
      'question.range',
      'a log scale from nothing',
      { question: { ...numeric, range: { min: 0, max: 1, scale: 'log' } } },
    ],
    ['question.range.max', 'a number beyond all charts', { question: { ...numeric, range: { min: 0, max: 1e300 } } }],
    [
      'question.range.min',
      'a number too close to nothing',
      { question: { ...numeric, range: { min: 1e-300, max: 1 } } },
    ],
    [
      'question.range.min',
      'a day long past',
      { question: { type: 'date', range: { min: '1066-01-01', max: '2030-01-01' } } },
    ],
    ['criteria', 'criteria too short', { criteria: 'If it happens.' }],
    ['criteria', 'endless criteria', { criteria: 'x'.repeat(5001) }],
    ['criteria', 'criteria with unseen signs', { criteria: `Resolves yes if NOAA\u200b says so on its page.` }],
    ['resolutionSource', 'a source of two lines', { resolutionSource: 'NOAA\nand others' }],
    ['opens', 'a day that there is not', { opens: '2026-02-30' }],
    ['opens', 'a day before 1900', { opens: '1899-12-31' }],
    ['closes', 'an end before the beginning', { closes: '2026-11-20' }],
    ['resolves', 'an answer before the end', { resolves: '2034-12-30' }],
    ['closes', 'days of which one is none', { closes: '', resolves: '2026-11-20' }],
    [
      'authorForecast.reason',
      'an estimate without a reason',
      { authorForecast: { estimate: { type: 'binary', probability: 0.5 }, reason: 'Just so.' } },
    ],
    ['authorForecast.estimate.probability', 'certainty', { authorForecast: own({ type: 'binary', probability: 1 }) }],
    [
      'authorForecast.estimate',
      'an estimate of another question',
      { authorForecast: own({ type: 'choice', probabilities: { yes: 1 } }) },
    ],
    [
      'authorForecast.estimate',
      'a chance for no option',
      {
        question: { type: 'choice', options: ['a', 'b'] },
        authorForecast: own({ type: 'choice', probabilities: { a: 0.5, c: 0.5 } }),
      },
    ],
    [
      'authorForecast.estimate',
      'no chance for an option that every object seems to have',
      {
        question: { type: 'choice', options: ['a', 'constructor'] },
        authorForecast: own({ type: 'choice', probabilities: { a: 1 } }),
      },
    ],
    [
      'authorForecast.estimate.probabilities',
      'chances that are not 100%',
      {
        question: { type: 'choice', options: ['a', 'b'] },
        authorForecast: own({ type: 'choice', probabilities: { a: 0.5, b: 0.4 } }),
      },
    ],
    [
      'authorForecast.estimate',
      'quantiles outside the range',
      {
        question: numeric,
        authorForecast: own({ type: 'numeric', quantiles: { p5: 390, p25: 410, p50: 420, p75: 430, p95: 440 } }),
      },
    ],
    ...[
      { question: { ...numeric, range: { min: 2, max: 1 } } },
      { question: { ...numeric, range: { min: 0, max: 1, scale: 'log' } } },
    ].map((asked): [string, string, object] => [
      'question.range',
      'a curve of parts over a range that is none',
      { ...asked, authorForecast: own({ type: 'numeric', parts: [{ from: 1, top: 2, to: 3, weight: 1 }] }) },
    ]),
    [
      'question.range.min',
      'a curve of parts from no day on',
      { question: { type: 'date', range: { min: '', max: '2040-12-31' } }, authorForecast: own(inDays('2030-01-01')) },
    ],
    [
      'authorForecast.estimate.parts.0.from',
      'a part that begins on no day',
      {
        question: { type: 'date', range: { min: '2027-01-01', max: '2040-12-31' } },
        authorForecast: own(inDays('')),
      },
    ],
    [
      'authorForecast.estimate',
      'a part beyond a closed end',
      {
        question: { type: 'date', range: { min: '2027-01-01', max: '2040-12-31' } },
        authorForecast: own(inDays('2026-01-01')),
      },
    ],
    [
      'automatic',
      'a series for one of several options',
      {
        question: { type: 'choice', options: ['Solar', 'Wind'] },
        automatic: { trend: 'trend/7', at: '2034', comparison: '>=', threshold: 1 },
      },
    ],
    [
      'automatic.comparison',
      'a threshold where the value itself answers',
      { question: numeric, automatic: { trend: 'trend/7', at: '2034', comparison: '>=', threshold: 1 } },
    ],
    ['automatic.at', 'a value of no time', { question: numeric, automatic: { trend: 'trend/7' } }],
    [
      'automatic.at',
      'a value that comes too late',
      { automatic: { trend: 'trend/7', at: '2036', comparison: '>=', threshold: 450 } },
    ],
    [
      'automatic.at',
      'a value of a day',
      { automatic: { trend: 'trend/7', at: '2034-01-01', comparison: '>=', threshold: 450 } },
    ],
    [
      'automatic.threshold',
      'no threshold',
      { automatic: { trend: 'trend/7', at: '2034', comparison: '>=', threshold: null } },
    ],
    ['condition.outcome', 'no outcome', { condition: { on: 'prediction/12', outcome: '' } }],
  ])('is refused at %s with %s', ([field, , given]) => {
    expect(faultIn(given)).toBe(field)
  })

  test.for<[fields: string[], given: object]>([
    [['criteria', 'closes'], { criteria: null, closes: '2026-11-20' }],
    [['criteria', 'resolves'], { criteria: undefined, resolves: '2034-12-30' }],
    [['resolutionSource', 'opens'], { resolutionSource: '', opens: 'tomorrow', closes: '2026-11-20' }],
  ])('is told at once of %j, days in the wrong order beside what is missing', ([fields, given]) => {
    const issues = prediction.entry.safeParse({ ...good, ...given }).error?.issues ?? []
    expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual(fields)
  })
})
