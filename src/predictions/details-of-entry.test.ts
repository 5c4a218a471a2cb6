/** What comes of what people write in a prediction. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prediction } from './kind.ts'
import type { PredictionEntry } from './entry.ts'
import type { PredictionDetails } from './question.ts'
import { good, now, own } from './test-entry.ts'

const written = (given: object): PredictionEntry => prediction.entry.parse({ ...good, ...given })
const details = (given: object, before: PredictionDetails | null = null, at = now) =>
  prediction.details.parse(prediction.detailsFrom(written(given), before, at))

describe('what comes of it', () => {
  const estimate = { type: 'binary', probability: 0.3 }

  it('has no house forecast, no outcome and no group', () => {
    const kept = details({})
    expect(kept).toMatchObject({ houseForecast: null, outcome: null })
    expect(Object.keys(kept)).not.toContain('group')
    expect(Object.keys(kept)).not.toContain('authorForecast')
  })

  it('has the day of the server on the author’s forecast, and keeps it while the forecast says the same', () => {
    const first = details({ authorForecast: own(estimate) })
    expect(first.authorForecast).toEqual({ made: '2026-11-21', ...own(estimate) })
    const later = new Date('2027-03-01T00:00:00Z')
    expect(
      details({ criteria: 'Resolves yes if NASA says so.', authorForecast: own(estimate) }, first, later).authorForecast
        ?.made,
    ).toBe('2026-11-21')
    expect(details({ authorForecast: own({ ...estimate, probability: 0.4 }) }, first, later).authorForecast?.made).toBe(
      '2027-03-01',
    )
    expect(
      details({ authorForecast: { estimate, reason: 'For another reason than I had before.' } }, first, later)
        .authorForecast?.made,
    ).toBe('2027-03-01')
  })

  it('keeps that day though the database gives the fields back in another order', () => {
    const question = { type: 'choice', options: ['b', 'a'] }
    const first = details({ question, authorForecast: own({ type: 'choice', probabilities: { b: 0.25, a: 0.75 } }) })
    const same = own({ probabilities: { a: 0.75, b: 0.25 }, type: 'choice' })
    expect(details({ question, authorForecast: same }, first, new Date('2027-03-01')).authorForecast?.made).toBe(
      '2026-11-21',
    )
  })

  it('cannot be given a forecast once the question has closed', () => {
    const late = details({ authorForecast: own(estimate) }, null, new Date('2035-01-01'))
    expect(prediction.whyNot(late)?.field).toBe('authorForecast')
  })

  it('keeps what people do not write when it is revised', () => {
    const resolved = {
      ...details({}),
      outcome: { state: 'resolved' as const, value: 'yes', at: '2026-12-01', reason: 'It happened.' },
      group: { id: 'co2', label: '2034' },
    }
    expect(details({ criteria: 'Resolves yes if NASA says so.' }, resolved)).toMatchObject({
      outcome: resolved.outcome,
      group: resolved.group,
    })
  })

  it('keeps how it came out where only another prediction is said to ask the same without its condition', () => {
    const condition = { on: 'prediction/12', outcome: 'yes' }
    const given = { on: 'prediction/12' as const, outcome: 'no' }
    const outcome = { state: 'annulled' as const, value: null, at: '2026-12-01', reason: 'It did not count.', given }
    const annulled = { ...details({ condition }), outcome }
    expect(details({ condition: { ...condition, plain: 'prediction/13' } }, annulled).outcome).toEqual(outcome)
    expect(details({ condition: { ...condition, outcome: 'no' } }, annulled).outcome).toBeNull()
  })

  it('is read back for the form as it was written', () => {
    const chance = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100)
    const five = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 })
      .map((values) => values.toSorted((a, b) => a - b))
      .map(([p5, p25, p50, p75, p95]) => ({ type: 'numeric', quantiles: { p5, p25, p50, p75, p95 } }))
    const range = fc
      .record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
      .map((ends) => ({ min: 0, max: 1000, scale: 'linear', ...ends }))
    const asked = fc.oneof(
      fc.record({
        question: fc.constant({ type: 'binary' }),
        estimate: chance.map((probability) => ({ type: 'binary', probability })),
      }),
      fc.record({ question: range.map((ends) => ({ type: 'numeric', unit: 'ppm', range: ends })), estimate: five }),
    )
    const entries = fc.record({
      asked,
      hasForecast: fc.boolean(),
      condition: fc.option(
        fc.constantFrom(
          { on: 'prediction/12', outcome: 'yes' },
          { on: 'prediction/12', outcome: 'yes', plain: 'prediction/13' as const },
        ),
        { nil: null },
      ),
      automatic: fc.option(fc.constant({ trend: 'trend/7', at: '2034', comparison: '<' as const, threshold: -2.5 }), {
        nil: null,
      }),
    })
    fc.assert(
      fc.property(entries, ({ asked: { question, estimate: given }, hasForecast, ...rest }) => {
        const entry = written({ question, authorForecast: hasForecast ? own(given) : null, ...rest })
        const kept = prediction.details.parse(prediction.detailsFrom(entry, null, now))
        expect(prediction.entryFrom(kept)).toEqual(entry)
      }),
    )
  })
})
