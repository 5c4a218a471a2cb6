/** What is said of a field that changed: tables, and laws for any words. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FieldChange, type Part, sayChange, sayChanges } from './say-change.ts'

const same = (text: string): Part => ({ is: 'same', text })
const removed = (text: string): Part => ({ is: 'removed', text })
const added = (text: string): Part => ({ is: 'added', text })
const change = (field: string, ...parts: Part[]): FieldChange => ({ field, parts })
const long = 'so many words that nobody reads them in a notice '.repeat(9)

test.each([
  ['a day', change('closes', removed('2026-12-01'), added('2027-01-15')), 'Closes: 15 Jan 2027 instead of 1 Dec 2026.'],
  [
    'a word',
    change('title', removed('Ice'), added('Snow'), same(' is gone')),
    'Title: “Snow is gone” instead of “Ice is gone”.',
  ],
  [
    'a sentence that ends',
    change('criteria', same('Yes by '), removed('2030'), added('2031'), same('.')),
    'Criteria: “Yes by 2031.” instead of “Yes by 2030.”',
  ],
  [
    'a rule that was not there',
    change('automatic', added('at: 2030\ntrend: trend/131')),
    'Answer by a series: “at: 2030; trend: trend/131”, where nothing was said.',
  ],
  [
    'a condition that is there no more',
    change('condition', removed('has to resolve to: yes')),
    'Condition: nothing any more, instead of “has to resolve to: yes”.',
  ],
  [
    'one word of many',
    change('criteria', same(long), removed('Yes. '), added('No. '), same(long)),
    'Criteria: “…that nobody reads them in a notice No. so many words that nobody reads them in…” instead of “…that nobody reads them in a notice Yes. so many words that nobody reads them in…”',
  ],
])('%s', (_, one, says) => expect(sayChange(one)).toBe(says))

test('of many fields the first three are said, and how many more there are', () => {
  const all = ['title', 'criteria', 'opens', 'closes', 'resolves'].map((field) => change(field, added('x')))
  expect(sayChanges(all)).toMatch(/^Title: .* Criteria: .* Opens: .* And 2 more fields\.$/)
  expect(sayChanges(all.slice(1))).toMatch(/ And one more field\.$/)
})

test('where nothing differs any more, that is said', () => {
  expect(sayChanges([])).toBe('What it says was changed, and changed back.')
})

test('whatever the words, it is one line, not long, and no sign is cut in two', () => {
  const part = fc.record({
    is: fc.constantFrom('same', 'added', 'removed'),
    text: fc.string({ unit: 'binary', maxLength: 300 }),
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = sayChange({ field: 'criteria', parts })
      expect(text.length).toBeLessThan(520)
      expect(text).not.toMatch(/\n/)
      expect(text.isWellFormed()).toBe(true)
    }),
  )
})
