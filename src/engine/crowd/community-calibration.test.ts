import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { chanceOf } from '../units.ts'
import { learnCalibration, type PastCrowd, publicCommunities, uncalibrated } from './community-calibration.ts'

/** So many crowds that said `logOdds`, of which a share happened. */
const crowds = (count: number, logOdds: number, happening: number): PastCrowd[] =>
  Array.from({ length: count }, (_, i) => ({ logOdds, happened: i < count * happening, weight: 1 }))

test('a hundred crowds that said 73 % when 60 % happened teach to say less', () => {
  const { shift, scale } = learnCalibration(crowds(100, 1, 0.6))
  expect(shift).toBeCloseTo(-0.4477, 4)
  expect(scale).toBeCloseTo(0.9284, 4)
})

test('nothing resolved teaches nothing, and one question little', () => {
  expect(learnCalibration([])).toEqual(uncalibrated)
  const { shift, scale } = learnCalibration(crowds(1, 2, 0))
  // At the optimum 4 shift = 25 (scale - 1) / 2 = -p of what is then said.
  expect(shift).toBeCloseTo(-0.2099, 4)
  expect(4 * shift).toBeCloseTo(-chanceOf(shift + 2 * scale), 9)
  expect(25 * (scale - 1)).toBeCloseTo(-2 * chanceOf(shift + 2 * scale), 9)
})

test('what was believed of a community holds until its own questions outweigh it', () => {
  expect(learnCalibration([], publicCommunities)).toEqual(publicCommunities)
  // They were right as they are.
  const [some, many] = [20, 5000].map((n) =>
    learnCalibration([...crowds(n, 1, 0.73), ...crowds(n, -1, 0.27)], publicCommunities),
  )
  expect(some?.shift).toBeGreaterThan(publicCommunities.shift / 2)
  expect(many?.shift).toBeCloseTo(0, 2)
  expect(many?.scale).toBeCloseTo(1, 2)
})

test('with many questions the community’s own habits are found', () => {
  const random = seededRandom(5)
  const past = Array.from({ length: 20_000 }, () => {
    const logOdds = 6 * random() - 3
    return { logOdds, happened: random() < chanceOf(-0.4 + 1.5 * logOdds), weight: 1 }
  })
  const { shift, scale } = learnCalibration(past)
  expect(shift).toBeCloseTo(-0.4, 1)
  expect(scale).toBeCloseTo(1.5, 1)
})

test('a timid crowd is made bolder, a bold one more timid, each the more the more has resolved', () => {
  const timid = [10, 100, 1000].map((n) => learnCalibration([...crowds(n, 1, 0.9), ...crowds(n, -1, 0.1)]).scale)
  const bold = [10, 100, 1000].map((n) => learnCalibration([...crowds(n, 3, 0.8), ...crowds(n, -3, 0.2)]).scale)
  expect(timid).toEqual(timid.toSorted((a, b) => a - b))
  expect(timid[0]).toBeGreaterThan(1)
  expect(timid[2]).toBeCloseTo(2.0582, 4) // on its way to ln 9 = 2.1972
  expect(bold).toEqual(bold.toSorted((a, b) => b - a))
  expect(bold[0]).toBeLessThan(1)
})

test('weights count like repetition, and a weight of 0 like nothing', () => {
  const past = [...crowds(5, 1.2, 0.4), ...crowds(3, -0.7, 0.34)]
  const halves = past.flatMap((one) => [
    { ...one, weight: 0.5 },
    { ...one, weight: 0.5 },
  ])
  const expected = learnCalibration(past)
  for (const same of [halves, [...past, { logOdds: 3, happened: false, weight: 0 }]]) {
    const found = learnCalibration(same)
    expect(found.shift).toBeCloseTo(expected.shift, 9)
    expect(found.scale).toBeCloseTo(expected.scale, 9)
  }
})

