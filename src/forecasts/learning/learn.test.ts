/** What resolved questions teach the crowd: nothing while they are few, and nothing that was not known then. */
import { expect, test } from 'vitest'
import { uncalibrated } from '#engine/crowd/community-calibration.ts'
import { trackRecords } from '#engine/crowd/weights/track-records.ts'
import { rounded } from '#kit/numbers.ts'
import { fewestLessons } from '../words.ts'
import { learn, type Lesson, nothingLearnt, pastCrowdsOf, weightOf } from './learn.ts'

const people = ['ann', 'bea', 'cid', 'dov', 'eva']
/** Of what everybody says 70% less than half happens; Ann is always right, Eva always wrong. */
function lessons(count: number): Lesson[] {
  return Array.from({ length: count }, (_, i) => {
    const happened = i % 5 < 2
    const says = (who: string) =>
      who === 'ann' ? (happened ? 0.9 : 0.1) : who === 'eva' ? (happened ? 0.2 : 0.95) : 0.7
    const standing = people.map((forecaster) => ({ forecaster, probability: says(forecaster) }))
    return {
      resolvedAt: 100 * (i + 1),
      happened,
      losses: new Map(standing.map((one) => [one.forecaster, (one.probability - Number(happened)) ** 2])),
      moments: [1, 2].map((k) => ({ at: 100 * i + k, standing })),
    }
  })
}

test('of fewer than twenty questions nothing is learnt', () => {
  expect(learn([])).toEqual(nothingLearnt)
  expect(learn(lessons(fewestLessons - 1))).toEqual(nothingLearnt)
  expect(learn(lessons(fewestLessons))).not.toEqual(nothingLearnt)
})

test('who was nearer counts for more, who was farther off for less, and crowds that say too much are corrected', () => {
  const { calibration, skills } = learn(lessons(40))
  expect(skills.get('ann')).toBeGreaterThan(1.4)
  expect(skills.get('eva')).toBeLessThan(0.8)
  expect(calibration.shift).toBeLessThan(-0.1)
  expect(calibration).not.toEqual(uncalibrated)
})

test('a weight has one of nine values, and of fewer than ten questions it is 1', () => {
  expect(weightOf({ questions: 9, advantage: 5 })).toBe(1)
  const weights = [-90, -0.5, 0, 0.3, 0.6, 90].map((advantage) => weightOf({ questions: 20, advantage }))
  expect(weights).toEqual([0.25, rounded(Math.SQRT1_2, 4), 1, 1, rounded(Math.SQRT2, 4), 4])
})

test('what came out later says nothing of how a crowd was put together before', () => {
  const all = lessons(40)
  const known = all.slice(0, 25)
  const before = pastCrowdsOf(all[24]!, trackRecords(known))
  expect(pastCrowdsOf(all[24]!, trackRecords(all))).toEqual(before)
  expect(before.map(({ weight }) => weight)).toEqual([0.5, 0.5])
})

test('of fewer than three people it is no crowd, and teaches nothing of crowds', () => {
  const [one] = lessons(1)
  const few = { ...one!, moments: one!.moments.map(({ at, standing }) => ({ at, standing: standing.slice(0, 2) })) }
  expect(pastCrowdsOf(few, trackRecords([]))).toEqual([])
})
