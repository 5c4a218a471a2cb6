import { describe, expect, test } from 'vitest'
import { seededRandom } from '#engine/random.ts'
import { commonRank, longestOfNames, nameOf, vocabulary } from './names.ts'
import { backOf, shiftOf, templateOf, textIn } from './rewrite.ts'

const collection = {
  ranks: new Map([
    ['12', 0],
    ['131', 1],
  ]),
  families: ['co2-450'],
  series: 50,
}
const copy = { nth: 2, base: 10_221 }
const inCopy = (text: string, shift = 0) => textIn(templateOf(text, collection), copy, collection, shift)

describe('a row of the collection in a copy', () => {
  test.each([
    ['{"to":"trend/131","watch":"prediction/12"}', '{"to":"trend/10222","watch":"prediction/10221"}'],
    ['{"to":"trend/999"}', '{"to":"trend/999"}'],
    ['{"series":{"kept":7}}', '{"series":{"kept":107}}'],
    ['{"group":{"id":"co2-450"},"item":"set/co2-450"}', '{"group":{"id":"co2-450-2"},"item":"set/co2-450-2"}'],
  ])('%s names what is in the same copy', (text, expected) => expect(inCopy(text)).toBe(expected))

  test.each([
    ['{"closes":"2035-12-31","opens":"2026-11-20"}', '{"closes":"2043-12-31","opens":"2026-11-20"}'],
    ['{"year":2035.5,"value":0.2035,"id":"world-2045"}', '{"year":2043.5,"value":0.2035,"id":"world-2045"}'],
    ['the 2030s, https://a.org/2030/', 'the 2030s, https://a.org/2030/'],
  ])('%s is later, in so far as it speaks of years to come', (text, expected) => expect(inCopy(text, 8)).toBe(expected))

  test('is over with all of it, its opening too', () => {
    const template = templateOf('{"closes":"2035-12-31","opens":"2026-11-20"}', collection)
    expect(textIn(template, copy, collection, backOf(template))).toBe('{"closes":"2023-12-31","opens":"2014-11-20"}')
  })

  test('is never later than 2100, and a 29 February remains one', () => {
    for (let nth = 0; nth < 60; nth++) {
      expect(2090 + shiftOf({ years: [2030, 2090], hasLeapDay: false }, nth)).toBeLessThanOrEqual(2100)
      expect(shiftOf({ years: [2028], hasLeapDay: true }, nth) % 4).toBe(0)
      expect(2028 + shiftOf({ years: [2028], hasLeapDay: true }, nth)).toBeLessThan(2100)
    }
  })
})

test('no two names are alike, and none is longer than it may be', () => {
  const names = new Set<string>()
  for (let rank = 0; rank < vocabulary; rank++) names.add(nameOf(rank))
  expect(names.size).toBe(vocabulary)
  expect([...names].filter(({ length }) => length > longestOfNames)).toEqual([])
})

test('the first name is about twice as common as the second, and ten times as common as the tenth', () => {
  const random = seededRandom(1)
  const found = new Map<number, number>()
  for (let i = 0; i < 200_000; i++) {
    const rank = commonRank(random)
    found.set(rank, (found.get(rank) ?? 0) + 1)
  }
  expect((found.get(0) ?? 0) / (found.get(1) ?? 1)).toBeCloseTo(Math.log(2) / Math.log(1.5), 0)
  expect((found.get(0) ?? 0) / (found.get(9) ?? 1)).toBeGreaterThan(6)
})
