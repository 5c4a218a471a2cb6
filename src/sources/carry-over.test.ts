/** What was said of a series beside its observations, once newer ones have come. */
import { expect, test } from 'vitest'
import { aSeries } from '../../test/given/series.ts'
import { carryOver } from './carry-over.ts'

const before = aSeries(
  [
    ['2023', 1],
    ['2024', 2],
  ],
  {
    baseline: 'Per year',
    provisional: '2024',
    projected: [
      ['2025', 3],
      ['2026', 4],
    ],
    coverage: { of: 'people', shares: [['2024', 97]] },
    publication: { rhythm: 'yearly', usual: 'in March', next: '2026-03' },
  },
)
const newer = {
  observations: [
    ['2024', 2],
    ['2025', 3.1],
  ] as [string, number][],
  retrieved: '2026-11-22',
  expectedBy: '2027-03-15',
  marks: null,
}

test('what is measured by now is projected no longer, and the next value is the one after', () => {
  expect(carryOver(before, newer)).toMatchObject({
    baseline: 'Per year',
    provisional: '2024',
    projected: [['2026', 4]],
    publication: { next: '2027-03' },
    retrieved: '2026-11-22',
  })
  expect(carryOver(before, newer)).not.toHaveProperty('coverage')
})

test('what is preliminary or projected of years that are not there is left out', () => {
  const observations: [string, number][] = [
    ['2025', 3.1],
    ['2026', 4.2],
  ]
  const carried = carryOver(before, { ...newer, observations, expectedBy: null })
  expect(carried).not.toHaveProperty('provisional')
  expect(carried).not.toHaveProperty('projected')
  expect(carried.publication?.next).toBe(null)
})

test('a revision of old values leaves all else as it was', () => {
  const observations: [string, number][] = [
    ['2023', 1.1],
    ['2024', 2],
  ]
  expect(carryOver(before, { ...newer, observations, expectedBy: null })).toEqual({
    ...before,
    observations,
    retrieved: '2026-11-22',
  })
})

test('a mark stays with its value, and is gone with another', () => {
  const marked = aSeries(before.observations, {
    marks: [
      ['2023', 'b'],
      ['2024', 'p'],
    ],
    provisional: '2024',
  })
  const same = carryOver(marked, { ...newer, observations: before.observations })
  expect(same).toMatchObject({ marks: marked.marks, provisional: '2024' })
  const revised: [string, number][] = [
    ['2023', 1],
    ['2024', 2.1],
    ['2025', 3],
  ]
  const carried = carryOver(marked, { ...newer, observations: revised })
  expect(carried.marks).toEqual([['2023', 'b']])
  expect(carried).not.toHaveProperty('provisional')
})

test('what a source says of its values is in the place of what was said before, also where it says nothing of one', () => {
  const marked = aSeries(before.observations, { marks: [['2023', 'b']], provisional: '2024' })
  const carried = carryOver(marked, { ...newer, marks: [['2025', 'p']] })
  expect(carried).toMatchObject({ marks: [['2025', 'p']], provisional: '2025' })
  const bare = carryOver(marked, { ...newer, marks: [] })
  expect(bare).not.toHaveProperty('marks')
  expect(bare).not.toHaveProperty('provisional')
})
