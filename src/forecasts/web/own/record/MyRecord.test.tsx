/** One's own record as it is drawn: what is scored, and before anything is, when it will be. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { TodayProvider } from '#kit/web/today.ts'
import type { MyRecord as Own } from '../../call-forecasts.ts'
import { WholeRecord } from './MyRecord.tsx'
import { MyScores } from './MyScores.tsx'
import { NotYet } from './NotYet.tsx'

function draw(element: ReactNode): string {
  const page = (
    <TodayProvider value="2026-11-28">
      <MemoryRouter>{element}</MemoryRouter>
    </TodayProvider>
  )
  return renderToString(page).replaceAll('<!-- -->', '')
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const means = { questions: 12, brier: { mean: 0.1234, of: 10 }, baseline: 21.34, peer: null, coverage: 0.456 }
const record: Own = {
  means,
  calibration: {
    inTime: [
      { chance: 0.1, frequency: 0, low: 0, high: 0.25, questions: 4 },
      { chance: 0.7, frequency: 2 / 3, low: 0.33, high: 1, questions: 6 },
    ],
    early: [],
  },
  bySeason: [{ part: '2026-Q3', ...means }],
  byCategory: [{ part: 'economic', ...means }],
  byHorizon: [{ part: 'five-years', ...means, brier: null, peer: { mean: -3.21, of: 5 } }],
  beside: [
    {
      by: 'house',
      questions: 8,
      brier: { own: 0.12, theirs: 0.15, of: 7 },
      baseline: { own: 20, theirs: 14.5 },
    },
  ],
  best: [{ predictionId: '7', label: 'Brent above 100', score: 42.4 }],
  worst: [{ predictionId: '8', label: null, score: -11 }],
  areAgainstPeers: false,
  waiting: { open: 2, closed: 0, annulled: 0, next: null },
}

test('a record says its means with of how many, and tells how often came what was said', () => {
  const html = draw(<WholeRecord record={record} means={means} />)
  const text = textOf(html)
  expect(text).toContain('12 questions')
  expect(text).toMatch(/Brier score 0\.123 mean of 10/)
  expect(text).toContain('+21.3')
  expect(text).toContain('2 questions that you forecast are open.')
  expect(html).toContain('aria-label="Of what was called 10% 0% came true. Of what was called 70% 67% came true."')
  expect(text).toMatch(/70% 67% 33% to 100% 6/)
  expect(text).not.toContain('decided early')
})

test('it stands beside Farsight on the same questions, by category and horizon, with the best and the worst', () => {
  const text = textOf(draw(<WholeRecord record={record} means={means} />))
  expect(text).toMatch(/Farsight 8 0\.120 0\.150 \(of 7\) \+20\.0 \+14\.5/)
  expect(text).toMatch(/2026 Q3 12 0\.123 \+21\.3 none 46%/)
  expect(text).toMatch(/Economic 12 0\.123 \+21\.3 none 46%/)
  expect(text).toMatch(/Up to five years 12 none \+21\.3 −3\.2 46%/)
  expect(text).toMatch(/Brent above 100 \+42\.4/)
  expect(text).toMatch(/A prediction that you cannot read any more −11\.0/)
})

test('before anything is scored it says what is waited for, and where nothing is, where to begin', () => {
  const next = { predictionId: '7', label: 'Brent above 100', closes: '2027-02-01' }
  const waiting = draw(<NotYet waiting={{ open: 3, closed: 1, annulled: 1, next }} />)
  expect(textOf(waiting)).toContain(
    '3 questions that you forecast are open, 1 is closed and waits for an outcome. The next to close is Brent above 100 , on 1 Feb 2027. One was annulled: that scores nobody.',
  )
  expect(waiting).not.toContain('Find a question')
  expect(draw(<NotYet waiting={{ open: 0, closed: 0, annulled: 0, next: null }} />)).toContain('Find a question')
})

test('on the page of a question one’s own scores stand with what they cover, and none where there is none', () => {
  const scores = {
    outcome: 'yes',
    cameOn: '2027-01-01',
    isProvisional: false,
    brier: 0.01,
    log: -0.105,
    baseline: 42.4,
    peer: null,
    coverage: 0.5,
    forecasts: 1,
  }
  expect(textOf(draw(<MyScores scores={scores} />))).not.toContain('Provisional')
  const provisional = textOf(draw(<MyScores scores={{ ...scores, isProvisional: true }} />))
  expect(provisional).toContain('Provisional: the outcome may still become another.')
  const text = textOf(draw(<MyScores scores={scores} />))
  expect(text).toMatch(/Brier 0\.010 .* Logarithmic −0\.10 .* Baseline \+42\.4/)
  expect(text).toContain('Of 1 forecast that stood for 50% of the time')
  expect(text).not.toContain('Peer')
})
