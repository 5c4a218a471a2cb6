import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marginalOfKnots } from '../../joint/marginal.ts'
import { movedChance, movedValue } from './moved-forecast.ts'

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true })
const tie = fc.double({ min: 0, max: 1, noNaN: true })
const amount = fc.double({ min: -100, max: 100, noNaN: true })

/** A projection with a spread of 10 around 50. */
const projected = marginalOfKnots([30.4, 37.2, 43.3, 50, 56.7, 62.8, 69.6])
const modelAt = (value: number) => 1 - projected.chanceBelow(value)

describe('what a forecaster said of one value of a series, moved to another', () => {
  it('lies as many spreads beside the projection as there, and as many fewer as the times hang together less', () => {
    const spoken = [{ value: 10, said: 0.5, model: 0.158_655 }]
    expect(movedChance({ value: 20, model: 0.158_655 }, spoken, 1)).toBeCloseTo(0.5, 5)
    expect(movedChance({ value: 20, model: 0.158_655 }, spoken, 0.5)).toBeCloseTo(0.308_54, 4)
    expect(movedChance({ value: 20, model: 0.022_75 }, spoken, 1)).toBeCloseTo(0.158_66, 4)
  })

  it('is what was said at the value that it was said of, and what the projection says where both agree', () => {
    fc.assert(
      fc.property(chance, chance, amount, (said, model, value) => {
        expect(movedChance({ value, model }, [{ value, said, model }], 1)).toBeCloseTo(said, 5)
        expect(movedChance({ value, model }, [{ value: value - 1, said, model: said }], 1)).toBeCloseTo(model, 5)
        expect(movedChance({ value, model }, [{ value, said, model }], 0)).toBeCloseTo(model, 5)
      }),
    )
  })

  it('lies on the side of the projection on which the forecaster is, and no farther than a full tie takes it', () => {
    fc.assert(
      fc.property(chance, chance, chance, tie, (said, model, asked, t) => {
        const spoken = [{ value: 0, said, model }]
        const [part, full] = [t, 1].map((one) => movedChance({ value: 1, model: asked }, spoken, one))
        const way = Math.sign(said - model)
        expect(way * (part! - asked)).toBeGreaterThanOrEqual(-1e-6)
        expect(way * (full! - part!)).toBeGreaterThanOrEqual(-1e-6)
      }),
    )
  })

  it('goes on a straight line between two values that were spoken of, and beyond them as at the outermost', () => {
    // Gaps of 0 at 40 and of 1 at 60.
    const spoken = [
      { value: 60, said: 0.5, model: 0.158_655 },
      { value: 40, said: 0.3, model: 0.3 },
    ]
    const at = (value: number) => movedChance({ value, model: 0.158_655 }, spoken, 1)
    expect([30, 40, 50, 60, 90].map(at).map((one) => Number(one.toFixed(3)))).toEqual([0.159, 0.159, 0.309, 0.5, 0.5])
  })

  it('takes neither as surer than one in a hundred', () => {
    const sure = movedChance({ value: 0, model: 0.5 }, [{ value: 0, said: 1, model: 0.5 }], 1)
    expect(sure).toBeCloseTo(0.99, 4)
    expect(movedChance({ value: 0, model: 0 }, [{ value: 0, said: 0.5, model: 0.5 }], 1)).toBeLessThan(0.001)
  })

  it('gives the value of a chance, of which the moved chance is that chance', () => {
    fc.assert(
      fc.property(chance, tie, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (said, t, wanted) => {
        const spoken = [{ value: 50, said, model: 0.5 }]
        const value = movedValue(wanted, projected, { spoken, tie: t })
        expect(1 - movedChance({ value, model: modelAt(value) }, spoken, t)).toBeCloseTo(wanted, 2)
      }),
    )
    // A forecaster at even odds for 60 has 60 in the middle.
    const spoken = [{ value: 60, said: 0.5, model: modelAt(60) }]
    expect(movedValue(0.5, projected, { spoken, tie: 1 })).toBeCloseTo(60, 1)
    expect(movedValue(0.5, projected, { spoken, tie: 0 })).toBeCloseTo(50, 1)
  })

  it('refuses what is no chance, no tie, no value, and to move what nobody said', () => {
    const spoken = [{ value: 0, said: 0.5, model: 0.5 }]
    expect(() => movedChance({ value: 0, model: 2 }, spoken, 1)).toThrow('model')
    expect(() => movedChance({ value: 0, model: 0.5 }, spoken, 1.1)).toThrow('tie')
    expect(() => movedChance({ value: Number.NaN, model: 0.5 }, spoken, 1)).toThrow('value')
    expect(() => movedChance({ value: 0, model: 0.5 }, [{ ...spoken[0]!, said: -1 }], 1)).toThrow('said')
    expect(() => movedChance({ value: 0, model: 0.5 }, [], 1)).toThrow('empty')
  })
})