const somePast = fc
  .array(
    fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      logOdds: fc.double({ min: -12, max: 12, noNaN: true }),
      share: fc.integer({ min: 0, max: 4 }),
    }),
    {
      maxLength: 4,
    },
  )
  .map((groups) => groups.flatMap(({ count, logOdds, share }) => crowds(count, logOdds, share / 4)))

test('yes and no are treated alike: everything turned round turns only the shift', () => {
  fc.assert(
    fc.property(somePast, (past) => {
      const found = learnCalibration(past)
      const turned = learnCalibration(
        past.map(({ logOdds, happened, weight }) => ({ logOdds: -logOdds, happened: !happened, weight })),
      )
      expect(turned.shift).toBeCloseTo(-found.shift, 6)
      expect(turned.scale).toBeCloseTo(found.scale, 6)
    }),
  )
})

/** Minus the log of the posterior, written plainly. */
function misfit(past: readonly PastCrowd[], shift: number, scale: number): number {
  const said = past.map(
    ({ logOdds, happened, weight }) => weight * Math.log1p(Math.exp((happened ? -1 : 1) * (shift + scale * logOdds))),
  )
  return 2 * shift ** 2 + 12.5 * (scale - 1) ** 2 + said.reduce((sum, one) => sum + one, 0)
}

test('nothing near, on either side, is more credible', () => {
  fc.assert(
    fc.property(somePast, (past) => {
      const { shift, scale } = learnCalibration(past)
      const best = misfit(past, shift, scale)
      expect(scale).toBeGreaterThanOrEqual(0)
      for (const [up, bolder] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, 1],
        [-1, -1],
        [1, -1],
        [-1, 1],
      ] as const) {
        const near = scale + 1e-3 * bolder
        if (near >= 0) expect(misfit(past, shift + 1e-3 * up, near)).toBeGreaterThanOrEqual(best) // oxlint-disable-line vitest/no-conditional-expect
      }
    }),
  )
})

test('a crowd that is always wrong is ignored, not turned round', () => {
  const { shift, scale } = learnCalibration([...crowds(1000, 3, 0.1), ...crowds(1000, -3, 0.7)])
  expect(scale).toBe(0)
  // 800 of 2000 happened; the prior on the shift is worth little beside them.
  expect(shift).toBeCloseTo(Math.log(0.4 / 0.6), 2)
})

test('a step that overshoots is shortened until it improves', () => {
  const { shift, scale } = learnCalibration(crowds(13, 5.4, 0.6)) // 8 of 13 happened
  expect(shift).toBeCloseTo(-0.6799, 4)
  expect(scale).toBeCloseTo(0.4125, 4)
  // Both derivatives are 0.
  const surplus = 13 * chanceOf(shift + scale * 5.4) - 8
  expect(4 * shift + surplus).toBeCloseTo(0, 8)
  expect(25 * (scale - 1) + 5.4 * surplus).toBeCloseTo(0, 8)
})

test('extreme log-odds and perfect foresight stay finite', () => {
  const right = learnCalibration([...crowds(1000, 700, 1), ...crowds(1000, -700, 0)])
  expect(right.shift).toBeCloseTo(0, 9)
  expect(right.scale).toBe(1)
  const wrong = learnCalibration([...crowds(50, 700, 0), ...crowds(50, -700, 1)])
  expect(wrong.shift).toBeCloseTo(0, 9)
  expect(wrong.scale).toBe(0)
})

const learnFrom = (one: Partial<PastCrowd>) =>
  learnCalibration([...crowds(1, 0, 1), { logOdds: 0, happened: true, weight: 1, ...one }])

test('log-odds are not beyond all chances, and weights are shares', () => {
  expect(() => learnFrom({ logOdds: -700, weight: 0 })).not.toThrow()
  for (const logOdds of [701, -1e300, Number.NaN]) {
    expect(() => learnFrom({ logOdds })).toThrow(`past[1].logOdds must lie between -700 and 700, not ${logOdds}`)
  }
  for (const weight of [-0.1, 1.1, Number.NaN])
    expect(() => learnFrom({ weight })).toThrow(`past[1].weight must lie between 0 and 1, not ${weight}`)
})
