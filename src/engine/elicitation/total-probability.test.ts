import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionalBounds } from '../networks/scenario-bounds.ts'
import { InvalidInput } from '../invalid-input.ts'
import { type Conditionals, totalProbability } from './total-probability.ts'

const nothing: Conditionals = { a: null, b: null, aIfB: null, aIfNotB: null }
const said = (some: Partial<Conditionals>) => totalProbability({ ...nothing, ...some })
const range = (lowest: number, highest = lowest) => ({
  lowest: expect.closeTo(lowest, 12),
  highest: expect.closeTo(highest, 12),
})
const open = (ranges: object) => ({ state: 'open', ranges })
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true })

test('four chances are held against the law', () => {
  const kept = said({ a: 0.4, b: 0.4, aIfB: 0.7, aIfNotB: 0.2 })
  expect(kept).toEqual({ state: 'said', sum: expect.closeTo(0.4, 12), gap: expect.closeTo(0, 12) })
  const broken = said({ a: 0.5, b: 0.4, aIfB: 0.7, aIfNotB: 0.2 })
  expect(broken).toEqual({ state: 'said', sum: expect.closeTo(0.4, 12), gap: expect.closeTo(0.1, 12) })
})

test('the fourth follows from three', () => {
  expect(said({ b: 0.4, aIfB: 0.7, aIfNotB: 0.2 })).toEqual(open({ a: range(0.4) }))
  expect(said({ a: 0.4, aIfB: 0.7, aIfNotB: 0.2 })).toEqual(open({ b: range(0.4) }))
  expect(said({ a: 0.4, b: 0.4, aIfNotB: 0.2 })).toEqual(open({ aIfB: range(0.7) }))
  expect(said({ a: 0.4, b: 0.4, aIfB: 0.7 })).toEqual(open({ aIfNotB: range(0.2) }))
})

test('where no fourth fits, it is said where P(A) would have to lie', () => {
  expect(said({ a: 0.9, aIfB: 0.7, aIfNotB: 0.2 })).toEqual({ state: 'impossible', missing: 'b', a: range(0.2, 0.7) })
  expect(said({ a: 0.3, aIfB: 0.5, aIfNotB: 0.5 })).toEqual({ state: 'impossible', missing: 'b', a: range(0.5) })
  const noBranch = said({ a: 0.9, b: 0.4, aIfNotB: 0.2 })
  expect(noBranch).toEqual({ state: 'impossible', missing: 'aIfB', a: range(0.12, 0.52) })
  const noOther = said({ a: 0.1, b: 0.4, aIfB: 0.7 })
  expect(noOther).toEqual({ state: 'impossible', missing: 'aIfNotB', a: range(0.28, 0.88) })
  expect(said({ a: 0.3, b: 0, aIfNotB: 0.5 })).toEqual({ state: 'impossible', missing: 'aIfB', a: range(0.5) })
})

test('two that are missing lie within bounds', () => {
  expect(said({ a: 0.3, b: 0.4 })).toEqual(open({ aIfB: range(0, 0.75), aIfNotB: range(0, 0.5) }))
  expect(said({ b: 0.4, aIfNotB: 0.2 })).toEqual(open({ a: range(0.12, 0.52), aIfB: range(0, 1) }))
  expect(said({ b: 0.4, aIfB: 0.7 })).toEqual(open({ a: range(0.28, 0.88), aIfNotB: range(0, 1) }))
  expect(said({ aIfB: 0.7, aIfNotB: 0.2 })).toEqual(open({ a: range(0.2, 0.7), b: range(0, 1) }))
  expect(said({ a: 0.3, aIfNotB: 0.4 })).toEqual(open({ b: range(0.25, 1), aIfB: range(0, 0.3) }))
  expect(said({ a: 0.3, aIfNotB: 0.2 })).toEqual(open({ b: range(0.125, 1), aIfB: range(0.3, 1) }))
  expect(said({ a: 0.3, aIfB: 0.2 })).toEqual(open({ b: range(0, 0.875), aIfNotB: range(0.3, 1) }))
  expect(said({ a: 0.3, aIfB: 0.3 })).toEqual(open({ b: range(0, 1), aIfNotB: range(0, 1) }))
})

test('with three missing, and of a condition that cannot be, nothing follows', () => {
  const all = range(0, 1)
  expect(said({ a: 0.3 })).toEqual(open({ b: all, aIfB: all, aIfNotB: all }))
  expect(said({ b: 0.3 })).toEqual(open({ a: all, aIfB: all, aIfNotB: all }))
  expect(said({ aIfB: 0.3 })).toEqual(open({ a: all, b: all, aIfNotB: all }))
  expect(said({})).toEqual(open({ a: all, b: all, aIfB: all, aIfNotB: all }))
  expect(said({ a: 0.5, b: 0, aIfNotB: 0.5 })).toEqual(open({ aIfB: all }))
  expect(said({ a: 0.5, b: 1 })).toEqual(open({ aIfB: range(0.5), aIfNotB: all }))
  expect(said({ a: 0.5, aIfB: 0.5, aIfNotB: 0.5 })).toEqual(open({ b: all }))
})

test('what is left out of chances that keep the law always lies within its range', () => {
  const names = ['a', 'b', 'aIfB', 'aIfNotB'] as const
  fc.assert(
    fc.property(chance, chance, chance, fc.subarray([...names], { minLength: 1 }), (b, aIfB, aIfNotB, missing) => {
      fc.pre(Math.abs(aIfB - aIfNotB) > 1e-3)
      const truth = { a: b * aIfB + (1 - b) * aIfNotB, b, aIfB, aIfNotB }
      const answer = said(Object.fromEntries(names.map((name) => [name, missing.includes(name) ? null : truth[name]])))
      const ranges = answer.state === 'open' ? answer.ranges : {}
      expect(Object.keys(ranges)).toHaveLength(missing.length)
      for (const name of missing) {
        expect(ranges[name]?.lowest).toBeLessThanOrEqual(truth[name] + 1e-9)
        expect(ranges[name]?.highest).toBeGreaterThanOrEqual(truth[name] - 1e-9)
      }
    }),
  )
})

test('a range is sharp: with its end said, the rest can be', () => {
  fc.assert(
    fc.property(chance, chance, (a, other) => {
      const answer = said({ a, aIfNotB: other })
      const { lowest = Number.NaN, highest = Number.NaN } = (answer.state === 'open' && answer.ranges.aIfB) || {}
      for (const end of [lowest, highest])
        expect(said({ a, aIfNotB: other, aIfB: end })).toMatchObject({ state: 'open' })
    }),
  )
})

test('with both branches missing the bounds are those of two chances alone', () => {
  fc.assert(
    fc.property(chance, chance, (a, b) => {
      const { lowest, highest } = conditionalBounds(a, b)
      expect(said({ a, b })).toMatchObject(
        open({ aIfB: { lowest: expect.closeTo(lowest, 9), highest: expect.closeTo(highest, 9) } }),
      )
    }),
  )
})

test('what is no chance is refused by name', () => {
  expect(() => said({ aIfB: 1.2 })).toThrow(new InvalidInput('aIfB', 'must lie between 0 and 1, not 1.2'))
  expect(() => said({ a: Number.NaN })).toThrow(new InvalidInput('a', 'must lie between 0 and 1, not NaN'))
})
