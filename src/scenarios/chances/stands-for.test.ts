/** What is judged of states, said of the claims that stand for them. */
import { describe, expect, it, test } from 'vitest'
import { judgedPairs } from './stands-for.ts'
import { about, no, numbersOf, ofSeries, saying, yes } from '../test-world.ts'

const descriptors = [
  { id: 'carbon', states: ['less', 'more', 'odd'] },
  { id: 'rules', states: ['kept', 'broken'] },
  { id: 'price', states: ['low', 'high'] },
]
const set = {
  descriptors,
  impacts: [
    { from: 'rules.kept', to: 'carbon.less', judgement: 3 },
    { from: 'carbon.less', to: 'rules.kept', judgement: -1 },
    { from: 'rules.kept', to: 'price.high', judgement: -2 },
  ],
  bound: [
    { state: 'carbon.less', trend: 'trend/7', comparison: '<' as const, threshold: 0 },
    { state: 'carbon.more', trend: 'trend/7', comparison: '>=' as const, threshold: 0 },
  ],
  readings: [
    { state: 'rules.kept', to: 'prediction/2', as: 'yes' },
    { state: 'rules.broken', to: 'prediction/2', as: 'no' },
    { state: 'price.high', to: 'prediction/3', as: 'yes' },
  ],
}
const states = { carbon: 'less', rules: 'kept', price: 'low' }
const told = (members: Parameters<typeof numbersOf>[0], change: Partial<typeof set> = {}) =>
  numbersOf(
    [],
    { 2: saying(0.5), 3: saying(0.5), 4: saying(0.5, ofSeries('<', 1)) },
    { set: { ...set, ...change }, own: { item: 'scenario/1', version: 1, states, members } },
  ).chance

const likelyOf = (chance: ReturnType<typeof told>) => chance?.likely?.chance ?? Number.NaN

describe('a claim stands for', () => {
  test.for<[what: string, member: Parameters<typeof numbersOf>[0][number], state: string | null]>([
    ['what the set reads it as', no(2), 'rules.broken'],
    ['the state that is bound to its series', about('>=', 1), 'carbon.more'],
    ['the one that the world chooses, where it fits several', about('<', 1), 'carbon.less'],
    ['the same where a series decides the question', yes(4), 'carbon.less'],
    ['nothing of which the set says nothing', no(3), null],
  ])('%s', ([, member, state]) => {
    expect(told([member])?.parts[0]?.states).toEqual(state === null ? [] : [state])
  })

  it('what its series is read as, before what is bound to it', () => {
    const readings = [{ state: 'price.high', to: 'trend/7', as: 'high' }]
    expect(told([about('>=', 1)], { readings })?.parts[0]?.states).toEqual(['price.high'])
    expect(told([about('<', -1)], { readings })?.parts[0]?.states).toEqual(['carbon.less'])
  })

  it('no state that its world does not choose, where it fits several', () => {
    const chosen = { carbon: 'odd', rules: 'kept', price: 'low' }
    const own = { item: 'scenario/1', version: 1, states: chosen, members: [about('<', 1)] }
    expect(numbersOf([], {}, { set, own }).chance?.parts[0]?.states).toEqual([])
  })
})

describe('what is judged of states', () => {
  it('makes those that promote each other likelier together than their product, by both judgements', () => {
    const together = likelyOf(told([yes(2), about('<', 1)]))
    expect(together).toBeGreaterThan(1.04 * 0.75 * 0.5)
    expect(likelyOf(told([yes(2), about('<', 1)], { impacts: [] }))).toBeLessThan(0.75 * 0.5)
    const impacts = [{ from: 'rules.kept', to: 'carbon.less', judgement: 2 }]
    expect(likelyOf(told([yes(2), about('<', 1)], { impacts }))).toBe(together)
  })

  it('makes those that hinder each other less likely, and those of which only one can be', () => {
    const hindered = likelyOf(told([yes(2), yes(3)]))
    expect(hindered).toBeLessThan(0.9 * 0.25)
    const readings = [...set.readings.slice(0, 2), { state: 'rules.broken', to: 'prediction/3', as: 'yes' }]
    expect(likelyOf(told([yes(2), yes(3)], { readings }))).toBeLessThan(hindered)
  })

  it('makes those that stand for one state likelier together', () => {
    const readings = [...set.readings.slice(0, 2), { state: 'rules.kept', to: 'prediction/3', as: 'yes' }]
    expect(likelyOf(told([yes(2), yes(3)], { readings }))).toBeGreaterThan(1.1 * 0.25)
  })
})

const part = (name: string, ...its: string[]) => ({ name, states: its })

describe('a judgement of two states', () => {
  const impacts = [{ from: 'rules.kept', to: 'carbon.less', judgement: 3 }]
  const scoresOf = (...parts: ReturnType<typeof part>[]) =>
    judgedPairs(parts, { ...set, impacts }).map(({ one, other, score }) => [`${one} ${other}`, score])

  it('is said once, however many parts stand for them', () => {
    const [a, b, c] = [part('a', 'rules.kept'), part('b', 'rules.kept'), part('c', 'rules.kept')]
    const other = part('x', 'carbon.less')
    expect(scoresOf(a, other)).toEqual([['a x', 3]])
    expect(scoresOf(a, b, c, other)).toEqual([
      ['a b', 2],
      ['a c', 2],
      ['a x', 1],
      ['b c', 2],
      ['b x', 1],
      ['c x', 1],
    ])
  })

  it('ties two that stand for one state as strongly as a judgement can, and each further one once more', () => {
    for (const count of [2, 3, 4, 6]) {
      const parts = Array.from({ length: count }, (_, i) => part(String(i), 'rules.kept'))
      const total = judgedPairs(parts, { ...set, impacts }).reduce((sum, { score }) => sum + score, 0)
      expect(total).toBeCloseTo(3 * (count - 1), 12)
    }
  })
})
