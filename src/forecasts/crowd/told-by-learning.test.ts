/** A crowd put together by what was learnt: as before where nothing was, and from then on by the version that stood. */
import { expect, test } from 'vitest'
import { uncalibrated } from '#engine/crowd/community-calibration.ts'
import { pool } from '#engine/crowd/pool.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { crowdOf } from './index.ts'
import { type LearntBy, rowsOver } from './told.ts'

const binary: Question = { type: 'binary' }
const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const chances = [0.2, 0.6, 0.9]
const standing = chances.map((chance) => ({ estimate: yes(chance), wording: 'w' }))
const asked = { question: binary, wording: 'w' }
const told = (chance: number) => yes(Math.round(100 * chance) / 100)

test('with no record of anybody and no calibration it says what it says without', () => {
  const even = standing.map((one) => ({ ...one, skill: 1 }))
  expect(crowdOf(asked, even, uncalibrated)).toEqual(crowdOf(asked, standing))
})

test('who was right before counts for more, and what such crowds err by is corrected', () => {
  const skills = [4, 1, 0.25]
  const calibration = { shift: -0.3, scale: 1.2 }
  const weighed = standing.map((one, i) => ({ ...one, skill: skills[i]! }))
  expect(crowdOf(asked, weighed, calibration).said?.estimate).toEqual(told(pool(chances, skills, calibration)))
})

test('several options are weighed by who says so and not corrected, which was learnt of yes or no', () => {
  const question: Question = { type: 'choice', options: ['Solar', 'Coal'] }
  const says = chances.map((chance) => ({
    estimate: { type: 'choice' as const, probabilities: { Solar: chance, Coal: 1 - chance } },
    wording: 'w',
  }))
  const of = (skill: number, shift: number) =>
    crowdOf(
      { question, wording: 'w' },
      says.map((one, i) => ({ ...one, skill: i === 0 ? skill : 1 })),
      { shift, scale: 1 },
    ).said?.estimate
  expect(of(1, -2)).toEqual(of(1, 0))
  expect(of(4, 0)).not.toEqual(of(1, 0))
})

const word = (place: number, ms: number) => ({
  person: String(place),
  at: place,
  ms,
  estimate: yes(chances[place - 1]!),
  wording: 'w',
})
const learnt = (version: number, ms: number, shift: number): LearntBy => ({
  ms,
  version,
  calibration: { shift, scale: 1 },
  skills: new Map(version === 1 ? [] : [['1', 4]]),
})

test('its history is put together by the version that stood at each time', () => {
  const words = [word(1, 0), word(2, 100_000), word(3, 200_000)]
  const rows = [...rowsOver(asked, words, [learnt(1, 50_000, 0), learnt(2, 300_000, -1), learnt(3, 400_000, -1)])]
  expect(rows.map(({ ms, learning, until }) => [ms, learning, until])).toEqual([
    [0, null, 1],
    [100_000, 1, 2],
    [200_000, 1, 3],
    [300_000, 2, 3],
  ])
  expect(rows.at(-1)?.said?.estimate).toEqual(told(pool(chances, [4, 1, 1], { shift: -1, scale: 1 })))
})

test('what is learnt before anybody spoke, or within ten seconds, is no row by itself', () => {
  const rows = [
    ...rowsOver(
      asked,
      [word(1, 100_000), word(2, 101_000), word(3, 102_000)],
      [learnt(1, 0, 0), learnt(2, 103_000, -1)],
    ),
  ]
  expect(rows.map(({ ms, learning }) => [ms, learning])).toEqual([
    [100_000, 1],
    [110_000, 2],
  ])
})
