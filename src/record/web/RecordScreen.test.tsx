/** What the record answers at first sight, and what it says while nothing has come. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { TrackRecord } from '../record.ts'
import { RecordInFull } from './RecordScreen.tsx'

const none = { 50: 0, 80: 0, 95: 0 }
const unscored = { projections: 0, values: 0, inside: none, error: null, naiveError: null, arrivals: [] }
const empty: TrackRecord = {
  trends: { listed: 0, withheld: 0, computed: 0 },
  sources: { series: 0, bound: 0, looked: 0, waiting: 0, unread: 0, late: 0 },
  backtests: {
    trends: 0,
    values: 0,
    inside: none,
    better: 0,
    errors: [],
    best: [],
    worst: [],
    misses: [],
    bySeries: { inside95: [], least: [], oneSided: 0 },
  },
  kept: {
    ...unscored,
    revised: { trends: 0, values: 0, inside80: 0, inside80Now: 0 },
    estimated: unscored,
    waiting: 0,
    firstYear: null,
  },
  bySteps: [],
  bySeries: { total: 0, rows: [] },
  forecasts: {
    open: 2,
    overdue: 0,
    resolved: 0,
    annulled: 0,
    scored: 0,
    brier: null,
    logScore: null,
    ranges: 0,
    insideRanges: 0,
    next: [{ item: 'prediction/4', label: 'An election', resolves: '2027-05-31' }],
    last: [],
  },
  people: { questions: 0, rows: [], against: [], ways: [], calibration: { inTime: [], early: [] } },
  reports: {
    awaiting: 0,
    scored: 0,
    chances: 0,
    brier: null,
    ranges: 0,
    inside: 0,
    promised: 0,
    scaled: null,
  },
  scenarios: {
    scenarios: 0,
    sets: 0,
    members: 0,
    decided: 0,
    decidedBy: 0,
    cameTrue: 0,
    ruledOut: 0,
    foretold: { members: 0, cameTrue: 0, expected: 0 },
  },
}
const tested: TrackRecord['backtests'] = {
  ...empty.backtests,
  trends: 3,
  values: 200,
  inside: { 50: 122, 80: 168, 95: 189 },
  better: 2,
  errors: [
    { from: 0, trends: 2 },
    { from: 1, trends: 1 },
  ],
  misses: [
    {
      item: 'trend/7',
      label: 'Gold',
      unit: 'US$',
      from: '2024',
      at: '2026',
      median: 2700,
      low80: 2300,
      high80: 3400,
      observed: 5000,
      widths: 2.1,
      spark: [[2024.5, 2400]],
    },
  ],
}

const draw = (more: Partial<TrackRecord>) =>
  renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <RecordInFull record={{ ...empty, ...more }} />
      </TodayProvider>
    </MemoryRouter>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('its answer is how many values came inside the 80% band, in hindsight while little else is known', () => {
  const shown = draw({ backtests: tested })
  expect(shown).toContain('Inside the band that ought to hold 80% 84.0% of 200 values')
  expect(shown).toContain('It should be 80%, and is, as far as 200 values can tell. In hindsight:')
  expect(shown).toContain(
    '94.5% and 61.0% The first should be 95%, and is, as far as 200 values can tell; the second should be 50%: the bands are too wide.',
  )
  expect(shown).toContain('2 of 3 trends That the last value stays. 1 did worse')
})

test('what was published before the values came counts for more, once there are enough of them', () => {
  const few = draw({ backtests: tested, kept: { ...empty.kept, values: 99, inside: { 50: 1, 80: 1, 95: 1 } } })
  expect(few).toContain('84.0% of 200 values')
  const enough = draw({ backtests: tested, kept: { ...empty.kept, values: 100, inside: { 50: 40, 80: 80, 95: 95 } } })
  expect(enough).toContain(
    '80.0% of 100 values It should be 80%, and is. By what was published before the values came.',
  )
})

test('errors are cut where the simplest guess is as good, and a miss says what was said and what came', () => {
  const shown = draw({ backtests: tested })
  expect(shown).toContain('2 nearer than the simplest guess 1 as far or farther')
  expect(shown).toMatch(/From 2024 for 2026: 2,700 \(2,300 to 3,400\)\. Came: 5,000 US\$ , 2\.1 bands away/)
  const percent = tested.misses.map((miss) => ({
    ...miss,
    unit: '% of GDP',
    median: 9,
    low80: 8,
    high80: 10,
    observed: 12,
  }))
  expect(draw({ backtests: { ...tested, misses: percent } })).toContain('Came: 12% of GDP , 2.1 bands away')
})

test('while nothing has come it says so, and when the first thing will', () => {
  const shown = draw({})
  expect(shown).toContain('Not known yet')
  expect(shown).toContain('No trend has a backtest yet')
  expect(shown).toContain('The first question resolves on 31 May 2027')
  expect(shown).not.toContain('NaN')
})

const counts = (values: number) => ({ values, inside: { 50: 1, 80: 1, 95: 1 } })
const step = (foresight: number) => [
  { frequency: 'yearly' as const, step: 1, hindsight: counts(8), foresight: counts(foresight) },
]

test('of what was published before it came there are columns once something of it has come, and until then a sentence', () => {
  const nothing = draw({ bySteps: step(0) })
  expect(nothing).toContain('Of that nothing has come yet.')
  expect(nothing).toMatch(/In hindsight in 80% in hindsight in 95% in hindsight 1 8 13% 13%/)
  const something = draw({ bySteps: step(4) })
  expect(something).not.toContain('Of that nothing has come yet.')
  expect(something).toMatch(/Before it came in 80% before it came in 95% before it came 1 8 13% 13% 4 25% 25%/)
})
