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
  unmade: { trends: 0, questions: 0 },
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

test('while numbers are being made it says of how many, and counts no questions', () => {
  const early = said({ open: 72, trends: 20, unmade: { trends: 30, questions: 48 } })
  expect(early).toContain(
    'The numbers of 30 trends and 48 questions are being made now, and are counted once they are.',
  )
  expect(early).not.toContain('Of 72 questions')
  expect(said({ values: 0, unmade: { trends: 1, questions: 0 } })).toContain(
    'The numbers of one trend are being made now',
  )
})
