/** Where a paragraph of a report begins. */
import { expect, test } from 'vitest'
import { sampleSentence } from '../../../test/analyses/sample-report.ts'
import type { Sentence } from '../report/report.ts'
import { paragraphsOf } from './pieces.ts'

/** A sentence of so many signs, with a claim to a field of an item that begins at a place. */
function sentence(length: number, start: number, field: string): Sentence {
  const text = `${'x'.repeat(length - 1)}.`
  const claim = { ...sampleSentence(['31%', 'e4']).claims[0]!, kind: 'fact' as const, field, start, text: 'xxx' }
  return { text, claims: [claim], by: 'template' }
}
const long = sentence(300, 200, 'details.criteria')
const sizes = (...all: Sentence[]) => paragraphsOf(all).map((paragraph) => paragraph.length)

test.for([
  ['with the name of what it speaks of', sentence(80, 0, 'numbers.direction'), [1, 1]],
  ['with words before that name', sentence(80, 41, 'title'), [1, 1]],
  ['with words before a phrase', sentence(80, 34, 'details.phrase'), [1, 1]],
  ['with a year that is no name', sentence(80, 41, 'numbers.projection.2035.at'), [2]],
  ['with a name far behind', sentence(120, 100, 'title'), [2]],
] as const)('a sentence %s, after a long one', ([, next, expected]) => {
  expect(sizes(long, next)).toEqual(expected)
})

test('after little has been said nothing begins', () => {
  expect(sizes(sentence(100, 90, 'details.criteria'), sentence(80, 0, 'title'))).toEqual([2])
})
