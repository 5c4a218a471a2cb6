import { expect, test } from 'vitest'
import { aSeries } from '../../../test/given/series.ts'
import { whyNotWhole } from './why-not-whole.ts'

const series = aSeries([
  ['2020', 1],
  ['2021', 2],
])
const details = { series, thresholds: [], signals: [] }
const whole = (item = 'trend/2') => ({ series, whole: { item } })

test.for([
  ['a series in its own unit, as often', { details: { 'trend/2': details } }, null],
  ['what is not known', { details: {} }, null],
  ['a question', { details: {}, item: 'prediction/2' }, 'is no trend'],
  [
    'a trend without a series',
    { details: { 'trend/2': { ...details, series: null } } },
    `is not told in ${series.unit}`,
  ],
  [
    'a series in another unit',
    { details: { 'trend/2': { ...details, series: { ...series, unit: '%' } } } },
    `is not told in ${series.unit}`,
  ],
  [
    'a series of months',
    { details: { 'trend/2': { ...details, series: { ...series, frequency: 'monthly' } } } },
    'is not yearly',
  ],
  [
    'a part of a larger whole',
    { details: { 'trend/2': { ...details, whole: { item: 'trend/3' } }, 'trend/3': details } },
    null,
  ],
  [
    'a part of what names it',
    { details: { 'trend/2': { ...details, whole: { item: 'trend/1' } }, 'trend/1': { ...details, ...whole() } } },
    'is a part of itself',
  ],
] as const)('the whole of a series may be %s, or not', ([, { details: known, ...named }, reason]) => {
  const item = 'item' in named ? named.item : 'trend/2'
  const found = whyNotWhole(whole(item), (ref) => (known as Record<string, unknown>)[ref])
  expect(found).toEqual(reason === null ? null : { field: 'whole.item', reason })
})

test('what has no series is no part of any', () => {
  expect(whyNotWhole({ series: null, whole: { item: 'trend/2' } }, () => details)).toMatchObject({ field: 'whole' })
  expect(whyNotWhole({ series: null }, () => details)).toBeNull()
})
