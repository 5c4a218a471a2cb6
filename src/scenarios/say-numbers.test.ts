import { describe, expect, it, test } from 'vitest'
import type { Incoherence } from './numbers.ts'
import { sayIncoherence } from './chances/say-incoherence.ts'
import { sayPull } from './say-pull.ts'

const titleOf = (ref: string) =>
  ({ 'prediction/2': 'Two', 'prediction/3': 'Three', 'prediction/4': 'Four' })[ref] ?? ref

describe('a contradiction in words', () => {
  test.for<[Incoherence, string]>([
    [
      { kind: 'implied', narrow: 'prediction/2', wide: 'prediction/3', narrowChance: 0.4, wideChance: 0.31 },
      'Whenever “Two” turns out as this world needs it, so does “Three”. The first cannot be the likelier of the two, yet its chance is 40% against 31%.',
    ],
    [
      { kind: 'implied', narrow: 'prediction/2', wide: 'prediction/3', narrowChance: 0.314, wideChance: 0.308 },
      'Whenever “Two” turns out as this world needs it, so does “Three”. The first cannot be the likelier of the two, yet its chance is 31.4% against 30.8%.',
    ],
    [
      { kind: 'exclusive', one: 'prediction/2', other: 'prediction/3' },
      '“Two” and “Three” cannot both turn out as this world needs them.',
    ],
    [
      { kind: 'exclusive', one: 'prediction/2', other: 'prediction/2' },
      'This world asks two things of “Two” that cannot both be so.',
    ],
    [
      { kind: 'exhaustive', one: 'prediction/2', other: 'prediction/3', oneChance: 0.3, otherChance: 0.4 },
      'Either “Two” or “Three” must turn out as this world needs it, so their chances add up to 100% or more. They are 30% and 40%.',
    ],
    [
      { kind: 'conditional', of: 'prediction/2', given: 'prediction/3', said: 0.5, lowest: 0.8, highest: 1 },
      'The forecast for “Two” is 50%. By the chance of its condition, “Three”, and the chance without it, it must lie between 80% and 100%.',
    ],
    [
      { kind: 'conditional', of: 'prediction/2', given: 'prediction/3', said: 0.5, lowest: 0.8, highest: 0.8 },
      'The forecast for “Two” is 50%. By the chance of its condition, “Three”, and the chance without it, it must be 80%.',
    ],
    [
      { kind: 'siblings', items: ['prediction/2', 'prediction/3', 'prediction/4'], total: 1.3 },
      'At most one world of this set can come true, yet the lowest chances of “Two”, “Three” and “Four” add up to 130%.',
    ],
    [
      { kind: 'crowded', items: ['prediction/2', 'prediction/3'], total: 1.19 },
      'At most one world of this set can come true, yet the chances of “Two” and “Three” add up to 119%: so nothing can be said of what is left for none of them.',
    ],
    [
      { kind: 'forecast-against-model', of: 'prediction/2', forecast: 0.77, model: 0.05 },
      'For “Two” the forecast gives the outcome of this world a chance of 77%, the projection of the series that decides it one of 5%.',
    ],
    [
      { kind: 'doubted-projection', of: 'prediction/3', by: 'prediction/2', forecast: 0.77, model: 0.05 },
      'The chance of “Three” is that of its projection alone. On the same series the forecast gives what this world needs of “Two” a chance of 77%, and that projection one of 5%: whoever trusts the forecast must doubt the projection here too.',
    ],
  ])('%#', ([incoherence, sentence]) => {
    expect(sayIncoherence(incoherence, titleOf)).toBe(sentence)
  })
})

describe('a pull in words', () => {
  const descriptors = [
    {
      id: 'price',
      title: 'Prices',
      states: [
        { id: 'high', title: 'High' },
        { id: 'calm', title: 'Calm' },
      ],
    },
    { id: 'debt', title: 'Public debt', states: [{ id: 'inflated', title: 'Melted by prices' }] },
    { id: 'banks', title: 'Central banks', states: [{ id: 'free', title: 'Independent' }] },
  ]
  const contributions = [
    { descriptor: 'debt', state: 'inflated', pull: 3 },
    { descriptor: 'banks', state: 'free', pull: -1 },
  ]

  it('names what is chosen, what is favoured and by how much, and what speaks for and against', () => {
    expect(
      sayPull({ descriptor: 'price', chosen: 'calm', towards: 'high', excess: 2, contributions }, descriptors),
    ).toEqual({
      sentence: 'Prices: “Calm” is chosen, but the other choices together favour “High” by 2.',
      towards: ['“Melted by prices” (Public debt) +3'],
      against: ['“Independent” (Central banks) −1'],
    })
  })

  it('falls back on the names of a set that has changed since', () => {
    expect(
      sayPull({ descriptor: 'gone', chosen: 'a', towards: 'b', excess: 1, contributions: [] }, descriptors).sentence,
    ).toMatch(/^gone: “a” .* “b” by 1\.$/)
  })
})
