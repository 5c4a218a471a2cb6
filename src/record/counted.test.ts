import { expect, test } from 'vitest'
import { sayProjected, sayShown, sayTested } from './counted.ts'

const trends = { listed: 60, withheld: 10, computed: 50 }
const sources = { series: 50, bound: 0, looked: 0, waiting: 0, unread: 0, late: 0 }
const tested = (count: number) => ({ trends: count }) as Parameters<typeof sayTested>[0]['backtests']
const waiting = (count: number) => ({ waiting: count }) as Parameters<typeof sayProjected>[0]['kept']

test('each number of the record says of how many it is, and why of no more', () => {
  expect(sayShown({ trends, sources })).toBe(
    '50 of the 60 trends here show a series. 10 are withheld, since their owners allow no commercial use.',
  )
  expect(sayTested({ trends, sources, backtests: tested(48) })).toBe(
    '48 of the 50 series can be looked back on: 2 have too few values, or gaps between them.',
  )
  expect(sayProjected({ trends, sources, kept: waiting(47) })).toBe(
    '47 of the 50 series have a projection that waits for the next value: 3 have too few values, gaps between them, or a newer value that lies outside what was projected.',
  )
})

test('where all are counted nothing is left out, and what is not made yet is said to be made', () => {
  expect(sayShown({ trends: { listed: 51, withheld: 0, computed: 50 }, sources })).toBe(
    '50 of the 51 trends here show a series. Nobody measures 1.',
  )
  expect(sayTested({ trends, sources, backtests: tested(50) })).toBe('All 50 series can be looked back on.')
  expect(sayTested({ trends: { ...trends, computed: 20 }, sources, backtests: tested(19) })).toBe(
    '19 of the 50 series can be looked back on: 1 has too few values, or gaps between them, and the numbers of 30 are being made.',
  )
})
