/** What home says of how right the base was, also while its numbers are being made. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HowRight } from './HowRight.tsx'

const right = {
  values: 1467,
  inside80: 1229,
  trends: 48,
  better: 37,
  resolved: 0,
  open: 120,
  overdue: 0,
  nextOn: '2027-05-31' as string | null,
  unmadeTrends: 0,
}
const said = (more: Partial<typeof right>) =>
  renderToString(<HowRight right={{ ...right, ...more }} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')

test('all questions are counted, and when the next one resolves', () => {
  expect(said({})).toContain('Of 120 questions none has resolved yet; the next does by 31 May 2027.')
  expect(said({})).not.toContain('being made')
})

test.for([
  [{ overdue: 2 }, 'Of 120 questions none has resolved yet, though 2 should have; the next does by 31 May 2027.'],
  [{ resolved: 3, open: 117, overdue: 1 }, 'Of 120 questions 3 have resolved, and 1 more should have; the next'],
  [{ resolved: 1, open: 2, overdue: 2, nextOn: null }, 'Of 3 questions 1 has resolved, and 2 more should have.'],
] as const)('what should have resolved and has not is told: %o', ([more, says]) => {
  expect(said(more)).toContain(says)
})

test('while numbers are being made it says of how many trends, and all questions are counted', () => {
  const early = said({ trends: 20, unmadeTrends: 30 })
  expect(early).toContain('The numbers of 30 trends are being made now, and are counted once they are.')
  expect(early).toContain('Of 120 questions')
  expect(said({ values: 0, unmadeTrends: 1 })).toContain('The numbers of one trend are being made now')
})
