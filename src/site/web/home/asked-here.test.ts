import { expect, test } from 'vitest'
import { keepAsked, readAsked } from './asked-here.ts'

const placeWith = (state: unknown) => {
  const place = { state, replaceState: (next: unknown) => void (place.state = next) }
  return place
}

test('a question is kept with its place in the history, beside what else is kept there, until it is closed', () => {
  const place = placeWith({ idx: 3, key: 'a' })
  keepAsked(place, 'Will it rain?')
  expect([place.state, readAsked(place)]).toEqual([{ idx: 3, key: 'a', asked: 'Will it rain?' }, 'Will it rain?'])
  keepAsked(place, null)
  expect([place.state, readAsked(place)]).toEqual([{ idx: 3, key: 'a' }, null])
})

test.each([null, undefined, 7, {}, { asked: 7 }, { asked: ' ' }, { asked: 'x'.repeat(501) }])(
  'what something else has left there is no question: %s',
  (state) => expect(readAsked(placeWith(state))).toBeNull(),
)
