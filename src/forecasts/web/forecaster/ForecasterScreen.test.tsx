/** The page of whoever is shown as a forecaster: in words about them, and honest while there is nothing. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { Forecaster } from '../call-forecasts.ts'
import { ForecasterInFull } from './ForecasterScreen.tsx'

const means = { questions: 12, brier: { mean: 0.1234, of: 10 }, baseline: 21.34, peer: null, coverage: 0.456 }
const nothing: Forecaster['record'] = {
  means: null,
  calibration: { inTime: [], early: [] },
  bySeason: [],
  byCategory: [],
  byHorizon: [],
  beside: [],
  best: [],
  worst: [],
  areAgainstPeers: false,
}
const bin = { chance: 0.7, frequency: 0.5, low: 0.3, high: 1, questions: 6 }

function draw(record: Forecaster['record']): { html: string; text: string } {
  const html = renderToString(
    <TodayProvider value="2026-11-28">
      <MemoryRouter>
        <ForecasterInFull name="grey-heron" record={record} />
      </MemoryRouter>
    </TodayProvider>,
  ).replaceAll('<!-- -->', '')
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

test('a record is told of them by their name, and of nobody else', () => {
  const { html, text } = draw({
    ...nothing,
    means,
    calibration: { inTime: [bin], early: [] },
    bySeason: [{ part: '2026-Q3', ...means }],
    best: [{ predictionId: '7', label: 'Brent above 100', score: 42.4 }],
  })
  expect(text).toContain('When grey-heron says 70%, does it happen 7 times in 10?')
  expect(text).toMatch(/2026 Q3 12 0\.123 \+21\.3 none 46%/)
  expect(text).toMatch(/Nearest to what happened .*Brent above 100 \+42\.4/)
  expect(html).toContain('href="/leaderboard"')
  expect(text).not.toMatch(/\byour?\b/i)
})

test('while nothing counts it says what will', () => {
  expect(draw(nothing).text).toContain('Scores stand here once a question that grey-heron forecast')
})
