/** Whether what is newer than a series is seen, and what contradicts the band that is shown. */
import { expect, test } from 'vitest'
import { computeTrendNumbers } from '#trends/compute-numbers.ts'
import type { Signal } from '#trends/signals/signal.ts'
import { aSeries } from '../test/given/series.ts'
import { type Known, newestKnownOf } from './newest-known.ts'

const series = aSeries(Array.from({ length: 30 }, (_, i) => [String(1991 + i), 100 + 2 * i + Math.sin(i)]))
const numbers = computeTrendNumbers({ series, thresholds: [], horizonTo: 2040 })
const signal = (at: string, value: number): Signal => ({
  date: '2026',
  title: 'A newer value',
  source: 'https://example.org/',
  note: '',
  direction: 'for',
  newer: { at, value, unit: series.unit, plusMinus: null, publisher: 'Another office' },
})
const known = (signals: Signal[], made: Known['numbers'] = numbers) =>
  newestKnownOf([{ name: 'rising', series, signals, numbers: made }], '2026-11-23')

test('a value is as old as the end of its year, and the newest counts wherever it stands', () => {
  expect(known([])).toMatchObject({ medianAge: 5.89, medianAgeInSeries: 5.89 })
  expect(known([signal('2025', 168), signal('2024', 166)])).toMatchObject({ medianAge: 0.89, medianAgeInSeries: 5.89 })
  expect(known([signal('2026', 170)]).medianAge).toBe(0)
})

test('a newer value outside the shown band contradicts it, unless the page says so', () => {
  expect(known([signal('2025', 168)]).contradicted).toEqual([])
  expect(known([signal('2025', 900)]).contradicted).toMatchObject([{ name: 'rising', at: '2025', value: 900 }])
  const overtaken = { refused: 'overtaken', at: '2025', value: 900, publisher: 'Another', low95: 1, high95: 2 } as const
  const said = known([signal('2025', 900)], { ...numbers, projection: overtaken })
  expect([said.contradicted, said.overtaken]).toEqual([[], ['rising']])
})
