import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInput } from '../../invalid-input.ts'
import { type Probability, probability } from '../../units.ts'
import { calibrationBin } from './calibration.ts'
import { murphyDecomposition } from './murphy-decomposition.ts'

const entry = (p: number, happened: boolean, weight = 1) => ({ probability: probability(p), happened, weight })
const near = (value: number) => expect.closeTo(value, 10)

test('the decomposition of a worked case', () => {
  const entries = [entry(0.8, true), entry(0.8, false), entry(0.2, false)]
  expect(murphyDecomposition(entries)).toEqual({
    brier: near(0.24),
    reliability: near(0.22 / 3),
    resolution: near(1 / 18),
    uncertainty: near(2 / 9),
    withinGroups: near(0),
  })
  const { reliability, resolution, uncertainty } = murphyDecomposition(entries)
  expect([reliability, resolution, uncertainty].map((part) => part.toFixed(4))).toEqual(['0.0733', '0.0556', '0.2222'])
})

test('a weight of two is two entries, a weight of none is no entry', () => {
  const twice = murphyDecomposition([entry(0.8, true, 2), entry(0.2, false), entry(0.5, true, 0)])
  const written = murphyDecomposition([entry(0.8, true), entry(0.8, true), entry(0.2, false)])
  for (const part of ['brier', 'reliability', 'resolution', 'uncertainty'] as const)
    expect(twice[part]).toBeCloseTo(written[part], 12)
})

test('the perfect, the one who always says how often, and the sure and wrong', () => {
  expect(murphyDecomposition([entry(1, true), entry(0, false)])).toEqual({
    brier: 0,
    reliability: 0,
    resolution: 0.25,
    uncertainty: 0.25,
    withinGroups: 0,
  })
  expect(murphyDecomposition([entry(0.5, true), entry(0.5, false)])).toEqual({
    brier: 0.25,
    reliability: 0,
    resolution: 0,
    uncertainty: 0.25,
    withinGroups: 0,
  })
  expect(murphyDecomposition([entry(0, true), entry(1, false)])).toEqual({
    brier: 1,
    reliability: 1,
    resolution: 0.25,
    uncertainty: 0.25,
    withinGroups: 0,
  })
  expect(murphyDecomposition([entry(0.3, true)])).toMatchObject({
    uncertainty: 0,
    resolution: 0,
    reliability: near(0.49),
  })
})

test('the parts sum to the Brier score: exactly when groups hold equal forecasts, with the rest within bins otherwise', () => {
  const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean(), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(entries, (all) => {
      const written = all.map(([percent, happened, weight]) => entry(percent / 100, happened, weight))
      const exact = murphyDecomposition(written)
      expect(exact.withinGroups).toBeCloseTo(0, 12)
      expect(exact.reliability - exact.resolution + exact.uncertainty).toBeCloseTo(exact.brier, 12)
      const binned = murphyDecomposition(written, calibrationBin)
      expect(binned.brier).toBeCloseTo(exact.brier, 12)
      expect(Math.abs(binned.withinGroups)).toBeLessThanOrEqual(0.03)
      expect(binned.resolution).toBeLessThanOrEqual(exact.resolution + 1e-12)
    }),
  )
  expect(murphyDecomposition([entry(0.48, false), entry(0.52, true)], calibrationBin)).toMatchObject({
    reliability: near(0),
    resolution: near(0),
    withinGroups: near(0.48 ** 2 - 0.25),
  })
})

test('what has no weight or no chance is refused', () => {
  expect(() => murphyDecomposition([])).toThrow(
    new InvalidInput('entries', 'must have a finite weight above 0 between them, not 0'),
  )
  expect(() => murphyDecomposition([entry(0.5, true, 0)])).toThrow(
    'entries must have a finite weight above 0 between them, not 0',
  )
  expect(() => murphyDecomposition([entry(0.5, true, 1e308), entry(0.5, true, 1e308)])).toThrow('not Infinity')
  for (const weight of [-1, Number.NaN, Infinity])
    expect(() => murphyDecomposition([entry(0.5, true, weight)])).toThrow(
      'entries[0].weight must be finite and not negative',
    )
  for (const p of [-0.1, 1.1, Number.NaN]) {
    expect(() => murphyDecomposition([{ ...entry(0.5, true), probability: p as Probability }])).toThrow(
      'entries[0].probability must lie between 0 and 1',
    )
  }
})
