/** What the track record shows of reports. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TrackRecord } from '../record.ts'
import { Reports } from './Reports.tsx'

const noneYet: TrackRecord['reports'] = {
  awaiting: 0,
  scored: 0,
  chances: 0,
  brier: null,
  ranges: 0,
  inside: 0,
  promised: 0,
  scaled: null,
}
const draw = (more: Partial<TrackRecord['reports']>) =>
  renderToString(<Reports reports={{ ...noneYet, ...more }} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('while no report is scored the page says so, and shows no figure', () => {
  expect(draw({})).toContain('No report has been scored yet No report has said anything yet that can be checked')
  expect(draw({ awaiting: 1 })).toContain('1 report has foretold something, and none of it has come out.')
  expect(draw({ awaiting: 3 })).not.toMatch(/Brier|Interval/)
})

test('chances and ranges of reports that are scored stand apart', () => {
  const shown = draw({
    awaiting: 4,
    scored: 3,
    chances: 1,
    brier: 0.2116,
    ranges: 2,
    inside: 1,
    promised: 1.7,
    scaled: 3.25,
  })
  expect(shown).toContain('Reports scored 3 4 wait for what they foretold')
  expect(shown).toContain('Brier score 0.212 mean of 1')
  expect(shown).toContain('Inside their range 1 of 2 by what they promise, 1.7')
  expect(shown).toContain('Interval score 3.25')
  expect(draw({ scored: 1, chances: 1, brier: 0.1 })).not.toMatch(/Inside|Interval/)
})
