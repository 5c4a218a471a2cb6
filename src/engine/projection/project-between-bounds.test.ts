import { describe, expect, test } from 'vitest'
import { isExploding } from './bands/exploding.ts'
import { project, shareBounds } from './project.ts'
import { projectBetweenBounds } from './project-between-bounds.ts'
import type { Projection } from './projection.ts'

const free = { least: -Infinity, most: Infinity }
const above = { least: 0, most: Infinity }
const wavy = (i: number) => Math.sin(i * 1.7) + Math.sin(i * 0.9)
const filling = Array.from({ length: 24 }, (_, i) => 100 - 60 * 0.85 ** i + 0.3 * wavy(i))
const falling = Array.from({ length: 30 }, (_, i) => 100 * Math.exp(-0.2 * i + 0.1 * wavy(i)))

function projected(
  values: readonly number[],
  options: Parameters<typeof projectBetweenBounds>[1],
): Projection & { isScaled: boolean } {
  const answer = projectBetweenBounds({ values }, options)
  if (answer.refused !== null) throw new Error(answer.refused)
  return answer
}

const medians = ({ points }: Projection) => points.map(({ median }) => median)

describe('a series that comes near its bounds', () => {
  test('a share that fills up never passes 100, and its band stays open', () => {
    const { isScaled, points, bounds, backtest } = projected(filling, { period: 1, horizon: 30, bounds: shareBounds })
    expect({ isScaled, bounds }).toEqual({ isScaled: true, bounds: shareBounds })
    for (const { bands, knots } of points) {
      expect(Math.max(...knots)).toBeLessThanOrEqual(100)
      expect(bands[80].low).toBeLessThan(bands[80].high)
      expect(bands[80]).toEqual({ low: knots[1], high: knots[5] })
    }
    for (const { knots } of backtest?.past ?? []) {
      expect(Math.max(...knots.flat())).toBeLessThan(100)
      expect(Math.min(...knots.flat())).toBeGreaterThan(80)
    }
  })
  test('what falls by a fifth each step goes on doing so', () => {
    const answer = projected(falling, { period: 1, horizon: 10, bounds: above })
    expect(answer.isScaled).toBe(true)
    // Networks learnt from values: on the other scale they are not asked.
    expect(answer.labels).not.toContain('networks')
    medians(answer).forEach((median, i) => {
      const curve = 100 * Math.exp(-0.2 * (30 + i))
      expect(median / curve).toBeGreaterThan(0.5)
      expect(median / curve).toBeLessThan(2)
    })
    expect(answer.points[0]?.naive).toBeCloseTo(falling.at(-1) ?? 0, 9)
  })
  test('it is the same in every unit', () => {
    const plain = medians(projected(falling, { period: 1, horizon: 10, bounds: above }))
    const options = { period: 1, horizon: 10, bounds: above } as const
    for (const factor of [1e-200, 1e-6, 1e9, 1e200]) {
      medians(
        projected(
          falling.map((value) => value * factor),
          options,
        ),
      ).forEach((median, i) => {
        expect(median / factor / (plain[i] ?? 0)).toBeCloseTo(1, 6)
      })
    }
  })
  test('an explosion stays finite', () => {
    const values = Array.from({ length: 20 }, (_, i) => 10 ** (15 * i) * (1 + 0.1 * wavy(i)))
    for (const { knots } of projected(values, { period: 1, horizon: 40, bounds: above }).points) {
      expect(knots.every(Number.isFinite)).toBe(true)
    }
  })
})

describe('left as it is', () => {
  const solar = [0, 0, 0, 0.1, ...Array.from({ length: 18 }, (_, i) => 100 / (1 + Math.exp(-0.55 * (i - 9))))]
  test.each([
    ['a series far from its bounds', filling.map((value) => value / 3), { period: 1, bounds: shareBounds }],
    ['one without bounds', falling, { period: 1, horizon: 40, bounds: free }],
    ['one that has lain on a bound', [100, ...filling.slice(1)], { period: 1, horizon: 30, bounds: shareBounds }],
    ['one that took off', solar, { period: 1, horizon: 30, bounds: shareBounds }],
  ] as const)('%s', (_, values, options) => {
    expect(projected(values, options)).toEqual({ ...project({ values }, options), isScaled: false })
  })
  test('a refusal', () => {
    expect(projectBetweenBounds({ values: [1, 2] }, { period: 1, bounds: above })).toMatchObject({
      refused: 'too-few-points',
    })
  })
})

