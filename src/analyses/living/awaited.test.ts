/** Which event says how right an answer was, by the evidence behind its figure. */
import { expect, test } from 'vitest'
import type { Evidence } from '../report/evidence.ts'
import { awaitedBy } from './awaited.ts'

const read = (id: string, where: string, value: number | string, unit: string | null = null): Evidence => {
  const [item = '', field = ''] = where.split(' ', 1).concat(where.slice(where.indexOf(' ') + 1))
  return { id, item, version: 1, field, value, title: field, unit, formula: null, inputs: [], record: null }
}
const made = (id: string, formula: string, inputs: string[], value: number): Evidence => ({
  ...read(id, `report ${formula}`, value, 'chance'),
  version: null,
  formula,
  inputs,
})
const awaited = (evidence: Evidence[], answer: string) =>
  awaitedBy({ answer: { figure: 'x', evidence: answer, says: 'x' }, evidence })

const yes = read('e1', 'prediction/12 details.houseForecast.estimate.probability', 0.7, 'chance')
const quantiles = (names: [string, number | string][], unit: string) =>
  names.map(([name, value], i) =>
    read(`q${i}`, `prediction/12 details.authorForecast.estimate.quantiles.${name}`, value, unit),
  )

test.each([
  [
    'a forecast of yes or no',
    [yes],
    'e1',
    { item: 'prediction/12', at: null, said: { is: 'chance', chance: 0.7, of: { outcome: 'yes' }, isDenied: false } },
  ],
  [
    'what Farsight and the model say together',
    [read('e1', 'prediction/12 numbers.pool.probability', 0.6, 'chance')],
    'e1',
    { said: { chance: 0.6, of: { outcome: 'yes' } } },
  ],
  [
    'what people say together',
    [read('e1', 'prediction/12 crowd.4711.estimate.probability', 0.4, 'chance')],
    'e1',
    { item: 'prediction/12', said: { chance: 0.4, of: { outcome: 'yes' } } },
  ],
  [
    'one of several options',
    [read('e1', 'prediction/12 details.houseForecast.estimate.probabilities.St. Kitts', 0.2, 'chance')],
    'e1',
    { said: { chance: 0.2, of: { outcome: 'St. Kitts' } } },
  ],
  [
    'the chance that it does not happen',
    [yes, made('e2', 'chance-not', ['e1'], 0.3)],
    'e2',
    { item: 'prediction/12', said: { chance: 0.3, of: { outcome: 'yes' }, isDenied: true } },
  ],
  [
    'what a forecast of something near and the projection make together of a value',
    [
      read('e1', 'report relation.value', 425),
      read('e2', 'trend/131 numbers.projection.2035', '{}'),
      made('e3', 'chance-below', ['e1', 'e2'], 0.4),
      made('e4', 'chance-moved', ['e1', 'e3'], 0.6),
      made('e5', 'chance-pooled', ['e4', 'e3'], 0.5),
    ],
    'e5',
    { item: 'trend/131', at: '2035', said: { chance: 0.5, of: { side: 'below', value: 425 }, isDenied: false } },
  ],
  [
    'what both make together of an amount, with the range that both make',
    ['p10', 'p50', 'p90'].flatMap((name, i) => [
      read(`m${i}`, `trend/131 numbers.projection.2035.${name}`, 100 + 10 * i, 'ppm'),
      { ...made(`f${i}`, 'amount-pooled', [`x${i}`, `m${i}`], 200 + 10 * i), unit: 'ppm' },
    ]),
    'f1',
    { item: 'trend/131', at: '2035', said: { is: 'range', unit: 'ppm', low: 200, middle: 210, high: 220, level: 0.8 } },
  ],
  [
    'a value of a series in a year',
    [
      read('e1', 'report relation.value', 425),
      read('e2', 'trend/131 numbers.projection.2035', '{}'),
      made('e3', 'chance-below', ['e1', 'e2'], 0.4),
    ],
    'e3',
    { item: 'trend/131', at: '2035', said: { chance: 0.4, of: { side: 'below', value: 425 }, isDenied: false } },
  ],
  [
    'a value by the quantiles of a forecast',
    [
      read('e1', 'report relation.value', 425),
      read('e2', 'prediction/12 details.houseForecast.estimate.quantiles', '{}'),
      made('e3', 'chance-at-least', ['e1', 'e2'], 0.4),
    ],
    'e3',
    { item: 'prediction/12', at: null, said: { of: { side: 'at-least', value: 425 } } },
  ],
  [
    'the middle of a projection, with its band',
    [
      read('e1', 'trend/131 numbers.projection.2035-Q2.p50', 12, 'Mt'),
      read('e2', 'trend/131 numbers.projection.2035-Q2.p10', 10, 'Mt'),
      read('e3', 'trend/131 numbers.projection.2035-Q2.p90', 20, 'Mt'),
      read('e4', 'trend/131 numbers.projection.2036-Q2.p97_5', 99, 'Mt'),
    ],
    'e1',
    { item: 'trend/131', at: '2035-Q2', said: { is: 'range', unit: 'Mt', low: 10, middle: 12, high: 20, level: 0.8 } },
  ],
  [
    'a number that is forecast',
    quantiles(
      [
        ['p5', 1],
        ['p25', 2],
        ['p50', 3],
        ['p75', 4],
        ['p95', 5],
      ],
      'Mt',
    ),
    'q2',
    { said: { low: 1, middle: 3, high: 5, level: 0.9 } },
  ],
  [
    'a day that is forecast',
    quantiles(
      [
        ['p5', '2030-01-01'],
        ['p50', '2034-07-02'],
        ['p95', '2040-01-01'],
      ],
      'day',
    ),
    'q1',
    { said: { unit: 'year', low: 2030, high: 2040, level: 0.9 } },
  ],
])('%s', (_, evidence, answer, expected) => {
  expect(awaited(evidence, answer)).toMatchObject(expected)
})

test.each([
  ['an answer that was measured', [read('e1', 'trend/131 details.series.observations.2024', 5, 'Mt')], 'e1'],
  ['a chance that is computed of several', [yes, made('e2', 'hazard-between', ['e1'], 0.3)], 'e2'],
  [
    'a range of which one end is not said',
    quantiles(
      [
        ['p5', 1],
        ['p50', 3],
      ],
      'Mt',
    ),
    'q1',
  ],
  ['the time at which something is passed', [read('e1', 'trend/131 numbers.projection.2035.at', '2035', 'day')], 'e1'],
])('%s awaits nothing', (_, evidence, answer) => {
  expect(awaited(evidence, answer)).toBeNull()
})

test('without an answer nothing is awaited', () => {
  expect(awaitedBy({ answer: null, evidence: [yes] })).toBeNull()
})
