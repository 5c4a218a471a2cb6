/** Which changes of a series wait for an operator: hardly any that real series have had, and all that are none. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Observation } from '#series/series.ts'
import { diffOf, largestMoveOf } from './diff.ts'
import { type Change, whyHold } from './why-hold.ts'

const folder = '../shared/reference/series-vintages'
const said = { title: 'A quantity', id: 'Q', unit: 'ppm', updated: '2026-07-01', notes: [] }
const before: Observation[] = Array.from({ length: 20 }, (_, i) => [String(2000 + i), 300 + 2 * i + (i % 3)])
const rulesOf = (now: readonly Observation[], other: Partial<Change> = {}) =>
  whyHold({
    before,
    now,
    kind: 'level',
    frequency: { before: 'yearly', now: 'yearly' },
    saidBefore: said,
    said,
    largestMove: 0,
    fanAt: () => null,
    ...other,
  }).map(({ rule }) => rule)
const each = (change: (value: number, place: number) => number): Observation[] =>
  before.map(([at, value], i) => [at, change(value, i)])
const next: Observation = ['2020', 341]
const fan = [330, 335, 338, 341, 344, 347, 352]

test.each<[what: string, now: Observation[], other: Partial<Change>, rules: string[]]>([
  ['the same', before, {}, []],
  ['a new value', [...before, next], { fanAt: () => fan }, []],
  ['small revisions', each((value, i) => value + (i % 4) / 10), {}, []],
  ['another factor', each((value) => value * 1000), {}, ['factor', 'size']],
  ['carbon for carbon dioxide', each((value) => value / 3.664), {}, ['factor', 'size']],
  ['another baseline', each((value) => value - 1.5), {}, ['shift']],
  ['one value far off', each((value, i) => (i === 4 ? value + 30 : value)), {}, ['size']],
  ['as far as one has moved before', each((value, i) => (i === 4 ? value + 30 : value)), { largestMove: 12 }, []],
  ['a new value far from the projection', [...before, ['2020', 400]], { fanAt: () => fan }, ['newest']],
  ['a new value that cannot be', [...before, ['2020', -3]], { kind: 'count' }, ['newest']],
  ['an old value gone', before.slice(1), {}, ['loss']],
  ['the last value gone', before.slice(0, -1), {}, ['loss']],
  [
    'six equal values at the end',
    [...before, ...Array.from({ length: 6 }, (_, i): Observation => [String(2020 + i), 341])],
    {},
    ['frozen'],
  ],
  ['another unit', before, { said: { ...said, unit: 'ppb' } }, ['unit']],
  ['the unit said differently', before, { said: { ...said, unit: ' PPM ' } }, []],
  ['another variable', before, { said: { ...said, id: 'R' } }, ['meaning']],
  [
    'another year of prices',
    before,
    { saidBefore: { ...said, title: 'In 2015 $' }, said: { ...said, title: 'in 2021 $' } },
    [],
  ],
  ['the end of the series', before, { said: { ...said, notes: ['It has ended.'] } }, ['meaning']],
  ['an older release', before, { said: { ...said, updated: '2026-06-01' } }, ['older']],
  ['months', before, { frequency: { before: 'yearly', now: 'monthly' } }, ['frequency']],
  ['a first look that differs', each((value) => value * 100), { saidBefore: null }, ['first', 'factor', 'size']],
  ['a first look in other words', before, { saidBefore: null, said: { ...said, unit: 'parts' } }, []],
])('%s', (_, now, other, rules) => expect(rulesOf(now, other)).toEqual(rules))

type Vintage = { at: string; set: Record<string, number>; gone: string[] }
const series = ['co2-ppm-global', 'co2-ppm-global-monthly', 'temp-anomaly-gistemp', 'brent-monthly']

test.skipIf(!existsSync(folder))(
  'of 141 changes of real series three are held, and all end at the newest (skipped where shared/reference is not beside the repository)',
  () => {
    const held: string[] = []
    let changes = 0
    for (const id of series) {
      const { vintages } = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')) as { vintages: Vintage[] }
      let stands: Observation[] = []
      let largestMove = 0
      for (const { at, set, gone } of vintages) {
        const now = Object.entries({ ...Object.fromEntries(stands), ...set })
          .filter(([time]) => !gone.includes(time))
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
        if (stands.length > 0) {
          changes += 1
          const rules = rulesOf(now, { before: stands, largestMove })
          if (rules.length > 0) held.push(`${id} ${at}: ${rules.join(', ')}`)
          largestMove = Math.max(largestMove, largestMoveOf(diffOf(stands, now)))
        }
        stands = now
      }
    }
    expect(changes).toBe(141)
    expect(held).toEqual([
      'co2-ppm-global 2017-03-16: loss',
      'co2-ppm-global 2024-02-12: loss',
      'temp-anomaly-gistemp 2015-08-04: size',
    ])
  },
)
