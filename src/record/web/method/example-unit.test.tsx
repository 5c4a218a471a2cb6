/** The example of the page of methods says its unit in one way. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import { sayIn } from '#series/words.ts'
import type { MethodExamples } from '../../examples.ts'
import { NetworksPart } from './networks/NetworksPart.tsx'
import { ProjectionPart } from './ProjectionParts.tsx'

const band = { low: 24, median: 25, high: 27 }
const exampleIn = (unit: string): NonNullable<MethodExamples['trend']> => ({
  item: 'trend/7',
  label: 'Share of workers in farming',
  version: 1,
  unit,
  last: [
    ['2022', 28],
    ['2023', 27],
  ],
  point: { at: '2029', knots: [23, 24, 24.5, 25, 26, 27, 28], validated: true },
  bounds: { least: 0, most: 100 },
  members: [{ name: 'theta', scale: 'values', value: 25 }],
  networks: {
    seen: [
      ['2022', 28],
      ['2023', 27],
    ],
    steps: ['2024', '2029'].map((at) => ({ at, methods: band, networks: band, both: band })),
  },
  threshold: { value: 25, label: 'a quarter' },
  backtest: { origins: 5, values: 20, error: 1, naiveError: 2, coverage: { 50: 0.5, 80: 0.8, 95: 0.95 } },
  direction: null as never, // not shown by these parts
  momentum: null as never,
  spans: null,
})

test.for(['% (population-weighted)', 'million km²', '0–100 (higher is cleaner)'])('%s', (unit) => {
  const trend = exampleIn(unit)
  const html = renderToString(
    <MemoryRouter>
      <TodayProvider value="2026-11-20">
        <ProjectionPart trend={trend} />
        <NetworksPart trend={trend} />
      </TodayProvider>
    </MemoryRouter>,
  )
  const text = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const [, ...after] = text.replaceAll('&lt;', '<').split(unit)
  expect(after.length).toBeGreaterThanOrEqual(3)
  expect(text.split(sayIn(unit))).toHaveLength(after.length + 1)
})
