/** What was known of a series when, and what lay between. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passingsOf } from './passings.ts'
import { firstKnown, revisionBetween, sameSeries, type Vintage, vintagesOf } from './vintages.ts'

const day = (number: number) => `2030-01-0${number}T00:00:00.000Z`
const history = {
  states: [
    { knownFrom: day(1), unit: 'ppm' },
    { knownFrom: day(2), unit: 'ppm' },
    { knownFrom: day(3), unit: 'ppm' },
  ],
  observations: [
    { at: '2028', value: 436, knownFrom: day(1) },
    { at: '2029', value: 439, knownFrom: day(1) },
    { at: '2029', value: 441, knownFrom: day(2) },
    { at: '2030', value: 443, knownFrom: day(2) },
    { at: '2028', value: null, knownFrom: day(3) },
    { at: '2030', value: 439.5, knownFrom: day(3) },
  ],
}

describe('a series as it was known', () => {
  it('is told state by state', () => {
    expect(vintagesOf(history).map(({ observations }) => observations)).toEqual([
      [['2028', 436], ['2029', 439]], // prettier-ignore
      [['2028', 436], ['2029', 441], ['2030', 443]], // prettier-ignore
      [['2029', 441], ['2030', 439.5]], // prettier-ignore
    ])
  })

  it('keeps of each time the value that was known first', () => {
    expect(firstKnown(vintagesOf(history))).toEqual([
      ['2029', 439],
      ['2030', 443],
    ])
  })

  it('begins anew where it measures something else', () => {
    const anew = { ...history, states: history.states.map((state, i) => (i === 0 ? { ...state, unit: 'ppb' } : state)) }
    expect(sameSeries(vintagesOf(anew))).toHaveLength(2)
    expect(sameSeries(vintagesOf(history))).toHaveLength(3)
  })

  it('says what came, what was revised and what went', () => {
    const [first, second, third] = vintagesOf(history).map(({ observations }) => observations)
    expect(revisionBetween(first ?? [], second ?? [])).toEqual({
      added: [['2030', 443]],
      revised: [{ at: '2029', from: 439, to: 441 }],
      gone: [],
    })
    expect(revisionBetween(second ?? [], third ?? []).gone).toEqual([['2028', 436]])
  })

  const observations = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1950, max: 2030 }).map(String), fc.integer()), { selector: ([at]) => at })
    .map((all) => all.toSorted(([a], [b]) => Number(a) - Number(b)))
  it('is the newer state again where a revision is made to the older', () => {
    fc.assert(
      fc.property(observations, observations, (before, after) => {
        const { added, revised, gone } = revisionBetween(before, after)
        const made = new Map(before)
        for (const [at] of gone) made.delete(at)
        for (const { at, from, to } of revised) {
          expect(made.get(at)).toBe(from)
          made.set(at, to)
        }
        for (const [at, value] of added) made.set(at, value)
        expect([...made].toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(after)
      }),
    )
  })
})

describe('a value that matters', () => {
  it('is passed by an observation, dated by the first on that side, and passed back by a revision', () => {
    expect(passingsOf(vintagesOf(history), [440])).toEqual([
      { threshold: 440, at: '2029', towards: 'up', isRevision: false, isWithdrawal: false, knownFrom: day(2) },
      { threshold: 440, at: '2030', towards: 'down', isRevision: true, isWithdrawal: false, knownFrom: day(3) },
    ])
  })

  it('is passed back where its last value is withdrawn, which is named', () => {
    const withdrawn = { ...history, observations: [...history.observations.slice(0, 4), { at: '2030', value: null, knownFrom: day(3) }, { at: '2029', value: null, knownFrom: day(3) }] } // prettier-ignore
    expect(passingsOf(vintagesOf(withdrawn), [440]).at(-1)).toEqual({
      threshold: 440,
      at: '2030',
      towards: 'down',
      isRevision: true,
      isWithdrawal: true,
      knownFrom: day(3),
    })
  })

  it('is not passed by what was known from the first', () => {
    expect(passingsOf(vintagesOf(history).slice(0, 1), [438])).toEqual([])
    expect(passingsOf(vintagesOf(history), [400, 500])).toEqual([])
  })

  it('is met from below by the value itself', () => {
    const states = [[['2029', 439]], [['2029', 439], ['2030', 440]]] // prettier-ignore
    const vintages = states.map((one, i) => ({ knownFrom: day(i + 1), definition: '', observations: one }) as Vintage)
    expect(passingsOf(vintages, [440])).toMatchObject([{ at: '2030', towards: 'up' }])
  })
})
