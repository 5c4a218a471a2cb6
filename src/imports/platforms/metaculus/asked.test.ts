import { expect, test } from 'vitest'
import { askedOf, knownOf } from './asked.ts'

test.each(['numeric', 'date'])(
  'the range of a question of the type %s is read once, not for every forecast',
  (type) => {
    let times = 0
    const rangeOf = () => {
      times++
      return { min: 0, max: 100, openBelow: true, openAbove: true, zeroPoint: null, grid: null }
    }
    const known = knownOf({
      title: 'How many?',
      type,
      url: null,
      options: null,
      unit: '',
      rangeOf,
      opens: null,
      closes: null,
      resolution: 'above_upper_bound',
      knownAt: null,
    })
    expect(askedOf(known)).toMatchObject({ is: { outcome: { value: 'above the range' } } })
    for (let i = 0; i < 50; i++)
      expect('is' in known && known.is.estimateOf([0.1, 0.5, 0.9])).toMatchObject({ is: { type } })
    expect(times).toBe(1)
  },
)
