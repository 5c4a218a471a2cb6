/** Where two states of a series differ. */
import { expect, test } from 'vitest'
import { differing } from './differing.ts'

const plain = { marks: [], provisional: null }

test('the newest difference comes first, and what one of them has not is said to be none', () => {
  const stands = {
    ...plain,
    observations: [
      ['2022', 300],
      ['2023', 310],
    ] as [string, number][],
  }
  const says = {
    ...plain,
    observations: [
      ['2022', 300],
      ['2023', 310.5],
      ['2024', 312],
    ] as [string, number][],
  }
  expect(differing(stands, says)).toEqual([
    { at: '2024', stands: 'none', says: '312' },
    { at: '2023', stands: '310', says: '310.5' },
  ])
})

test('what is said of a value stands beside it, and is a difference where the values are equal', () => {
  const observations: [string, number][] = [
    ['2022', 300],
    ['2023', 310],
    ['2024', 312],
  ]
  const stands = { observations, marks: [], provisional: '2024' }
  const says = { observations, marks: [['2022', 'e']] as [string, string][], provisional: null }
  expect(differing(stands, says)).toEqual([
    { at: '2024', stands: '312, preliminary', says: '312' },
    { at: '2022', stands: '300', says: '300, estimated' },
  ])
})
