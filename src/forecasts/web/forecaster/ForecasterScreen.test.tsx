/** The page of whoever is shown as a forecaster: in words about them, and honest while there is nothing. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { Forecaster } from '../call-forecasts.ts'
import { ForecasterInFull } from './ForecasterScreen.tsx'
import { VoiceInFull } from './VoiceInFull.tsx'

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

function drawn(screen: ReactElement): { html: string; text: string } {
  const html = renderToString(
    <TodayProvider value="2026-11-28">
      <MemoryRouter>{screen}</MemoryRouter>
    </TodayProvider>,
  ).replaceAll('<!-- -->', '')
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}
const draw = (record: Forecaster['record']) => drawn(<ForecasterInFull name="grey-heron" record={record} />)

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

const both = { own: 0.1, theirs: 0.2 }
const scored = {
  predictionId: '7',
  label: 'Brent above 100',
  question: { type: 'binary' as const },
  outcome: 'no',
  cameOn: '2026-08-01',
  brier: 0.04,
  log: -0.22,
  baseline: 67.8,
  peer: null,
  coverage: 0.5,
  forecasts: 2,
  isProvisional: false,
}

test('Farsight has a page like people, with its questions one by one and as a file', () => {
  const record = {
    ...nothing,
    means,
    calibration: { inTime: [bin], early: [] },
    beside: [{ by: 'model' as const, questions: 3, brier: { ...both, of: 3 }, baseline: both }],
  }
  const forecaster = { name: 'farsight', by: 'house' as const, record, questions: [scored] }
  const { html, text } = drawn(<VoiceInFull by="house" forecaster={forecaster} />)
  expect(text).toContain('When Farsight says 70%, does it happen 7 times in 10?')
  expect(text).toMatch(/Beside the model .*The model 3 0\.100 0\.200/)
  expect(text).toContain('The 1 that came out last, of 12')
  expect(text).toMatch(/Brent above 100 no, 1 Aug 2026 50% 0\.040 −0\.22 \+67\.8 none/)
  expect(html).toContain('href="/api/forecasters/farsight/questions.csv"')
  expect(text).not.toMatch(/\byour?\b|chose to be/i)
})

test('while nothing of the model’s has come out its page says so', () => {
  const forecaster = { name: 'model', by: 'model' as const, record: nothing, questions: [] }
  expect(drawn(<VoiceInFull by="model" forecaster={forecaster} />).text).toContain(
    'Scores stand here once a question of which the model said something in time has its outcome.',
  )
})

const textOf = (by: 'house' | 'machine:org/one') =>
  drawn(<VoiceInFull by={by} forecaster={{ name: by, by, record: nothing, questions: [] }} />).text

test('which questions resolve next the record tells of Farsight’s, and of no other’s', () => {
  expect(textOf('house')).toContain('stands on their pages; the record tells which resolve next.')
  expect(textOf('machine:org/one')).toContain(
    'What the machine (org/one) says of questions that are open stands on their pages.',
  )
})
