/** What becomes of a question with a condition once the other has come out. */
import { expect, test } from 'vitest'
import { type Came, outcomeUnder } from './outcome.ts'

const under = (condition: { outcome: string; or?: string[] }, came: Came | null) =>
  outcomeUnder({ condition: { on: 'prediction/9', ...condition }, outcome: null }, came, '2026-11-28')
const options = ['Green', 'Blue', 'Red', 'Other', 'Purple']
const came = (value: string | null): Came => ({ title: 'Who wins?', question: { type: 'choice', options }, value })
const otherwise = { outcome: 'Blue', or: ['Red', 'Other'] }

test('a branch “otherwise” goes on with each outcome that it names, and is annulled by every other', () => {
  for (const value of ['Blue', 'Red', 'Other']) expect(under(otherwise, came(value))).toBeNull()
  expect(under(otherwise, null)).toBeNull()
  expect(under(otherwise, came('Green'))).toMatchObject({
    state: 'annulled',
    reason:
      'Annulled by rule: it counts only if “Who wins?” resolves to Blue, Red or Other, and that resolved to Green.',
    given: { on: 'prediction/9', outcome: 'Green' },
  })
  expect(under(otherwise, came(null))?.reason).toContain('and that was annulled.')
})

test('it says how the other came out in the end, and is open again where that is taken back or lets it count', () => {
  const outcome = under(otherwise, came('Green'))
  const then = (next: Came | null) =>
    outcomeUnder({ condition: { on: 'prediction/9', ...otherwise }, outcome }, next, '2026-11-29')
  expect(then(came('Green'))).toBe(outcome)
  expect(then(came('Purple'))?.reason).toContain('and that resolved to Purple.')
  expect(then(came(null))).toMatchObject({
    reason: expect.stringContaining('and that was annulled.'),
    at: '2026-11-29',
  })
  expect(then(came('Red'))).toBeNull()
  expect(then(null)).toBeNull()
})

test('one that names what was renamed since stays as it is, until it names what there is', () => {
  const renamed = { type: 'choice' as const, options: ['The Greens', 'Blue', 'Red'] }
  const now = (value: string | null): Came => ({ ...came(value), question: renamed })
  for (const value of ['The Greens', 'Red']) expect(under({ outcome: 'Green' }, now(value))).toBeNull()
  expect(under({ outcome: 'Blue', or: ['Green'] }, now('The Greens'))).toBeNull()
  expect(under({ outcome: 'Green' }, now(null))?.reason).toContain('and that was annulled.')
  expect(under({ outcome: 'The Greens' }, now('Red'))?.state).toBe('annulled')
  const annulled = under({ outcome: 'Green' }, came('Red'))
  const kept = outcomeUnder(
    { condition: { on: 'prediction/9', outcome: 'Green' }, outcome: annulled },
    now('Blue'),
    '2026-11-29',
  )
  expect(kept).toBe(annulled)
})
