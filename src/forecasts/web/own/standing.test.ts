/** What stands in the form of a forecast, beside what was said. */
import { expect, test } from 'vitest'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { isWhole, standsAs } from './standing.ts'

const quantiles = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 }
const parts = [{ from: 2, top: 3, to: 4, weight: 1 }]

test('nothing is missing in a curve in parts once nothing is in any part', () => {
  expect(isWhole({ type: 'numeric', quantiles })).toBe(true)
  expect(isWhole({ type: 'numeric', quantiles, parts })).toBe(true)
  expect(isWhole({ type: 'numeric', quantiles: { ...quantiles, p5: null } })).toBe(false)
  expect(isWhole({ type: 'numeric', quantiles, parts: [...parts, { from: 2, top: null, to: 4, weight: 1 }] })).toBe(
    false,
  )
  const days = { p5: '', p25: '', p50: '', p75: '', p95: '' }
  expect(isWhole({ type: 'date', quantiles: days })).toBe(false)
  expect([isWhole({ type: 'binary', probability: null }), isWhole({ type: 'binary', probability: 0.5 })]).toEqual([
    false,
    true,
  ])
})

test('the same five of other parts, or of none, are another forecast', () => {
  const standing = { estimate: { type: 'numeric', quantiles, parts } satisfies Estimate, until: null }
  expect(
    standsAs(standing, {
      estimate: { type: 'numeric', quantiles, parts: [{ weight: 1, to: 4, top: 3, from: 2 }] },
      until: '',
    }),
  ).toBe('same')
  expect(standsAs(standing, { estimate: { type: 'numeric', quantiles }, until: '' })).toBe('other')
  const heavier = [{ from: 2, top: 3, to: 4, weight: 2 }]
  expect(standsAs(standing, { estimate: { type: 'numeric', quantiles, parts: heavier }, until: '' })).toBe('other')
})