describe('a series with a bound on one side', () => {
  const options = { period: 1, horizon: 24, bounds: above } as const
  const swinging = Array.from({ length: 40 }, (_, i) => 30 + 1.5 * i + 25 * Math.sin(i * 2.1))
  const plainOf = (values: readonly number[]) => {
    const answer = project({ values }, options)
    if (answer.refused !== null) throw new Error(answer.refused)
    return answer
  }
  test('that rises is as any other but for its lower side, which stays above the bound', () => {
    const answer = projected(swinging, options)
    const plain = plainOf(swinging)
    expect(answer.isScaled).toBe(true)
    expect(answer.labels).toEqual(plain.labels)
    answer.points.forEach(({ knots, median, bands, naive, step }, i) => {
      expect(knots.slice(3)).toEqual(plain.points[i]!.knots.slice(3))
      expect(Math.min(...knots)).toBeGreaterThan(0)
      expect({ median, low: bands[95].low, naive, step }).toEqual({
        median: knots[3],
        low: knots[0],
        naive: plain.points[i]!.naive,
        step: i + 1,
      })
    })
  })
  test('that falls is on logarithms, and no wider upwards than on values', () => {
    const rough = falling.map((value, i) => value * (i % 3 === 0 ? 1.6 : 1))
    const answer = projected(rough, options)
    const plain = plainOf(rough)
    expect(answer.isScaled).toBe(true)
    answer.points.forEach(({ knots }, i) => {
      expect(knots[6]).toBeLessThanOrEqual(Math.max(knots[3]!, plain.points[i]!.knots[6]!))
      expect(knots).toEqual(knots.toSorted((a, b) => a - b))
    })
  })
  test('that explodes may go further than methods on values say', () => {
    const exploding = Array.from({ length: 18 }, (_, i) => Math.exp(1.5 * i + 2 * Math.sin(2.1 * i)))
    const answer = projected(exploding, { ...options, horizon: 6 })
    const plain = plainOf(exploding)
    expect(answer.isScaled).toBe(true)
    expect(answer.points[5]!.median).toBeGreaterThan(plain.points[5]!.median)
  })
  test.each([
    ['rises', swinging],
    ['falls', falling.map((value, i) => value * (i % 3 === 0 ? 1.6 : 1))],
    ['explodes', Array.from({ length: 18 }, (_, i) => Math.exp(1.5 * i + 2 * Math.sin(2.1 * i)))],
  ])('that %s does so above whatever bound', (_, values) => {
    const raised = projected(
      values.map((value) => value + 64),
      { ...options, bounds: { least: 64, most: Infinity } },
    )
    const plain = project({ values: values.map((value) => value + 64) }, { period: 1, horizon: 24 })
    if (plain.refused !== null) throw new Error(plain.refused)
    expect(raised.isScaled).toBe(true)
    for (const { knots } of raised.points) expect(Math.min(...knots)).toBeGreaterThan(64)
    const pasts = raised.backtest!.past.map(({ known, knots }, i) => {
      const onValues = plain.backtest!.past[i]!.knots
      const rises = onValues.at(-1)![3]! >= values[known - 1]! + 64
      const explodes = isExploding(values.slice(0, known), Math.log(1.5))
      const differs = knots.some((at, step) => at[3] !== onValues[step]![3])
      return { plain: rises && !explodes, differs }
    })
    expect(pasts.map(({ differs }) => !differs)).toEqual(pasts.map((one) => one.plain))
  })
  test('is looked back on as it is drawn, its errors in its own changes', () => {
    const { backtest } = projected(swinging, options)
    expect(backtest!.past.map(({ known }) => known)).toEqual(plainOf(swinging).backtest!.past.map(({ known }) => known))
    expect(Math.min(...backtest!.past.flatMap(({ knots }) => knots.flat()))).toBeGreaterThan(0)
    expect(backtest!.naiveError).toBe(plainOf(swinging).backtest!.naiveError)
    const [first] = backtest!.past
    const plain = plainOf(swinging).backtest!.past[0]!
    const rises = plain.knots.at(-1)![3]! >= swinging[first!.known - 1]!
    expect(rises ? first!.knots[0]!.slice(3) : []).toEqual(rises ? plain.knots[0]!.slice(3) : [])
  })
})

test('between two bounds the shift is what it comes to near the last value', () => {
  // Log-odds that rise by more each year.
  const share = Array.from({ length: 30 }, (_, i) => 100 / (1 + Math.exp(3 - 0.004 * i * i - 0.01 * Math.sin(5 * i))))
  const { isScaled, shift, labels, points } = projected(share, { period: 1, horizon: 30, bounds: shareBounds })
  expect(isScaled).toBe(true)
  expect(labels).toContain('shifted')
  expect(shift).toBeGreaterThan(0)
  expect(shift).toBeLessThan(points[0]!.median - share.at(-1)!)
})
