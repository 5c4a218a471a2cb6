import { expect, test } from 'vitest'
import { waysFor, waysOf, wayToNumbered } from './palette.ts'

const kinds = [
  { name: 'trend', title: 'Trend' },
  { name: 'scenario', title: 'Scenario' },
]
const ways = waysOf(kinds)
const titles = (text: string) => waysFor(ways, text).map(({ title }) => title)

test.each([
  ['', ways.map(({ title }) => title)],
  ['rec', ['Track record']],
  ['  TRACK  rec ', ['Track record']],
  ['calibration', ['Track record']],
  ['write', ['Write a trend', 'Write a scenario']],
  ['new sc', ['Write a scenario']],
  ['table', ['All stuff as a table']],
  ['xyzzy', []],
  ['%', ways.map(({ title }) => title)],
])('“%s” finds what has a word that each of its words begins', (text, found) => {
  expect(titles(text)).toEqual(found)
})

test('every way has a name and an address of its own', () => {
  expect(new Set(ways.map(({ title }) => title)).size).toBe(ways.length)
  expect(new Set(ways.map(({ to }) => to)).size).toBe(ways.length)
  for (const { to } of ways) expect(to).toMatch(/^\//)
})

test.each([
  ['trend 131', { title: 'Trend 131', to: '/trend/131' }],
  ['  SCENARIO  7 ', { title: 'Scenario 7', to: '/scenario/7' }],
  ['trend', null],
  ['trend 0', null],
  ['trend 1.5', null],
  ['rumour 131', null],
  ['131', null],
])('“%s” calls an item by its number, or none', (text, way) => {
  expect(wayToNumbered(kinds, text)).toEqual(way)
})
