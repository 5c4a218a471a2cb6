import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf, longestLabel } from './label.ts'

test.each([
  ['Sea level', 'Sea level'],
  ['a title of exactly thirty-six letters', 'a title of exactly thirty-six…'],
  ['Share of renewable energy in final consumption', 'Share of renewable energy in final…'],
  ['Will it rain, or will it not, on Tuesday?', 'Will it rain, or will it not, on…'],
  ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'Donaudampfschifffahrtselektrizitäte…'],
])('the short name of %j is %j', (title, label) => {
  expect(labelOf(title)).toBe(label)
})

test('a short name is never longer than a chart takes, nor empty, and breaks no sign in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 140 }), (text) => {
      const title = text.trim()
      if (title.length < 3) return
      const label = labelOf(title)
      expect([label.length <= longestLabel, label.length >= 2, label.isWellFormed()]).toEqual([true, true, true])
    }),
  )
})
