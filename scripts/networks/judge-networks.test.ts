import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../src/engine/random.ts'
import { casesOf, figuresOf, mixtureOf, widthFor95, type Case } from './judge-networks.ts'

const normalKnots = [-1.96, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.96]
const random = seededRandom(2)
/** What comes is normal; the methods know its deviation, the networks think it three times as large. */
const cases = Array.from({ length: 4000 }, (): Case => {
  const common = { truth: [standardNormal(random)], naive: [1], scale: 2 }
  return { ...common, methods: [normalKnots], networks: [normalKnots.map((knot) => 3 * knot)] }
})

test('the width is found at which the mixture holds 95 %', () => {
  const times = widthFor95(cases)
  expect(times).toBeCloseTo(1 / 3, 1)
  const { coverage95 } = figuresOf(cases, (one) => mixtureOf(one, times))
  expect(coverage95).toBeCloseTo(0.95, 3)
  expect(figuresOf(cases, (one) => mixtureOf(one, 1)).coverage95).toBeGreaterThan(0.99)
})

test('figures are those of the steps that are asked for', () => {
  const one = {
    truth: [9, 4],
    naive: [9, 5],
    scale: 2,
    methods: [normalKnots, normalKnots.map((k) => k + 6)],
    networks: [],
  }
  const { series, mase, smape, owa, coverage95, coverage80 } = figuresOf([one], ({ methods }) => methods, 1)
  expect({ series, mase, smape }).toEqual({ series: 1, mase: 1, smape: 40 })
  expect(owa).toBeCloseTo((40 / (200 / 9) + 1 / 0.5) / 2, 12)
  expect([coverage95, coverage80]).toEqual([0, 0])
})

test('a case is what came after the values known, and series that are too short or stood still are none', () => {
  const rising = Array.from({ length: 20 }, (_, i) => i + (i % 2))
  const found = casesOf([rising, rising.slice(0, 15), Array.from({ length: 20 }, () => 3)], [], {
    period: 1,
    horizon: 6,
  })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ truth: rising.slice(14), naive: Array.from({ length: 6 }, () => 14), networks: [] })
  expect(found[0]!.methods).toHaveLength(6)
})
