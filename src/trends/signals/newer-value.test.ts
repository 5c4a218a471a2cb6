import { describe, expect, it } from 'vitest'
import { aSeries } from '../../../test/given/series.ts'
import { newerValues, whyNotBeside } from './newer-value.ts'
import type { Signal } from './signal.ts'

const series = aSeries([
  ['2020', 412.4],
  ['2021', 414.7],
])
const newer = { at: '2025', value: 427.3, unit: 'ppm', plusMinus: null, publisher: 'WMO' }
const signal = (change: Partial<Signal['newer']> = {}, other: Partial<Signal> = {}): Signal => ({
  date: '2026-03',
  title: 'A record',
  source: 'https://wmo.int/report',
  note: '',
  direction: 'for',
  newer: { ...newer, ...change },
  ...other,
})
const fault = (one: Signal, on: typeof series | null = series, today = '2026-11-23') => {
  const found = whyNotBeside(on, one, today)
  return found && `${found.field} ${found.reason}`
}

describe('a newer value beside a series', () => {
  it('is taken where it is newer, counted alike and told by somebody, and a signal needs none', () => {
    expect(fault(signal())).toBeNull()
    const { newer: _, ...without } = signal()
    expect(fault(without, null)).toBeNull()
  })

  it.each([
    [{ at: '2020' }, {}, 'newer.at is 2020, and the series has its own values to 2021'],
    [{ at: '2021' }, {}, 'newer.at is 2021, and the series has its own values to 2021'],
    [{ at: '2025-03' }, {}, 'newer.at is no year, as the series has'],
    [{ at: '2040' }, {}, 'newer.at is 2040, and was told by Mar 2026 already'],
    [{ at: '2090' }, { date: '2090' }, 'newer.at is 2090, and was told by 23 Nov 2026 already'],
    [{ unit: 'ppb' }, {}, 'newer.unit is "ppb", and the series counts in "ppm"'],
    [{}, { source: 'WMO' }, 'source has to be the address of the page with the value'],
  ])('with %o and %o is refused: %s', (change, other, said) => expect(fault(signal(change, other))).toBe(said))

  it('has a series to stand beside, and is a value that its kind can have', () => {
    expect(fault(signal(), null)).toBe('newer.value has no series to stand beside')
    expect(fault(signal({ value: 140 }), { ...series, kind: 'share' })).toBe(
      'newer.value is 140, which no share can be',
    )
  })

  it('counts no longer once the series has come to it, or says its values otherwise', () => {
    const two = [signal({ at: '2026', value: 430 }), signal()]
    expect(newerValues(series, two).map(({ at }) => at)).toEqual(['2025', '2026'])
    const later = aSeries([...series.observations, ['2025', 427.35]])
    expect(newerValues(later, two).map(({ at }) => at)).toEqual(['2026'])
    expect(newerValues({ ...series, unit: 'parts per million' }, two)).toEqual([])
  })
})
