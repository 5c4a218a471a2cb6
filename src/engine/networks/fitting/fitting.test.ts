import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { fitByNewton } from './dual-newton.ts'
import { classChances, fitProportionally, marginalTarget, type Target } from './iterative-proportional-fitting.ts'
import { marginalsOf, type Joint } from '../joint.ts'
import { memberJudgement } from '../judgement.ts'
import { marginalsOfMembers } from '../marginals.ts'
import { nearestFit, withMarginals } from './nearest-fit.ts'
import { pairTables, pairTarget } from './pair-targets.ts'
import { solvePositiveDefinite } from './positive-definite.ts'

const start: Joint = { sizes: [2, 2], chances: Float64Array.from([0.3, 0.2, 0.1, 0.4]) }
const targets = [marginalTarget(0, [0.6, 0.4]), marginalTarget(1, [0.5, 0.5])]
const fitted = [0.4, 0.2, 0.1, 0.3].map((chance) => expect.closeTo(chance, 10))

test.each([
  ['proportional fitting', fitProportionally],
  ["Newton's method", fitByNewton],
  ['either', nearestFit],
])('%s gives the worked example its marginals and keeps its odds ratio', (_, fit) => {
  const { joint, sweeps, largestMiss } = fit(start, targets)
  expect([...joint.chances]).toEqual(fitted)
  expect(largestMiss).toBeLessThan(1e-11)
  expect(sweeps).toBeGreaterThan(1)
  expect([...start.chances]).toEqual([0.3, 0.2, 0.1, 0.4])
})

test('both methods find the same joint, and it has the marginals', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = seededRandom(seed)
      const drawn = (length: number) => {
        const parts = Array.from({ length }, () => 0.05 + random())
        const total = parts.reduce((sum, part) => sum + part, 0)
        return parts.map((part) => part / total)
      }
      const joint = { sizes: [2, 3, 2], chances: Float64Array.from(drawn(12)) }
      const marginals = [drawn(2), drawn(3), drawn(2)]
      const wanted = marginals.map((chances, variable) => marginalTarget(variable, chances))
      const [one, other] = [fitProportionally(joint, wanted), fitByNewton(joint, wanted)]
      expect(marginalsOf(one.joint)).toEqual(
        marginals.map((chances) => chances.map((chance) => expect.closeTo(chance, 11))),
      )
      other.joint.chances.forEach((chance, cell) => expect(chance).toBeCloseTo(one.joint.chances[cell]!, 9))
    }),
    { numRuns: 25 },
  )
})

test('an odds ratio is kept whatever the marginals', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      (p, q) => {
        const { chances } = withMarginals(start, [
          [p, 1 - p],
          [q, 1 - q],
        ]).joint
        expect((chances[0]! * chances[3]!) / (chances[1]! * chances[2]!)).toBeCloseTo(6, 6)
        expect(chances[0]! + chances[1]!).toBeCloseTo(p, 9)
      },
    ),
  )
})

test('fitting that starts where it should end ends at once', () => {
  const own = [marginalTarget(0, [0.5, 0.5]), marginalTarget(1, [0.4, 0.6])]
  expect(fitProportionally(start, own)).toMatchObject({ sweeps: 1 })
  expect(fitByNewton(start, own)).toMatchObject({ sweeps: 0 })
})

test('fitting gives up after as many sweeps as it was given', () => {
  expect(fitProportionally(start, targets, 2)).toMatchObject({ sweeps: 2 })
  expect(fitByNewton(start, targets, 1)).toMatchObject({ sweeps: 1 })
})

/** Three members of .5, every two together with chance 1/6: all three and none of them are then impossible. */
const members = marginalsOfMembers([0.5, 0.5, 0.5])
const threeTogether = (chance: number): Target[] =>
  pairTables(
    members,
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([of, given]) => memberJudgement(of!, given!, 2 * chance)),
  ).map(pairTarget)
const even: Joint = { sizes: [2, 2, 2], chances: new Float64Array(8).fill(1 / 8) }

