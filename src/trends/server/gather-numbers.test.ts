/** What the numbers of a trend are made of. */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { aSeries } from '../../../test/given/series.ts'
import type { Signal } from '../signals/signal.ts'
import { gatherTrendNumbers } from './gather-numbers.ts'

const series = aSeries([
  ['2020', 412.4],
  ['2021', 414.7],
])
const signal = (at: string, value: number): Signal => ({
  date: '2026-03',
  title: 'A record',
  source: 'https://wmo.int/report',
  note: '',
  direction: 'for',
  newer: { at, value, unit: 'ppm', plusMinus: null, publisher: 'WMO' },
})
const gathered = (signals: Signal[]) =>
  gatherTrendNumbers(
    {} as Pool, // is asked nothing: a trend rests on itself
    { details: { series, thresholds: [], signals }, horizon: { from: 2027, to: 2040 } } as unknown as Parameters<
      typeof gatherTrendNumbers
    >[1],
    null,
  )

test('all newer values are heeded, the oldest first, and none that the series has come to itself', async () => {
  const { input } = await gathered([signal('2025', 427.3), signal('2021', 414.9), signal('2023', 420.4)])
  expect(input).toMatchObject({ newer: [{ at: '2023' }, { at: '2025' }] })
  expect((await gathered([])).input).toMatchObject({ newer: [] })
})
