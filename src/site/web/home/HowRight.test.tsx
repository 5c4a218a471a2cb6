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
  nextOn: '2027-05-31',
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

test('while numbers are being made it says of how many trends, and all questions are counted', () => {
  const early = said({ trends: 20, unmadeTrends: 30 })
  expect(early).toContain('The numbers of 30 trends are being made now, and are counted once they are.')
  expect(early).toContain('Of 120 questions')
  expect(said({ values: 0, unmadeTrends: 1 })).toContain('The numbers of one trend are being made now')
})
