/** What the form of a forecast offers to do, by what stands and by what is said in it. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { isWhole, offersOf, type Standing } from './standing.ts'

const binary: Question = { type: 'binary' }
const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const nothing: GivenEstimate = { type: 'binary', probability: null }
const sources: Question = { type: 'choice', options: ['Solar', 'Coal'] }
const solar = (chance: number): Estimate => ({
  type: 'choice',
  probabilities: { Solar: chance, Coal: 1 - chance },
})
const until = '2027-02-28'
const standing = (estimate: Estimate, day: string | null = null): Standing => ({ estimate, until: day })

test.for<
  [what: string, Question, Standing | null, GivenEstimate, day: string, send: string | null, still: string | null]
>([
  ['where nothing stands, to forecast', binary, null, yes(0.71), '', 'Forecast', null],
  [
    'what stands with another number beside it',
    binary,
    standing(yes(0.62)),
    yes(0.71),
    '',
    'Update to 71%',
    'Still 62%',
  ],
  ['what stands alone, where it is said again', binary, standing(yes(0.62)), yes(0.62), '', null, 'Still 62%'],
  ['another last day of the same', binary, standing(yes(0.62)), yes(0.62), until, 'Update its last day', 'Still 62%'],
  ['the same with its last day', binary, standing(yes(0.62), until), yes(0.62), until, null, 'Still 62%'],
  ['no number where there is none yet', binary, standing(yes(0.62)), nothing, '', 'Update', 'Still 62%'],
  ['none of what is no forecast', binary, standing(yes(0.62)), yes(1), '', 'Update', 'Still 62%'],
  [
    'of options the one that leads',
    sources,
    standing(solar(0.6)),
    solar(0.3),
    '',
    'Update to Coal 70%',
    'Still Solar 60%',
  ],
  ['no same words for what differs', binary, standing(yes(0.621)), yes(0.622), '', 'Update', 'Still 62%'],
  ['nothing to renew of an answer to another question', sources, standing(yes(0.62)), solar(0.6), '', 'Forecast', null],
])('it offers %s', ([, question, stands, estimate, day, send, still]) => {
  expect(offersOf(question, stands, { estimate, until: day })).toEqual({ send, still })
})

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
  const range = { min: 0, max: 10, openBelow: false, openAbove: false, scale: 'linear' as const }
  const amount: Question = { type: 'numeric', unit: 'ppm', range }
  const stands = standing({ type: 'numeric', quantiles, parts })
  const sent = (given: object) =>
    offersOf(amount, stands, { estimate: { type: 'numeric', quantiles, ...given }, until: '' }).send
  expect(sent({ parts: [{ weight: 1, to: 4, top: 3, from: 2 }] })).toBeNull()
  expect(sent({})).toBe('Update')
  expect(sent({ parts: [{ from: 2, top: 3, to: 4, weight: 2 }] })).toBe('Update')
})
