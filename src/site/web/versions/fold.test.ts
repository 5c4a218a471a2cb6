import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldSame, type Part, sayUnchanged } from './fold.ts'

const words = (n: number) => Array.from({ length: n }, (_, i) => `word${i}`).join(' ')
const changed = (list: readonly { is: string; text: string }[]) =>
  list.filter(({ is }) => is === 'added' || is === 'removed')
const part = fc.record({
  is: fc.constantFrom('same', 'added', 'removed'),
  text: fc.string({ unit: 'grapheme', maxLength: 500, minLength: 1, size: 'max' }),
})

test('a long stretch between two changes is folded, its ends kept at whole words', () => {
  const same = words(100)
  const shown = foldSame([
    { is: 'added', text: 'x' },
    { is: 'same', text: same },
    { is: 'removed', text: 'y' },
  ])
  expect(shown.map(({ is }) => is)).toEqual(['added', 'same', 'folded', 'same', 'removed'])
  expect(shown[1]?.text).toMatch(/ $/)
  expect(shown[3]?.text).toMatch(/^ /)
})

test('before the first change and after the last, only the side that meets it is kept', () => {
  const shown = foldSame([
    { is: 'same', text: words(100) },
    { is: 'added', text: 'x' },
    { is: 'same', text: words(100) },
  ])
  expect(shown.map(({ is }) => is)).toEqual(['folded', 'same', 'added', 'same', 'folded'])
})

test('short stretches stay as they are', () => {
  const parts: Part[] = [
    { is: 'added', text: 'x' },
    { is: 'same', text: words(20) },
    { is: 'added', text: 'y' },
  ]
  expect(foldSame(parts)).toEqual(parts)
})

test('folding loses no letter, and folds nothing that changed', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const shown = foldSame(parts)
      expect(shown.map(({ text }) => text).join('')).toBe(parts.map(({ text }) => text).join(''))
      expect(changed(shown)).toEqual(changed(parts))
    }),
  )
})

test('a sign of two units is never cut in half', () => {
  const shown = foldSame([
    { is: 'added', text: 'x' },
    { is: 'same', text: 'a' + '😀'.repeat(300) },
    { is: 'added', text: 'y' },
  ])
  expect(shown.every(({ text }) => text.isWellFormed())).toBe(true)
  expect(shown).toHaveLength(5)
})

test.each([
  ['  2023, 7.1\n  2024, 7.2\n  2025, 7.3\n', '3 lines unchanged'],
  ['It has fallen since 2013, and the fall goes on in most countries.', '13 words unchanged'],
  [`${words(40)}\n\n${words(40)}\n\n${words(40)}`, '120 words unchanged'],
  ['日本の人口は2050年に1億人を下回ると見られているが、その速さは分からない', 'unchanged'],
])('of %j it is said how much is folded: %s', (text, said) => expect(sayUnchanged(text)).toBe(said))
