/** What an answer is said of, and whether it asks for more or for less. */
import { describe, expect, test } from 'vitest'
import { directionAsked } from './direction.ts'
import { boundOfChance, heldAgainst, ofYear, withoutYear } from './says.ts'

describe('the figure of an answer is said of', () => {
  test('a label for another year than it names', () => {
    expect(ofYear('Ice-free Arctic September by 2045', '2050')).toBe('Ice-free Arctic September by 2050')
    expect(ofYear('Child mortality', '2036')).toBe('Child mortality in 2036')
    expect(ofYear('Between 2030 and 2040', '2036')).toBe('Between 2030 and 2040 in 2036')
  })

  test('a label without its year, where that is what is asked', () => {
    expect(withoutYear('People land on Mars by 2050')).toBe('People land on Mars')
    expect(withoutYear('Electricity for data centres, 2030')).toBe('Electricity for data centres, 2030')
  })

  test('a value that it is held against', () => {
    expect(heldAgainst({ label: 'Child mortality', side: 'below', value: '35 deaths', in: 2036 })).toBe(
      'Child mortality below 35 deaths in 2036',
    )
  })
})

test.for<[text: string, direction: 'up' | 'down' | null]>([
  ['Is child mortality still falling?', 'down'],
  ['Will people live longer than today in 2045?', 'up'],
  ['Is nuclear power coming back?', 'up'],
  ['Is the world becoming less democratic?', 'down'],
  ['Will it rise more than it falls?', null],
  ['Will there be a treaty on advanced AI?', null],
])('%s asks for %s', ([text, direction]) => {
  expect(directionAsked(text)).toBe(direction)
})

test.each([
  [0.05, 'at most '],
  [0.02, 'at most '],
  [0.06, ''],
  [0.5, ''],
  [0.94, ''],
  [0.95, 'at least '],
])('a chance of %s that is read off quantiles is bounded by “%s”', (chance, bound) =>
  expect(boundOfChance(chance)).toBe(bound),
)
