/** Which years of a projection a table of a report tells. */
import { expect, test } from 'vitest'
import type { Block } from '../../report/report.ts'
import { fan } from './fan.ts'

type Fan = Extract<Block, { type: 'fan' }>

const sixteen = (asked: string | null, newer: Fan['newer']): Fan => ({
  type: 'fan',
  title: 'Coal',
  item: 'trend/1',
  version: 1,
  unit: 'tonnes',
  observations: [['2025', 10]],
  points: Array.from({ length: 16 }, (_, i) => ({
    at: String(2026 + i),
    knots: [1, 2, 3, 4, 5, 6, 7],
    validated: true,
  })),
  bounds: { least: 0, most: null },
  threshold: null,
  asked,
  provisional: null,
  projected: [],
  newer,
})
const elsewhere = (at: string, value: number) => ({ at, value, publisher: 'Elsewhere', signal: 0 })
const years = (block: Fan) =>
  fan
    .table(
      block,
      () => '',
      () => '',
    )
    .rows.map(([first]) => first?.text)

test('the next step, the last, the one that is asked about and a few between', () => {
  expect(years(sixteen(null, []))).toEqual(['2026', '2030', '2034', '2037', '2041'])
  expect(years(sixteen('2032', []))).toEqual(['2026', '2030', '2032', '2034', '2037', '2041'])
  expect(years(sixteen('2033', []))).toEqual(['2026', '2030', '2033', '2037', '2041'])
})

test('none that is known from elsewhere by now, and of two newer values the sentence says the newest', () => {
  const block = sixteen(null, [elsewhere('2027', 12), elsewhere('2026', 11)])
  expect(years(block)[0]).toBe('2028')
  expect(fan.sentence(block, () => '')).toContain('12 in 2027')
})
