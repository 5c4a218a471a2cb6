/** Which places a text names. */
import { expect, test } from 'vitest'
import { isPlace, placesIn, readPlace } from './place.ts'

test.each<[string, string[]]>([
  ['How many Ugandans will be online?', ['Uganda']],
  ['Will the two Koreas unite?', ['South Korea']],
  ['North Korean missiles', ['North Korea']],
  ['Will the States rejoin?', ['United States']],
  ['does us trade shrink', ['United States']],
  ['Chinese troops on Taiwan', ['China', 'Taiwan']],
  ['Will Papua New Guinea grow?', ['Papua New Guinea']],
  ['Swedes, Finns and Danes', ['Sweden', 'Finland', 'Denmark']],
  ['GDP of the UK and the US', ['United Kingdom', 'United States']],
  ['Will it harm us?', []],
  ['Will the world forget us all?', []],
])('%s: %j', (text, places) => expect(placesIn(text)).toEqual(places))

test('money is of no place, and what names none is of the world', () => {
  expect(readPlace('Oil above 100 US dollars')).toBe('world')
  expect(readPlace('Will Kenyan tea be dearer?')).toBe('Kenya')
  expect(readPlace('Will the European Space Agency say so?')).toBe('world')
  expect(readPlace('Will the European Union say so?')).toBe('European Union')
  expect(readPlace('Will European tea be dearer?')).toBe('Europe')
})

test('a word alone may be a place or who lives there', () => {
  expect(['kenyans', 'taiwan', 'uk', 'us', 'goldfish'].map(isPlace)).toEqual([true, true, true, false, false])
})
