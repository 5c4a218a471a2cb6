import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { modelWeight, pooledQuantilesWithModel, pooledWithModel, usualRatio } from './pool-with-model.ts'

const usual = { error: usualRatio, naiveError: 1, coverage80: 0.8, values: 27 }
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true })
const weight = fc.double({ min: 0, max: 1, noNaN: true })

describe('how much a projection counts beside one forecaster', () => {
  it('is as much, where its series is up to date and its backtest as good as usual, or better', () => {
    expect(modelWeight({ ahead: 5, unseen: 0, backtest: usual })).toEqual({ weight: 1, news: 1, skill: 1, bands: 1 })
    expect(modelWeight({ ahead: 5, unseen: -2, backtest: { ...usual, error: 0.1, coverage80: 1 } }).weight).toBe(1)
  })

  test.for<[what: string, change: object, part: 'news' | 'skill' | 'bands', found: number]>([
    ['less by the steps that the forecaster has seen and the series has not', { unseen: 4 }, 'news', 10 / 14],
    ['less the sooner the answer comes after what was not seen', { ahead: 5, unseen: 4 }, 'news', 1 / 5],
    ['nothing where the forecaster has seen it all', { ahead: 4, unseen: 4 }, 'news', 0],
    ['nothing of a value that is not ahead', { ahead: 0 }, 'news', 0],
    ['less by the square of its error', { backtest: { ...usual, error: 2 * usualRatio } }, 'skill', 0.25],
    [
      'nothing where the last value was always right, and it was not',
      { backtest: { ...usual, naiveError: 0 } },
      'skill',
      0,
    ],
    ['in full where both were always right', { backtest: { ...usual, error: 0, naiveError: 0 } }, 'skill', 1],
    ['as if no better than naive without a backtest', { backtest: null }, 'skill', usualRatio ** 2],
    ['less where its bands held too few values', { backtest: { ...usual, coverage80: 0.56 } }, 'bands', 0.781_081],
    ['hardly less where too few of very few', { backtest: { ...usual, coverage80: 0, values: 1 } }, 'bands', 10 / 11],
  ])('%s', ([, change, part, found]) => {
    const made = modelWeight({ ahead: 14, unseen: 0, backtest: usual, ...change })
    expect(made[part]).toBeCloseTo(found, 6)
    expect(made.weight).toBeCloseTo(found, 6)
  })

  it('is the product of the three', () => {
    const backtest = { error: 1.26 * usualRatio, naiveError: 1, coverage80: 0.56, values: 27 }
    expect(modelWeight({ ahead: 14, unseen: 4, backtest }).weight).toBeCloseTo(0.351, 3)
  })
})

describe('what both say together', () => {
  it('is the mean of their log-odds', () => {
    expect(pooledWithModel(0.89, 0.05, 1)).toBeCloseTo(0.395, 3)
    expect(pooledWithModel(0.89, 0.05, 0.351)).toBeCloseTo(0.686, 3)
    expect(pooledWithModel(0.8, 0.5, 1)).toBeCloseTo(2 / 3, 12)
  })

  it('lies between the two, nearer to the model the more it counts, and turns with the question', () => {
    fc.assert(
      fc.property(chance, chance, weight, weight, (said, projected, one, other) => {
        const [less, more] = [one, other].toSorted((a, b) => a - b).map((its) => pooledWithModel(said, projected, its))
        expect(less).toBeGreaterThanOrEqual(Math.min(said, projected) - 1e-12)
        expect(less).toBeLessThanOrEqual(Math.max(said, projected) + 1e-12)
        expect(Math.abs(more! - projected)).toBeLessThanOrEqual(Math.abs(less! - projected) + 1e-12)
        expect(pooledWithModel(1 - said, 1 - projected, one)).toBeCloseTo(1 - pooledWithModel(said, projected, one), 12)
      }),
    )
  })

  it('takes nobody as surer than 1%, and nothing that is no chance or no weight', () => {
    expect(pooledWithModel(1, 0, 1)).toBeCloseTo(0.5, 12)
    expect(pooledWithModel(0.5, 0, 1)).toBeCloseTo(pooledWithModel(0.5, 0.01, 1), 12)
    expect(() => pooledWithModel(1.1, 0.5, 1)).toThrow('forecast')
    expect(() => pooledWithModel(0.5, -0.1, 1)).toThrow('model')
    expect(() => pooledWithModel(0.5, 0.5, 1.5)).toThrow('weight')
  })
})

const both = (counts: number, isLog = false) => pooledQuantilesWithModel([4, 5], [5, 8], { weight: counts, isLog })

describe('what both say together of an amount', () => {
  it('is at each chance the mean of their quantiles', () => {
    expect(both(1)).toEqual([4.5, 6.5])
    expect(both(0.5)[0]).toBeCloseTo(13 / 3, 12)
    expect(both(0.5)[1]).toBeCloseTo(6, 12)
    expect(both(0)).toEqual([4, 5])
  })

  it('is a geometric mean on a logarithmic scale', () => {
    expect(both(1, true)[1]).toBeCloseTo(Math.sqrt(40), 12)
    expect(() => pooledQuantilesWithModel([0], [1], { weight: 1, isLog: true })).toThrow('forecast[0]')
    expect(() => pooledQuantilesWithModel([1], [-1], { weight: 1, isLog: true })).toThrow('model[0]')
  })

  it('needs a weight from 0 to 1 and as many quantiles of both', () => {
    expect(() => both(1.1)).toThrow('weight')
    expect(() => pooledQuantilesWithModel([1], [1, 2], { weight: 1, isLog: false })).toThrow('model')
  })
})