test('where combinations must come to nothing, Newton takes over from fitting', () => {
  const slow = fitProportionally(even, threeTogether(1 / 6))
  expect(slow.largestMiss).toBeGreaterThan(1e-6)
  expect(slow.sweeps).toBeLessThan(2000)
  expect(slow.sweeps % 20).toBe(0)
  const { joint, largestMiss, sweeps } = nearestFit(even, threeTogether(1 / 6))
  expect(largestMiss).toBeLessThan(1e-9)
  expect(sweeps).toBeLessThan(300)
  expect(joint.chances[0]).toBeLessThan(1e-8)
  expect(joint.chances[3]).toBeCloseTo(1 / 6, 8)
})

test('what cannot be met is missed, by as much as is said', () => {
  for (const { largestMiss } of [fitProportionally(even, threeTogether(0.1)), nearestFit(even, threeTogether(0.1))]) {
    expect(largestMiss).toBeGreaterThan(0.05)
  }
  const impossible = { sizes: [2], chances: Float64Array.from([1, 0]) }
  const { joint, largestMiss } = fitProportionally(impossible, [marginalTarget(0, [0.5, 0.5])])
  expect([...joint.chances]).toEqual([0.5, 0])
  expect(largestMiss).toBeGreaterThan(0.5)
})

test('rare classes are met to as many digits as common ones', () => {
  const { joint } = fitProportionally(start, [marginalTarget(0, [1e-9, 1 - 1e-9]), marginalTarget(1, [0.5, 0.5])])
  expect((joint.chances[0]! + joint.chances[1]!) / 1e-9).toBeCloseTo(1, 5)
})

test('classes of cells are summed together', () => {
  const target = { variables: [0, 1], classes: Int32Array.from([0, 1, 1, 0]), chances: Float64Array.from([0.5, 0.5]) }
  expect([...classChances(start, target)]).toEqual([0.7, expect.closeTo(0.3, 12)])
})

test('marginals are those of the joint', () => {
  expect(() => withMarginals(start, [[0.5, 0.5]])).toThrow('marginals must be those of 2, 2 states')
  expect(() => withMarginals(start, [])).toThrow('marginals must not be empty')
  expect(() => withMarginals({ sizes: [2], chances: new Float64Array(3) }, [[0.5, 0.5]])).toThrow(
    'joint must hold 2 chances',
  )
})

test('positive definite systems are solved, others are not', () => {
  expect([...solvePositiveDefinite([4, 2, 2, 3], [8, 7])!]).toEqual([1.25, 1.5].map((x) => expect.closeTo(x, 12)))
  expect([...solvePositiveDefinite([4, 99, 2, 3], [8, 7])!]).toEqual([1.25, 1.5].map((x) => expect.closeTo(x, 12)))
  const three = solvePositiveDefinite([4, 0, 0, 2, 5, 0, 1, 3, 6], [9, 21, 25])!
  expect(4 * three[0]! + 2 * three[1]! + three[2]!).toBeCloseTo(9, 12)
  expect(2 * three[0]! + 5 * three[1]! + 3 * three[2]!).toBeCloseTo(21, 12)
  expect(three[0]! + 3 * three[1]! + 6 * three[2]!).toBeCloseTo(25, 12)
  expect(solvePositiveDefinite([1, 1, 1, 1], [1, 1])).toBeNull()
  expect(solvePositiveDefinite([1, 2, 2, 1], [1, 1])).toBeNull()
  expect(solvePositiveDefinite([], [])).toHaveLength(0)
})

const targetOf = (cells: number[]) => pairTarget({ variables: [0, 1], cells: Float64Array.from(cells) })

test('a target of a table sums to 1, also where what was judged comes to more', () => {
  const over = targetOf([0.9, 0.6, Number.NaN, Number.NaN])
  expect([...over.chances]).toEqual([0.6, 0.4, 0].map((chance) => expect.closeTo(chance, 12)))
  expect([...over.classes]).toEqual([0, 1, 2, 2])
  const below = targetOf([-0.2, 0.3, Number.NaN, 0.4])
  expect([...below.chances].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(below.chances[0]).toBe(0)
})
