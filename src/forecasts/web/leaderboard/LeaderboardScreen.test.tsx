/** The leaderboard as it is drawn: rows with ranks and ranges, and what stands there while there is nobody. */
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Leaderboard } from '../call-forecasts.ts'
import { LeaderboardInFull } from './LeaderboardScreen.tsx'
import { LeaderboardTable } from './LeaderboardTable.tsx'

const running = '2026-Q4'
const empty: Leaderboard = { season: running, category: null, seasons: [running, '2026-Q3'], questions: 0, rows: [] }
const row: Leaderboard['rows'][number] = {
  name: 'grey-heron',
  by: null,
  rank: { from: 1, to: 3 },
  score: 91.2,
  interval: { low: -3, high: 180.4 },
  questions: 12,
  coverage: 0.831,
  brier: 0.1384,
}
const few = { ...row, name: 'slate', rank: null, interval: null, questions: 2, brier: null }
const house = { ...row, name: null, by: 'house' as const, rank: null }

function draw(leaderboard: Leaderboard): { html: string; text: string } {
  const html = renderToString(
    <MemoryRouter>
      <LeaderboardInFull leaderboard={leaderboard} running={running} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '')
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

test('a row says rank, name, score, where luck could put it, and on how much that rests', () => {
  const { html, text } = draw({ ...empty, questions: 14, rows: [row, house, few] })
  expect(text).toMatch(/1 to 3 grey-heron \+91\.2 −3\.0 to \+180\.4 12 83% 0\.138/)
  expect(text).toMatch(/none slate \+91\.2 too few questions 2 83% none/)
  expect(text).toMatch(/none Farsight \+91\.2/)
  expect(text).toContain('1 forecaster ranked; 1 with fewer than 10 questions has no rank.')
  expect(html).toContain('href="/forecaster/grey-heron"')
  expect(html).not.toContain('href="/forecaster/Farsight"')
})

test('while there is nobody it says so, and who will stand here', () => {
  expect(draw(empty).text).toContain('Nobody yet')
  expect(draw(empty).text).toContain('if 5 people or more had forecast it')
  expect(draw({ ...empty, questions: 3, rows: [house] }).text).toContain('has chosen to be shown')
})

test('seasons and categories are links, each keeping what else was chosen', () => {
  const { html } = draw({ ...empty, season: '2026-Q3', category: 'economic' })
  expect(html).toContain('href="/leaderboard?category=economic"')
  expect(html).toContain('href="/leaderboard?season=2026-Q3"')
  expect(html).toContain('href="/leaderboard?season=2026-Q3&amp;category=political"')
  expect(html).toContain('href="/api/leaderboards.csv?season=2026-Q3&amp;category=economic"')
})

const told = (own: string | null) =>
  renderToString(
    <MemoryRouter>
      <LeaderboardTable rows={[row, house, few]} own={own} />
    </MemoryRouter>,
  )
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('the row of whoever reads is marked, and no other', () => {
  expect(told('grey-heron')).toMatch(/grey-heron \(you\) \+91/)
  expect(told('grey-heron').split('(you)')).toHaveLength(2)
  expect(told(null)).not.toContain('(you)')
})
