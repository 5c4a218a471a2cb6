import fc from 'fast-check'
import { expect, test } from 'vitest'
import { above, below } from '../outcomes.ts'
import { asOurs } from './as-ours.ts'
import { recordOf } from './record.ts'
import { scoreOf } from './score.ts'

const at = (day: string) => Date.parse(`2024-01-${day}T00:00:00Z`)
const yes = (probability: number) => ({ type: 'binary' as const, probability })
const asked = { question: { type: 'binary' as const }, opens: at('01'), closes: at('11'), outcome: null }
const came = (value: string | null, knownAt: number | null = null) => ({ ...asked, outcome: { value, knownAt } })
const close = (value: number) => expect.closeTo(value, 6)

test('a forecast counts for as long as it stood', () => {
  const said = [
    { at: at('03'), estimate: yes(0.7) },
    { at: at('05'), estimate: yes(0.9) },
    { at: at('07'), estimate: null },
  ]
  expect(scoreOf(came('yes'), said)).toMatchObject({
    brier: close((0.09 + 0.01) / 2),
    log: close((Math.log(0.7) + Math.log(0.9)) / 2),
    coverage: close(0.4),
    forecasts: 2,
    chances: [
      { probability: 0.7, weight: close(0.2) },
      { probability: 0.9, weight: close(0.2) },
    ],
    closedEarly: false,
  })
})

test('what was said once the outcome was known is not scored', () => {
  const said = [
    { at: at('03'), estimate: yes(0.6) },
    { at: at('06'), estimate: yes(0.99) },
  ]
  expect(scoreOf(came('yes', at('05')), said)).toMatchObject({
    brier: close(0.16),
    coverage: close(0.2),
    closedEarly: true,
  })
  expect(scoreOf(came('yes', at('02')), said)).toBe(null)
})

test.each([
  ['open', asked],
  ['annulled', came(null)],
  ['no outcome of its own', came('perhaps')],
])('nothing is scored of what is %s', (_, one) => {
  expect(scoreOf(one, [{ at: at('03'), estimate: yes(0.7) }])).toBe(null)
})

test('where the platform names no times it lives from the first forecast until its outcome was known', () => {
  const one = { ...came('no', at('05')), opens: null, closes: null }
  expect(scoreOf(one, [{ at: at('03'), estimate: yes(0.2) }])).toMatchObject({ brier: close(0.04), coverage: 1 })
})

test('a number beyond the range lies in the bucket beyond it', () => {
  const range = { min: 0, max: 100, openBelow: true, openAbove: true, scale: 'linear' as const }
  const of = (value: string) => ({ ...came(value), question: { type: 'numeric' as const, unit: 'units', range } })
  const high = { type: 'numeric' as const, quantiles: { p5: 60, p25: 90, p50: 100, p75: 100, p95: 100 } }
  const logOf = (value: string) => scoreOf(of(value), [{ at: at('01'), estimate: high }])?.log ?? 0
  expect(logOf(above)).toBeGreaterThan(logOf('80'))
  expect(logOf('80')).toBeGreaterThan(logOf(below))
  expect(scoreOf(of('80'), [{ at: at('01'), estimate: high }])).toMatchObject({ brier: null, chances: null })
})

test('a forecast that no longer answers its question does not count', () => {
  const question = { type: 'choice' as const, options: ['Red', 'Blue'] }
  const estimate = { type: 'choice' as const, probabilities: { Red: 0.5, Green: 0.5 } }
  expect(scoreOf({ ...came('Red'), question }, [{ at: at('02'), estimate }])).toBe(null)
})

test('whoever always says what came has a better score than whoever says less, whatever times there are', () => {
  const time = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: at('28') }))
  const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(
      time,
      time,
      time,
      fc.array(fc.tuple(fc.integer({ min: 0, max: at('28') }), chance), { minLength: 1 }),
      (opens, closes, knownAt, words) => {
        const one = { ...came('yes', knownAt), opens, closes }
        const sorted = words.toSorted(([a], [b]) => a - b)
        const of = (say: (p: number) => number) =>
          scoreOf(
            one,
            sorted.map(([moment, p]) => ({ at: moment, estimate: yes(say(p)) })),
          )
        const [own, better] = [of((p) => p), of((p) => (1 + p) / 2)]
        expect(own === null).toBe(better === null)
        expect(better?.brier ?? -1).toBeLessThan(own?.brier ?? 0)
      },
    ),
  )
})

const scored = (value: string, chance: number) => {
  const score = scoreOf(came(value), [{ at: at('01'), estimate: yes(chance) }])
  if (!score) throw new Error('It has a score.')
  return { key: `${value} ${chance}`, isYes: value === 'yes', score }
}

test('a record is the mean of its questions, with how often came what was said', () => {
  expect(recordOf([scored('yes', 0.7), scored('no', 0.7)])).toMatchObject({
    questions: 2,
    brier: { mean: close((0.09 + 0.49) / 2), of: 2 },
    log: { mean: close((Math.log(0.7) + Math.log(0.3)) / 2), of: 2 },
    coverage: 1,
    calibration: { inTime: [{ chance: close(0.7), frequency: 0.5, questions: 2 }], early: [] },
  })
})

test('a Brier score of both classes is twice ours', () => {
  expect(asOurs(0.18)).toBe(0.09)
})
