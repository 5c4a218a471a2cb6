/** What is told of how right people were where their number leads. */
import { expect, test } from 'vitest'
import { crowdInShort } from './crowd-in-short.ts'

const spoken = (brier: number | null) => ({ crowd: { brier, baseline: 10, coverage: 1 } })
const bin = (questions: number) => ({ chance: 0.31, frequency: 0.4, low: 0.2, high: 0.6, questions })

test('of ten questions and more with a Brier score their mean is told, with where luck could put it', () => {
  const told = crowdInShort([...Array.from({ length: 10 }, (_, i) => spoken(i < 5 ? 0.1 : 0.3)), spoken(null)], [])
  expect(told).toMatchObject({ questions: 10, brier: 0.2 })
  expect(told?.low).toBeLessThan(0.2)
  expect(told?.high).toBeGreaterThan(0.2)
})

test('of fewer nothing is told, nor how often it came about of a chance that was told of fewer', () => {
  expect(crowdInShort([...Array.from({ length: 9 }, () => spoken(0.2)), spoken(null), {}], [bin(30)])).toBeNull()
  const enough = Array.from({ length: 10 }, () => spoken(0.2))
  expect(crowdInShort(enough, [bin(9), bin(10)])?.bins).toEqual([{ chance: 0.31, frequency: 0.4, questions: 10 }])
})
