/** What the page of methods says of ratings: its example is worked by the rule that pages use. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RatingsPart } from './RatingsPart.tsx'

const text = renderToString(<RatingsPart />)
  .replaceAll(/<[^>]*>/g, '')
  .replaceAll(/\s+/g, ' ')

test('the example counts up to the mark at which half of the readers are reached', () => {
  expect(text).toContain('Of 11 readers 1 gives a 2, 2 give a 3, 5 a 4 and 3 a 5. Half of them is 5.5:')
  expect(text).toContain('3 gave 3 or less, 8 gave 4 or less. Median 4; at least half of the 11 readers say 3 to 5.')
})

test('it says from how many readers on anything is shown', () => {
  expect(text).toContain('how many gave each mark, once 3 have')
})
