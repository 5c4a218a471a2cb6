/** Who may say how a question came out, object to it, and what it comes to by that. */
import { describe, expect, test } from 'vitest'
import { whyNotObject } from './may-object.ts'
import { whyNotResolve } from './may-resolve.ts'
import { outcomeSaid } from './outcome-said.ts'

const today = '2026-11-28'
const automatic = { trend: 'trend/1' as const, at: '2025', comparison: '>=' as const, threshold: 1 }
const outcome = { state: 'resolved' as const, value: 'yes', at: '2026-11-01', reason: 'It was seen by all.' }
const byAuthor = {
  ...outcome,
  decided: { by: 'author' as const, knownAt: '2026-11-01T00:00:00.000Z', source: null },
}
const byOperator = { ...byAuthor, decided: { ...byAuthor.decided, by: 'operator' as const } }
const byCondition = { ...outcome, state: 'annulled' as const, given: { on: 'prediction/2' as const, outcome: 'no' } }
const open = {
  outcome: null,
  resolves: '2027-01-01',
  isFinal: false,
  isForecastByOthers: true,
  isObjected: false,
  isPublished: true,
}

describe('whoever says how a question came out', () => {
  test.each([
    ['author', 'resolved', open, null],
    ['author', 'open', open, 'not-decided'],
    ['operator', 'open', open, 'not-decided'],
    ['author', 'annulled', { ...open, automatic }, 'series-decides'],
    ['author', 'resolved', { ...open, automatic, resolves: today }, 'series-decides'],
    ['author', 'resolved', { ...open, automatic, resolves: '2026-11-27' }, null],
    ['operator', 'resolved', { ...open, automatic }, null],
    ['author', 'open', { ...open, outcome: byAuthor }, null],
    ['author', 'resolved', { ...open, outcome: byAuthor, isFinal: true }, 'operators-resolve'],
    ['author', 'resolved', { ...open, outcome: byAuthor, isFinal: true, isForecastByOthers: false }, null],
    ['author', 'resolved', { ...open, outcome: byAuthor, isObjected: true }, 'operators-resolve'],
    ['author', 'annulled', { ...open, isPublished: false }, 'publish-first'],
    ['author', 'annulled', { ...open, isPublished: false, isForecastByOthers: false }, null],
    ['operator', 'annulled', { ...open, isPublished: false }, null],
    ['author', 'resolved', { ...open, outcome: byOperator }, 'operators-resolve'],
    ['author', 'resolved', { ...open, outcome }, 'operators-resolve'],
    ['operator', 'resolved', { ...open, outcome: byAuthor, isFinal: true }, null],
    ['operator', 'open', { ...open, outcome: byOperator, isFinal: true }, null],
    ['operator', 'open', { ...open, outcome: byCondition }, 'series-decides'],
    ['operator', 'resolved', { ...open, outcome: byCondition }, null],
  ] as const)('as its %s: %s of %j: %s', (who, saying, question, why) => {
    expect(whyNotResolve(who, saying, question, today)).toBe(why)
  })
})

describe('whoever objects to an outcome', () => {
  const asked = {
    outcome: byOperator,
    isPublished: true,
    isFinal: false,
    isOwn: false,
    hasForecast: true,
    hasObjected: false,
  }
  test.each([
    [{}, null],
    [{ outcome: null }, 'not-decided'],
    [{ hasForecast: false }, 'no-forecast-objects'],
    [{ hasObjected: true }, 'objected-already'],
    [{ isFinal: true }, 'objections-over'],
    [{ isOwn: true }, null],
    [{ isOwn: true, outcome: byAuthor }, 'own-outcome'],
    [{ isOwn: true, isPublished: false }, 'own-outcome'],
  ])('%j: %s', (other, why) => expect(whyNotObject({ ...asked, ...other })).toBe(why))
})

describe('what a question comes to', () => {
  const now = new Date('2026-11-28T10:00:00Z')
  const reason = 'The survey says so in its first table.'
  const ends = { openBelow: true, openAbove: true }
  const questions = {
    'yes or no': { type: 'binary' },
    'one of two': { type: 'choice', options: ['Sun', 'Wind'] },
    'a number': { type: 'numeric', unit: 'ppm', range: { min: 0, max: 9, scale: 'linear', ...ends } },
    'a day': { type: 'date', range: { min: '2026-01-01', max: '2027-01-01', openBelow: false, openAbove: true } },
  } as const
  const said = (name: keyof typeof questions, value: string, knownAt = '2026-11-20') => {
    const question = questions[name] as Parameters<typeof outcomeSaid>[0]['question']
    const entry = { state: 'resolved' as const, value, knownAt, reason }
    return outcomeSaid({ question, opens: '2026-11-01' }, { entry, by: 'author', now })
  }

  test.each([
    ['yes or no', 'yes', 'yes'],
    ['one of two', 'Wind', 'Wind'],
    ['a number', '1e3', '1000'],
    ['a number', '007.50', '7.5'],
    ['a day', '2026-11-20', '2026-11-20'],
    ['a day', 'later', 'later'],
  ] as const)('of %s: %s', (name, value, kept) => {
    expect(said(name, value)).toEqual({
      outcome: {
        state: 'resolved',
        value: kept,
        at: '2026-11-20',
        reason,
        decided: { by: 'author', knownAt: '2026-11-20T00:00:00.000Z', source: null },
      },
    })
  })

  test.each([
    ['yes or no', 'perhaps', 'is neither yes nor no'],
    ['one of two', 'Coal', 'is none of its options: Sun, Wind'],
    ['a number', 'much', 'is no number'],
    ['a number', '1e999', 'is no number'],
    ['a day', 'soon', 'is neither a day nor "later"'],
  ] as const)('never of %s: %s', (name, value, why) => {
    expect(said(name, value)).toEqual({ fault: { field: 'value', reason: why } })
  })

  test.each([
    ['2026-11-29', 'lies ahead'],
    ['2026-11-28T10:00:01Z', 'lies ahead'],
    ['2026-10-31T23:59:59Z', 'comes before the question opened'],
  ])('was not known since %s, which %s', (knownAt, why) => {
    expect(said('yes or no', 'yes', knownAt)).toEqual({ fault: { field: 'knownAt', reason: why } })
  })

  test('nothing of a question that is annulled or ambiguous, from this moment on where no other is said', () => {
    const asked = { question: { type: 'binary' as const }, opens: '2026-11-01' }
    const of = (state: 'annulled' | 'ambiguous') =>
      outcomeSaid(asked, { entry: { state, reason, evidence: 'https://example.org/' }, by: 'operator', now })
    const decided = { by: 'operator', knownAt: now.toISOString(), source: 'https://example.org/' }
    const nothing = { state: 'annulled', value: null, at: today, reason, decided }
    expect(of('annulled')).toEqual({ outcome: nothing })
    expect(of('ambiguous')).toEqual({ outcome: { ...nothing, isAmbiguous: true } })
  })
})
