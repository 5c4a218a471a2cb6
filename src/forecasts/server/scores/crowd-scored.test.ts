/** Ways of putting forecasts together are compared at the very moments at which the pool is. */
import { expect, test } from 'vitest'
import { settledOf } from '../../scores/settled.ts'
import { mostByRecency } from '../../words.ts'
import { crowdScoredOf } from './crowd-scored.ts'

const outcome = { state: 'resolved' as const, value: 'yes', at: '2026-02-01', reason: 'Seen.' }
const settled = settledOf({ question: { type: 'binary' }, opens: '2026-01-01', closes: '2026-01-10', outcome })
const noon = (day: number) => Date.UTC(2026, 0, day, 12)
const standing = (forecaster: string, day: number) => ({
  forecaster,
  from: noon(day),
  until: Infinity,
  masses: [0.4, 0.6],
})
/** Five on the first day, the others on the fifth. */
const scoredOf = async (people: number) => {
  const all = Array.from({ length: people }, (_, i) => standing(String(i), i < 5 ? 1 : 5))
  return (await crowdScoredOf(settled!, all, [])).ways
}

test('where so many come that the median by recency is left out, what it said before is not scored beside the others', async () => {
  const [few, many] = [await scoredOf(mostByRecency), await scoredOf(mostByRecency + 1)]
  const names = ['pool', 'median', 'recency-weighted-median', 'mean', 'geometric-mean-of-odds']
  expect(few.map(({ way }) => way)).toEqual(names)
  expect(many.map(({ way }) => way)).toEqual(names.filter((name) => name !== 'recency-weighted-median'))
  expect(new Set([...few, ...many].map(({ coverage }) => coverage)).size).toBe(1)
})
